/** Takes out of a line what differs from one run to the next, and what the two checkouts may call by other names. */
import type { PlayContext } from "./play.ts";

export function normalise(line: string, { origin, screenIds }: PlayContext): string {
  const common = line
    .replaceAll(origin, "")
    .replaceAll(new URL(origin).host, "<host>")
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<uuid>")
    .replace(/(\/assets\/[\w~.-]+?)-[\w-]{8}(\.\w+)/g, "$1$2");
  return withServerTime(common).replace(/\bdata-screen=(\S+)/g, (_, id: string) => `data-screen=${screenIds.get(id) ?? id}`);
}

/** The page's clock stands; the server's goes on, and says when it took something in. */
function withServerTime(line: string): string {
  const today = new Date();
  const days = [today, new Date(today.getTime() - 86_400_000)].map((day) => day.toISOString().slice(0, 10));
  return line.replace(new RegExp(`(?:${days.join("|")})[ T]\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?Z?)?`, "g"), "<now>");
}
