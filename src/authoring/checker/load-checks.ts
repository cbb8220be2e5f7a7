// The problems that are found before any check runs: files that cannot be read, duplicate names, overlays without their base.
import type { CheckText } from "./check.ts";

/** The problems of loading and overlaying; `explain` and the documentation show them beside the checks. */
export const loadChecks: readonly CheckText[] = [
  {
    id: "syntax",
    what: "Every definition file is JSON.",
    why: "A file that does not parse defines nothing, and everything that depends on it is missing.",
  },
  {
    id: "misplaced-file",
    what: "Every JSON file of `screens/` has a path that says what it defines.",
    why: "From any other path nothing is read, and what the file defines is missing.",
  },
  {
    id: "duplicate-key",
    what: "No object of a definition has the same key twice.",
    why: "Of two equal keys only the last one counts, and the first is lost without a message.",
  },
  {
    id: "reserved-name",
    what: "No name in a definition is one that every JavaScript object has, such as `constructor`.",
    why: "Such a name cannot be distinguished from what the author wrote.",
  },
  {
    id: "shape",
    what: "Every definition file fits the JSON Schema of its kind.",
    why: "A property that nothing reads is ignored, and one of another type breaks the screen.",
  },
  {
    id: "duplicate-name",
    what: "Every screen, market, action, rule and stored value has its own name.",
    why: "Of two definitions with the same name the order of the files would decide which one applies.",
  },
  {
    id: "fragment-target",
    what: "Every use of a fragment names an existing fragment and the place where its nodes go.",
    why: "Nodes that several screens share are missing where the name or the place is misspelt.",
  },
  {
    id: "overlay-target",
    what: "Every overlay changes a screen and nodes that exist.",
    why: "A change to something that no longer exists has no effect, and the market shows the base.",
  },
  {
    id: "overlay-expects",
    what: "Every overlay records the base values that it replaces, and they have not changed since.",
    why: "After a change of the base the variant may be out of date; somebody has to review it.",
  },
  {
    id: "overlay-equal",
    what: "No overlay repeats the value of its base.",
    why: "A repeated value stays behind when the base changes.",
  },
];
