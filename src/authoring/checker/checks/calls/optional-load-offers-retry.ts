import { screenCheck } from "../../check.ts";

export const optionalLoadOffersRetry = screenCheck({ id: "optional-load-offers-retry" }, ({ screen, steps, catalogue }, report) => {
  for (const [name, { action, optional, toast }] of Object.entries(screen.load ?? {})) {
    if (optional !== true) continue;
    const { success } = catalogue.actions.get(action) ?? {};
    const canFail = success !== undefined && success !== "ignored" && success !== "address";
    if (canFail && !steps.some(({ step }) => step.do === "reload" && step.load === name))
      report(`/load/${name}/optional`, {
        message: `The screen goes on without \`data.${name}\`, and nothing loads it again.`,
        help: `Show a button with \`{ "do": "reload", "load": "${name}" }\` while it is missing.`,
        notice: "always",
      });
    if (toast === true)
      report(`/load/${name}/toast`, {
        message: "A refused optional response is shown as a toast without this, and other failures are not.",
        help: "Remove `toast`.",
      });
  }
});
