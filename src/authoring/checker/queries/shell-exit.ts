// Which parameters of the native shell lead somewhere, by their names.

const addressName = /ur[il]$|href|link|address/i;
const phoneName = /phone|^tel$/i;

/** What a parameter of this name must be declared as; undefined for any type. */
export function exitTypeOf(name: string): "url" | "phone" | undefined {
  if (addressName.test(name)) return "url";
  return phoneName.test(name) ? "phone" : undefined;
}
