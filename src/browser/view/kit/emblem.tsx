import type { ReactElement } from "react";
import type { Emblem as Known } from "../../../core/format/index.ts";
import { Glyph, type GlyphName } from "./glyph.tsx";

interface EmblemProps {
  /** What the name is known by; without it the tile is neutral, because letters that nobody knows look like a picture that is missing. */
  readonly known?: Known | null;
  readonly glyph: GlyphName;
}

/** A tile before a name. The text of the page has the name once. */
export function Emblem({ known, glyph }: EmblemProps): ReactElement {
  return known ? (
    <span className="emblem" aria-hidden="true" data-letters={known.letters} style={{ background: known.ground, color: known.ink }} />
  ) : (
    <span className="emblem" aria-hidden="true">
      <Glyph name={glyph} />
    </span>
  );
}
