/** A node of an open screen, and the entries of lists that it is rendered for. */
import type { CompiledNode, Frame, SessionContext } from "../../../browser/runtime/index.ts";

/** The node after all nodes around it, the outermost first; undefined where the screen has no such node. */
export function findChain(nodes: readonly CompiledNode[], id: string): readonly CompiledNode[] | undefined {
  for (const node of nodes) {
    if (node.plan.id === id) return [node];
    const inner = findChain([node.children, ...Object.values(node.slots)].flat(), id);
    if (inner !== undefined) return [node, ...inner];
  }
  return undefined;
}

/** Ids, in the order of the definition. */
export function listNodes(nodes: readonly CompiledNode[]): readonly string[] {
  return nodes.flatMap(({ plan, children, slots }) => [plan.id, ...listNodes([children, ...Object.values(slots)].flat())]);
}

export function findDialog({ module: { plan } }: SessionContext, outermost: CompiledNode | undefined): string | undefined {
  return Object.entries(plan.dialogs).find(([, { body, actions }]) => outermost && [...body, ...actions].includes(outermost.plan))?.[0];
}

interface NodeFrame {
  readonly frame?: Frame;
}

/** Each entry for which the last node of a chain is rendered, in the order of the page. */
function listFrames(chain: readonly CompiledNode[], isVisible: boolean): readonly NodeFrame[] {
  return chain.reduce<readonly NodeFrame[]>(
    (around, node) =>
      around
        .flatMap(({ frame: outer }): readonly NodeFrame[] => {
          if (node.each === undefined) return [{ frame: outer }];
          const list = node.each(outer);
          return Array.isArray(list) ? list.map((item: unknown, index) => ({ frame: { item, index, outer } })) : [];
        })
        .filter(({ frame }) => !isVisible || node.isShown(frame)),
    [{}],
  );
}

/** For each node of a chain the entry around it: of the one that was chosen on the page, or of the first ones. */
export function framesAlong(chain: readonly CompiledNode[], entry?: number): readonly (Frame | undefined)[] {
  const chosen = (entry === undefined ? undefined : listFrames(chain, true)[entry]) ?? listFrames(chain, false)[0];
  return chain.map((_, at) =>
    chosen === undefined ? listFrames(chain.slice(0, at + 1), false)[0]?.frame : outwards(chosen.frame, countLists(chain.slice(at + 1))),
  );
}

function countLists(chain: readonly CompiledNode[]): number {
  return chain.filter(({ each }) => each !== undefined).length;
}

function outwards(frame: Frame | undefined, steps: number): Frame | undefined {
  return steps === 0 || frame === undefined ? frame : outwards(frame.outer, steps - 1);
}

/** Which of the shown elements of a node it is; undefined for one that is not shown. */
export function entryOf(nodes: readonly CompiledNode[], id: string, frame: Frame | undefined): number | undefined {
  const asked = writeIndexes(frame);
  const found = listFrames(findChain(nodes, id) ?? [], true).findIndex((one) => writeIndexes(one.frame) === asked);
  return found === -1 ? undefined : found;
}

function writeIndexes(frame: Frame | undefined): string {
  return frame === undefined ? "" : `${writeIndexes(frame.outer)} ${frame.index}`;
}
