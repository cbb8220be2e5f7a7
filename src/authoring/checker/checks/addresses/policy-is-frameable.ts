import type { ProjectCheck } from "../../check.ts";

export const policyIsFrameable: ProjectCheck = {
  id: "policy-is-frameable",
  over: "project",
  run({ catalogue }, report) {
    const { frames } = catalogue.settings.hosts;
    for (const { id, company } of catalogue.markets.values()) {
      const host = URL.parse(company.policyUrl)?.host;
      if (host === undefined)
        report(
          { file: `screens/catalogue/markets/${id}.json`, pointer: "/company/policyUrl", on: "value" },
          { message: `\`${company.policyUrl}\` is not an address.`, help: "Write one such as `https://www.example.com/privacy`." },
        );
      else if (frames !== "any" && !frames.includes(host))
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
