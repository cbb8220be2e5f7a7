import type { SourceFile } from "../../../src/authoring/compiler/index.ts";

/** The files of the project with which `new project` begins; its list shows what a cookie of the site holds. */
export function withCookie(bikes: readonly SourceFile[]): readonly SourceFile[] {
  const addVisitor = (text: string): string => {
    const { body, ...screen } = JSON.parse(text);
    const [header, ...others] = body;
    const props = { label: "{stored.visitor ?? '0'}" };
    const visitor = { widget: "button", id: "visitor", props, on: { tap: { do: "store", values: { visitor: "V2" } } } };
    return JSON.stringify({ ...screen, body: [header, visitor, ...others] });
  };
  const stored = { visitor: { type: "text?", in: "cookie", description: "Who has visited." } };
  return [
    ...bikes.map(({ path, text }) => ({ path, text: path === "screens/bikes/list/screen.json" ? addVisitor(text) : text })),
    { path: "screens/catalogue/stored.json", text: JSON.stringify({ stored }) },
  ];
}
