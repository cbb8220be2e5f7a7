import { screenCheck } from "../../check.ts";

export const responseIsDescribed = screenCheck({ id: "response-is-described" }, ({ screen, steps, catalogue }, report) => {
  const stored = steps.flatMap(({ step, pointer }) =>
    step.do === "call" && step.as !== undefined ? [{ action: step.action, pointer }] : [],
  );
  const loaded = Object.entries(screen.load ?? {}).map(([name, { action }]) => ({ action, pointer: `/load/${name}` }));
  for (const { action, pointer } of [...loaded, ...stored]) {
    const definition = catalogue.actions.get(action);
    if (definition !== undefined && definition.answer === undefined)
      report(`${pointer}/action`, {
        message: `The response of \`${action}\` has no schema.`,
        help: "Give the action an `answer` in `screens/catalogue/actions/`.",
      });
  }
});
