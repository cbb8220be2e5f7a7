/** Gives numbers from 0 to below 1, the same ones for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Gives whole numbers from 0 to below `sides`. */
export function createDice(seed: number): (sides: number) => number {
  const next = createRandom(seed);
  return (sides) => Math.floor(next() * sides);
}
