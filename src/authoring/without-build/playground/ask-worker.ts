/** The page's end of the worker. */
import type { Texts } from "./examples.ts";
import type { Request, Response } from "./protocol.ts";

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const waiting = new Map<number, (response: Response) => void>();
let last = 0;

worker.addEventListener("message", ({ data }: MessageEvent<Response>) => {
  waiting.get(data.id)?.(data);
  waiting.delete(data.id);
});

function ask(request: Omit<Request, "id">): Promise<Response> {
  last++;
  const id = last;
  worker.postMessage({ ...request, id } satisfies Request);
  return new Promise((resolve) => waiting.set(id, resolve));
}

export const check = async (files: Texts): Promise<Response["problems"]> => (await ask({ files })).problems;

export const completeAt = async (files: Texts, path: string, offset: number): Promise<Response["completions"]> =>
  (await ask({ files, at: { path, offset, wants: "completions" } })).completions;

export const hoverAt = async (files: Texts, path: string, offset: number): Promise<Response["hover"]> =>
  (await ask({ files, at: { path, offset, wants: "hover" } })).hover;
