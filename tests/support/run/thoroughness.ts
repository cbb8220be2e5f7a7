/** How much the sampled tests cover: a part of it by turns, or everything. The only reader of `TEST_ALL` and `TEST_TURN`. */
/** The runner's config is read outside of what Vite serves. */
const env: { readonly [name: string]: unknown } = import.meta.env ?? process.env;

/** `npm run test:all` covers everything. */
export const isThorough = env["TEST_ALL"] === "1";

/** Selects the part: the commit's own, or the one given by `TEST_TURN`. The names of sampled tests have it. */
export const turn = Number(env["TEST_TURN"]);

/** Every n-th one, beginning with another at each turn; everything in a thorough run. `shift` lets several lists begin at different ones. */
export function takeTurn<T>(all: readonly T[], n: number, shift = 0): readonly T[] {
  return isThorough ? all : all.filter((_, index) => index % n === (turn + shift) % n);
}

/** The list of one market by turns, every n-th of it; everything of all markets in a thorough run. */
export function takeMarketTurn<T>(lists: readonly (readonly T[])[], n: number): readonly T[] {
  if (isThorough) return lists.flat();
  const list = lists[turn % lists.length] ?? [];
  return list.filter((_, index) => index % n === Math.floor(turn / lists.length) % n);
}
