/** The first of `<wanted>`, `<wanted><joint>2`, `<wanted><joint>3`, … that is not taken. */
export function freeName(wanted: string, taken: readonly string[], joint = ""): string {
  let name = wanted;
  for (let count = 2; taken.includes(name); count++) name = `${wanted}${joint}${count}`;
  return name;
}
