/** Modules that the build makes from `screens/`. */
declare module "virtual:layar/routes" {
  export const markets: readonly Pick<import("../contract/index.ts").MarketDefinition, "id" | "flag" | "language">[];
  export const routes: readonly import("./visit.tsx").RouteEntry[];
  export const settings: import("../contract/index.ts").Settings;
  /** Put before the path of every call; '' for the page's own host. */
  export const apiHost: string;
}

declare module "virtual:layar/themes.css";
