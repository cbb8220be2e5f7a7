/** Lets what has come meanwhile have its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
