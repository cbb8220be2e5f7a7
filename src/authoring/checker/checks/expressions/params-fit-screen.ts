import { types, union } from "../../../../core/expression/index.ts";
import { recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { checkNameSet } from "../../queries/names/name-set.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { checkFit, typeOfValue } from "../../queries/values/value-type.ts";

const written = union(types.text, types.num);

export const paramsFitScreen = screenCheck({ id: "params-fit-screen" }, (index, report) => {
  for (const { step, pointer } of index.steps) {
    const opened = recordOf(step).opens?.(step);
    const target = opened && index.directory.screens.get(opened.screen);
    if (opened === undefined || target === undefined) continue;
    const { screen, params } = opened;
    const declared = new Map<string, string>(Object.entries(target.params ?? {}));
    const isOptional = (name: string) => declared.get(name)?.endsWith("?") ?? false;
    const taken = [...declared.keys()];
    checkNameSet(report, {
      given: Object.keys(params),
      taken,
      required: taken.filter((name) => !isOptional(name)),
      kind: "parameter",
      of: screen,
      taker: `The screen \`${screen}\``,
      pointer,
      part: "params",
    });
    for (const [name, value] of Object.entries(params)) {
      if (!declared.has(name)) continue;
      if (isNothing(index, value, `${pointer}/params/${name}`))
        report(`${pointer}/params/${name}`, { message: `\`${name}\` is always empty here.`, help: "Omit the parameter." });
      const fits = declared.get(name)?.startsWith("amount") ? types.amount : written;
      const want = isOptional(name) ? union(fits, types.null) : fits;
      checkFit(index, report, { value, at: `${pointer}/params/${name}`, want, taker: `\`${name}\` of the screen \`${screen}\`` });
    }
  }
});

function isNothing(index: ScreenIndex, value: unknown, pointer: string): boolean {
  const type = typeOfValue(index, value, pointer);
  return type.null === true && !type.any && !type.text && !type.num && !type.amount && !type.bool && !type.list && !type.obj;
}
