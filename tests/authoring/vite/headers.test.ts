import { describe, expect, it } from "vitest";
import { type HeaderSettings, headersFor, pageHeaders } from "../../../src/authoring/vite/deploy/headers.ts";

const settings: HeaderSettings = { hosts: { images: [], frames: [] }, apiHost: "", isSecure: true };

function policy(changes: Partial<HeaderSettings> = {}): Map<string, string> {
  const text = pageHeaders({ ...settings, ...changes })["Content-Security-Policy"] ?? "";
  return new Map(text.split("; ").map((rule) => [rule.split(" ")[0] ?? "", rule.split(" ").slice(1).join(" ")]));
}

describe("pageHeaders", () => {
  it("allows scripts and styles from files of the page's own host only", () => {
    expect([policy().get("default-src"), policy().get("script-src"), policy().get("style-src")]).toEqual(["'none'", "'self'", "'self'"]);
  });

  it("allows the one style sheet that stands in the page, by its hash", () => {
    expect(pageHeaders(settings, "", "'sha256-abc='")["Content-Security-Policy"]).toContain("style-src 'self' 'sha256-abc='; img-src");
    const styles = new Map([["/complaint/index.html", "'sha256-abc='"]]);
    const policyOf = (path: string) => headersFor({ ...settings, styles }, path)["Content-Security-Policy"];
    expect(policyOf("/complaint/index.html")).toContain("style-src 'self' 'sha256-abc=';");
    expect(policyOf("/index.html")).toContain("style-src 'self';");
  });

  it("allows neither inline code nor code generation anywhere", () => {
    expect(pageHeaders(settings)["Content-Security-Policy"]).not.toMatch(/unsafe|nonce|sha256|\*/);
  });

  it("forbids framing, forms and another base address", () => {
    expect(["frame-ancestors", "form-action", "base-uri", "object-src"].map((name) => policy().get(name))).toEqual(Array(4).fill("'none'"));
  });

  it("wants Trusted Types with the one policy of a service worker", () => {
    expect([policy().get("require-trusted-types-for"), policy().get("trusted-types")]).toEqual(["'script'", "sw"]);
  });

  it("lets calls go to the API host and nowhere else", () => {
    expect(policy().get("connect-src")).toBe("'self'");
    expect(policy({ apiHost: "https://api.example/base" }).get("connect-src")).toBe("'self' https://api.example");
  });

  it("lets pictures come from the API host, too", () => {
    expect(policy({ apiHost: "https://api.example/base", hosts: { images: [], frames: [] } }).get("img-src")).toBe(
      "'self' data: blob: https://api.example",
    );
  });

  it("takes image and frame hosts from the settings", () => {
    const hosts = { images: ["images.example"], frames: ["policy.example"] };
    expect(policy({ hosts }).get("img-src")).toBe("'self' data: blob: https://images.example");
    expect(policy({ hosts }).get("frame-src")).toBe("'self' https://policy.example");
  });

  it("reads `*` as any host over https", () => {
    expect(policy({ hosts: { images: "any", frames: [] } }).get("img-src")).toBe("'self' data: blob: https:");
  });

  it.each(["a.example; script-src *", "a.example b.example", "*.example'"])(
    "refuses the host %j, which would change another rule",
    (host) => {
      const rules = () => policy({ hosts: { images: [host], frames: [] } });
      expect(rules).toThrow("not a plain host name");
    },
  );

  it("asks for https only where the page itself comes over https", () => {
    expect(policy().has("upgrade-insecure-requests")).toBe(true);
    expect(pageHeaders(settings)).toHaveProperty("Strict-Transport-Security");
    expect(policy({ isSecure: false }).has("upgrade-insecure-requests")).toBe(false);
    expect(pageHeaders({ ...settings, isSecure: false })).not.toHaveProperty("Strict-Transport-Security");
  });

  it("sends no referrer, so that launch parameters stay out of the logs of others", () => {
    expect(pageHeaders(settings)["Referrer-Policy"]).toBe("no-referrer");
  });
});

describe("headersFor", () => {
  it.each([
    ["/testPreview", "(self)"],
    ["/testPreview/index.html", "(self)"],
    ["/testPreview/", "(self)"],
    ["/complaint", "()"],
    ["/", "()"],
    ["/assets/testPreview", "()"],
  ])("lets %s ask for the place as %s", (path, allowed) => {
    const permissions = { geolocation: ["/testPreview"] };
    const policy = headersFor({ ...settings, permissions }, path)["Permissions-Policy"];
    expect(policy).toContain(`geolocation=${allowed}`);
    expect(policy).toContain("camera=()");
  });

  it("keeps hashed files for ever and asks again for pages", () => {
    expect(headersFor(settings, "/assets/index-abc.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
    expect(headersFor(settings, "/complaint")["Cache-Control"]).toBe("no-cache");
    expect(headersFor(settings, "/assets/gone/index.html")["Cache-Control"]).toBe("no-cache");
    expect(headersFor(settings, "/sw.js")["Cache-Control"]).toBe("no-cache");
    expect(headersFor(settings, "/sw.json")["Cache-Control"]).toBe("no-cache");
  });
});

describe("reports of the policy", () => {
  it("go to the endpoint of the settings", () => {
    const headers = pageHeaders({ ...settings, reports: { endpoint: "/client-reports", share: 0.1 } });
    expect(headers["Reporting-Endpoints"]).toBe('reports="/client-reports"');
    expect(headers["Content-Security-Policy"]).toMatch(/; report-to reports$/);
  });

  it.each([undefined, { endpoint: "/client-reports", share: 0 }])("go nowhere with %j", (reports) => {
    const headers = pageHeaders({ ...settings, reports });
    expect(headers).not.toHaveProperty("Reporting-Endpoints");
    expect(headers["Content-Security-Policy"]).not.toContain("report");
  });
});
