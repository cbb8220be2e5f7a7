/** Makes receipts, keeps them on the device until the server has them, and sends them. */

import { disclosed } from "virtual:layar/disclosures";
import { writing } from "virtual:layar/wire";
import { digestText, hasOwn, isObject, parseJson, readOwn } from "../../../core/json/index.ts";
import { type Launch, readParams } from "../../../core/market/index.ts";
import { type CompiledNode, fetchOnce, type ScreenStore, type Session, type WrittenRequest } from "../../runtime/index.ts";
import { describePage } from "../reports/reports.ts";
import { findEntry } from "./find-entry.ts";
import type { ReceiptPlace, Shown } from "./place.ts";
import { type Disclosing, disclosedBy, makeReceipt, type Occasion, type Seen, shorten } from "./receipt.ts";

/** Nothing that a screen clears, because it is about what was agreed and holds no value. */
const keyStart = "layar-receipt.";
const keptMs = 30 * 86_400_000;
const underWay = new Set<string>();

/** Sends a receipt whenever somebody gives a consent on the screen, and what earlier pages have left. `ready` is how the screen began. */
export function watchConsents(shown: Shown, place: ReceiptPlace, ready: ScreenStore): void {
  const { session, module } = shown;
  sendKept(place);
  const { body, dialogs, store } = session;
  const disclosing = disclosingOf(module.plan);
  const nodes = [...body, ...Object.values(dialogs).flatMap((dialog) => [...dialog.body, ...dialog.actions])].flatMap(withInner);
  for (const { bind, id: by } of nodes.map(({ plan }) => plan)) {
    if (!bind || disclosedBy(disclosing, by).length === 0) continue;
    let was = valueAt(ready, bind);
    const look = (): void => {
      const now = valueAt(store.getState(), bind);
      if (now === true && was !== true)
        send({ module, store: store.getState(), at: Date.now() }, { what: "consent", by }, place).catch(() => {});
      was = now;
    };
    session.subscribe([bind], look);
    // Somebody may have been quicker than this code.
    look();
  }
}

const valueAt = (store: ScreenStore, path: string): unknown =>
  path.split(".").reduce<unknown>((from, name) => (isObject(from) ? readOwn(from, name) : undefined), store);

const withInner = (node: CompiledNode): readonly CompiledNode[] => [
  node,
  ...[...node.children, ...Object.values(node.slots).flat()].flatMap(withInner),
];

const disclosingOf = ({ id }: Session["plan"]): Disclosing => readOwn(disclosed, id) ?? {};

/** Rejects where the page is not served securely. */
export async function send(seen: Pick<Seen, "module" | "store" | "at">, occasion: Occasion, place: ReceiptPlace): Promise<void> {
  const { launch, device } = place;
  const { plan } = seen.module;
  const page = describePage(document.documentElement);
  const made = await makeReceipt({ ...seen, disclosing: disclosingOf(plan), account: accountOf(launch) }, occasion, page);
  const promotion = await findPromotion(plan.id, page.market, launch);
  const screen = hasOwn(disclosed, plan.id) ? plan.id : made.screen;
  const receipt = shorten({ ...made, screen, ...(promotion && { promotion }) });
  device.write(keyStart + receipt.all, JSON.stringify(receipt));
  sendKept(place);
}

/** A token is no account: nobody knows it later, and nothing that was made of it may leave the page. */
const accountOf = ({ owner, token }: Launch): string => (owner === digestText(token) ? "" : owner);

/** Only what the project itself has under this name: the address may say anything. */
async function findPromotion(screen: string, market: string, launch: Launch): Promise<string | undefined> {
  const template = readParams(location, launch)["templateId"];
  const open = template && (await findEntry(screen))?.open;
  return open && Object.keys(open).some((variant) => variant.startsWith(market) && variant.endsWith(`+${template}`)) ? template : undefined;
}

/** A page that is left goes on sending. What does not arrive is sent again by the next page, for 30 days. */
function sendKept({ device, endpoint }: ReceiptPlace): void {
  for (const key of device.keys()) {
    if (!key.startsWith(keyStart) || underWay.has(key)) continue;
    const body = device.read(key);
    if (isOver(body)) device.remove(key);
    else {
      underWay.add(key);
      post({ url: endpoint, method: "POST", body: body ?? "", headers: { "Content-Type": "application/json" } })
        .then(({ status }) => status >= 200 && status < 300 && device.remove(key))
        .catch(() => {})
        .finally(() => underWay.delete(key));
    }
  }
}

const post = (request: WrittenRequest) => fetchOnce(request, { signal: new AbortController().signal, writing, outlives: true });

function isOver(text: string | null): boolean {
  const receipt = parseJson(text);
  return !isObject(receipt) || !(Math.abs(Date.now() - Number(receipt["at"])) < keptMs);
}
