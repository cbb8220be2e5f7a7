import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

export const policyIsFrameable = projectCheck({ id: "policy-is-frameable" }, ({ catalogue }, report) => {
  const { frames } = catalogue.settings.hosts;
  for (const { id, company } of catalogue.markets.values()) {
    const { policyUrl } = company;
    if (policyUrl === undefined) continue;
    const host = URL.parse(String(policyUrl))?.host;
    const at = atValue(`screens/catalogue/markets/${id}.json`, "/company/policyUrl");
    if (host === undefined)
      report(at, { message: `\`${String(policyUrl)}\` is not an address.`, help: "Write one such as `https://www.example.com/privacy`." });
    else if (frames !== "any" && !frames.includes(host))
      report(at, {
        message: `\`hosts.frames\` does not list the host \`${host}\`.`,
        help: "Add it in `screens/catalogue/settings.json`.",
      });
  }
});
