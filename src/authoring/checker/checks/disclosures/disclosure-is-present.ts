import { screenCheck } from "../../check.ts";
import { type Demand, listDemands } from "../../conditions/disclosures.ts";
import { kindOfDisclosure } from "../../queries/disclosure-kinds.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const disclosureIsPresent = screenCheck({ id: "disclosure-is-present", isFixed: true }, (index, report) => {
  const demands = listDemands(index);
  for (const { pointer, need } of listAskedInVain(index, demands))
    report(pointer, {
      message: `Nothing here needs the ${need}.`,
      help: "Name it under `needs` of what must wait for it: the action, or the node that is tapped.",
    });
  for (const { node, pointer, widget } of index.nodes)
    if (node.needs !== undefined && widget !== undefined && Object.keys(widget.events ?? {}).length === 0)
      report(`${pointer}/needs`, {
        message: `Nothing is tapped or entered in \`${node.id}\`, so that nothing waits for what it needs.`,
        help: "Move `needs` to the node that is tapped.",
      });
  for (const { at, need, shownBy } of demands) {
    if (shownBy.some(({ isOff }) => !isOff) || at.isOff) continue;
    report(at.pointer, {
      message: `\`${at.node.id}\` needs the ${need} to be seen before a tap, but nothing shows it.`,
      help: `Add a node that shows it, with \`"discloses": ["${need}"]\`.`,
    });
  }
});

/** Places where users are asked for a consent without which everything goes on as with it. A consent that nothing reads is a problem of its own. */
function listAskedInVain(index: ScreenIndex, demands: readonly Demand[]): { readonly pointer: string; readonly need: string }[] {
  const reads = readsBelow(index, "");
  return index.nodes.flatMap(({ node, pointer }) =>
    (node.discloses ?? []).flatMap((need, at) => {
      const isConsent = kindOfDisclosure(index.catalogue, need) === "consent" && (node.bind === undefined || reads.includes(node.bind));
      return isConsent && !demands.some((one) => one.need === need) ? [{ pointer: `${pointer}/discloses/${at}`, need }] : [];
    }),
  );
}
