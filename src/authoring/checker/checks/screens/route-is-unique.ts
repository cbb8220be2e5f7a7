import type { ProjectCheck } from "../../check.ts";

export const routeIsUnique: ProjectCheck = {
  id: "route-is-unique",
  what: "Every screen has its own route.",
  why: "Of two screens with the same route only one can be opened.",
  over: "project",
  run({ screens }, report) {
    const first = new Map<string, string>();
    for (const { file, value } of screens.values()) {
      // `/help/` and `#/help` are told from `/help` by no borrower and by few servers.
      const route = value.route.replace(/^#/, "").replace(/(.)\/$/, "$1");
      const other = first.get(route);
      if (other === undefined) first.set(route, file);
      else
        report(
          { file, pointer: "/route", on: "value" },
          {
            message: `The route \`${value.route}\` belongs to another screen already.`,
            help: "Give this screen a route of its own.",
            related: [{ file: other, pointer: "/route", on: "value" }],
          },
        );
    }
  },
};
