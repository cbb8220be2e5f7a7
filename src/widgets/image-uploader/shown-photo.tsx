import { Icon, Picture } from "layar/widget-kit";
import type { ReactElement } from "react";

export function ShownPhoto({ src, alt }: { readonly src: string; readonly alt: string }): ReactElement {
  return <Picture src={src} alt={alt} fallback={<Icon name="document" />} />;
}
