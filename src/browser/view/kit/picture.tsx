/** Images that may be refused or break, and the URL policy for them. Only screens whose widgets show images load it. */
import { type ReactElement, type ReactNode, type SyntheticEvent, useState } from "react";
import { allowUrl } from "../../runtime/index.ts";
import { type Kit, useKit } from "../kit-context.ts";

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly fallback: ReactNode;
}

type ImagePolicy = (raw: string) => string | undefined;

const policies = new WeakMap<Kit, ImagePolicy>();

/** Checks each address once: parsing one takes longer than showing the image. */
function createPolicy({ settings, origin }: Kit): ImagePolicy {
  const known = new Map<string, string | undefined>();
  return (raw) => {
    if (!known.has(raw)) known.set(raw, allowUrl(raw, "images", settings, origin)?.href);
    return known.get(raw);
  };
}

/** Gives the URL policy for images: what it returns may be used as `src`; undefined means that nothing may be requested. */
export function useImagePolicy(): ImagePolicy {
  const kit = useKit();
  const policy = policies.get(kit) ?? createPolicy(kit);
  policies.set(kit, policy);
  return policy;
}

export function Picture({ src, alt, fallback }: PictureProps): ReactNode {
  const url = useImagePolicy()(src);
  const [broken, setBroken] = useState<string>();
  if (!url || broken === url) return fallback;
  return <img src={url} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(url)} />;
}

/** A picture that breaks shows the letter that it lies over. Without state of its own, because lists have hundreds of these. */
export function Logo({ src, name }: { readonly src: string; readonly name: string }): ReactElement {
  const url = useImagePolicy()(src);
  return (
    <span className="logo" aria-hidden="true" data-initials={Array.from(name.trim())[0]}>
      {url && <img key={url} src={url} alt="" loading="lazy" decoding="async" onError={hide} />}
    </span>
  );
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true;
}
