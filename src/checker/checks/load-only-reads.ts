import type { ScreenCheck } from "../check.ts";

export const loadOnlyReads: ScreenCheck = {
  id: "load-only-reads",
  why: "`load` asks again on every opening and every retry: an action that changes something would change it each time.",
  over: "screen",
  run({ screen, catalogue }, report) {
    for (const [name, { action }] of Object.entries(screen.load ?? {})) {
      const definition = catalogue.actions.get(action);
      if (definition === undefined || definition.answer === undefined || definition.reads) continue;
      report(`/load/${name}/action`, {
        message: `\`${action}\` changes something, so \`load\` must not call it.`,
        help: "Call it from a tap; an action that changes nothing says so by `reads`.",
      });
    }
  },
  bad: [
    {
      screen: {
        load: { choice: { action: "saveChoice" } },
        body: [{ widget: "text", id: "words", props: { text: "{data.choice.title}" } }],
      },
    },
  ],
  good: [
    {
      screen: {
        load: { choices: { action: "choices" } },
        body: [{ widget: "text", id: "words", props: { text: "{data.choices.title}" } }],
      },
    },
  ],
};
