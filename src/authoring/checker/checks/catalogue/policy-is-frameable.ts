import type { ProjectCheck } from "../../check.ts";

export const policyIsFrameable: ProjectCheck = {
  id: "policy-is-frameable",
  what: "The host of each market's `policyUrl` is listed in `hosts.frames`.",
  why: "The public site shows the privacy policy in a frame; a host that is not allowed there leaves an empty page.",
  over: "project",
  run({ catalogue }, report) {
    const { frames } = catalogue.settings.hosts;
    for (const { id, company } of catalogue.markets.values()) {
      const host = new URL(company.policyUrl).host;
      if (!frames.includes("*") && !frames.includes(host))
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
