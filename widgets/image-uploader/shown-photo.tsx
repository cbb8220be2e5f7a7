import type { ReactElement } from "react";
import { Icon, Picture } from "#widget-kit";

export function ShownPhoto({ src, alt }: { readonly src: string; readonly alt: string }): ReactElement {
  return <Picture src={src} alt={alt} fallback={<Icon name="document" />} />;
}
