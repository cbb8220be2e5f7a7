/** Makes a picture as small as it may be, in this browser: the file itself is sent nowhere. */
import type { FormPicture } from "../../protocol/promotion.ts";

type Demands = Pick<FormPicture, "leastWidth" | "leastHeight" | "mostBytes">;

/** Sharp on a display with two dots for each pixel; more is not seen. */
const sharpness = 1.5;
const qualities = [0.86, 0.78, 0.7, 0.6, 0.5, 0.4] as const;

/** With a character for each byte. A drawing stays as it is, and so does what is small already. */
export async function shrinkPicture(file: File, demands: Demands): Promise<string> {
  const text = asText(new Uint8Array(await file.arrayBuffer()));
  if (file.type === "image/svg+xml") return text;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  // What is no picture is for the server to say.
  if (bitmap === undefined) return text;
  const wanted = Math.max((demands.leastWidth * sharpness) / bitmap.width, (demands.leastHeight * sharpness) / bitmap.height);
  const scale = demands.leastWidth === 0 ? 1 : Math.min(1, wanted);
  if (text.length <= demands.mostBytes && scale === 1) return text;
  for (const quality of qualities) {
    const written = await draw(bitmap, scale, quality);
    if (written.length <= demands.mostBytes) return written;
  }
  const least = Math.max(demands.leastWidth / bitmap.width, demands.leastHeight / bitmap.height);
  return draw(bitmap, Math.min(1, least || 0.5), qualities[qualities.length - 1] ?? 0.4);
}

async function draw(bitmap: ImageBitmap, scale: number, quality: number): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(bitmap.width * scale);
  canvas.height = Math.ceil(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", quality));
  return blob === null ? "" : asText(new Uint8Array(await blob.arrayBuffer()));
}

function asText(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return text;
}
