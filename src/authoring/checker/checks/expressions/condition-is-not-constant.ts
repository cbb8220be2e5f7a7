import { screenCheck } from "../../check.ts";
import { decide, listDecided, listHolders } from "../../conditions/decided.ts";
import { listChosenEmpty, listLeftEmpty, listShownEmpty } from "../../conditions/shown-empty.ts";

export const conditionIsNotConstant = screenCheck({ id: "condition-is-not-constant", role: "order" }, (index, report) => {
  const decided = listDecided(index);
  for (const { where, message } of decided) report(where, { message, help: "Remove it, or use the value that it depends on." });
  for (const { pointer, id, path } of listShownEmpty(index))
    report(pointer, {
      message: `\`${id}\` is shown only while \`${path}\`, which it shows, is empty.`,
      help: "Turn the condition round, or show something else.",
    });
  for (const { pointer, id, path } of listChosenEmpty(index))
    report(pointer, {
      message: `\`${id}\` takes \`${path}\` only where it is empty.`,
      help: "Exchange the two sides, or take something else.",
    });
  for (const { pointer, path } of listLeftEmpty(index))
    report(pointer, { message: `\`${path}\` is empty where it is used.`, help: "Turn the condition before it round." });
  for (const holder of listHolders(index)) {
    const verdict = decided.some(({ where }) => where.pointer === holder.pointer) ? undefined : decide(holder.around, holder.when);
    if (verdict !== undefined)
      report(holder.pointer, {
        message: `This condition ${verdict} where it stands, because of ${holder.cause}.`,
        help: holder.isOverlay
          ? "Remove the part, or change the market under `for`."
          : "Remove one of the two, or compare with what was meant.",
      });
  }
});
