/** Which page of the studio is open: it stands in the address, so that it can be bookmarked, sent and reloaded. */
import { useSyncExternalStore } from "react";
import { type ProjectSummary, studioPath } from "../protocol/index.ts";

export interface Address {
  /** Parts of the path below `/studio`. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

export interface PageProps {
  readonly project: ProjectSummary;
  readonly query: URLSearchParams;
  /** Of what it shows, such as a screen; '' where none is chosen. */
  readonly id: string;
  /** Of it, such as one example of a widget; '' for the first one. */
  readonly part: string;
}

const moved = "layar:studio-moved";

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(moved, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(moved, listener);
  };
}

export function useAddress(): Address {
  const written = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  return readAddress(written);
}

export function readAddress(written: string): Address {
  const { pathname, searchParams } = new URL(written, location.origin);
  return { parts: pathname.slice(studioPath.length).split("/").filter(Boolean).map(decodeURIComponent), query: searchParams };
}

export function addressOf(parts: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
  return [studioPath, ...parts.map(encodeURIComponent)].join("/") + (search && `?${search}`);
}

/** Says one more thing of the same page in the address; '' is left out. */
export function setQuery(name: string, value: string): void {
  const { parts, query } = readAddress(location.href);
  moveTo(addressOf(parts, { ...Object.fromEntries(query), [name]: value }), true);
}

/** `isReplacing`: the address says the same page in another way, so that Back does not stop at each. */
export function moveTo(address: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  window.dispatchEvent(new Event(moved));
}
