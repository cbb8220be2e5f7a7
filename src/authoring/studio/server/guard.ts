/** Who may ask the studio: its own pages, opened by address or from each other. No other page, on this machine or elsewhere. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { tokenHeader } from "../protocol/index.ts";

export interface Guard {
  /** Another one at each start. Only the studio's page has it. */
  readonly token: string;
  /** Why a page must not be sent; undefined when it may. */
  refusePage(request: IncomingMessage): string | undefined;
  /** Why a request of the API must be refused; undefined when it may. */
  refuseCall(request: IncomingMessage): string | undefined;
}

const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** `hosts`: names and addresses under which the server can be reached beside those of the machine itself. */
export function createGuard(hosts: () => readonly string[]): Guard {
  const token = randomBytes(32).toString("base64url");
  const isOwnHost = ({ headers: { host = "" } }: IncomingMessage): boolean => {
    const name = host.replace(/:\d+$/, "");
    return loopback.includes(name) || hosts().includes(name);
  };
  const refusePage: Guard["refusePage"] = (request) => {
    const { origin, host } = request.headers;
    if (origin !== undefined && origin.replace(/^https?:\/\//, "") !== host) return "Another page asked for the studio.";
    // A name of somebody else's that leads here would make his page one of ours.
    if (!isOwnHost(request)) return `The studio is not served as ${request.headers.host ?? "a server without a name"}.`;
    const site = request.headers["sec-fetch-site"] ?? "none";
    return site === "none" || site === "same-origin" ? undefined : "Another page asked for the studio.";
  };
  return {
    token,
    refusePage,
    refuseCall(request) {
      const refused = refusePage(request);
      if (refused !== undefined) return refused;
      if (!isEqual(String(request.headers[tokenHeader] ?? ""), token)) return "The server was started again. Reload the page.";
      return undefined;
    },
  };
}

function isEqual(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
