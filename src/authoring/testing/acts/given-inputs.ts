type Values = { readonly [name: string]: unknown };

/** What a call or a message says by itself: without what is empty, and without the constants of its action. */
export function givenInputs(input: Values, constants: Values = {}): Values {
  const isSaid = ([name, value]: readonly [string, unknown]): boolean =>
    value !== null && value !== undefined && value !== "" && !Object.hasOwn(constants, name);
  return Object.fromEntries(Object.entries(input).filter(isSaid));
}
