import { types, union } from "../../../../core/expression/index.ts";
import { typeOfName } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { checkFit } from "../../queries/value-type.ts";

export const storedFitsType: ScreenCheck = {
  id: "stored-fits-type",
  over: "screen",
  run(index, report) {
    for (const { step, pointer } of index.steps) {
      if (step.do !== "store") continue;
      for (const [name, value] of Object.entries(step.values)) {
        const type = index.catalogue.stored.get(name);
        if (type === undefined) continue;
        const want = union(typeOfName(index.catalogue, type), types.null);
        checkFit(index, { value, at: `${pointer}/values/${name}`, want, taker: `the stored value \`${name}\`` }, report);
      }
    }
  },
};
