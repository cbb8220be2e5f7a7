/** Images that may be refused or break, and the gate that they pass. The gate comes with the widgets that show images, not with every screen. */
import { type ReactElement, type ReactNode, useState } from "react";
import { allowUrl } from "../runtime/index.ts";
import { useKit } from "./kit-context.ts";

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly fallback: ReactNode;
}

/** Gives the gate for image addresses: what it returns may be used as `src`; undefined means that no request may leave. */
export function useImageGate(): (raw: string) => string | undefined {
  const { settings, origin } = useKit();
  return (raw) => allowUrl(raw, "image", settings, origin)?.href;
}

export function Picture({ src, alt, fallback }: PictureProps): ReactNode {
  const url = useImageGate()(src);
  const [broken, setBroken] = useState<string>();
  if (!url || broken === url) return fallback;
  return <img src={url} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(url)} />;
}

export function Logo({ src, name }: { readonly src: string; readonly name: string }): ReactElement {
  return (
    <span className="logo" aria-hidden="true">
      <Picture src={src} alt="" fallback={Array.from(name.trim())[0]} />
    </span>
  );
}
