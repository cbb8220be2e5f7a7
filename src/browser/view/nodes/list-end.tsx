/** Emits the event of a list when its end comes near the view, so that a flow can fetch the next page of entries. */
import { type ReactNode, useCallback, useRef, useState } from "react";
import { listEvent } from "../../../core/format/index.ts";
import { ListSentinel } from "../kit/list-sentinel.tsx";
import type { ListEndProps } from "../render-context.ts";

/** Once for each length: a flow that adds nothing is not started again, or a failing call would be repeated for ever. */
export function ListEnd({ node, session, frame, length, isReached }: ListEndProps): ReactNode {
  const emittedAt = useRef(0);
  const isRunning = useRef(false);
  const [round, setRound] = useState(0);
  // A list that has become shorter may grow again.
  emittedAt.current = Math.min(emittedAt.current, length);
  const emit = useCallback(() => {
    if (isRunning.current || length <= emittedAt.current) return;
    emittedAt.current = length;
    isRunning.current = true;
    // The event belongs to the list: its flow must not mark the entries as busy.
    const owner = { ...node, plan: { ...node.plan, id: `${node.plan.id} end`, waits: undefined } };
    session.emit(owner, listEvent, undefined, frame).then(() => {
      isRunning.current = false;
      // The list may have grown while the flow was running, so its end is checked again.
      setRound((count) => count + 1);
    });
  }, [node, session, frame, length]);
  return isReached && <ListSentinel key={`${length} ${round}`} onNear={emit} />;
}
