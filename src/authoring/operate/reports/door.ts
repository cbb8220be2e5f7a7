/** What `layar/reports` opens: the other end of what pages report. */
export { listReleases, type ReportNames } from "./names.ts";
export { type OtlpBody, otlpLogs } from "./otlp.ts";
export type { PageReceipt, PageReport, PageReports } from "./read-reports.ts";
export { createReceiver, type ReceiverOptions, type ReportsReceiver } from "./receiver.ts";
