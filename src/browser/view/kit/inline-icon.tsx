import type { ReactElement } from "react";

/**
 * Draws an icon of a single widget, which ships with that widget: `path` is the `d` of a path on a square of 24.
 *
 * @example <InlineIcon path="M4 12h16M12 4v16" />
 */
export function InlineIcon({ path }: { readonly path: string }): ReactElement {
  return (
    <svg className="ly-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
