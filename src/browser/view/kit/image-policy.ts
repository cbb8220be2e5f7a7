/** The URL policy for images. Only screens whose widgets show images load it. */
import { allowUrl } from "../../runtime/index.ts";
import type { Kit } from "../kit-context.ts";

export type ImagePolicy = (raw: string) => string | undefined;

const policies = new WeakMap<Kit, ImagePolicy>();

/** Checks each address once: parsing one takes longer than showing the image. */
function createPolicy({ settings, origin }: Kit): ImagePolicy {
  const known = new Map<string, string | undefined>();
  return (raw) => {
    if (!known.has(raw)) known.set(raw, allowUrl(raw, "images", settings, origin)?.href);
    return known.get(raw);
  };
}

/** What the policy returns may be used as `src`; undefined means that nothing may be requested. */
export function imagePolicyOf(kit: Kit): ImagePolicy {
  const policy = policies.get(kit) ?? createPolicy(kit);
  policies.set(kit, policy);
  return policy;
}
