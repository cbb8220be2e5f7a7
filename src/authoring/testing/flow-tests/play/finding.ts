/** One thing that is not as a test says. */
export interface Found {
  /** Into the test. */
  readonly pointer: string;
  readonly message: string;
  readonly help?: string;
  /** What was compared, where something was. */
  readonly compared?: { readonly expected: unknown; readonly found: unknown };
}
