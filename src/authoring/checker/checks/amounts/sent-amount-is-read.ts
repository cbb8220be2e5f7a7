import { joinPointer } from "../../../../core/json/index.ts";
import { recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { listCalls } from "../../queries/flows/calls.ts";
import { readsBelow } from "../../queries/reads.ts";

export const sentAmountIsRead = screenCheck({ id: "sent-amount-is-read", isFixed: true }, (index, report) => {
  for (const { input, pointer, definition, action } of listCalls(index)) {
    // What only reads may well ask about an amount that is given.
    const amounts = [...(definition?.intent?.filled ?? []), ...(definition?.reads === true ? [] : ["amount"])];
    for (const name of new Set(amounts)) {
      const at = joinPointer(pointer, "input", name);
      if (!Object.hasOwn(input, name) || readsBelow(index, at).length > 0) continue;
      report(at, {
        message: `\`${name}\` of \`${action}\` is the same for everybody, whatever the screen shows.`,
        help: "Send the value that is disclosed.",
      });
    }
  }
  for (const { step, pointer } of index.steps) {
    const opened = recordOf(step).opens?.(step);
    const at = joinPointer(pointer, "params", "amount");
    const amount = opened?.params?.["amount"];
    if (amount === undefined || amount === "" || readsBelow(index, at).length > 0) continue;
    report(at, {
      message: `\`${opened?.screen ?? ""}\` gets the same \`amount\` from everybody, whatever this screen shows.`,
      help: "Pass on the value that is disclosed.",
    });
  }
});
