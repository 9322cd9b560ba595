// Something under way on the operator's page: busy meanwhile, and the sentence of a refusal afterwards.

import { Refused } from "./api";
import { refusalText } from "./refusals";

export class Work {
  busy = $state(false);
  problem = $state("");

  constructor(private readonly signedOut: () => void) {}

  /** Whether it was done; a session that has ended leads back to the beginning. */
  async do(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await what();
      return true;
    } catch (why) {
      if (why instanceof Refused && why.reason === "operator") this.signedOut();
      else this.problem = refusalText(why);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
