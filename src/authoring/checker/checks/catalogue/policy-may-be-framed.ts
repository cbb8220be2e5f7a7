import type { ProjectCheck } from "../../check.ts";

export const policyMayBeFramed: ProjectCheck = {
  id: "policy-may-be-framed",
  why: "The public site shows a company's privacy policy in a frame; a host that frames do not allow leaves an empty page.",
  over: "project",
  run({ catalogue }, report) {
    const { frames } = catalogue.settings.hosts;
    for (const { id, company } of catalogue.markets.values()) {
      const host = new URL(company.policyUrl).host;
      if (!frames.includes("*") && !frames.includes(host))
        report(
          { file: `screens/markets/${id}.json`, pointer: "/company/policyUrl", on: "value" },
          {
            message: `The host \`${host}\` is not on the list of hosts for frames.`,
            help: "Add it to `hosts.frames` in `screens/settings.json`.",
          },
        );
    }
  },
  bad: [{ files: { "screens/settings.json": { hosts: { frames: ["frames.example"] } } } }],
  good: [{ files: { "screens/settings.json": { hosts: { frames: ["www.example.com"] } } } }],
};
