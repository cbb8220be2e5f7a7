/** Functions that take a list and visit its items one by one. */
export const loopNames: readonly string[] = ["filter", "map", "sum", "count", "exists", "all", "find"];
