import { IncomingMessage, ServerResponse } from 'node:http';

/** One thing that a page has to say: a kind, and names of the project's own. */
interface PageReport {
    /** One of the kinds of `report.schema.json`; for another one '' as it was posted, `other` once a receiver has taken it. */
    readonly what: string;
    /** Id of the screen; for none '' as it was posted, `none` once a receiver has taken it, which writes `other` for one that it does not know. */
    readonly screen: string;
    /** Names and small numbers, such as `{ node: "pay" }`. */
    readonly detail: { readonly [fact: string]: string; };
}
/** What a page sends together, in the form of `report.schema.json`. */
interface PageReports {
    readonly version: 1;
    readonly release: string;
    readonly market: string;
    readonly language: string;
    readonly reports: readonly PageReport[];
}
/** What was on the screen when somebody gave a consent or committed: names and hashes, no value, in the form of `receipt.schema.json`. */
interface PageReceipt {
    readonly version: 1;
    readonly what: "consent" | "commit";
    /** The node that asked for the consent, or the action that was sent. */
    readonly by: string;
    readonly screen: string;
    readonly release: string;
    readonly market: string;
    readonly language: string;
    readonly promotion?: string;
    /** Milliseconds since 1970, by the clock of the device. */
    readonly at: number;
    readonly plan: string;
    readonly of: string;
    /** By the names of the disclosures. */
    readonly shown: { readonly [disclosure: string]: string; };
    readonly all: string;
}

/** What the project consists of, as ids. */
interface ReportNames {
    /** Releases whose pages may be open, as `listReleases` gives them. */
    readonly releases: readonly string[];
    readonly screens: readonly string[];
    readonly markets: readonly string[];
}
/**
 * The releases that `current.json` of a target names: the live one, that of a share, and the last ones before and of shares. Empty for what is no such file.
 *
 * @example listReleases(readFileSync("/srv/layar/current.json", "utf8")); // ["bdfhkmnpabce-cafebabe", …]
 */
declare function listReleases(pointer: string): readonly string[];

/** Reports as the OpenTelemetry protocol has them in JSON: bodies for `/v1/logs` and `/v1/metrics` of a collector. */

/** A body of the protocol, for `JSON.stringify`. */
type OtlpBody = { readonly [part: string]: unknown; };
/**
 * A log record for each report, for `/v1/logs` of a collector, Loki 3 and others. `at`: when the reports came, in milliseconds since 1970.
 *
 * @example await fetch(`${collector}/v1/logs`, { method: "POST", headers, body: JSON.stringify(otlpLogs(reports, Date.now())) });
 */
declare function otlpLogs({ release, market, language, reports }: PageReports, at: number): OtlpBody;

/** Receives reports in any server of Node: counts them, and hands them on. */

/** What a receiver knows, and where reports go on. */
interface ReceiverOptions {
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
interface ReportsReceiver {
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
declare function createReceiver(options: ReceiverOptions): ReportsReceiver;

export { createReceiver, listReleases, otlpLogs };
export type { OtlpBody, PageReceipt, PageReport, PageReports, ReceiverOptions, ReportNames, ReportsReceiver };
