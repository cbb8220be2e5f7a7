import { stepKinds } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { atValue } from "../../queries/places.ts";
import { findUnknownEntity } from "../../queries/values/value-type.ts";

export const settingIsKnown = projectCheck({ id: "setting-is-known" }, (project, report) => {
  for (const { kind, names, known, pointer } of listLists(project)) {
    for (const [nameIndex, name] of names.entries())
      if (!known.includes(name))
        report(atValue("screens/catalogue/settings.json", `${pointer}/${nameIndex}`), describeMissing({ kind }, name, known));
  }
  for (const [name, type] of project.catalogue.stored) {
    const unknown = findUnknownEntity(project, type);
    if (unknown !== undefined) report(atValue("screens/catalogue/stored.json", joinPointer("/stored", name, "type")), unknown);
  }
});

interface List {
  /** What each of the names is a name of. */
  readonly kind: string;
  readonly names: readonly string[];
  readonly known: readonly string[];
  readonly pointer: string;
}

function listLists({ catalogue, screens, fragments }: Project): List[] {
  const { remote, permissions, home, tail } = catalogue.settings;
  const routes = [...screens.values()].map(({ value }) => value.route.replace(/^#/, ""));
  return [
    { kind: "widget", names: remote?.widgets ?? [], known: [...catalogue.widgets.keys()], pointer: "/remote/widgets" },
    { kind: "step", names: remote?.steps ?? [], known: stepKinds, pointer: "/remote/steps" },
    { kind: "action", names: remote?.actions ?? [], known: [...catalogue.actions.keys()], pointer: "/remote/actions" },
    { kind: "screen", names: remote?.screens ?? [], known: [...screens.keys()], pointer: "/remote/screens" },
    {
      kind: "route",
      names: home === undefined ? [] : [home],
      known: [...screens.values()].flatMap(({ value }) => (value.route.includes(":") ? [] : [value.route])),
      pointer: "/home",
    },
    { kind: "fragment", names: tail === undefined ? [] : [tail], known: fragments.map(({ value }) => value.fragment), pointer: "/tail" },
    { kind: "route", names: permissions?.geolocation ?? [], known: routes, pointer: "/permissions/geolocation" },
  ];
}
