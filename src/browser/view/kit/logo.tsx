import type { ReactElement, SyntheticEvent } from "react";
import type { Kit } from "../kit-context.ts";
import { imagePolicyOf } from "./image-policy.ts";

interface LogoProps {
  readonly src: string;
  readonly name: string;
  readonly kit: Kit;
}

/**
 * A picture beside a name; one that breaks, or that the URL policy refuses, shows the first letter of the name. Without hooks, because
 * lists have hundreds of these.
 *
 * @example <Logo src={bank.logo} name={bank.name} kit={kit} />
 */
export function Logo({ src, name, kit }: LogoProps): ReactElement {
  const url = imagePolicyOf(kit)(src);
  const [initial] = name.trim();
  return (
    <span className="ly-logo" aria-hidden="true" data-initials={initial}>
      {url && <img key={url} loading="lazy" decoding="async" src={url} alt="" onError={hide} />}
    </span>
  );
}

function hide({ currentTarget }: Pick<SyntheticEvent<HTMLImageElement>, "currentTarget">): void {
  // One that is outside the page may be a model for others.
  currentTarget.hidden = currentTarget.isConnected;
}
