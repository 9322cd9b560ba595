// A rule for the linter: what people read comes from the catalogues, never from the markup.

/** Attributes whose text is read out or shown. */
const READ = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
  "label",
]);
/** Not language: the name of the game's makers and signs. Two letters in a row make a word. */
const WORD = /\p{Letter}{2,}/u;
/** Proper names that are the same in every language. */
const NAMES = /\bArgosy\b/g;

const isWord = (text) => WORD.test(text.replace(NAMES, ""));

const noBareText = {
  meta: {
    type: "problem",
    docs: { description: "text that people read comes from messages/, through w()" },
    messages: {
      bare: "'{{text}}' stands outside the catalogues: give it an id in messages/ and write w(\"…\")",
    },
    schema: [],
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: "bare", data: { text: text.trim().slice(0, 40) } });
    const literals = (node) => {
      if (node.type === "Literal" && typeof node.value === "string") return [node.value];
      if (node.type === "TemplateLiteral") return node.quasis.map((part) => part.value.raw);
      if (node.type === "ConditionalExpression")
        return [...literals(node.consequent), ...literals(node.alternate)];
      if (node.type === "LogicalExpression")
        return [...literals(node.left), ...literals(node.right)];
      return [];
    };
    return {
      SvelteText(node) {
        const parent = node.parent;
        if (parent.type === "SvelteStyleElement" || parent.type === "SvelteScriptElement") return;
        if (isWord(node.value)) report(node, node.value);
      },
      SvelteMustacheTag(node) {
        if (node.parent.type !== "SvelteElement") return; // attributes are looked at below
        for (const text of literals(node.expression)) if (isWord(text)) report(node, text);
      },
      SvelteAttribute(node) {
        if (!READ.has(node.key.name)) return;
        for (const part of node.value) {
          const texts = part.type === "SvelteLiteral" ? [part.value] : literals(part.expression);
          for (const text of texts) if (isWord(text)) report(part, text);
        }
      },
    };
  },
};

export default { rules: { "no-bare-text": noBareText } };
