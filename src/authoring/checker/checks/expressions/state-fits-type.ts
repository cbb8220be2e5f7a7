import type { ScreenCheck } from "../../check.ts";
import { checkFit, typeOfName } from "../../queries/value-type.ts";

export const stateFitsType: ScreenCheck = {
  id: "state-fits-type",
  why: "Everything that reads a remembered value relies on the type that the screen gives it.",
  over: "screen",
  run(outline, report) {
    for (const [name, entry] of Object.entries(outline.screen.state ?? {})) {
      if (typeof entry !== "object") continue;
      const at = `/state/${name}`;
      const entity = entry.type.replace(/\?$/, "").replace(/\[\]$/, "");
      if (/^[A-Z]/.test(entity) && outline.catalogue.entity(entity) === undefined) {
        report(`${at}/type`, { message: `No entity is named \`${entity}\`.`, help: "Entities are described in `schemas/entities/`." });
        continue;
      }
      checkFit(
        outline,
        { value: entry.initial, at: `${at}/initial`, want: typeOfName(outline, entry.type), taker: `\`state.${name}\`, a ${entry.type},` },
        report,
      );
    }
  },
  bad: [{ screen: { ...remembered({ type: "Ordr", initial: null }) } }, { screen: { ...remembered({ type: "text", initial: 0 }) } }],
  good: [{ screen: { ...remembered({ type: "text", initial: "" }) } }],
};

function remembered(note: object) {
  return {
    state: { note },
    body: [
      { widget: "button", id: "clear", props: { label: "Clear" }, on: { tap: [{ do: "set", path: "state.note", to: "" }] } },
      { widget: "text", id: "note", when: "state.note == ''", props: { text: "Nothing yet" } },
    ],
  };
}
