/** The text of a file that a spreadsheet program has saved: UTF-8, or UTF-16 by its byte order mark. @throws {Error} For what is neither. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    // Bytes that are none of its letters.
  }
  throw new Error("It is neither UTF-8 nor UTF-16 with a byte order mark. Save it as `CSV UTF-8`.");
}
