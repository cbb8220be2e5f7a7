/** More would wait for each other on a disk or a line. */
const atOnce = 16;

/** Rejects as the first that fails does. Then none is begun any more, and those that were have ended. */
export async function inParallel<One>(list: readonly One[], run: (one: One) => Promise<void>): Promise<void> {
  const rest = list.values();
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (const one of rest) {
      try {
        await run(one);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}
