import type { ProjectCheck } from "../../check.ts";

const bareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/;

const nothing = {
  widgets: [],
  steps: [],
  actions: [],
  screens: [],
  limits: { characters: 1000, depth: 10, nodes: 20, entries: 10, values: 100, steps: 20 },
};

export const hostIsBare: ProjectCheck = {
  id: "host-is-bare",
  why: "Hosts are compared as they are: one with a scheme, a path or a star in it lets nothing through, and `*` among `credentials` would give the token to everybody.",
  over: "project",
  run({ catalogue }, report) {
    const { hosts: lists, remote } = catalogue.settings;
    for (const [list, hosts] of [...Object.entries(lists), ["remote", remote?.hosts ?? []] as const]) {
      for (const [place, host] of hosts.entries()) {
        const pointer = list === "remote" ? `/remote/hosts/${place}` : `/hosts/${list}/${place}`;
        const at = { file: "screens/settings.json", pointer, on: "value" } as const;
        if (host === "*" && list === "credentials")
          report(at, { message: "`*` would give the token to every host.", help: "Name the hosts that may have it." });
        else if (!(host === "*" && list !== "remote") && !(host === "http://*" && list === "navigate") && !bareHost.test(host))
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
    { files: { "screens/settings.json": { hosts: { images: ["http://*"] } } } },
    { files: { "screens/settings.json": { remote: { ...nothing, hosts: ["*"] } } } },
  ],
  good: [
    { files: { "screens/settings.json": { hosts: { images: ["images.example"], credentials: ["api.example"] } } } },
    { files: { "screens/settings.json": { hosts: { navigate: ["*", "http://*"] } } } },
  ],
};
