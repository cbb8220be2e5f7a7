// Plays a fixed list of calls of every action in each market and keeps each response, byte for byte.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { createNodeMock } from "../../../src/authoring/mock/server/node.ts";
import type { Inputs } from "../../support/session/mock-call.ts";
import { buildCall, sampleInputs, tinyImage } from "../../support/session/mock-call.ts";
import { blankRegistration } from "../../support/session/mock-state.ts";

const origin = "http://layar.test";
const project = readMockProject(".");
const logged: string[] = [];
const { server, session } = createNodeMock(project, (line) => logged.push(line));

afterEach(() => expect(logged.splice(0)).toEqual([]));
afterAll(() => {
  server.close();
  vi.useRealTimers();
});

type Call = readonly [action: string, inputs?: Inputs];

/** What the market's first order owes: a period, two and more, everything, and the fees of its two extensions. */
interface Amounts {
  readonly period: string;
  readonly two: string;
  readonly all: string;
  readonly fee: string;
  readonly otherFee: string;
}

const amounts = {
  india: { period: "5455", two: "10911", all: "56000", fee: "1637", otherFee: "5600" },
  indonesia: { period: "728000", two: "1455001", all: "9999999", fee: "218000", otherFee: "168000" },
} satisfies { readonly [market: string]: Amounts };

const captcha = "/api/v2/youmi/promotion/get-captcha";
const complaint = { problemType: "1", problemSonType: "12", problemDetail: "They shout", problemImage: "", orderNo: "L2001" };
const account = { productId: "P21", orderId: "L2001", payCode: "", pay_type: 1, is_default: 1, is_display: "", specific_num: "" };
const card = { orderId: "L2001", bankName: "", cardNo: "", bankCode: "", sendMsg: 1 };
const orders = ["L2001", "L2002", "L2003", "L2004", "L2005", "L2006", "L2007", "L404"];
const look = (orderId: string): Call[] => [
  ["loanDetails", { productId: "P21", orderId }],
  ["instalmentPlan", { productId: "P21", orderId }],
  ["delayDetail", { productId: "P21", orderId }],
];

/** Calls whose responses depend on what came before stand in one list. */
const listsOf = ({ period, two, all, fee, otherFee }: Amounts): { readonly [name: string]: readonly Call[] } => ({
  complaints: [
    ...["", "L2002", "L404"].flatMap((order): Call[] => [
      ["problemInit", { orderId: order }],
      ["problemInitNew", { orderNo: order }],
    ]),
    ["problemList"],
    ...["C1001", "C1002", "C1003"].map((problemId): Call => ["problemDetail", { problemId }]),
    ["uploadProblemImage", { problemImage: tinyImage() }],
    ["uploadProblemImage", { problemImage: new File(["text"], "note.txt", { type: "text/plain" }) }],
    ["uploadProblemImage", { problemImage: "no file" }],
    ["uploadProblemImage", { problemImage: tinyImage() }],
    ["problemSave", { ...complaint, problemDetail: "  " }],
    ["problemSave", { ...complaint, problemDetail: "😀".repeat(201) }],
    ["problemSave", { ...complaint, problemImage: Array(10).fill("/a").join(",") }],
    ["problemSave", { ...complaint, problemDetail: "😀".repeat(200), problemImage: ",/a,,/b," }],
    ["problemSave", { ...complaint, problemType: 4, problemSonType: "" }],
    ["problemList"],
    ["problemDetail", { problemId: "C1003" }],
    ["problemDetail", { problemId: "C1004" }],
    ["saveScore", { problemId: "C1001", score: 6 }],
    ["saveScore", { problemId: "C1001", score: 5 }],
    ["saveScore", { problemId: "C1001", score: 5 }],
    ["saveScore", { problemId: "C9", score: 5 }],
    ["problemList"],
    ["problemDetail", { problemId: "C1001" }],
  ],
  chat: [
    ...[0, "0", 1, 2, 3, 4, 5, 11, 12, 21, 22, 23, 231, 232, 31, 32, 41, 51, 404, "x"].map((pid): Call => ["qaList", { orderNo: "", pid }]),
    ...[1, 2, 3, 4, 5].map((type): Call => ["qaRecord", { orderNo: "", type, value: "", qaId: 11 }]),
    ["contactInfo"],
  ],
  "before a loan": [
    ...["P21", "P22", "P404"].flatMap((productId): Call[] => [
      ["loanConfirmDetail", { productId }],
      ["contracts", { productId }],
      ["contractJump", { productId, position: 2 }],
      ["loanPush", { productId, amount: 15000 }],
    ]),
    ["loanPush", { productId: "P21", amount: "125000" }],
    ...["L4008", "L4009", "L4010"].flatMap(look),
  ],
  "after a loan": [...orders.flatMap(look), ["googleScore", { orderId: "L2006" }], ["googleScore", { orderId: "L404" }], ...look("L2006")],
  "payment into an account": [
    ["initPayType", { pay_type: 1 }],
    ["initPayType", { pay_type: 2 }],
    ["generateVcode", { ...account, amount: period }],
    ["generateVcode", { ...account, amount: period, orderId: "L404" }],
    ["generateVcode", { ...account, amount: "123456789", pay_type: "2", payCode: "INDOMARET", specific_num: "ATM" }],
    ["generateVcode", { ...account, amount: two, pay_type: 2, payCode: "none" }],
    ["generateVcode", { ...account, amount: two, payCode: "none" }],
    ["generateVcode", { ...account, amount: two, payCode: "BNI" }],
    ["generateVcode", { ...account, amount: two, payCode: "HDFC" }],
    ["instalmentPlan", { productId: "P21", orderId: "L2001" }],
    ...look("L2001"),
    ...look("L2001"),
    ["generateVcode", { ...account, amount: fee }],
    ...look("L2001"),
    ["generateVcode", { ...account, amount: all }],
    ...look("L2001"),
    ["generateVcode", { ...account, orderId: "L2002", amount: "1" }],
    ...look("L2002"),
    ["generateVcode", { ...account, orderId: "L2003", amount: "1" }],
    ...look("L2003"),
  ],
  "payment by card": [
    ["repaymentWay", { orderId: "L2001" }],
    ["repaymentWay", { orderId: "L404" }],
    ["repaymentCommit", { ...card, amount: period, cardId: "K2", repayToken: "T1", orderId: "L404" }],
    ["repaymentCommit", { ...card, amount: period, cardId: "K2", repayToken: "T1" }],
    ["repaymentCommit", { ...card, amount: period, cardId: "K2", repayToken: "T1" }],
    ...look("L2001"),
    ["repaymentCommit", { ...card, amount: two, cardId: "K1", repayToken: "T2" }],
    ["repaymentConfirm", { orderId: "L2001", repaymentRecordId: "R9", verifyCode: "123456" }],
    ["repaymentConfirm", { orderId: "L2001", repaymentRecordId: "R1", verifyCode: "123456" }],
    ["repaymentConfirm", { orderId: "L2001", repaymentRecordId: "R2", verifyCode: "000000" }],
    ...look("L2001"),
    ["repaymentConfirm", { orderId: "L2001", repaymentRecordId: "R2", verifyCode: "123456" }],
    ["repaymentConfirm", { orderId: "L2001", repaymentRecordId: "R2", verifyCode: "123456" }],
    ...look("L2001"),
    ["repaymentCommit", { ...card, orderId: "L2002", amount: otherFee, cardId: "K1", repayToken: "T3" }],
    ["repaymentConfirm", { orderId: "L2002", repaymentRecordId: "R3", verifyCode: "123456" }],
    ...look("L2002"),
    ["repaymentCommit", { ...card, orderId: "L2002", amount: all, cardId: "K9", repayToken: "T4" }],
    ...look("L2002"),
    ["repaymentHuichao", { userId: "", orderId: "L2001", amount: period }],
    ["repaymentHuichao", { userId: "", orderId: "L404", amount: period }],
  ],
  products: [
    ["recommendProducts"],
    ["jointLoginFail"],
    ...["501", "502", "503", "601", "602", "603", "1"].flatMap((id): Call[] => [
      ["productApply", { product_id: id, module_id: 300, scene: "" }],
      ["jointLoginJump", { productId: id }],
    ]),
  ],
  promotion: [
    ...["T1", "T2", "T3", "T4", "T5", "T6", "T7"].map((templateId): Call => ["channelTemplate", { templateId }]),
    ["getSid"],
    ["getSid"],
    [captcha, { sid: "S1" }],
    [captcha, { sid: "S2" }],
    [captcha, { sid: "S1" }],
    ["getSms", { phone: "13800000000", captcha: "HUFS", sid: "S1" }],
    ["getSms", { phone: "13800000000", captcha: "x", sid: "S3" }],
    ["getSms", { phone: "13800000000", captcha: "XJVG", sid: "S1" }],
    ["getSms", { phone: "13800000000", captcha: "xjvg", sid: "S1" }],
    ["register", { ...blankRegistration, phone: "13800000000", sid: "S1", capcode: "HUFS", smsCode: "123456" }],
    ["register", { ...blankRegistration, phone: "13800000000", sid: "S1", capcode: "XJVG", smsCode: "1" }],
    ["register", { ...blankRegistration, phone: "13900000011", sid: "S1", capcode: "XJVG", smsCode: "1" }],
    ["register", { ...blankRegistration, phone: "13800000000", sid: "S1", capcode: "XJVG", smsCode: "123456" }],
    ["register", { ...blankRegistration, phone: "13800000000", sid: "S1", capcode: "XJVG", smsCode: "123456" }],
  ],
  files: [
    ["/sandbox/images/rupee.svg"],
    ["/sandbox/images/mark-coin.svg"],
    ["/sandbox/images/upload-1"],
    ["/sandbox/images/upload-2"],
    ["/sandbox/images/upload-3"],
    ["/sandbox/images/..json"],
    ["/sandbox/pages/agreement"],
  ],
});

/** The lists, and each action that none of them has, once with what it asks for. */
function storiesOf(of: Amounts): ReturnType<typeof listsOf> {
  const lists = listsOf(of);
  const listed = new Set(Object.values(lists).flatMap((calls) => calls.map(([action]) => action)));
  const others = Object.entries(project.actions).filter(
    ([name, { path, success }]) => path !== undefined && success !== "address" && !listed.has(name),
  );
  return { ...lists, "other actions": others.map(([name, action]): Call => [name, sampleInputs(action)]) };
}

function requestOf([name, inputs = {}]: Call, market: string): Request {
  if (name.startsWith("/")) {
    const query = new URLSearchParams({
      market,
      ...Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, String(value)])),
    });
    return new Request(`${origin}${name}?${query}`);
  }
  const action = project.actions[name];
  if (action === undefined) throw new Error(`The catalogue has no \`${name}\`.`);
  const request = buildCall(origin, action, { ...sampleInputs(action), ...inputs });
  return new Request(request.url.replace("market=1", `market=${market}`), request);
}

function show(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (part instanceof File ? `file ${part.name}` : part)).replaceAll("😀".repeat(200), "😀…");
}

interface Exchange {
  readonly call: string;
  readonly response: string;
}

/** Not written where it is so. */
const usualHead = "200 content-type: application/json";

async function play(call: Call, market: string): Promise<Exchange> {
  const response = await fetch(requestOf(call, market));
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const body = (await response.text()).replaceAll("😀".repeat(200), "😀…");
  const head = `${response.status} ${headers.join(", ")}`;
  return { call: `> ${call[0]} ${show(call[1] ?? {})}`, response: head === usualHead ? body : `${head}\n${body}` };
}

/** What is the same in both markets stands there once. */
function join(india = "", indonesia = ""): string {
  return india === indonesia ? india : `india: ${india}\nindonesia: ${indonesia}`;
}

async function playAll(market: keyof typeof amounts, flag: string): Promise<ReadonlyMap<string, readonly Exchange[]>> {
  const played = new Map<string, Exchange[]>();
  for (const [name, calls] of Object.entries(storiesOf(amounts[market]))) {
    const exchanges: Exchange[] = [];
    // Nothing has happened in it yet, but what was uploaded is there.
    for (const state of session.states.values()) state.data = state.seed;
    for (const call of calls) exchanges.push(await play(call, flag));
    played.set(name, exchanges);
  }
  return played;
}

describe("every response in both markets", () => {
  let [india, indonesia]: ReadonlyMap<string, readonly Exchange[]>[] = [];
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: "error" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22, 18, 45) });
    // One after the other, because the server counts what is uploaded in both.
    india = await playAll("india", "1");
    indonesia = await playAll("indonesia", "2");
  });

  it.each(Object.keys(storiesOf(amounts.india)))("stays what it is: %s", async (name) => {
    const others = indonesia?.get(name) ?? [];
    const exchanges = india?.get(name) ?? [];
    expect(others.length).toBe(exchanges.length);
    const written = exchanges.map(({ call, response }, at) => `${join(call, others[at]?.call)}\n${join(response, others[at]?.response)}\n`);
    await expect(written.join("\n")).toMatchFileSnapshot(`responses/${name.replaceAll(" ", "-")}.txt`);
  });
});
