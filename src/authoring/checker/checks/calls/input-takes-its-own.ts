import { screenCheck } from "../../check.ts";
import { findSlip, type Roots } from "../../names/at-hand.ts";
import { listUnlike } from "../../names/comparisons.ts";
import { listTakers } from "../../names/takers.ts";

export const inputTakesItsOwn = screenCheck({ id: "input-takes-its-own" }, (index, report) => {
  const { roots, bare } = index.analysis.names;
  const values = Object.fromEntries(Object.entries(bare).map(([name, { type }]) => [name, type]));
  const known: Roots = { ...roots, values: { obj: { props: values } } };
  for (const taker of listTakers(index)) {
    const slip = findSlip(known, taker);
    if (slip === undefined) continue;
    const field = taker.path.at(-1) ?? "";
    const exception = `if \`${field}\` is meant, list it under \`x-alias\` of the input in the action's \`request\`, or give it another name here.`;
    report(taker.pointer, {
      message: slip.message,
      help: `Write \`{${slip.own}}\`; ${exception}`,
    });
  }
  for (const { pointer, checked } of index.analysis.sites)
    for (const { name, path, own } of checked.errors.length > 0 ? [] : listUnlike(index.analysis.names.roots, checked.ast))
      report(pointer, {
        message: `\`${name}\` is compared with \`${path}\`, while \`${own}\` is at hand.`,
        help: `Write \`${own}\`, or give what is compared another name in \`values\`.`,
      });
});
