/** The implementation that a page is built with. */
declare module "virtual:bench/subject" {
  export const subject: import("./subject.ts").Subject | Promise<import("./subject.ts").Subject>;
}
