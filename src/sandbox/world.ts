/** The small stateful world behind the API: orders, complaints, their images and ratings of one visitor in one market. */
import type { ComplaintTabs, Option, OrderCard, ProblemDetail, ProblemInit } from "../contract/index.ts";
import type { StoredImage } from "./images.ts";
import { keepImage } from "./images.ts";

export interface Seed {
  readonly problemType: readonly Option[];
  readonly problemSonType: readonly Option[];
  readonly tabs: { readonly open: string; readonly done: string };
  readonly orders: readonly OrderCard[];
  readonly complaints: readonly (ProblemDetail & { readonly time: string })[];
}

export interface World {
  readonly seed: Seed;
  readonly complaints: (ProblemDetail & { readonly time: string })[];
  readonly images: Map<string, StoredImage>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Input = { readonly [name: string]: unknown };
export type Outcome = { readonly data: unknown } | { readonly code: string; readonly message: string };
type Behaviour = (world: World, input: Input) => Outcome | Promise<Outcome>;

export function createWorld(seed: Seed, now: () => number): World {
  return { seed, complaints: seed.complaints.map((complaint) => ({ ...complaint })), images: new Map(), now };
}

/** What the world does for an action; actions that it does not know answer with their file in `answers/`, or with success alone. */
export const behaviours: { readonly [action: string]: Behaviour } = {
  problemInit: (world, { orderId }) => ({ data: initProblem(world, orderId) }),
  problemInitNew: (world, { orderNo }) => ({ data: initProblem(world, orderNo) }),
  problemList: (world) => ({ data: listProblems(world) }),
  problemDetail: (world, { problemId }) => {
    const found = world.complaints.find((complaint) => complaint.problemId === String(problemId));
    if (found === undefined) return { code: "05", message: "There is no such complaint" };
    const { time: _, ...detail } = found;
    return { data: detail };
  },
  problemSave: saveProblem,
  uploadProblemImage: ({ images }, { problemImage }) => keepImage(images, problemImage),
  saveScore: saveScore,
};

function initProblem({ seed }: World, orderId: unknown): ProblemInit {
  const wanted = orderId === undefined || orderId === "" ? seed.orders[0] : seed.orders.find((order) => order.orderNo === orderId);
  return {
    problemType: [...seed.problemType],
    problemSonType: [...seed.problemSonType],
    problemStatus: "0",
    orderDetail: wanted ?? "",
    orderList: [...seed.orders],
  };
}

function listProblems({ seed, complaints }: World): ComplaintTabs {
  const entry = ({ problemId, time, type, content }: World["complaints"][number]) => ({ id: problemId, time, type, content });
  const isDone = ({ disposeDetail, disposeImages }: ProblemDetail): boolean => disposeDetail !== "" || disposeImages.length > 0;
  return {
    tabs: [
      { title: seed.tabs.open, list: complaints.filter((complaint) => !isDone(complaint)).map(entry) },
      { title: seed.tabs.done, list: complaints.filter(isDone).map(entry) },
    ],
  };
}

function saveProblem(world: World, { problemType, problemSonType, problemDetail, problemImage }: Input): Outcome {
  const title = (options: readonly Option[], value: unknown): string =>
    options.find((option) => String(option.value) === String(value))?.title ?? "";
  const content = String(problemDetail);
  if (content.trim() === "" || [...content].length > 200) return { code: "06", message: "The text must have 1 to 200 characters" };
  const images = String(problemImage)
    .split(",")
    .filter((url) => url !== "");
  if (images.length > 9) return { code: "06", message: "There can be 9 images at most" };
  world.complaints.unshift({
    problemId: `C${1001 + world.complaints.length}`,
    time: new Date(world.now()).toISOString().slice(0, 16).replace("T", " "),
    type: title(world.seed.problemType, problemType),
    sonType: title(world.seed.problemSonType, problemSonType),
    content,
    images,
    disposeDetail: "",
    disposeImages: [],
    isScore: 0,
  });
  return { data: null };
}

function saveScore({ complaints }: World, { problemId, score }: Input): Outcome {
  const at = complaints.findIndex((complaint) => complaint.problemId === String(problemId));
  const complaint = complaints[at];
  if (complaint === undefined || complaint.isScore === 0) return { code: "04", message: "This complaint cannot be rated" };
  if (!["1", "2", "3", "4", "5"].includes(String(score))) return { code: "06", message: "A rating has 1 to 5 stars" };
  complaints[at] = { ...complaint, isScore: 0 };
  return { data: null };
}
