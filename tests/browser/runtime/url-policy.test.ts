import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addLaunchParams, allowUrl, mailHref, telHref } from "../../../src/browser/runtime/index.ts";
import cases from "../../cases/urls.json" with { type: "json" };
import { testRequest } from "../../support/session/open-session.ts";

const kinds = ["navigate", "images", "frames"] as const;
const { own, host } = cases;
const settings = {
  ...testRequest.settings,
  hosts: { navigate: [host], http: true, credentials: ["pay.example"], images: [host], frames: [host] },
};

function isAtHome(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && (url.origin === own || url.host === host) && !url.username && !url.password;
}

describe("allowUrl", () => {
  it("has 200 hostile addresses to refuse", () => {
    expect(cases.candidates.length).toBeGreaterThanOrEqual(200);
  });

  it.each(kinds)("lets none of them through as %s unless it leads to a listed host", (kind) => {
    for (const raw of cases.candidates) {
      const url = allowUrl(raw, kind, settings, own);
      expect(url === null || isAtHome(url), `${kind} ${raw} gave ${url?.href}`).toBe(true);
    }
  });

  it.each(kinds)("refuses what is not plainly an address as %s", (kind) => {
    const passed = cases.candidates.filter((raw) => allowUrl(raw, kind, settings, own));
    // An engine reads these as the listed host or as a path of our own; everything else is refused.
    for (const raw of passed) expect(raw, raw).toMatch(/^(https?:\/\/+(@)?ok\.example|\/\/\/?@?ok\.example|https:\/\/ok\.example)/i);
  });

  it.each(cases.allowed)("allows $url for $kinds", ({ url, kinds: allowed }) => {
    expect(kinds.filter((kind) => allowUrl(url, kind, settings, own))).toEqual(allowed);
  });

  it.each([undefined, null, 7, {}, [], ["https://ok.example"], { toString: () => "https://ok.example" }])(
    "refuses %o, which is no text",
    (raw) => {
      expect(kinds.map((kind) => allowUrl(raw, kind, settings, own))).toEqual([null, null, null]);
    },
  );

  it("takes `any` for every host over https and over nothing else", () => {
    for (const kind of kinds) {
      const open = { ...settings, hosts: { ...settings.hosts, http: false, [kind]: "any" as const } };
      expect(allowUrl("https://any.example/a.png", kind, open, own)?.href).toBe("https://any.example/a.png");
      expect(allowUrl("http://any.example/a.png", kind, open, own)).toBeNull();
      expect(allowUrl("https://a:b@any.example/a.png", kind, open, own)).toBeNull();
      for (const other of kinds) if (other !== kind) expect(allowUrl("https://any.example/", other, open, own)).toBeNull();
    }
  });

  it("takes http for links alone, and only where the settings say so", () => {
    const open = { ...settings, hosts: { ...settings.hosts, navigate: "any" as const, images: "any" as const, frames: "any" as const } };
    const passed = (http: boolean) =>
      kinds.filter((kind) => allowUrl("http://any.example/a", kind, { ...open, hosts: { ...open.hosts, http } }, own));
    expect([passed(true), passed(false)]).toEqual([["navigate"], []]);
    expect(allowUrl("http://a:b@any.example/a", "navigate", { ...open, hosts: { ...open.hosts, http: true } }, own)).toBeNull();
  });

  it("does not read a star as a host", () => {
    const open = { ...settings, hosts: { ...settings.hosts, navigate: ["*"], images: ["*"] } };
    expect(allowUrl("https://any.example/", "navigate", open, own)).toBeNull();
    expect(allowUrl("https://any.example/", "images", open, own)).toBeNull();
  });

  it("gives nothing but listed places for any text", () => {
    const piece = fc.constantFrom(
      "https:",
      "http:",
      "javascript:",
      "data:",
      "/",
      "\\",
      "//",
      "@",
      ":",
      "ok.example",
      "evil.example",
      "app.example",
      "%2f",
      "\t",
      "\n",
      "?",
      "#",
      ".",
      " ",
      "blob:",
      "443",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom("navigate" as const, "frames" as const), (pieces, kind) => {
        const url = allowUrl(pieces.join(""), kind, settings, own);
        expect(url === null || isAtHome(url)).toBe(true);
      }),
      { seed: 21, numRuns: 10_000 },
    );
  });
});

describe("addLaunchParams", () => {
  const add = (href: string, hosts = settings.hosts): string =>
    addLaunchParams(new URL(href), testRequest.launch, { ...settings, hosts }, own).href;

  it("adds what is there and keeps what the address has", () => {
    expect(add("https://ok.example/x?gid=theirs#top")).toBe("https://ok.example/x?gid=theirs&deviceId=d1&version=1#top");
  });

  it("gives the token to the own origin and to hosts that are named for it, over https", () => {
    for (const href of ["https://app.example/x", "https://pay.example/x"]) expect(add(href)).toContain("token=SECRET");
  });

  it.each([
    "http://pay.example/",
    "https://pay.example:444/",
    "https://pay.example.evil.example/",
    "https://evilpay.example/",
    "https://pay.example./",
    "http://app.example/",
    "https://ok.example/",
  ])("keeps the token from %s", (href) => {
    expect(add(href)).not.toContain("SECRET");
    expect(add(href, { ...settings.hosts, credentials: ["*", "pay.example"] })).not.toContain("SECRET");
  });

  it("leaks to none of a thousand hosts", () => {
    const label = fc.constantFrom("pay", "example", "app", "evil", "pay-example", "pay-pay", "www", "com", "one");
    const host = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join("."));
    const url = fc.tuple(
      fc.constantFrom("https://", "http://"),
      host,
      fc.constantFrom("", ":8443", ":80"),
      fc.constantFrom("/", "/?next=https://pay.example"),
    );
    const isNamed = (href: string): boolean => /^https:\/\/(pay|app)\.example\//.test(href);
    fc.assert(
      fc.property(url, (parts) => isNamed(parts.join("")) || !add(parts.join("")).includes("SECRET")),
      { seed: 4, numRuns: 1000 },
    );
  });

  it("leaves the given address as it was", () => {
    const url = new URL("https://app.example/");
    addLaunchParams(url, testRequest.launch, settings, own);
    expect(url.href).toBe("https://app.example/");
  });
});

describe("telHref", () => {
  it.each([
    ["+62 21-123 4567", "tel:+62211234567"],
    ["(021) 123.456", "tel:021123456"],
    ["123", "tel:123"],
    ["123456789012345", "tel:123456789012345"],
  ])("writes %s", (raw, href) => {
    expect(telHref(raw)).toBe(href);
  });
  it.each(["12", "1234567890123456", "*#06#", "+", "", "++621234", "12;ext=3", "tel:123456", "１２３４", null, 1234, "1234,5678"])(
    "refuses %s",
    (raw) => {
      expect(telHref(raw)).toBeNull();
    },
  );
});

describe("mailHref", () => {
  it("writes one plain address", () => {
    expect(mailHref("help.desk+id@mail.example.com")).toBe("mailto:help.desk+id@mail.example.com");
  });
  it.each(["help", "a@b", "a@b.com,c@d.com", "a@b.com?body=pay", "javascript:alert(1)@b.com", "a b@c.com", "", null, 5])(
    "refuses %s",
    (raw) => {
      expect(mailHref(raw)).toBeNull();
    },
  );
});
