/** Images that may be refused or break, and the gate that they pass. The gate comes with the widgets that show images, not with every screen. */
import { type ReactElement, type ReactNode, useState } from "react";
import { allowUrl } from "../../runtime/index.ts";
import { type Kit, useKit } from "../kit-context.ts";

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly fallback: ReactNode;
}

type Gate = (raw: string) => string | undefined;

const gates = new WeakMap<Kit, Gate>();

/** Looks at each address once: reading one takes longer than showing what it names. */
function createGate({ settings, origin }: Kit): Gate {
  const known = new Map<string, string | undefined>();
  return (raw) => {
    if (!known.has(raw)) known.set(raw, allowUrl(raw, "images", settings, origin)?.href);
    return known.get(raw);
  };
}

/** Gives the gate for image addresses: what it returns may be used as `src`; undefined means that no request may leave. */
export function useImageGate(): Gate {
  const kit = useKit();
  const gate = gates.get(kit) ?? createGate(kit);
  gates.set(kit, gate);
  return gate;
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
