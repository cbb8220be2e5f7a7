/** Draws a screen in a browser with the code of a release that is kept, without a server: every file comes from the target. */
import type { Browser, Route } from "playwright";
import { isObject } from "../../../core/json/index.ts";
import { findReceiptCode, hashOf, type Manifest, storageFacts, type Target } from "../../operate/release/index.ts";
import { UsageError } from "../cli-context.ts";
import type { GivenReceipt } from "./receipt.ts";

export interface DrawnAgain {
  /** What the receipt would be; undefined where the release has no such plan. */
  readonly proof?: { readonly of: unknown; readonly all: unknown; readonly shown: { readonly [disclosure: string]: unknown } };
  /** The receipt names no screen of the release, and none has its plan. */
  readonly isUnknown: boolean;
  /** Responses that the screen needs and the values have not. */
  readonly missing: readonly string[];
  /** Files of the release that are gone or not what was sent. */
  readonly broken: readonly string[];
}

/** No name of a machine, and served securely: nothing that the page asks for leaves the browser. */
const origin = "https://kept.invalid";
/** Nor does what the page would send in another way, such as a socket: the code gets what was kept of somebody. */
const headers = {
  "Content-Security-Policy":
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'none'; form-action 'none'; webrtc 'block'",
};

interface Kept {
  readonly target: Target;
  readonly manifest: Manifest;
  readonly receipt: GivenReceipt;
  readonly values: object;
}

export async function drawAgain(browser: Browser, { target, manifest, receipt, values }: Kept): Promise<DrawnAgain> {
  const code = findReceiptCode(manifest);
  if (code === undefined) throw new UsageError(`${manifest.id} was built without \`receipts\` in its settings, so no receipt is of it.`);
  const broken = new Set<string>();
  const respond = async (route: Route): Promise<void> => {
    const { pathname } = new URL(route.request().url());
    const asset = /\/(assets\/.+)$/.exec(pathname)?.[1];
    const path = asset ?? (route.request().isNavigationRequest() ? `releases/${manifest.id}/index.html` : undefined);
    const hash = path && manifest.files[path];
    if (path === undefined || hash === undefined) return route.fulfill({ status: 404, headers });
    const body = await target.read(path);
    // What is not what was sent is not run.
    const isWhole = body !== undefined && hashOf(body) === hash;
    if (!isWhole) broken.add(path);
    await route.fulfill(isWhole ? { body, headers, contentType: storageFacts(path).ContentType } : { status: 404, headers });
  };
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    await context.route("**/*", respond);
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    const given = JSON.stringify([receipt, values]);
    const drawn: unknown = await page
      .evaluate(`import("/${code}").then((late) => late.receipts.draw()).then((draw) => draw.proveScreen(...${given}))`)
      .catch((error: unknown) => (broken.size > 0 ? undefined : Promise.reject(error)));
    const { proof, missing, isUnknown }: { readonly [part: string]: unknown } = isObject(drawn) ? drawn : {};
    const { shown, of, all }: { readonly [part: string]: unknown } = isObject(proof) ? proof : {};
    return {
      ...(isObject(shown) && { proof: { shown, of, all } }),
      isUnknown: isUnknown === true,
      missing: Array.isArray(missing) ? missing.map(String) : [],
      broken: [...broken].sort(),
    };
  } finally {
    await context.close();
  }
}
