/** What pages report, for who counts it. */
export { type CountedReports, readCounts, reportsMetric } from "./prometheus.ts";
