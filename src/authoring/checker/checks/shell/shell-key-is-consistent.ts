import type { ShellKey } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

export const shellKeyIsConsistent = projectCheck({ id: "shell-key-is-consistent" }, ({ catalogue }, report) => {
  const keys = [...catalogue.shell];
  for (const [name, key] of keys) {
    const reportPart = (part: string, message: string, help: string) =>
      report(atValue("screens/catalogue/shell.json", `/keys/${name}/${part}`), { message, help });
    for (const { part, says, isAlike } of single) {
      const first = keys.find(([other, one]) => other !== name && isAlike(one, key));
      if (first !== undefined && keys.indexOf(first) < keys.findIndex(([other]) => other === name))
        reportPart(part, `\`${name}\` ${says}, as \`${first[0]}\` does.`, "One key alone can.");
    }
    const needed = key.fallback === undefined ? undefined : readByFallback[key.fallback];
    if (needed !== undefined && key.params?.[needed] === undefined)
      reportPart(
        "fallback",
        `Without a shell \`${name}\` needs a parameter \`${needed}\`, which it does not declare.`,
        `Add it to \`params\`, or choose another \`fallback\`.`,
      );
    if (key.tracks === true && key.params?.["event"] === undefined)
      reportPart("tracks", `\`${name}\` counts events, and has no parameter \`event\`.`, "Add it to `params`.");
  }
});

/** What each way without a shell reads. */
const readByFallback: { readonly [fallback: string]: "phone" | "url" } = { tel: "phone", url: "url" };

/** What one key alone can do. */
const single: readonly { readonly part: string; readonly says: string; isAlike(one: ShellKey, other: ShellKey): boolean }[] = [
  { part: "action", says: "sends the same message", isAlike: (one, other) => one.action === other.action },
  { part: "opensHome", says: "opens the app's home", isAlike: (one, other) => one.opensHome === true && other.opensHome === true },
  { part: "opensLogin", says: "opens the log-in", isAlike: (one, other) => one.opensLogin === true && other.opensLogin === true },
  { part: "tracks", says: "counts events", isAlike: (one, other) => one.tracks === true && other.tracks === true },
];
