import { analyse } from "scslre";

/** The repeated part of a pattern because of which it can match one text in exponentially many ways; undefined without one. */
export function findRepeated(pattern: string): string | undefined {
  const report = analyse(new RegExp(pattern, "u"), { reportTypes: { Move: false } }).reports.find(({ exponential }) => exponential);
  return report && (report.type === "Trade" ? report.endQuant : report.quant).raw;
}
