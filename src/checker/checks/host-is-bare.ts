import type { ProjectCheck } from "../check.ts";

const bareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/;

export const hostIsBare: ProjectCheck = {
  id: "host-is-bare",
  why: "Hosts are compared as they are: one with a scheme, a path or a star in it lets nothing through, and `*` among `credentials` would give the token to everybody.",
  over: "project",
  run({ catalogue }, report) {
    for (const [list, hosts] of Object.entries(catalogue.settings.hosts)) {
      for (const [place, host] of hosts.entries()) {
        const at = { file: "screens/settings.json", pointer: `/hosts/${list}/${place}`, on: "value" } as const;
        if (host === "*" && list === "credentials")
          report(at, { message: "`*` would give the token to every host.", help: "Name the hosts that may have it." });
        else if (host !== "*" && !bareHost.test(host))
          report(at, {
            message: `\`${host}\` is not a host.`,
            help: "Write it without scheme and path, in lower case, for example `www.example.com`.",
          });
      }
    }
  },
  bad: [
    { files: { "screens/settings.json": { hosts: { images: ["https://images.example"] } } } },
    { files: { "screens/settings.json": { hosts: { credentials: ["*"] } } } },
  ],
  good: [{ files: { "screens/settings.json": { hosts: { images: ["images.example"], credentials: ["api.example"] } } } }],
};
