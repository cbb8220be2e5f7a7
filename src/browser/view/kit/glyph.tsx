import type { ReactElement } from "react";
import { InlineIcon } from "./inline-icon.tsx";

/** Strokes on a square of 24, by the names that definitions use. In code, because only screens with such a row need them. */
const paths = {
  bank: "M3 9.5 12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3 20h18",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  card: "M3 6h18v12H3zM3 10h18M7 14.5h4",
  chat: "M4 5h16v11h-9l-5 4v-4H4zM8.5 10.5h7",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  external: "M13 4h7v7M20 4l-9 9M18 14v6H4V6h6",
  flag: "M6 21V4h12l-3 4.5 3 4.5H6",
  mail: "M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5",
  phone: "M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1-1 2-2 2A16 16 0 0 1 4 5c0-1 1-2 2-2z",
  plus: "M12 5v14M5 12h14",
  share: "M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1",
  store: "M4 10l1.5-6h13L20 10M4 10a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5V20h13v-7.5M10 20v-4.5h4V20",
};

export type GlyphName = keyof typeof paths;

/** Draws what a row leads to or does. */
export function Glyph({ name }: { readonly name: GlyphName }): ReactElement {
  return <InlineIcon path={paths[name]} />;
}
