import { memo, type ReactElement } from "react";
import type { WidgetProps } from "#widget-types";
import * as styles from "./chat-log.module.css";

interface ChatMessageProps {
  readonly message: WidgetProps<"chat-log">["messages"][number];
  readonly name: string;
}

function PlainChatMessage({ message: { from, text }, name }: ChatMessageProps): ReactElement {
  return (
    <p className={from === "self" ? styles.own : styles.other}>
      <span className="visually-hidden">{name}: </span>
      <span>{text}</span>
    </p>
  );
}

/** A message that stays the same is not drawn again when another one comes. */
export const ChatMessage = memo(PlainChatMessage);
