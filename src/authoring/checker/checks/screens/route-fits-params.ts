import { paramsInRoute } from "../../../../core/market/index.ts";
import { projectCheck } from "../../check.ts";
import { describeMissing, withoutFix } from "../../queries/names/name-check.ts";
import { atValue } from "../../queries/places.ts";

export const routeFitsParams = projectCheck({ id: "route-fits-params", about: "names" }, ({ screens }, report) => {
  for (const { file, value } of screens.values()) {
    const { route, params = {} } = value;
    const at = atValue(file, "/route");
    for (const [place, name] of paramsInRoute(route).entries()) {
      const kind = params[name];
      if (kind === undefined)
        report(at, withoutFix(describeMissing({ kind: "parameter", words: "parameter of this screen" }, name, Object.keys(params))));
      else if (kind.endsWith("?"))
        report(at, {
          message: `\`${name}\` stands in the route, so that no link can leave it out.`,
          help: `Write \`"${name}": "${kind.slice(0, -1)}"\` in \`params\`.`,
        });
      if (paramsInRoute(route).indexOf(name) < place)
        report(at, { message: `\`${name}\` stands twice in the route.`, help: "Give each its own name." });
    }
  }
});
