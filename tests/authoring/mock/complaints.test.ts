import { describe, expect, it } from "vitest";
import { loadActionValidator } from "../../support/project/load-validator.ts";
import { tinyImage } from "../../support/session/mock-call.ts";
import { openMockState } from "../../support/session/mock-state.ts";

const origin = "http://layar.test";
const call = openMockState(origin);

const complaint = { problemType: "1", problemSonType: "12", problemDetail: "They shout", problemImage: "", orderNo: "L2001" };

describe("the state of complaints", () => {
  it("puts the order that was asked for in question", async () => {
    expect((await call("problemInit", { orderId: "L2006" })).data.orderDetail).toMatchObject({ orderNo: "L2006", isShow: 0 });
    expect((await call("problemInit", { orderId: "" })).data.orderDetail).toMatchObject({ orderNo: "L2001" });
    expect((await call("problemInit", { orderId: "L404" })).data.orderDetail).toBe("");
  });

  it("lists a complaint that was sent, with its images", async () => {
    const { url } = (await call("uploadProblemImage", { problemImage: tinyImage() })).data;
    await call("problemSave", { ...complaint, problemImage: `${url},${url}` });
    const [newest] = (await call("problemList")).data.tabs[0].list;
    expect(newest).toMatchObject({ type: "Collection", content: "They shout" });
    const detail = (await call("problemDetail", { problemId: newest.id })).data;
    expect(detail).toMatchObject({ type: "Collection", sonType: "Rude agent", images: [url, url], isScore: 0 });
    expect((await loadActionValidator("problemDetail"))(detail)).toBe(true);
    const image = await fetch(new URL(url, origin));
    expect([image.headers.get("content-type"), (await image.arrayBuffer()).byteLength]).toEqual(["image/png", 4]);
  });

  it("refuses a text of 201 characters and takes one of 200", async () => {
    expect((await call("problemSave", { ...complaint, problemDetail: "😀".repeat(201) })).code).toBe("06");
    expect((await call("problemSave", { ...complaint, problemDetail: "😀".repeat(200) })).code).toBe("00");
  });

  it("refuses a tenth image", async () => {
    expect((await call("problemSave", { ...complaint, problemImage: Array(10).fill("/a").join(",") })).code).toBe("06");
  });

  it("takes a rating once", async () => {
    expect((await call("saveScore", { score: 5, problemId: "C1001" })).code).toBe("00");
    expect((await call("problemDetail", { problemId: "C1001" })).data.isScore).toBe(0);
    expect((await call("saveScore", { score: 5, problemId: "C1001" })).code).toBe("04");
  });

  it("speaks the market's language", async () => {
    expect((await call("problemList", {}, "2")).data.tabs[0].title).toBe("Diproses");
  });
});
