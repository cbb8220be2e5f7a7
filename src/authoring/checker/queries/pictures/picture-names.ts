/** Pictures that a text shows: `picture:spring.svg` alone, or as a text inside an expression. */

export interface PictureName {
  readonly name: string;
  readonly range: readonly [start: number, end: number];
}

export function findPictureNames(text: string): readonly PictureName[] {
  if (!text.includes("picture:")) return [];
  return [...text.matchAll(/(?<=^|['"])picture:([\w./-]*)/g)].map(({ 0: whole, 1: name = "", index }) => ({
    name,
    range: [index, index + whole.length],
  }));
}
