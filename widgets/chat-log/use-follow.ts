/** Keeps the latest messages in view for who is there already, and leaves alone who has scrolled up. */
import { useLayout } from "layar/widget-kit";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { WidgetProps } from "../types.gen.ts";

/** How far below the view the end still counts as seen, in px. */
const near = 120;

interface Following {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly end: RefObject<HTMLDivElement | null>;
  /** Whether messages came while the end was out of view. */
  readonly hasUnseen: boolean;
  showEnd(): void;
  /** For every click inside the conversation. */
  onClick(): void;
}

export function useFollow(messages: WidgetProps<"chat-log">["messages"]): Following {
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(messages.length);
  /** The control that was tapped may disappear with its question, and the focus with it. */
  const mayLoseFocus = useRef(false);
  const [hasUnseen, setUnseen] = useState(false);

  useEffect(() => {
    // Without observers, as in jsdom, the user says by a tap that the end is in view.
    if (!hasUnseen || !end.current || typeof IntersectionObserver === "undefined") return undefined;
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setUnseen(false));
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasUnseen]);

  useLayout(() => {
    const from = seen.current;
    seen.current = messages.length;
    if (messages.length <= from) return;
    const first = log.current?.children[from];
    // What is new stands where the end was.
    const isNear = (first?.getBoundingClientRect().top ?? 0) < window.innerHeight + near;
    const isWanted = isNear || messages.slice(from).some((message) => message.from === "self");
    if (!isWanted) setUnseen(true);
    // In the next frame what belongs to the message, for example its buttons, is there as well.
    requestAnimationFrame(() => {
      if (isWanted) scrollTo(first, end.current);
      if (mayLoseFocus.current && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
      mayLoseFocus.current = false;
    });
  }, [messages]);

  const showEnd = useCallback(() => {
    end.current?.scrollIntoView({ block: "end" });
    end.current?.focus({ preventScroll: true });
    setUnseen(false);
  }, []);
  const onClick = useCallback(() => {
    mayLoseFocus.current = true;
  }, []);
  return { log, end, hasUnseen, showEnd, onClick };
}

/** The end comes into view, but not so far that the beginning of what is new goes out of it. */
function scrollTo(first: Element | undefined, end: Element | null): void {
  end?.scrollIntoView({ block: "nearest" });
  if (first && first.getBoundingClientRect().top < 0) first.scrollIntoView({ block: "start" });
}
