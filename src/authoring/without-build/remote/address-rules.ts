// What a screen from the network may name as an address: hosts of the settings, and pictures of the build.

import type { ScreenDefinition } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { textsBelow } from "../../checker/index.ts";
import { type Catalogue, isAddress, walkNodes } from "../../compiler/index.ts";
import type { Refusal } from "./refusal.ts";

export interface Listed {
  readonly hosts: readonly string[];
  /** Paths of the page's own host. */
  readonly own: readonly string[];
}

/** A text that an engine could take for an address, in whatever spelling. */
const address = /^[\s\u00a0\u3000]*(?:[a-z][a-z0-9+.-]*:(?:\/|\\)|(?:javascript|vbscript|data|file|blob|about|tel|sms|intent):|[/\\]{2})/i;
/** One of the pictures that ship with the project, of which only its own screens know the address. */
const picture = /^\s*picture:|['"]picture:/;
/** A path of the page's own host, or a text in an expression that one can begin with. */
const path = /^\s*[/\\]|['"`]\s*[/\\]/;

/** An expression that gives an address as the server wrote it: put together, it could carry away what the user enters. */
const ofServer = /^\{data(?:\.\w+|\[\d+\])+(?: \?\? '')?\}$/;

/** Texts anywhere: one that is an address must be of a listed host. Those that a widget fetches are not of our own host either. */
export function* refuseAddresses(screen: ScreenDefinition, listed: Listed, widgets: Catalogue["widgets"]): Generator<Refusal> {
  for (const { text, pointer } of textsBelow(screen, "")) {
    if (picture.test(text)) yield { path: pointer, reason: "remote-picture" };
    if (address.test(text) && !isListed(text, listed)) yield { path: pointer, reason: "remote-address" };
  }
  for (const { node, pointer } of walkNodes(screen))
    for (const [name, given] of Object.entries(node.props ?? {})) {
      if (!isAddress(widgets.get(node.widget)?.props, name)) continue;
      for (const { text, pointer: at } of textsBelow(given, joinPointer(pointer, "props", name)))
        if ((path.test(text) && !listed.own.includes(text)) || (text.includes("{") && !ofServer.test(text)))
          yield { path: at, reason: "remote-address" };
    }
}

/** Only an address that is written out can be looked at before it is used. */
export function isListed(url: unknown, { hosts }: Listed): boolean {
  if (typeof url !== "string" || !/^https:\/\/[a-z0-9.-]+(?::[0-9]+)?(?:[/?#][^{}\\\s]*)?$/.test(url)) return false;
  try {
    const { host, username, password } = new URL(url);
    return username === "" && password === "" && hosts.includes(host);
  } catch {
    return false;
  }
}
