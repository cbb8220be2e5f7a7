/** Makes of calls that come together, as when git changes many files, one at once and one when it has been `ms` milliseconds. */
export function spaceCalls(run: () => void, ms: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  const begin = (): void => {
    isDue = false;
    timer = setTimeout(end, ms);
    run();
  };
  const end = (): void => {
    timer = undefined;
    if (isDue) begin();
  };
  return () => {
    if (timer === undefined) begin();
    else isDue = true;
  };
}
