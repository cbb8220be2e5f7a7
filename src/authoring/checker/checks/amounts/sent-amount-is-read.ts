import { joinPointer } from "../../../../core/json/index.ts";
import { listAmountInputs, recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { listAmountParams, listCalls } from "../../queries/flows/calls.ts";
import { readsBelow } from "../../queries/reads.ts";

export const sentAmountIsRead = screenCheck({ id: "sent-amount-is-read", isFixed: true }, (index, report) => {
  for (const { input, pointer, definition, action } of listCalls(index)) {
    // What only reads may well ask about an amount that is given.
    const amounts = definition === undefined || definition.reads === true ? [] : listAmountInputs(definition);
    for (const name of new Set([...(definition?.intent?.filled ?? []), ...amounts])) {
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
    if (opened === undefined) continue;
    for (const name of listAmountParams(index, opened.screen)) {
      const at = joinPointer(pointer, "params", name);
      const amount = opened.params[name];
      if (amount === undefined || amount === "" || readsBelow(index, at).length > 0) continue;
      report(at, {
        message: `\`${opened.screen}\` gets the same \`${name}\` from everybody, whatever this screen shows.`,
        help: "Pass on the value that is disclosed.",
      });
    }
  }
});
