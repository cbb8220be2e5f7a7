import type { ProjectCheck } from "../../check.ts";

export const policyIsFrameable: ProjectCheck = {
  id: "policy-is-frameable",
  over: "project",
  run({ catalogue }, report) {
    const { frames } = catalogue.settings.hosts;
    for (const { id, company } of catalogue.markets.values()) {
      const host = new URL(company.policyUrl).host;
      if (frames !== "any" && !frames.includes(host))
        report(
          { file: `screens/catalogue/markets/${id}.json`, pointer: "/company/policyUrl", on: "value" },
          {
            message: `\`hosts.frames\` does not list the host \`${host}\`.`,
            help: "Add it in `screens/catalogue/settings.json`.",
          },
        );
    }
  },
};
