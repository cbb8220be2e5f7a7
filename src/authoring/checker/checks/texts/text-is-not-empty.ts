import { findMismatch, types } from "../../../../core/expression/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { typeOfValue } from "../../queries/value-type.ts";

export const textIsNotEmpty: ScreenCheck = {
  id: "text-is-not-empty",
  what: "Every toast, title and address is a text that is not empty.",
  why: "A toast or a title without text is an empty box.",
  over: "screen",
  run(outline, report) {
    const { screen, steps } = outline;
    const look = (value: unknown, pointer: string, what: string) => {
      if (value === undefined || outline.analysis.siteAt(pointer)?.checked.faults.length) return;
      if (typeof value === "string" && value.trim() === "")
        return report(pointer, { message: `${what} is empty.`, help: "Write the words that the borrower reads." });
      const mismatch = findMismatch(typeOfValue(outline, value, pointer), types.text);
      if (mismatch !== null) report(pointer, { message: `${what} is not text: ${mismatch}.` });
    };
    const lookAtFraming = (value: unknown, pointer: string) => {
      if (value !== undefined && typeof value !== "string")
        report(pointer, { message: "The address of the frame is not text.", help: "Write it as a text, for example `{data.terms.url}`." });
    };
    look(screen.title, "/title", "The title of the screen");
    for (const [name, { title }] of Object.entries(screen.dialogs ?? {}))
      look(title, `/dialogs/${name}/title`, `The title of the dialog \`${name}\``);
    for (const { step, pointer } of steps) {
      if (step.do === "toast") look(step.text, `${pointer}/text`, "The toast");
      if (step.do === "open") lookAtFraming(step.ifFrameable, `${pointer}/ifFrameable`);
      if (step.do === "call") look(step.busy, `${pointer}/busy`, "What is shown during the call");
      if (step.do === "leave") look(step.url, `${pointer}/url`, "The address");
    }
  },
};
