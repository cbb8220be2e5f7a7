import { type ProblemText, projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

const bareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/;
const file = "screens/catalogue/settings.json";

export const hostIsWellFormed = projectCheck({ id: "host-is-well-formed" }, ({ catalogue }, report) => {
  const { hosts, remote } = catalogue.settings;
  const lists = (["navigate", "credentials", "images", "frames"] as const).map((list) => [`/hosts/${list}`, hosts[list]] as const);
  for (const [pointer, list] of [...lists, ["/remote/hosts", remote?.hosts ?? []] as const]) {
    if (list === "any") continue;
    const mayBeAny = pointer.startsWith("/hosts/") && pointer !== "/hosts/credentials";
    if (mayBeAny && list.includes("*")) {
      report(atValue(file, pointer), anyOnPurpose);
      continue;
    }
    for (const [hostIndex, host] of list.entries()) {
      const problem = describeHost(host, pointer);
      if (problem) report(atValue(file, `${pointer}/${hostIndex}`), problem);
    }
  }
});

const anyOnPurpose: ProblemText = {
  message: "`*` lets every host in without saying that this is meant.",
  help: 'Name the hosts, or write `"any"` in place of the list.',
};

function describeHost(host: string, pointer: string): ProblemText | undefined {
  if (host === "*" && pointer === "/hosts/credentials")
    return { message: "`*` would send the token to every host.", help: "List the hosts that need it." };
  if (host === "http://*" && pointer === "/hosts/navigate")
    return { message: "`http://*` is not a host name.", help: 'Write `"http": true` beside the lists.' };
  if (bareHost.test(host)) return undefined;
  return {
    message: `\`${host}\` is not a host name.`,
    help: "Write it without scheme and path, in lower case, for example `www.example.com`.",
  };
}
