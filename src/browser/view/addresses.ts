/** The URL policy for addresses that widgets show; only screens with such widgets load it. */
import { addLaunchParams, allowUrl } from "../runtime/index.ts";
import { useKit } from "./kit-context.ts";

/**
 * Gives the address that a frame may load; undefined when the URL policy refuses it: `hosts.frames` of the settings lists the hosts.
 *
 * @example
 * const src = useFrameAddress(props.src);
 * return src ? <iframe src={src} title={props.title} /> : null;
 */
export function useFrameAddress(raw: string): string | undefined {
  const { settings, origin } = useKit();
  return allowUrl(raw, "frames", settings, origin)?.href;
}

/**
 * Gives the address that a link may lead to; undefined when there is none or the URL policy refuses it.
 *
 * An address inside the app keeps the launch parameters, so that a new tab shows the same market. The token is not in it.
 *
 * @example <a href={useLinkAddress(props.url)}>{props.label}</a>
 */
export function useLinkAddress(raw: string | undefined): string | undefined {
  const { settings, origin, common } = useKit();
  const url = allowUrl(raw, "navigate", settings, origin);
  if (!url) return undefined;
  return (url.origin === origin ? addLaunchParams(url, { common, token: "" }, settings, origin) : url).href;
}
