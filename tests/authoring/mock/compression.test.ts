import { describe, expect, it } from "vitest";
import { chooseCompression } from "../../../src/authoring/mock/server/compression.ts";

const encodingFor = (accepted: string, type = "text/javascript; charset=utf-8"): string | undefined =>
  chooseCompression(accepted, type).headers["Content-Encoding"];

describe("chooseCompression", () => {
  it("prefers Brotli, then gzip, as far as the browser takes them", () => {
    expect(encodingFor("gzip, deflate, br")).toBe("br");
    expect(encodingFor("gzip, deflate")).toBe("gzip");
    expect(encodingFor("br;q=0, gzip;q=0.5")).toBe("gzip");
    expect(encodingFor("")).toBeUndefined();
  });

  it("marks for caches that the response depends on the request, also when it is not compressed", () => {
    expect(chooseCompression("", "text/css").headers).toEqual({ Vary: "Accept-Encoding" });
    expect(chooseCompression("gzip", "text/css").headers).toEqual({ Vary: "Accept-Encoding", "Content-Encoding": "gzip" });
  });

  it("leaves pictures as they are", () => {
    expect(chooseCompression("gzip, br", "image/webp")).toEqual({ headers: {} });
    expect(encodingFor("br", "image/svg+xml")).toBe("br");
  });

  it.each([
    ["br", "brotliDecompressSync"],
    ["gzip", "gunzipSync"],
  ] as const)("gives back the file whole with %s", async (accepted, decompress) => {
    const { stream } = chooseCompression(accepted, "text/html");
    const parts: Buffer[] = [];
    stream?.on("data", (part: Buffer) => parts.push(part));
    stream?.end("page ".repeat(1000));
    await new Promise((resolve) => stream?.on("end", resolve));
    const zlib = await import("node:zlib");
    expect(Buffer.concat(parts).length).toBeLessThan(100);
    expect(zlib[decompress](Buffer.concat(parts)).toString()).toBe("page ".repeat(1000));
  });
});
