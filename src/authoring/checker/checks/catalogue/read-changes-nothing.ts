import type { ActionDefinition } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { wordsOf } from "../../names/id-names.ts";
import { fileOfAction } from "../../queries/flows/calls.ts";
import { atValue } from "../../queries/places.ts";

/** What a call does whose name begins or ends so. */
const changing = new Set(
  "save send generate create make apply upload register record push delete remove update submit add track confirm commit pay count vote rate score cancel reserve".split(
    " ",
  ),
);

/** Words that are what is read, too, at the end of a name: only the description says which is meant. */
const mayBeNoun = new Set("record rate score count track register".split(" "));

/** A name that ends so is of what is read: `recordList`. */
const isNoun = new Set("list detail details info page history status state result".split(" "));

export const readChangesNothing = projectCheck({ id: "read-changes-nothing", isGuess: true }, ({ catalogue, texts }, report) => {
  for (const [name, action] of catalogue.actions) {
    const reason = action.reads === true && !isRefused(action) ? findChange(name, action) : undefined;
    if (reason !== undefined)
      report(atValue(fileOfAction(texts, name), joinPointer("/actions", name, "reads")), {
        message: `\`${name}\` has \`reads\`, so that it is sent again by itself, and ${reason}.`,
        help: "Remove `reads` if a second call would change something.",
        subject: { kind: "action", name, is: "other" },
      });
  }
});

/** What another check says of the action already. */
function isRefused({ commits, body, method, secret }: ActionDefinition): boolean {
  return commits === true || body === "multipart" || (method === "GET" && secret !== undefined);
}

/** What speaks for a change, as the end of a sentence. */
function findChange(name: string, { answer, codes, description, path = "", secret = [], success }: ActionDefinition): string | undefined {
  const isUnheard = success === "address" || success === "ignored";
  if (answer === undefined && codes === undefined && !isUnheard) return "there is nothing in its response to be read";
  const [input] = secret;
  if (input !== undefined && answer === undefined) return `uses up \`${input}\``;
  const [first = "", ...words] = wordsOf(name);
  if (isNoun.has(words.at(-1) ?? "")) return undefined;
  const last = words.at(-1) ?? "";
  const isVerb = !mayBeNoun.has(last) || description.toLowerCase().startsWith(last);
  const verb = [first, isVerb ? last : "", wordsOf(path.split("/").at(-1) ?? "")[0] ?? ""].find((word) => changing.has(word));
  return verb === undefined ? undefined : `its name says that it does something: \`${verb}\``;
}
