import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { shrink } from "../../../src/widgets/image-uploader/shrink.ts";
import { showBound } from "../../support/browser/render-widget.tsx";

vi.mock("../../../src/widgets/image-uploader/shrink.ts", { spy: true });

const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=";
const add = () => page.getByLabelText(/^Add a photo/);
const photo = (name = "a.png") => new File([new Uint8Array([1, 2, 3])], name, { type: "image/png" });

type Reply = string | { refused: string } | undefined;
type Answer = (reply: Reply) => void;

/** A server that responds when the test says so. */
function createServer() {
  const answers: Answer[] = [];
  const progress: ((share: number) => void)[] = [];
  const upload = vi.fn((_: { file: File }, onProgress: (share: number) => void) => {
    progress.push(onProgress);
    return new Promise<Reply>((resolve) => answers.push(resolve));
  });
  return { upload, answers, progress, answer: (reply: Reply) => answers.shift()?.(reply) };
}

async function show(value: string[], max?: number) {
  const server = createServer();
  const holds: unknown[] = [];
  const onHold = (reason?: true | string) => void holds.push(reason);
  const shown = await showBound("image-uploader", { label: "Evidence", max, on: { upload: server.upload }, onHold }, value);
  return { ...shown, ...server, holds };
}

const pick = async (file = photo()) => userEvent.upload(add(), file);

afterEach(() => vi.useRealTimers());

describe("image-uploader", () => {
  it("sends a photo and stores the address of the response, and says when it begins and ends", async () => {
    const { upload, answer, values, screen } = await show([pixel]);
    await pick();
    await expect.poll(() => upload.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole("status")).toHaveTextContent("Uploading photo 2, 0 percent");
    answer("https://host/b.png");
    await expect.poll(() => values).toEqual([[pixel, "https://host/b.png"]]);
    await expect.element(screen.getByRole("status")).toHaveTextContent("Photo 2 of 9");
    await expect.element(page.getByRole("button", { name: "Remove photo 2" })).toBeVisible();
  });

  it("gives a photo as white as the page an edge", async () => {
    await show([pixel]);
    const edge = () => Array.from(document.querySelectorAll("li img"), (photo) => getComputedStyle(photo).outlineWidth);
    await expect.poll(edge).toEqual(["1px"]);
  });

  it("takes one at a time: the control does nothing meanwhile", async () => {
    const { upload } = await show([]);
    await pick();
    await expect.poll(() => upload.mock.calls.length).toBe(1);
    await expect.element(add()).toHaveAttribute("aria-disabled", "true");
    await pick(photo("second.png"));
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it("shows how far it is", async () => {
    const { upload, progress } = await show([]);
    await pick();
    await expect.poll(() => upload.mock.calls.length).toBe(1);
    progress[0]?.(0.42);
    await expect.element(page.getByRole("progressbar", { name: "Uploading photo 1, 42 percent" })).toBeVisible();
  });

  it("offers a retry of a photo that was not taken in, and says so", async () => {
    const { upload, answer, values, screen } = await show([]);
    await pick();
    await expect.poll(() => upload.mock.calls.length).toBe(1);
    answer(undefined);
    await expect.element(screen.getByRole("status")).toHaveTextContent("Photo 1 was not uploaded");
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.poll(() => upload.mock.calls.length).toBe(2);
    answer(pixel);
    await expect.poll(() => values).toEqual([[pixel]]);
  });

  it("keeps a refused photo with its reason beside further ones, counts only those that were taken in, and holds the form", async () => {
    const { upload, answer, values, screen, holds } = await show([]);
    await pick();
    await expect.poll(() => upload.mock.calls.length).toBe(1);
    expect(holds.at(-1)).toBe(true);
    answer({ refused: "The image is too large" });
    await expect.element(screen.getByRole("status")).toHaveTextContent("Photo 1 was not uploaded: The image is too large");
    await expect.element(page.getByLabelText("Add a photo. 0 of 9 added")).toBeVisible();
    expect(holds.at(-1)).toMatch(/Retry it or remove it/);
    await pick(photo("second.png"));
    await expect.poll(() => upload.mock.calls.length).toBe(2);
    answer(pixel);
    await expect.poll(() => values).toEqual([[pixel]]);
    await expect.element(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Remove photo 2" }));
    expect([values.length, holds.at(-1)]).toEqual([1, undefined]);
  });

  it("offers a retry when what makes photos smaller does not come", async () => {
    vi.mocked(shrink).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { upload, answer, values, screen } = await show([]);
    await pick();
    await expect.element(screen.getByRole("status")).toHaveTextContent("Photo 1 was not uploaded");
    expect(upload).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.poll(() => upload.mock.calls.length).toBe(1);
    answer(pixel);
    await expect.poll(() => values).toEqual([[pixel]]);
  });

  it("gives up a photo that was not taken in", async () => {
    const { upload, answer, values } = await show([]);
    await pick();
    await expect.poll(() => upload.mock.calls.length).toBe(1);
    answer(undefined);
    await userEvent.click(page.getByRole("button", { name: "Remove photo 1" }));
    await expect.poll(() => page.getByRole("button", { name: "Remove photo 1" }).elements()).toEqual([]);
    expect(values).toEqual([]);
    await expect.element(add()).toHaveFocus();
  });

  it("removes a photo and keeps the focus in the group", async () => {
    const { values, screen } = await show([pixel, `${pixel}#2`]);
    await userEvent.click(page.getByRole("button", { name: "Remove photo 1" }));
    expect(values).toEqual([[`${pixel}#2`]]);
    expect(screen.getByRole("group").element().contains(document.activeElement)).toBe(true);
  });

  it("has no way to add at the limit", async () => {
    await show(
      Array.from({ length: 9 }, (_, index) => `${pixel}#${index}`),
      20,
    );
    expect(add().elements()).toEqual([]);
    expect(page.getByRole("button").elements().length).toBe(9);
  });

  it("puts three in a row", async () => {
    const { container } = (await show([pixel, pixel, pixel, pixel])).screen;
    const tops = Array.from(container.querySelectorAll("li"), (tile) => Math.round(tile.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length).toBe(3);
  });

  /** A tap that opens no picker, in a time that stands. */
  const askInVain = async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { screen } = await show([]);
    add()
      .element()
      .addEventListener("click", (event) => event.preventDefault());
    (add().element() as HTMLInputElement).click();
    return screen;
  };

  it("says what to do when no picker has opened", async () => {
    const screen = await askInVain();
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    await expect.element(screen.getByText("No photo picker opened?", { exact: false })).toBeVisible();
  });

  it("keeps quiet when the picker was left", async () => {
    const screen = await askInVain();
    add()
      .element()
      .dispatchEvent(new Event("cancel", { bubbles: true }));
    vi.advanceTimersByTime(9000);
    vi.useRealTimers();
    expect(screen.getByText("No photo picker opened?", { exact: false }).elements()).toEqual([]);
  });
});
