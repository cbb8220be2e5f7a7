/** Whether the server has a page for the open address: the browser's own error page would be worse than ours. */
export async function isPageThere(): Promise<boolean> {
  try {
    // Only the path: the query belongs to the user. With its origin, because a path that begins with two slashes would name a host.
    const { ok, headers } = await fetch(location.origin + location.pathname, { cache: "no-cache", referrerPolicy: "no-referrer" });
    return ok && Boolean(headers.get("content-type")?.startsWith("text/html"));
  } catch {
    return false;
  }
}
