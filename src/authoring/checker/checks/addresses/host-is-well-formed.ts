import type { ProjectCheck } from "../../check.ts";

const bareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/;

export const hostIsWellFormed: ProjectCheck = {
  id: "host-is-well-formed",
  over: "project",
  run({ catalogue }, report) {
    const { hosts: lists, remote } = catalogue.settings;
    for (const [list, hosts] of [...Object.entries(lists), ["remote", remote?.hosts ?? []] as const]) {
      for (const [hostIndex, host] of hosts.entries()) {
        const pointer = list === "remote" ? `/remote/hosts/${hostIndex}` : `/hosts/${list}/${hostIndex}`;
        const at = { file: "screens/catalogue/settings.json", pointer, on: "value" } as const;
        if (host === "*" && list === "credentials")
          report(at, { message: "`*` would send the token to every host.", help: "List the hosts that need it." });
        else if (!(host === "*" && list !== "remote") && !(host === "http://*" && list === "navigate") && !bareHost.test(host))
          report(at, {
            message: `\`${host}\` is not a host name.`,
            help: "Write it without scheme and path, in lower case, for example `www.example.com`.",
          });
      }
    }
  },
};
