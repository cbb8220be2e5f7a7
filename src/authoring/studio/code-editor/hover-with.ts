import type { Extension } from "@codemirror/state";
import { hoverTooltip } from "@codemirror/view";

/** What a language service says of a range. */
interface OfferedHover {
  /** Markdown, which is shown as it is written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Text beside the pointer, of what `find` gives for an offset; null for nothing. */
export function hoverWith(find: (offset: number) => Promise<OfferedHover | null>): Extension {
  return hoverTooltip(
    async (_view, offset) => {
      const found = await find(offset);
      return found && { pos: found.start, end: found.end, create: () => ({ dom: drawText(found.text) }) };
    },
    { hoverTime: 400 },
  );
}

function drawText(text: string): HTMLElement {
  const dom = document.createElement("div");
  dom.className = "editor-hover";
  dom.textContent = text;
  return dom;
}
