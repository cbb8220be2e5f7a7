import { describe, expect, it } from "vitest";
import { createReader, remoteSource } from "../../../src/authoring/without-build/remote/index.ts";
import { allowUrl } from "../../../src/browser/runtime/index.ts";
import { type Group, goodScreen } from "./good-screen.ts";
import { header, host, isScreen, project, refusal, source, text, withNode, withParts, withStep } from "./reading.ts";

describe("a screen from the network", () => {
  it.each(["india", "indonesia"])("becomes a plan under its host's name in %s", (market) => {
    const made = createReader(remoteSource(project, market), isScreen)(goodScreen, host);
    expect(made).toMatchObject({ plan: { id: "promotion-register", route: "#/registerTemplate", market } });
    if ("refusal" in made) return;
    expect(Object.keys(made.plan.actions)).toEqual(["getSid", "getSms"]);
    expect(made.plan.body.map(({ id }) => id)).toEqual(["header", "pictures", "why", "phone", "send", "more"]);
  });

  it("cannot have an action whose data contains itself", () => {
    const { catalogue } = project;
    const { remote } = catalogue.settings;
    const settings = { ...catalogue.settings, ...(remote && { remote: { ...remote, actions: ["qaList"] } }) };
    const other = { ...project, catalogue: { ...catalogue, settings } };
    expect(() => remoteSource(other, "india")).toThrow(/The entity `[^`]*Answer` contains itself/);
  });

  it.each([undefined, null, 0, "", "screen", true, [], {}, [goodScreen], JSON.stringify(goodScreen), () => goodScreen, Symbol("x")])(
    "is not made of %#",
    (value) => expect(refusal(value)).not.toBe("taken"),
  );

  it.each([
    ["another widget", withNode({ widget: "image-uploader", props: {} }), "/body/6/widget remote-widget"],
    ["a widget that there is not", withNode({ widget: "constructor", props: {} }), "/body/6/widget remote-widget"],
    ["another action", withStep({ do: "call", action: "channelTemplate", input: { templateId: "T1" } }), "/onOpen/0/action remote-action"],
    ["another action in load", withParts({ load: { mine: { action: "myLoans" } } }), "/load/mine/action remote-action"],
    ["a step that keeps something", withStep({ do: "store", values: { a: "b" } }), "/onOpen/0/do remote-step"],
    ["a step that forgets", withStep({ do: "clear" }), "/onOpen/0/do remote-step"],
    ["a message to the shell", withStep({ do: "native", key: "goHome" }), "/onOpen/0/do remote-step"],
    ["another step in a branch", withStep({ do: "if", if: "true", then: [{ do: "clear" }] }), "/onOpen/0/then/0/do remote-step"],
    ["another screen", withStep({ do: "go", screen: "repayment-periods" }), "/onOpen/0/screen remote-screen"],
    ["a draft", withParts({ state: { a: { type: "text", initial: "", draft: true } } }), "/state/a/draft remote-draft"],
    ["nodes of our own", withParts({ fragments: [{ use: "site-header", before: "header" }] }), "/fragments remote-fragment"],
    ["a picture of our own", text("picture:spring.svg"), "/body/6/props/text remote-picture"],
    ["a picture of our own in an expression", text("{'picture:spring.svg'}"), "/body/6/props/text remote-picture"],
    ["a screen in its own place", withParts({ replacedBy: "data.x" }), "/replacedBy remote-again"],
    ["the token", text("{launch.token}"), "/body/6/props/text expression-is-valid"],
    ["what is kept", text("{stored.userId}"), "/body/6/props/text expression-is-valid"],
    ["a prototype", text("{state.constructor.name}"), "/body/6/props/text expression-is-valid"],
    ["a flow that there is not", withStep({ do: "run", flow: "nothing" }), "/onOpen/0/flow flow-is-known"],
    ["two nodes of one name", withNode({ widget: "text", id: "header", props: { text: "x" } }), "/body/6/id node-id-is-unique"],
    ["no heading", withParts({ body: goodScreen.body.slice(1) }), "/body heading-is-present"],
    ["no way on", withParts({ body: [{ widget: "page-header", id: "header", props: { title: "x" } }] }), "/body remote-way-on"],
    ["a property of another type", withNode({ widget: "text", props: { text: { html: "<b>" } } }), "/body/6/props/text prop-fits-widget"],
    [
      "markup by another name",
      withNode({ widget: "text", props: { text: "x", dangerouslySetInnerHTML: "y" } }),
      "/body/6/props/dangerouslySetInnerHTML prop-fits-widget",
    ],
    ["a style", withNode({ widget: "text", props: { text: "x", style: "color: red" } }), "/body/6/props/style prop-fits-widget"],
    ["a long repeat", withNode({ widget: "text", each: "['a']", page: 31, props: { text: "x" } }), "/body/6/each remote-repeat"],
  ])("cannot use %s", (_, screen, expected) => expect(refusal(screen)).toBe(expected));

  it.each([
    "https://evil.example/",
    "http://app.example.com/",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "https://app.example.com@evil.example/",
    "https://a:b@app.example.com/",
    "https://app.example.com.evil.example/",
    "https://app.example.com\\@evil.example/",
    "https://аpp.example.com/",
    "https://app.example.com%2eevil.example/",
    "{state.phone}",
    "https://app.example.com/{state.phone}",
    "//app.example.com",
    "/api/v2/youmi/promotion/get-sid",
    "",
  ])("cannot lead to %s", (url) =>
    expect(refusal(withStep({ do: "leave", url }))).toMatch(/^\/onOpen\/0\/url (remote-address|unseen-character)$/),
  );

  it.each([
    "https://evil.example/pixel.png",
    "http://evil.example/pixel.png",
    "//evil.example/pixel.png",
    "\\\\evil.example/pixel.png",
    " https://evil.example/pixel.png",
    "HTTPS://evil.example/pixel.png",
    "https:\\\\evil.example/pixel.png",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "/api/v2/youmi/promotion/track-click",
  ])("cannot show the picture %s", (src) => {
    expect(refusal(withNode({ widget: "image-grid", props: { label: "x", images: [src] } }))).toBe("/body/6/props/images/0 remote-address");
  });

  it.each(["\u202e", "\u2066", "\0", "\u200f", "\ud800"])("cannot hide what %j does", (mark) =>
    expect(refusal(text(`a${mark}b`))).toMatch(/unseen-character$/),
  );

  it.each(["__proto__", "constructor", "toString", "$"])("has nothing of the name %s", (name) => {
    const screen: unknown = JSON.parse(JSON.stringify(goodScreen).replace('"title":', `${JSON.stringify(name)}:{},"title":`));
    expect(refusal(screen)).toBe(" reserved-name");
  });

  it.each(["constructor", "toString", "nothing"])("runs no flow of the name %s", (flow) =>
    expect(refusal(withNode({ widget: "button", props: { label: "Go" }, on: { tap: flow } }))).toBe("/body/6/on/tap flow-is-known"),
  );

  describe("fetches pictures of listed hosts and of the build alone", () => {
    const images = (...list: unknown[]) => withNode({ widget: "image-grid", props: { label: "x", images: list } });
    const hero = (image: string) => withNode({ widget: "hero", props: { headline: "x", image } });
    const captcha = (picture: string) =>
      withNode({ widget: "captcha-field", bind: "state.captcha", props: { label: "x", refresh: "y", picture } });

    it.each([
      "/v3/loans",
      "/h5-api/x",
      "/indah/x",
      "/user-problem/problem-list",
      "/service/x",
      "/",
      " /v3/loans",
      "/\\evil.example",
      "/assets/../v3/loans",
      "/assets/festival-1a2b.svg?utm_tag=1",
      "{'/v3/' + state.phone}",
      "{join(['/v3', 'loans'], '/')}",
      "{'https://app.example.com/p.svg?d=' + launch.gid + '&t=' + state.phone}",
      "https://app.example.com/p.svg?t={state.phone}",
      "{data.picture + params.templateId}",
      "{state.phone}",
    ])("not %s", (address) => {
      for (const screen of [images(address), hero(address), captcha(address)]) expect(refusal(screen)).toMatch(/ remote-address$/);
    });

    it("not what is cut out of a text", () => {
      const cut = "{split('/v3/a,/api/v2/youmi/promotion/track-click?utm_tag=x', ',')}";
      expect(refusal(withNode({ widget: "image-grid", props: { label: "x", images: cut } }))).toBe("/body/6/props/images remote-address");
    });

    it.each(["/assets/festival-1a2b.svg", "https://app.example.com/festival.svg", "{data.picture}"])("but %s", (address) => {
      const picture = { do: "call", action: "captchaImage", input: { sid: "1", turn: 1 }, as: "picture" };
      expect(refusal({ ...Object(captcha(address)), onOpen: [picture] })).toBe("taken");
    });

    it("however an expression puts its address together", () => {
      const { settings } = source;
      const origin = "https://own.example";
      const api = Object.values(source.actions).flatMap(({ path, success }) => (path && success !== "address" ? [path] : []));
      for (const path of [...api, "/v3/a", "/", "/assets/%66estival-1a2b.svg", "/assets/x/../../v3/a", `${origin}/v3/a`])
        expect(allowUrl(path, "images", settings, origin), path).toBeNull();
      for (const path of ["/assets/festival-1a2b.svg", "/api/v2/youmi/promotion/get-captcha?sid=1&turn=2"])
        expect(allowUrl(path, "images", settings, origin)?.href).toBe(origin + path);
      expect(allowUrl("/v3/a", "frames", settings, origin)).toBeNull();
    });
  });

  describe("has something to press", () => {
    const field = { widget: "text-field", id: "pin", bind: "state.code", props: { label: "PIN" } };
    const typed = { do: "set", path: "state.phone", to: "{event}" };
    const more = goodScreen.body[5];
    const only = (...nodes: Group[]) => refusal(withParts({ body: [header, ...nodes], flows: {} }));

    it.each([
      ["one field that is typed into", { ...field, on: { change: [typed] } }],
      ["one field with an Enter", { ...field, on: { submit: [typed] } }],
      ["a box to tick", { widget: "checkbox", id: "box", bind: "state.agreed", props: { label: "x" }, on: { change: [] } }],
      ["a list that ends", { widget: "text", id: "list", each: "['a']", props: { text: "{item}" }, on: { nearEnd: [] } }],
      ["a button that is never there", { ...more, when: "false" }],
      ["a button in what is never there", { widget: "stack", id: "s", when: " false ", children: [more] }],
      ["a button for each of a list", { ...more, each: "split(state.phone, ',')", props: { label: "{item}" } }],
      ["a button in an entry", { widget: "stack", id: "s", each: "split(state.phone, ',')", children: [more] }],
    ])("and not only %s", (_, node) => expect(only(node)).toMatch(/ (remote-way-on|each-reads-item)$/));

    it.each([
      ["a button", more],
      ["a button in a slot", { ...field, slots: { action: [more] } }],
      ["a button that is there sometimes", { ...more, when: "state.agreed" }],
    ])("such as %s", (_, node) => expect(only(node)).toBe("taken"));
  });

  it("cannot run in a cycle", () => {
    const flows = {
      a: [
        { do: "wait", ms: 1 },
        { do: "run", flow: "b" },
      ],
      b: [{ do: "run", flow: "a" }],
    };
    expect(refusal(withParts({ flows, onOpen: "a" }))).toBe("/flows steps");
  });

  it("cannot grow its flows by multiplication", () => {
    const twice = (flow: string) => [
      { do: "run", flow },
      { do: "run", flow },
    ];
    const flows = Object.fromEntries([...Array(20).keys()].map((at) => [`f${at}`, at === 0 ? [{ do: "stop" }] : twice(`f${at - 1}`)]));
    expect(refusal(withParts({ flows, onOpen: "f19" }))).toBe("/flows steps");
  });

  it("is taken at a limit and refused past it", () => {
    const { limits } = source.settings.remote;
    const nodes = (count: number) => [
      ...goodScreen.body,
      ...[...Array(count).keys()].map((at) => ({ widget: "text", id: `n${at}`, props: { text: "x" } })),
    ];
    const own = 7;
    expect(refusal(withParts({ body: nodes(limits.nodes - own) }))).toBe("taken");
    expect(refusal(withParts({ body: nodes(limits.nodes - own + 1) }))).toMatch(/ nodes$/);
    const page = (entries: number) => withNode({ widget: "text", each: "['a']", page: entries, props: { text: "{item}" } });
    expect(refusal(page(limits.entries))).toBe("taken");
    expect(refusal(page(limits.entries + 1))).toMatch(/ remote-repeat$/);
    const steps = (count: number) => withParts({ onOpen: Array(count).fill({ do: "toast", text: "x" }) });
    expect(refusal(steps(limits.steps))).toBe("taken");
    expect(refusal(steps(limits.steps + 1))).toBe("/flows steps");
    expect(refusal(text("x".repeat(limits.characters)))).toMatch(/ characters$/);
    expect(refusal(text("x".repeat(limits.characters - 4_000)))).toBe("taken");
    expect(refusal(withParts({ values: { many: Array(limits.values).fill(0) } }))).toMatch(/ values$/);
  });

  it("is refused before its arrays cost too much to check, however many it has", () => {
    const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ [`k${at}`]: at }));
    const shown = { widget: "text", props: { text: "{size(values.a)}" } };
    const made = (...lists: unknown[]) =>
      refusal({ ...withNode(shown), values: Object.fromEntries(lists.map((list, at) => ["abcdefgh"[at], list])) });
    expect(made(entries(1_000))).toMatch(/ comparisons$/);
    expect(made(...Array(8).fill(entries(150)))).toMatch(/ comparisons$/);
    expect(made(entries(250))).not.toMatch(/ comparisons$/);
  });

  it("may be nested to any depth without harm", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`);
    expect(refusal(deep)).toMatch(/ depth$/);
    expect(refusal(withParts({ title: deep }))).toMatch(/ depth$/);
  });

  it("may hold markup in a text, which stays a text", () => {
    expect(refusal(text("<img src=x onerror=alert(1)>"))).toBe("taken");
  });
});
