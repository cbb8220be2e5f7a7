import type { ReactElement } from "react";
import type { Emblem as Known } from "../../../core/format/index.ts";
import { Icon, type IconName } from "./icon.tsx";

interface EmblemProps {
  /** What the name is known by; without it the tile is neutral, because letters that nobody knows look like a picture that is missing. */
  readonly known?: Known | null;
  /** Where nothing is known. */
  readonly icon?: IconName;
}

/**
 * A tile before a name, hidden from screen readers: the text of the page has the name once.
 *
 * @example <Emblem known={market.emblems.find(({ names }) => names.includes(bank))} icon="bank" />
 */
export function Emblem({ known, icon }: EmblemProps): ReactElement {
  return known ? (
    <span className="ly-emblem" aria-hidden="true" data-letters={known.letters} style={{ background: known.ground, color: known.ink }} />
  ) : (
    <span className="ly-emblem" aria-hidden="true">
      {icon && <Icon name={icon} />}
    </span>
  );
}
