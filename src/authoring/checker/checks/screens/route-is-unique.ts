import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

export const routeIsUnique = projectCheck({ id: "route-is-unique" }, ({ screens }, report) => {
  const first = new Map<string, string>();
  for (const { file, value } of screens.values()) {
    // No user and few servers distinguish `/help/`, `/Help` and `#/help` from `/help`, and nobody `/rides/:id` from `/rides/:no`.
    const route = value.route
      .replace(/^#/, "")
      .replace(/(.)\/$/, "$1")
      .replace(/:\w+/g, ":")
      .toLowerCase();
    const other = first.get(route);
    if (other === undefined) first.set(route, file);
    else
      report(atValue(file, "/route"), {
        message: `Another screen already has the route \`${value.route}\`.`,
        help: "Give this screen its own route.",
        related: [atValue(other, "/route")],
      });
  }
});
