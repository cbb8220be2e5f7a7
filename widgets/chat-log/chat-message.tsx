import { InlineIcon } from "layar/widget-kit";
import { memo, type ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./chat-log.module.css";

interface ChatMessageProps {
  readonly message: WidgetProps<"chat-log">["messages"][number];
  readonly name: string;
}

/** A bubble of speech. */
const bubble = "M4 5h16v11H10l-4 4v-4H4z";

function PlainChatMessage({ message: { from, text, time }, name }: ChatMessageProps): ReactElement {
  return (
    <p className={from === "self" ? styles.own : styles.other}>
      <span className="ly-visually-hidden">{name}: </span>
      {from === "service" && (
        <span className={styles.mark} aria-hidden="true">
          <InlineIcon path={bubble} />
        </span>
      )}
      <span>{text}</span>
      {time && <span className={styles.time}>{time}</span>}
    </p>
  );
}

/** A message that stays the same is not drawn again when another one comes. */
export const ChatMessage = memo(PlainChatMessage);
