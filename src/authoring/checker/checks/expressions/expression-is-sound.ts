import type { ScreenCheck } from "../../check.ts";

export const expressionIsSound: ScreenCheck = {
  id: "expression-is-sound",
  about: "names",
  why: "An expression that reads a field which is not there, or compares what can never be equal, shows nothing or the wrong thing and says nothing.",
  over: "screen",
  run({ analysis }, report) {
    for (const { pointer, text, checked } of analysis.sites) {
      for (const { message, help, start, end, suggestion } of checked.faults) {
        const fix =
          suggestion === undefined
            ? undefined
            : { title: `Write \`${suggestion}\``, text: JSON.stringify(text.slice(0, start) + suggestion + text.slice(end)) };
        report({ pointer, range: [start, end] }, { message, ...(help !== undefined && { help }), ...(fix && { fix }) });
      }
    }
  },
  bad: [
    { screen: { ...words("{company.nme}") } },
    { screen: { ...words("{company.name + 1}") } },
    { screen: { ...words("{company.name == 5 ? 'five' : 'other'}") } },
    { screen: { ...words("{upperr(company.name)}") } },
    { screen: { ...words("{company.name") } },
  ],
  good: [{ screen: { ...words("{upper(company.name)}") } }],
};

function words(text: string) {
  return { body: [{ widget: "text", id: "words", props: { text } }] };
}
