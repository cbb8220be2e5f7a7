/** More would wait for each other on a disk or a line. */
const atOnce = 16;

/** Ends with the first that fails. */
export async function inParallel<One>(list: readonly One[], run: (one: One) => Promise<void>): Promise<void> {
  const rest = [...list];
  const work = async (): Promise<void> => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
