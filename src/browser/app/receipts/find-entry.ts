import type { ScreenEntry } from "../../embed/index.ts";

type Entry = Pick<ScreenEntry, "id" | "open">;

/** The screens of the project, each in all of its variants. */
export async function listEntries(): Promise<readonly Entry[]> {
  const tables = await Promise.all([import("virtual:layar/path-routes"), import("virtual:layar/hash-routes")]);
  return tables.flatMap(({ routes }) => routes);
}

export async function findEntry(screen: string): Promise<Entry | undefined> {
  return (await listEntries()).find(({ id }) => id === screen);
}
