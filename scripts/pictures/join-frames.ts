/**
 * Joins WebP pictures to one that moves. The browser encodes each picture; a moving one is the same data in another container
 * (https://developers.google.com/speed/webp/docs/riff_container), so that no encoder has to be installed for it.
 */
export interface Frame {
  /** WebP; all of a film have its size. */
  readonly picture: Buffer;
  /** How long it is shown. */
  readonly ms: number;
}

export interface Size {
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
}

const alphaAndAnimation = 0x12;
const withoutBlending = 0x02;

/** It begins again when it has ended. */
export function joinFrames(frames: readonly Frame[], { width, height }: Size): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)]);
  const head = chunk("VP8X", Buffer.concat([Buffer.from([alphaAndAnimation, 0, 0, 0]), size]));
  // A transparent ground, and 0 for no end.
  const loop = chunk("ANIM", Buffer.alloc(6));
  const moving = frames.map(({ picture, ms }) =>
    chunk("ANMF", Buffer.concat([Buffer.alloc(6), size, uint24(ms), Buffer.from([withoutBlending]), imageChunks(picture)])),
  );
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), head, loop, ...moving]));
}

/** Names of a file's chunks, with their data. */
export function* readChunks(file: Buffer, start = 12): Generator<{ readonly name: string; readonly data: Buffer }> {
  for (let at = start; at < file.length; ) {
    const length = file.readUInt32LE(at + 4);
    yield { name: file.toString("latin1", at, at + 4), data: file.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
}

/** What is drawn, without what describes the file. */
function imageChunks(picture: Buffer): Buffer {
  const drawn = [...readChunks(picture)].filter(({ name }) => ["ALPH", "VP8 ", "VP8L"].includes(name));
  if (drawn.length === 0) throw new Error("A frame is no WebP picture.");
  return Buffer.concat(drawn.map(({ name, data }) => chunk(name, data)));
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
