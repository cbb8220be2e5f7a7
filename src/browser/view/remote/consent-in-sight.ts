// A call that needs consent is made only by a press while the consent was in sight; otherwise the page shows it and asks.
import { readOwn } from "../../../core/json/index.ts";
import type { Run, SessionContext } from "../../runtime/index.ts";

/** Ids of the nodes that ask for it, by action. */
export type Consents = { readonly [action: string]: readonly string[] };

/** Pixels by which the edges of a box and of the view may differ. */
const slackPx = 1;

function find(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-screen] [data-node="${CSS.escape(id)}"]`);
}

/** Whether the two overlap. */
function meets(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}

/** Whether all of it is in the view, or of one that is taller than half of it as much, and nothing lies on it, a message included. */
function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const { top, bottom, left, right } = box;
  // A tap goes through a message, so that it does not count as what is uppermost.
  if ([...document.querySelectorAll(".ly-toast-layer > *")].some((message) => meets(message.getBoundingClientRect(), box))) return false;
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (right - left < slackPx || bottom - top < slackPx || left < -slackPx || right > innerWidth + slackPx) return false;
  if (to - from < Math.min(bottom - top, innerHeight / 2) - slackPx) return false;
  const middle = (left + right) / 2;
  return [from + slackPx, (from + to) / 2, to - slackPx].every((y) => {
    const [uppermost] = document.elementsFromPoint(middle, y);
    return uppermost !== undefined && element.contains(uppermost);
  });
}

interface Guard {
  /** At the press, before anything of its flow has run. */
  note(run: Run): void;
  /** Whether a call may be made; otherwise its consent is shown and asked for. */
  mayCall(action: string, run: Run, context: SessionContext): boolean;
}

export function guardConsents(consents: Consents, words: string | undefined): Guard {
  const ids = Object.values(consents).flat();
  /** What was in sight when the flow began. */
  const seen = new WeakMap<Run, readonly string[]>();
  return {
    note(run) {
      if (ids.length > 0 && !seen.has(run))
        seen.set(
          run,
          ids.filter((id) => {
            const element = find(id);
            return element !== null && isInSight(element);
          }),
        );
    },
    mayCall(action, run, context) {
      const asked = readOwn(consents, action);
      if (!asked || (run.node && asked.some((id) => seen.get(run)?.includes(id)))) return true;
      showConsent(asked, run);
      if (words) context.toaster?.show(words, "failure");
      return false;
    },
  };
}

/** Scrolls to the one that stands before the control, and moves the focus there. */
function showConsent(ids: readonly string[], { node }: Run): void {
  const control = node && find(node.plan.id);
  const all = ids.flatMap((id) => find(id) ?? []);
  const before = all.filter((one) => control && one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
  const consent = before[before.length - 1] ?? all[0];
  if (!consent) return;
  consent.tabIndex = -1;
  consent.scrollIntoView({ block: "center" });
  consent.focus({ preventScroll: true });
}
