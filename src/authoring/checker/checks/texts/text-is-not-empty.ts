import { findMismatch, types } from "../../../../core/expression/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { valuesOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { listTableTexts, readOneText } from "../../queries/texts/texts.ts";
import { typeOfValue } from "../../queries/values/value-type.ts";

/** Properties that name something, each with one that says more about it. */
const roles = [
  ["title", "text"],
  ["title", "hint"],
  ["title", "details"],
  ["label", "hint"],
] as const;
const plainly = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.!…]+$/u, "");

export const textIsNotEmpty = screenCheck({ id: "text-is-not-empty" }, (index, report) => {
  const { screen, steps, nodes } = index;
  const checkText = (value: unknown, pointer: string, what: string) => {
    if (value === undefined || index.analysis.siteAt(pointer)?.checked.errors.length) return;
    if (typeof value === "string" && value.trim() === "")
      return report(pointer, { message: `${what} is empty.`, help: "Write what the user should read." });
    const mismatch = findMismatch(typeOfValue(index, value, pointer), types.text);
    if (mismatch !== null) report(pointer, { message: `${what} is not text: ${mismatch}.` });
  };
  const checkFraming = (value: unknown, pointer: string) => {
    if (value !== undefined && typeof value !== "string")
      report(pointer, { message: "The address of the frame is not text.", help: "Write it as a text, for example `{data.terms.url}`." });
  };
  for (const found of listTableTexts(index))
    if (found.text.trim() === "") report(found, { message: "This text is empty.", help: "Write what the user should read." });
  checkText(screen.title, "/title", "The title of the screen");
  for (const [name, { title }] of Object.entries(screen.dialogs ?? {}))
    checkText(title, `/dialogs/${name}/title`, `The title of the dialog \`${name}\``);
  for (const { node, pointer } of nodes)
    for (const [name, more] of roles) {
      const read = (value: unknown) => plainly(readOneText(index, value, pointer) ?? "");
      const [title, texts] = [read(node.props?.[name]), [node.props?.[more]].flat().map(read)];
      if (title !== "" && texts.includes(title))
        report(`${pointer}/props/${more}`, {
          message: `The \`${more}\` of \`${node.id}\` repeats its \`${name}\`.`,
          help: "Say what that leaves open, or leave it out.",
        });
    }
  for (const { step, pointer } of steps) {
    for (const { path, value, text } of valuesOf(step)) if (text !== undefined) checkText(value, joinPointer(pointer, ...path), text);
    if (step.do === "open") checkFraming(step.ifFrameable, `${pointer}/ifFrameable`);
  }
});
