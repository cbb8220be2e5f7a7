/** Small drawings that several widgets show: pictures that may be refused or break, a product's logo, the sign of a tone. */
import { type ReactElement, type ReactNode, useState } from "react";
import type { IconName } from "./icon.tsx";
import { useKit } from "./kit-context.ts";

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly fallback: ReactNode;
}

export function Picture({ src, alt, fallback }: PictureProps): ReactNode {
  const url = useKit().allowImage(src);
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

const signs = { ok: "check", warn: "alert", danger: "alert", failure: "alert", info: "info" } as const;

type Tone = keyof typeof signs | "neutral" | "accent";

export function signOf(tone: Tone): IconName | undefined {
  return tone === "neutral" || tone === "accent" ? undefined : signs[tone];
}
