import type { ScreenCheck } from "../../check.ts";

export const ruleSpeaksLanguage: ScreenCheck = {
  id: "rule-speaks-language",
  why: "A rule that has no message in the screen's language would refuse an input without a word.",
  over: "screen",
  run({ nodes, screen, variant, catalogue }, report) {
    const language = screen.language ?? variant.market.language;
    for (const { node, pointer } of nodes) {
      for (const [place, name] of (node.rules ?? []).entries()) {
        const message = catalogue.rules.get(name)?.message;
        if (message === undefined || (message[language] ?? "").trim() !== "") continue;
        report(`${pointer}/rules/${String(place)}`, {
          message: `The rule \`${name}\` has no message in the language \`${language}\`.`,
          help: "Add it in `screens/rules.json`.",
        });
      }
    }
  },
  bad: [{ screen: { ...rated(["starsEnglishOnly"]) } }],
  good: [{ screen: { ...rated(["stars"]) } }],
};

function rated(rules: readonly string[]) {
  return {
    language: "id",
    state: { stars: 0 },
    body: [
      { widget: "star-rater", id: "stars", bind: "state.stars", rules, props: { label: "Bintang" } },
      {
        widget: "button",
        id: "send",
        props: { label: "Kirim" },
        on: { tap: [{ do: "validate" }, { do: "toast", text: "{state.stars} bintang" }] },
      },
    ],
  };
}
