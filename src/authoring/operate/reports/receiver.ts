/** Receives reports in any server of Node: counts them, and hands them on. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { createCounts } from "./counts.ts";
import { foldNames, type ReportNames } from "./names.ts";
import { type OtlpBody, otlpMetrics } from "./otlp.ts";
import { writePrometheus } from "./prometheus.ts";
import { type PageReceipt, type PageReports, readReceipt, readReports } from "./read-reports.ts";

/** What a receiver knows, and where reports go on. */
export interface ReceiverOptions {
  /** Names that labels may have; any other is `other`. Asked for each post. Where it throws, or has no release, the last ones hold. */
  names(): ReportNames;
  /** Gets what was taken, with names of the project only: for logs. */
  onReports?(reports: PageReports): void;
  /**
   * Gets each receipt as it was posted, for a store that keeps it for years; the same one may come twice. Without it, and when it throws or
   * rejects, a receipt is refused, so that the device sends it again.
   */
  onReceipt?(receipt: PageReceipt): void | Promise<void>;
  /** How many combinations of labels are distinguished. Default: 5000. */
  readonly mostSeries?: number;
}

/** Counts since it was made; a process that starts again begins at 0, which Prometheus expects. */
export interface ReportsReceiver {
  /**
   * Responds to a post of a page: 204, or 400, 405, 413 or 415 for what is none. Never reads more than 16 KiB, and never rejects: what a
   * function of yours throws is written to the console, and the response is a 500.
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The same for a body that was read already; undefined where it is no reports of a page. */
  take(body: string): PageReports | undefined;
  /** All counts as text for Prometheus. Not for the public: serve it where only your network reaches it. */
  prometheus(): string;
  /** All counts as a body for `/v1/metrics`. `at`: now, in milliseconds since 1970. */
  otlpMetrics(at: number): OtlpBody;
}

/** Bytes of one post; the thirty reports that a page sends at most have fewer. */
const largestPost = 16_384;
const usualSeries = 5000;
/** What browsers say of the policy by themselves has addresses in it, so nothing of it is kept. */
const ofPolicy = /^application\/(?:reports\+json|csp-report)\b/;

type Refusal = "form" | "method" | "size" | "type";
const statuses: { readonly [why in Refusal]: number } = { form: 400, method: 405, size: 413, type: 415 };

/**
 * Gives what receives the reports of pages.
 *
 * @example
 * const screens = ["rides-list"];
 * const releases = () => listReleases(readFileSync("/srv/layar/current.json", "utf8"));
 * const receiver = createReceiver({ names: () => ({ releases: releases(), screens, markets: ["berlin"] }) });
 * createServer((request, response) => receiver.handle(request, response)).listen(8080); // where `reports.endpoint` leads
 * const type = "text/plain; version=0.0.4"; // Prometheus takes nothing without it
 * createServer((_, response) => response.setHeader("content-type", type).end(receiver.prometheus())).listen(9464, "127.0.0.1");
 */
export function createReceiver(options: ReceiverOptions): ReportsReceiver {
  const { onReports, onReceipt, mostSeries = usualSeries } = options;
  let known: ReportNames = { releases: [], screens: [], markets: [] };
  const names = (): ReportNames => {
    try {
      const now = options.names();
      known = now.releases.length > 0 ? now : { ...now, releases: known.releases };
    } catch (error) {
      logError(error);
    }
    return known;
  };
  const counts = createCounts(mostSeries);
  const refused = new Map<string, number>(Object.keys(statuses).map((why) => [why, 0]));
  const since = Date.now();
  const take = (body: string): PageReports | undefined => {
    const read = readReports(body);
    if (read === undefined) return undefined;
    const reports = foldNames(read, names());
    counts.add(reports);
    onReports?.(reports);
    return reports;
  };
  const refuse = (response: ServerResponse, why: Refusal): void => {
    refused.set(why, (refused.get(why) ?? 0) + 1);
    // What is still on its way is not waited for.
    response.writeHead(statuses[why], { connection: "close", ...(why === "method" && { allow: "POST" }) }).end();
  };
  const respond = async (text: string, response: ServerResponse): Promise<void> => {
    const receipt = readReceipt(text);
    if (receipt !== undefined && onReceipt !== undefined) await onReceipt(receipt);
    else if (take(text) === undefined) return refuse(response, "form");
    response.writeHead(204).end();
  };
  return {
    take,
    prometheus: () => writePrometheus(counts.list(names()), refused),
    otlpMetrics: (at) => otlpMetrics(counts.list(names()), { since, at }),
    async handle(request, response) {
      const { "content-type": type = "" } = request.headers;
      if (request.method !== "POST") return refuse(response, "method");
      if (ofPolicy.test(type)) return void response.writeHead(204, { connection: "close" }).end();
      // A page of another origin cannot send this type without asking first, which is refused as another method.
      if (!/^application\/json\b/.test(type)) return refuse(response, "type");
      const body = await readBody(request);
      if (body === "cut") return;
      if (body === "long") return refuse(response, "size");
      try {
        await respond(body.toString(), response);
      } catch (error) {
        // Nobody waits for what handles a request: thrown again, it would end the process.
        logError(error);
        response.writeHead(500).end();
      }
    },
  };
}

function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where an operator looks
  console.error(error);
}

/** No further than to the limit, so that nobody fills the memory. */
async function readBody(request: IncomingMessage): Promise<Buffer | "cut" | "long"> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > largestPost) return "long";
      chunks.push(chunk);
    }
  } catch {
    return "cut";
  }
  return Buffer.concat(chunks);
}
