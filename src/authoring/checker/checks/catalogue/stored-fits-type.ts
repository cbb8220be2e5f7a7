import { types, union } from "../../../../core/expression/index.ts";
import { typeOfName } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { checkFit } from "../../queries/values/value-type.ts";

export const storedFitsType = screenCheck({ id: "stored-fits-type" }, (index, report) => {
  for (const { step, pointer } of index.steps) {
    if (step.do !== "store") continue;
    for (const [name, value] of Object.entries(step.values)) {
      const type = index.catalogue.stored.get(name);
      if (type === undefined) continue;
      const want = union(typeOfName(index.catalogue, type), types.null);
      checkFit(index, report, { value, at: `${pointer}/values/${name}`, want, taker: `the stored value \`${name}\`` });
    }
  }
});
