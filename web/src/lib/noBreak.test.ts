import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import cases from "../../../tests/events/no_break.json";
import { bound } from "./noBreak";

interface Case {
  language: string;
  message: string[];
  arguments: Record<string, string | number>;
  text: string;
}

// The server is checked against the same file.
describe("a text is bound as the shared file has it", () => {
  it.each(cases as unknown as Case[])("$language $message", (one) => {
    const catalogue = new FluentBundle(one.language, { useIsolating: false });
    const { body } = new FluentResource(`text = ${one.message.join("\n")}\n`);
    catalogue.addResource({
      body: body.map((message) => ({ ...message, value: bound(message.value, one.language) })),
    });
    const value = catalogue.getMessage("text")?.value ?? "";
    expect(catalogue.formatPattern(value, one.arguments)).toBe(one.text);
  });
});
