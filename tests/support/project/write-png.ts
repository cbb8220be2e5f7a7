// A picture without a file, of any size: white and grey, uncompressed or as small as it gets.
import { crc32, deflateSync } from "node:zlib";

/** With a character for each byte. `level`: 0 makes it as large as a photo. */
export function writePng(width: number, height: number, level = 9): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height, 200);
  for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0;
  return ["\x89PNG\r\n\x1a\n", part("IHDR", header), part("IDAT", deflateSync(rows, { level })), part("IEND", Buffer.alloc(0))].join("");
}

function part(kind: string, content: Buffer): string {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const [length, sum] = [content.length, crc32(body)].map((value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes.toString("latin1");
  });
  return `${length}${body.toString("latin1")}${sum}`;
}
