import { describe, expect, it } from "vitest";
import { shrink } from "../../../src/widgets/image-uploader/shrink.ts";

async function paint(width: number, height: number): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob ?? ""], "photo.of.me.png", { type: "image/png" });
}

async function sizeOf(file: File): Promise<readonly [number, number]> {
  const bitmap = await createImageBitmap(file);
  return [bitmap.width, bitmap.height];
}

describe("shrink", () => {
  it("reduces the longest side to 1600 pixels", async () => {
    expect(await sizeOf(await shrink(await paint(3200, 800)))).toEqual([1600, 400]);
    expect(await sizeOf(await shrink(await paint(100, 3200)))).toEqual([50, 1600]);
  });

  it("does not make a small photo larger", async () => {
    expect(await sizeOf(await shrink(await paint(20, 10)))).toEqual([20, 10]);
  });

  it("writes a JPEG under the photo's name", async () => {
    const { name, type } = await shrink(await paint(8, 8));
    expect([name, type]).toEqual(["photo.of.me.jpg", "image/jpeg"]);
  });

  it("gives a transparent picture a white ground", async () => {
    const bitmap = await createImageBitmap(await shrink(await paint(8, 8)));
    const context = document.createElement("canvas").getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    expect(Array.from(context?.getImageData(4, 4, 1, 1).data ?? [])).toEqual([255, 255, 255, 255]);
  });

  it("sends what is no picture as it is", async () => {
    const file = new File(["not a picture"], "a.png", { type: "image/png" });
    expect(await shrink(file)).toBe(file);
  });
});
