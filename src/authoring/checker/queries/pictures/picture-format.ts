/** Formats of pictures by how their content begins; `text` has a character for each byte. */

const beginnings: readonly (readonly [format: string, beginning: RegExp])[] = [
  ["svg", /^(?:ï»¿)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:svg[\s>]|!DOCTYPE svg)/],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the format begins with them.
  ["png", /^\x89PNG\r\n\x1a\n/],
  ["jpg", /^\xff\xd8\xff/],
  ["webp", /^RIFF[\s\S]{4}WEBP/],
];

export const pictureFormats: readonly string[] = beginnings.map(([format]) => format);

export function findPictureFormat(text: string): string | undefined {
  return beginnings.find(([, beginning]) => beginning.test(text))?.[0];
}
