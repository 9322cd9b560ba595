// A long list, shown a piece at a time.

const AT_ONCE = 60;

export class Pieces<T> {
  #count = $state(AT_ONCE);

  constructor(private readonly all: () => T[]) {}

  readonly shown: T[] = $derived.by(() => this.all().slice(0, this.#count));
  readonly hasMore: boolean = $derived.by(() => this.all().length > this.#count);

  more(): void {
    this.#count += AT_ONCE;
  }
}
