import type { ScreenCheck } from "../../check.ts";

export const responseIsDescribed: ScreenCheck = {
  id: "response-is-described",
  what: "Every response that a screen stores has a schema.",
  why: "A response without a schema cannot be checked, neither here nor when it comes from the server.",
  over: "screen",
  run({ screen, steps, catalogue }, report) {
    const kept = steps.flatMap(({ step, pointer }) =>
      step.do === "call" && step.as !== undefined ? [{ action: step.action, pointer }] : [],
    );
    const loaded = Object.entries(screen.load ?? {}).map(([name, { action }]) => ({ action, pointer: `/load/${name}` }));
    for (const { action, pointer } of [...loaded, ...kept]) {
      const definition = catalogue.actions.get(action);
      if (definition !== undefined && definition.answer === undefined)
        report(`${pointer}/action`, {
          message: `The answer of \`${action}\` is not described.`,
          help: "Give the action an `answer` in `screens/actions/`.",
        });
    }
  },
};
