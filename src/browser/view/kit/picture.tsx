import { type ReactNode, useState } from "react";
import { useKit } from "../kit-context.ts";
import { type ImagePolicy, imagePolicyOf } from "./image-policy.ts";

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly fallback: ReactNode;
}

/**
 * Gives the URL policy for images: what it returns may be used as `src`; undefined means that nothing may be requested.
 *
 * @example
 * const allow = useImagePolicy();
 * const shown = pictures.flatMap((src) => allow(src) ?? []);
 */
export function useImagePolicy(): ImagePolicy {
  return imagePolicyOf(useKit());
}

/**
 * An image that may be refused by the URL policy or break: `fallback` is then shown in its place. Only screens whose widgets show images
 * load it.
 *
 * @example <Picture src={photo} alt={label} fallback={<Icon name="document" />} />
 */
export function Picture({ src, alt, fallback }: PictureProps): ReactNode {
  const url = useImagePolicy()(src);
  const [broken, setBroken] = useState<string>();
  if (!url || broken === url) return fallback;
  return <img src={url} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(url)} />;
}
