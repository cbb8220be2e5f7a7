import { useLabels } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./chat-log.module.css";
import { ChatMessage } from "./chat-message.tsx";
import { useFollow } from "./use-follow.ts";

export function ChatLog(props: WidgetProps<"chat-log">): ReactElement {
  const { root, label, messages, choices = [], typing, ownName, otherName, busy, on, children } = props;
  const labels = useLabels();
  const { log, end, hasUnseen, showEnd, onClick } = useFollow(messages);
  return (
    <div {...root} className={styles.root}>
      <div ref={log} role="log" aria-label={label} className={styles.log} onClickCapture={onClick}>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added, and two may be alike
          <ChatMessage key={index} message={message} name={message.from === "self" ? ownName : otherName} />
        ))}
        {typing && (
          <div className={styles.typing} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
        )}
        {choices.map((choice, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may give two choices one id
            key={`${place} ${choice.id}`}
            type="button"
            className={`ly-btn ly-btn-secondary ${styles.choice}`}
            aria-disabled={busy}
            onClick={busy ? undefined : () => on?.choose?.(choice)}
          >
            {choice.title_local}
          </button>
        ))}
        {children}
      </div>
      <div ref={end} tabIndex={-1} />
      {hasUnseen && (
        <button type="button" className={`ly-btn ly-btn-primary ${styles.unseen}`} onClick={showEnd}>
          {labels.newMessages}
        </button>
      )}
    </div>
  );
}
