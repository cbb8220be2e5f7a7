import { quoteName } from "../../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { findContrast, findReadableShade, leastContrast } from "../../queries/pictures/contrast.ts";

const whole = /^#[0-9a-f]{6}$/i;

/** A property is a colour when its schema says `"x-code": "colour"`; `"x-ground"` names the property of the ground beneath it. */
export const colourCanBeRead = screenCheck({ id: "colour-can-be-read" }, ({ nodes }, report) => {
  for (const { node, pointer, widget } of nodes) {
    const props = new Map(Object.entries(node.props ?? {}));
    for (const [name, schema] of Object.entries(widget?.props.properties ?? {})) {
      if (!isObject(schema) || schema["x-code"] !== "colour") continue;
      const colour = props.get(name);
      if (typeof colour !== "string" || colour === "" || colour.includes("{")) continue;
      const at = joinPointer(pointer, "props", name);
      if (!whole.test(colour)) {
        report(at, { message: `${quoteName(colour)} is not a whole colour.`, help: "Write it as `#rrggbb`: `#8A1538`." });
        continue;
      }
      const groundName = String(schema["x-ground"]);
      const ground = props.get(groundName);
      if (typeof ground !== "string" || !whole.test(ground)) continue;
      const ratio = findContrast(colour, ground);
      if (ratio < leastContrast)
        report(at, {
          message: `${quoteName(colour)} on ${quoteName(ground)} of ${quoteName(groundName)} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)}.`,
          help: `Text needs at least ${String(leastContrast)}; ${quoteName(findReadableShade(colour, ground, leastContrast) ?? "")} has it.`,
        });
    }
  }
});
