/** The implementation that a page is built with. */
declare module "virtual:bench/subject" {
  export const subject: import("./subject.ts").Subject | Promise<import("./subject.ts").Subject>;
}

declare module "*.module.css" {
  const names: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: a style module has no other export
  export default names;
}
