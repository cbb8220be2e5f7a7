import { quoteName, type Settings } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { atValue } from "../../queries/places.ts";

export const settingIsConsistent = projectCheck({ id: "setting-is-consistent" }, ({ catalogue, texts }, report) => {
  const { settings } = catalogue;
  const file = "screens/catalogue/settings.json";
  if (!texts.has(file)) return;
  for (const { pointer, isWrong, says, help } of table) if (isWrong(settings)) report(atValue(file, pointer), { message: says, help });
  for (const [name, { default: usual, choices }] of Object.entries(settings.flags ?? {}))
    if (choices?.every((choice) => choice !== usual))
      report(
        atValue(file, joinPointer("/flags", name, "default")),
        describeMissing({ kind: "text", of: name, words: `text of the flag ${quoteName(name)}` }, String(usual), choices),
      );
});

interface Row {
  readonly pointer: string;
  isWrong(settings: Settings): boolean;
  readonly says: string;
  readonly help: string;
}

function isAbove(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && b !== undefined && a > b;
}

/** Numbers of which one must not be above another. */
const table: readonly Row[] = [
  {
    pointer: "/toast/minimumMs",
    isWrong: ({ toast }) => toast.minimumMs > Math.min(toast.infoMs, toast.failureMs),
    says: "The shortest time of a toast is longer than that of every toast.",
    help: "Write less than `infoMs` and `failureMs`.",
  },
  {
    pointer: "/patienceMs",
    isWrong: ({ patienceMs, timeoutMs }) => patienceMs >= timeoutMs,
    says: "A call is given up before the screen says that it takes long.",
    help: "Write less than `timeoutMs`.",
  },
  {
    pointer: "/optionalMs",
    isWrong: ({ optionalMs, timeoutMs }) => optionalMs !== undefined && optionalMs >= timeoutMs,
    says: "A call is given up before the screen goes on without it.",
    help: "Write less than `timeoutMs`.",
  },
  {
    pointer: "/remote/limits/entries",
    isWrong: ({ remote }) => remote !== undefined && remote.limits.entries > remote.limits.nodes,
    says: "A list may show more entries than a screen may have nodes.",
    help: "Write no more than `nodes`.",
  },
  {
    pointer: "/remote/limits/nodes",
    isWrong: ({ remote }) => remote !== undefined && remote.limits.nodes > remote.limits.values,
    says: "A screen may have more nodes than values.",
    help: "Write no more than `values`.",
  },
  {
    pointer: "/remote/limits/valueLetters",
    isWrong: ({ remote }) => isAbove(remote?.limits.valueLetters, remote?.limits.stateLetters),
    says: "One value may hold more letters than the whole state.",
    help: "Write no more than `stateLetters`.",
  },
  {
    pointer: "/remote/limits/characters",
    isWrong: ({ remote }) => isAbove(remote?.limits.characters, remote?.limits.shownLetters),
    says: "A screen may be written with more letters than it may show.",
    help: "Write no more than `shownLetters`.",
  },
];
