/** What pages report, for who develops them: the latest of our own pages, because any page of the web can post to this machine. */

/** Bytes of one post; reports that a page sends together have some hundred. */
const largestPost = 16_384;
const mostKept = 100;

/** Gives a handler that stores what a page posts, and gives the latest of it to who asks. */
export function openReports(): (request: Request) => Promise<Response> {
  const reports: unknown[] = [];
  return async (request) => {
    const status = refusalOf(request);
    if (status !== undefined) return new Response(null, { status });
    if (request.method !== "POST") return Response.json(reports);
    const text = await readUpTo(request, largestPost);
    if (text === undefined) return new Response(null, { status: 413 });
    try {
      reports.push(JSON.parse(text));
    } catch {
      return new Response(null, { status: 400 });
    }
    reports.splice(0, reports.length - mostKept);
    return new Response(null, { status: 204 });
  };
}

/** A browser names the origin of a page that posts; what is no browser names none. */
function refusalOf({ headers, url, method }: Request): 403 | 405 | undefined {
  const origin = headers.get("origin");
  if (origin !== null && origin !== new URL(url).origin) return 403;
  return method === "POST" || method === "GET" ? undefined : 405;
}

/** Reads no further than to the limit, so that nobody fills the memory; undefined beyond it. */
async function readUpTo(request: Request, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
