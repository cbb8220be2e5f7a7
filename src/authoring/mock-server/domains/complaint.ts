/** Orders that can be complained about, complaints and their ratings. */
import type { ComplaintTabs, Option, ProblemDetail } from "../../../core/format/index.ts";
import type { StoredImage } from "../handlers/images.ts";
import { keepImage } from "../handlers/images.ts";
import type { Behaviours, Input, Outcome } from "../handlers/outcome.ts";
import type indiaSeed from "../seeds/india/complaint.json";

type Seed = typeof indiaSeed;
type Complaint = Required<ProblemDetail> & { readonly time: string };

export function complaintBehaviours(seed: Seed, images: Map<string, StoredImage>, now: () => number): Behaviours {
  const complaints: Complaint[] = seed.complaints.map((complaint) => ({ ...complaint }));
  return {
    problemInit: ({ orderId }) => ({ data: initProblem(seed, orderId) }),
    problemInitNew: ({ orderNo }) => ({ data: initProblem(seed, orderNo) }),
    problemList: () => ({ data: listProblems(seed, complaints) }),
    problemDetail: ({ problemId }) => {
      const found = complaints.find((complaint) => complaint.problemId === String(problemId));
      if (found === undefined) return { code: "05", message: "There is no such complaint" };
      const { time: _, ...detail } = found;
      return { data: detail };
    },
    problemSave: (input) => {
      const refused = refuseProblem(input);
      if (refused === undefined) complaints.unshift(writeProblem(seed, input, { number: 1001 + complaints.length, at: now() }));
      return refused ?? { data: null };
    },
    uploadProblemImage: ({ problemImage }) => keepImage(images, problemImage),
    saveScore: (input) => saveScore(complaints, input),
  };
}

function initProblem(seed: Seed, orderId: unknown): object {
  const wanted = orderId === undefined || orderId === "" ? seed.orders[0] : seed.orders.find((order) => order.orderNo === orderId);
  return {
    problemType: seed.problemType,
    problemSonType: seed.problemSonType,
    problemStatus: "0",
    orderDetail: wanted ?? "",
    orderList: seed.orders,
  };
}

function listProblems({ tabs }: Seed, complaints: readonly Complaint[]): ComplaintTabs {
  const entry = ({ problemId, time, type, content }: Complaint) => ({ id: problemId, time, type, content });
  const isDone = ({ disposeDetail, disposeImages }: Complaint): boolean => disposeDetail !== "" || disposeImages.length > 0;
  return {
    tabs: [
      { title: tabs.open, list: complaints.filter((complaint) => !isDone(complaint)).map(entry) },
      { title: tabs.done, list: complaints.filter(isDone).map(entry) },
    ],
  };
}

function splitImages({ problemImage }: Input): string[] {
  return String(problemImage)
    .split(",")
    .filter((url) => url !== "");
}

function refuseProblem(input: Input): Outcome | undefined {
  const content = String(input["problemDetail"]);
  if (content.trim() === "" || [...content].length > 200) return { code: "06", message: "The text must have 1 to 200 characters" };
  if (splitImages(input).length > 9) return { code: "06", message: "There can be 9 images at most" };
  return undefined;
}

function writeProblem(seed: Seed, input: Input, { number, at }: { readonly number: number; readonly at: number }): Complaint {
  const title = (options: readonly Option[], value: unknown): string =>
    options.find((option) => String(option.value) === String(value))?.title ?? "";
  return {
    problemId: `C${number}`,
    time: new Date(at).toISOString().slice(0, 16).replace("T", " "),
    type: title(seed.problemType, input["problemType"]),
    sonType: title(seed.problemSonType, input["problemSonType"]),
    content: String(input["problemDetail"]),
    images: splitImages(input),
    disposeDetail: "",
    disposeImages: [],
    isScore: 0,
  };
}

function saveScore(complaints: Complaint[], { problemId, score }: Input): Outcome {
  const at = complaints.findIndex((complaint) => complaint.problemId === String(problemId));
  const complaint = complaints[at];
  if (complaint === undefined || complaint.isScore === 0) return { code: "04", message: "This complaint cannot be rated" };
  if (!["1", "2", "3", "4", "5"].includes(String(score))) return { code: "06", message: "A rating has 1 to 5 stars" };
  complaints[at] = { ...complaint, isScore: 0 };
  return { data: null };
}
