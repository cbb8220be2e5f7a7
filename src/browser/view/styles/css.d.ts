/** Names of the classes of a style sheet, as exports of their own: the build leaves out those that nobody uses. */
declare module "*.module.css" {
  const names: { readonly [name: string]: string };
  export = names;
}
declare module "*.css";
