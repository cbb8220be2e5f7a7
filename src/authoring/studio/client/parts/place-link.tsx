/** A line of a file, and the way to it: inside this page, or by an address in another one. */
import type { ReactElement } from "react";
import type { StudioPlace } from "../../protocol/index.ts";
import { Button } from "./button.tsx";

export type GoTo = ((place: StudioPlace) => void) | { hrefOf(place: StudioPlace): string };

export function PlaceLink({ place, go }: { readonly place: StudioPlace; readonly go: GoTo }): ReactElement {
  const text = `${place.file}:${place.line}`;
  return typeof go === "function" ? (
    <Button text={text} onClick={() => go(place)} />
  ) : (
    <a href={go.hrefOf(place)} target="layar-studio">
      {text}
    </a>
  );
}
