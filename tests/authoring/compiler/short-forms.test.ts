import { describe, expect, it } from "vitest";
import { compileChecked } from "../../../src/authoring/checker/index.ts";
import { compile, expandDefinition, hasShortForms, readDefinitionPath, shortenDefinition } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { type JsonObject, smallFiles, smallScreen } from "./small-project.ts";

const toast = { do: "toast", text: "Hello" };

function expanded(parts: JsonObject): unknown {
  return expandDefinition("screen", { file: "screen.json", value: parts }).value;
}

function shortened(parts: JsonObject): JsonObject {
  return Object(shortenDefinition("screen", parts));
}

/** The problems of a screen as `pointer message`, where the author wrote it. */
function problemsOf(parts: JsonObject): string[] {
  const { problems } = compileChecked(smallFiles({ ...smallScreen, ...parts }));
  return problems.filter(({ at }) => at.file.endsWith("/screen.json")).map(({ at, message }) => `${at.pointer} ${message}`);
}

/** In a screen: what is meant, in short, in full. */
const forms: readonly [string, JsonObject, JsonObject][] = [
  ["one step without a list", { flows: { greet: toast } }, { flows: { greet: [toast] } }],
  [
    "one step of an event",
    { body: [{ widget: "text", id: "a", on: { tap: toast } }] },
    { body: [{ widget: "text", id: "a", on: { tap: [toast] } }] },
  ],
  ["the name of a flow of an event stays", { onOpen: "greet" }, { onOpen: "greet" }],
  [
    "the name of a flow in a branch",
    { onOpen: { do: "if", if: "true", then: "greet", else: toast } },
    { onOpen: [{ do: "if", if: "true", then: [{ do: "run", flow: "greet" }], else: [toast] }] },
  ],
  [
    "one step for each code",
    { onOpen: { do: "call", action: "a", codes: { "01": toast } } },
    { onOpen: [{ do: "call", action: "a", codes: { "01": [toast] } }] },
  ],
  [
    "parameters passed on",
    { onOpen: { do: "go", screen: "a", params: ["orderId", "amount"] } },
    { onOpen: [{ do: "go", screen: "a", params: { orderId: "{params.orderId}", amount: "{params.amount}" } }] },
  ],
  [
    "parameters passed on beside other values",
    { load: { a: { action: "a", input: { kind: 1, "...": ["orderId", "amount"], last: 2 } } } },
    { load: { a: { action: "a", input: { kind: 1, orderId: "{params.orderId}", amount: "{params.amount}", last: 2 } } } },
  ],
  [
    "a stop that says why",
    { onOpen: [{ do: "stop", when: "state.a == ''", toast: "Choose", tone: "info" }, toast] },
    { onOpen: [{ do: "if", if: "state.a == ''", then: [{ do: "toast", text: "Choose", tone: "info" }, { do: "stop" }] }, toast] },
  ],
  [
    "a stop without a condition",
    { flows: { a: { do: "stop", toast: "No" } } },
    { flows: { a: [{ do: "toast", text: "No" }, { do: "stop" }] } },
  ],
  [
    "a branch for an unknown outcome",
    { onOpen: { do: "call", action: "a", timeout: { do: "open", dialog: "unknown" }, fail: "greet" } },
    {
      onOpen: [
        {
          do: "call",
          action: "a",
          fail: [
            {
              do: "if",
              if: "answer.kind == 'timeout'",
              then: [{ do: "open", dialog: "unknown" }],
              else: [{ do: "run", flow: "greet" }],
            },
          ],
        },
      ],
    },
  ],
];

describe("a short form", () => {
  it.each(forms)("is expanded: %s", (_, short, long) => {
    expect(expanded(short)).toEqual(long);
  });

  it.each(forms)("is what is written: %s", (_, short, long) => {
    expect(shortened(long)).toEqual(short);
    expect(shortened(short)).toEqual(short);
  });

  it("shows the message of other failures when only the unknown outcome has a branch", () => {
    expect(expanded({ onOpen: { do: "call", action: "a", timeout: toast } })).toMatchObject({
      onOpen: [{ fail: [{ then: [toast], else: [{ do: "toast", text: "{answer.message}" }] }] }],
    });
  });

  it("is expanded in dialogs, children, slots, overlays and fragments", () => {
    const node = (...children: JsonObject[]): JsonObject => ({ widget: "text", id: "a", on: { tap: toast }, slots: { top: children } });
    expect(expanded({ dialogs: { d: { onClose: toast, actions: [node()] } }, body: [node(node())] })).toEqual({
      dialogs: { d: { onClose: [toast], actions: [{ ...node(), on: { tap: [toast] } }] } },
      body: [{ ...node(), on: { tap: [toast] }, slots: { top: [{ ...node(), on: { tap: [toast] } }] } }],
    });
    const overlay = { screen: { flows: { a: toast } }, nodes: { a: { on: { tap: toast } } }, insert: [{ after: "a", node: node() }] };
    expect(expandDefinition("overlay", { file: "", value: overlay }).value).toEqual({
      screen: { flows: { a: [toast] } },
      nodes: { a: { on: { tap: [toast] } } },
      insert: [{ after: "a", node: { ...node(), on: { tap: [toast] } } }],
    });
    expect(expandDefinition("fragment", { file: "", value: { nodes: [node()], flows: { a: toast } } }).value).toEqual({
      nodes: [{ ...node(), on: { tap: [toast] } }],
      flows: { a: [toast] },
    });
  });

  it("ships the plan of the long form", () => {
    const long = { params: { orderId: "text" }, onOpen: [{ do: "go", screen: "loan-small", params: { orderId: "{params.orderId}" } }] };
    const short = { params: { orderId: "text" }, onOpen: { do: "go", screen: "loan-small", params: ["orderId"] } };
    const planOf = (parts: JsonObject) =>
      compile(smallFiles({ ...smallScreen, ...parts }))
        .screens.get("loan-small")
        ?.variants[0]?.plan();
    expect(planOf(short)).toEqual(planOf(long));
  });

  it("that its schema refuses stays as it is", () => {
    const wrong = { onOpen: { do: "stop", toast: 5 }, flows: { a: 7 }, load: { a: { action: "a", input: [1] } } };
    expect(expanded(wrong)).toEqual({ ...wrong, onOpen: [wrong.onOpen] });
  });
});

describe("what has no short form", () => {
  it.each<[string, JsonObject]>([
    ["one parameter beside other values", { load: { a: { action: "a", input: { orderId: "{params.orderId}", kind: 1 } } } }],
    ["parameters with values between them", { load: { a: { action: "a", input: { a: "{params.a}", kind: 1, b: "{params.b}" } } } }],
    ["a parameter under another name", { load: { a: { action: "a", input: { id: "{params.orderId}" } } } }],
    ["a message that stays for a while", { flows: { a: [{ do: "toast", text: "No", ms: 900 }, { do: "stop" }] } }],
    ["a message under a condition", { flows: { a: [{ do: "toast", text: "No", when: "env.online" }, { do: "stop" }] } }],
    ["a decision with two ways", { flows: { a: { do: "if", if: "env.online", then: { do: "stop", toast: "No" }, else: toast } } }],
    ["steps without any", { flows: { a: [] } }],
    ["a name that is given twice", { onOpen: { do: "go", screen: "a", params: { "...": ["a"], a: 1 } } }],
  ])("is written as it is: %s", (_, parts) => {
    expect(shortened(parts)).toEqual(parts);
  });
});

describe("a shipped definition", () => {
  it("says the same in its short form, and has one", () => {
    for (const { path, text } of readProjectFiles(".")) {
      const { kind } = readDefinitionPath(path);
      if (!hasShortForms(kind)) continue;
      const long = (value: unknown) => expandDefinition(kind, { file: path, value }).value;
      const value: unknown = JSON.parse(text);
      expect(long(shortenDefinition(kind, value)), path).toEqual(long(value));
      expect(shortenDefinition(kind, value), path).toEqual(value);
    }
  });
});

describe("a fix of a short form", () => {
  const fixesOf = (parts: JsonObject) =>
    compileChecked(smallFiles({ ...smallScreen, ...parts })).problems.flatMap(({ fix }) => (fix ? [`${fix.at.pointer} ${fix.text}`] : []));

  it("replaces what is written", () => {
    expect(fixesOf({ flows: { greet: toast }, onReady: "greet", onOpen: { do: "if", if: "env.hasShell", then: "gret" } })).toContain(
      '/onOpen/then "greet"',
    );
    expect(fixesOf({ onOpen: { do: "toast", text: "Hello", tonne: "info" } })).toContain('/onOpen/tonne "tone"');
  });

  it("replaces a name that is passed on by a name", () => {
    const params = { orderId: "text" };
    const fixes = fixesOf({ params, title: "{params.orderId}", onOpen: { do: "go", screen: "loan-small", params: ["orderld"] } });
    expect(new Set(fixes)).toEqual(new Set(['/onOpen/params/0 "orderId"']));
  });
});

describe("a problem of a short form", () => {
  it.each<[string, JsonObject, string]>([
    ["in one step", { onOpen: { do: "call", action: "nothing" } }, "/onOpen/action No action of the catalogue is named `nothing`."],
    [
      "in a step after a stop of two",
      { onOpen: [{ do: "stop", toast: "No" }, toast] },
      "/onOpen/1 This step is never reached: the `stop` before it ends the flow.",
    ],
    [
      "in a message",
      { onOpen: { do: "stop", when: "true == false", toast: "{nothing}" } },
      "/onOpen/toast There is no value called `nothing`.",
    ],
    ["in a condition", { onOpen: { do: "stop", when: "nothing", toast: "No" } }, "/onOpen/when There is no value called `nothing`."],
    [
      "in the name of a flow",
      { onOpen: { do: "if", if: "env.hasShell", then: "nothing" } },
      "/onOpen/then No flow of this screen is named `nothing`.",
    ],
    [
      "in a name that is passed on",
      { onOpen: { do: "go", screen: "loan-small", params: ["nothing"] } },
      "/onOpen/params/0 The screen `loan-small` has no parameter `nothing`.",
    ],
    ["of the shape", { onOpen: { do: "stop", tost: "No" } }, "/onOpen/tost A `stop` step has no property `tost`."],
    [
      "in a name that is given twice",
      { onOpen: { do: "go", screen: "loan-small", params: { "...": ["orderId"], orderId: "1" } } },
      "/onOpen/params/.../0 `orderId` is given twice here, and only one of the two counts.",
    ],
  ])("is reported where it is written: %s", (_, parts, problem) => {
    expect(problemsOf(parts)).toContain(problem);
  });
});
