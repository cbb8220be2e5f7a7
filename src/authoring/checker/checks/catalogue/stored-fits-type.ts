import { types, union } from "../../../../core/expression/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { checkFit, typeOfName } from "../../queries/value-type.ts";

export const storedFitsType: ScreenCheck = {
  id: "stored-fits-type",
  why: "Another screen reads what is kept on the device and relies on the type that `screens/stored.json` gives it.",
  over: "screen",
  run(outline, report) {
    for (const { step, pointer } of outline.steps) {
      if (step.do !== "store") continue;
      for (const [name, value] of Object.entries(step.values)) {
        const type = outline.catalogue.stored.get(name);
        if (type === undefined) continue;
        const want = union(typeOfName(outline, type), types.null);
        checkFit(outline, { value, at: `${pointer}/values/${name}`, want, taker: `The stored value \`${name}\`` }, report);
      }
    }
  },
  bad: [{ screen: { onReady: [{ do: "store", values: { lastVisit: 5 } }] } }],
  good: [
    { screen: { onReady: [{ do: "store", values: { lastVisit: "{company.name}" } }] } },
    { screen: { onReady: [{ do: "store", values: { lastVisit: null } }] } },
  ],
};
