import type { ScreenCheck } from "../check.ts";

const roots = "params|launch|data|state|stored|market|company|env|timers|item|event|answer";
const barePath = new RegExp(`^\\s*(?:${roots})\\.[A-Za-z_][\\w.]*\\s*$`);
const foreignHole = new RegExp(`\\$\\{|\\{\\{\\s*(?:(?:${roots})\\.[A-Za-z_]|[a-z]\\w*\\s*\\}\\})|<%|%[sd]\\b|@(?:${roots})\\.`);

export const holeHasBraces: ScreenCheck = {
  id: "hole-has-braces",
  why: "A path without its braces, or in the braces of another language, is shown to the borrower as it is written.",
  over: "screen",
  run({ analysis, screen }, report) {
    const values = Object.keys(screen.values ?? {});
    for (const { kind, text, pointer, want } of analysis.sites) {
      if (kind !== "template") continue;
      const isValue = values.includes(text) && want?.text === true;
      if (isValue || barePath.test(text))
        report(pointer, {
          message: `\`${text.trim()}\` stands here as words, not as a value.`,
          help: `Write \`{${text.trim()}}\` to read it.`,
          fix: { title: "Put it in braces", text: JSON.stringify(`{${text.trim()}}`) },
        });
      else if (foreignHole.test(text))
        report(pointer, {
          message: "A hole of this text is not written in single braces, so it is shown as it stands.",
          help: "Write `{data.order.status}` for a value; `{{` is a brace.",
        });
    }
  },
  bad: [
    { screen: { body: [{ widget: "text", id: "words", props: { text: "company.name" } }] } },
    { screen: { body: [{ widget: "text", id: "words", props: { text: "Hello {{company.name}}" } }] } },
  ],
  good: [{ screen: { body: [{ widget: "text", id: "words", props: { text: "Hello {company.name}" } }] } }],
};
