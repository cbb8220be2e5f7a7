/** What the page is busy with: calls, reading their responses, work on pictures. Knowing it replaces waiting for some time. */

const giveUpMs = 20_000;
const fewestFrames = 2;
/** Functions that give a promise, and the address that it is about. */
const promised: readonly (readonly [owner: object, names: readonly string[], addressOf: (self: unknown, first: unknown) => string])[] = [
  [window, ["fetch"], (_, input) => (input instanceof Request ? input.url : String(input))],
  [Response.prototype, ["text", "json", "blob", "arrayBuffer"], (self) => (self instanceof Response ? self.url : "")],
  [Blob.prototype, ["text", "arrayBuffer"], () => ""],
  [HTMLImageElement.prototype, ["decode"], () => ""],
  [window, ["createImageBitmap"], () => ""],
];

// The page's clock is stopped after this has run, so these are the real ones.
const realFrame = window.requestAnimationFrame.bind(window);
const realTimeout = window.setTimeout.bind(window);

/** Addresses of what is on its way; '' for work inside the page. */
const busy = new Map<symbol, string>();
let changes = 0;
/** At the last time that the page was quiet. */
let seen = -1;

function begin(address: string): () => void {
  const id = Symbol(address);
  busy.set(id, address);
  return () => busy.delete(id);
}

export function watchWork(): void {
  new MutationObserver(() => changes++).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const [owner, names, addressOf] of promised) for (const name of names) watchPromises(owner, name, addressOf);
  watchUploads();
  watchDrawing();
  watchLocks();
}

function watchPromises(owner: object, name: string, addressOf: (self: unknown, first: unknown) => string): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== "function") return;
  Reflect.set(owner, name, function watched(this: unknown, ...args: unknown[]): unknown {
    const end = begin(addressOf(this, args[0]));
    if (name === "fetch") tellForm(Reflect.get(Object(args[1]), "body"));
    const result: Promise<unknown> = Reflect.apply(original, this ?? window, args);
    result.then(end, end);
    return result;
  });
}

function watchUploads(): void {
  const { open, send } = XMLHttpRequest.prototype;
  const addresses = new WeakMap<XMLHttpRequest, string>();
  XMLHttpRequest.prototype.open = function watched(this: XMLHttpRequest, method: string, url: string | URL): void {
    addresses.set(this, String(url));
    open.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.send = function watched(body): void {
    this.addEventListener("loadend", begin(addresses.get(this) ?? ""));
    tellForm(body);
    send.call(this, body);
  };
}

/** The browser does not reveal what a form with files consists of. */
function tellForm(body: unknown): void {
  if (!(body instanceof FormData)) return;
  const fields = [...body].map(([name, value]) => {
    const written = typeof value === "string" ? value : `${value.name} (${value.type}, ${value.size} bytes)`;
    return `${name}=${written}`;
  });
  void window.tellOutside?.("form", fields.join("; "));
}

function watchDrawing(): void {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function watched(callback, type, quality): void {
    const end = begin("");
    const done: BlobCallback = (blob) => {
      end();
      callback(blob);
    };
    toBlob.call(this, done, type, quality);
  };
}

/** Until a lock is given or refused, that is; what is done with it is watched as whatever it is. */
function watchLocks(): void {
  const original: unknown = Reflect.get(navigator.locks, "request");
  if (typeof original !== "function") return;
  const watched = (...args: unknown[]): unknown => {
    const end = begin("");
    const run: unknown = args.pop();
    const result: Promise<unknown> = Reflect.apply(original, navigator.locks, [
      ...args,
      (lock: unknown) => {
        end();
        return typeof run === "function" ? run(lock) : undefined;
      },
    ]);
    result.then(end, end);
    return result;
  };
  Object.defineProperty(navigator.locks, "request", { value: watched, configurable: true });
}

const isBusy = (held: readonly string[]): boolean =>
  [...busy.values()].some((address) => !held.includes(new URL(address, location.href).pathname));

export const nextFrame = (): Promise<unknown> => new Promise(realFrame);

/** React and the responses of calls continue in tasks of their own. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}

/**
 * Resolves when nothing has changed for some frames and nothing is on its way but calls to `held` paths.
 *
 * With `frames` 0 a page that has not changed since it was quiet is not watched again; otherwise nothing may change for so many.
 */
export async function untilQuiet(held: readonly string[], frames: number): Promise<void> {
  let isOver = false;
  realTimeout(() => {
    isOver = true;
  }, giveUpMs);
  await nextTask();
  await nextTask();
  if (frames === 0 && changes === seen && !isBusy(held)) return;
  do {
    seen = changes;
    for (let frame = 0; frame < Math.max(frames, fewestFrames); frame++) await nextFrame();
    await nextTask();
    if (isOver) throw new Error("The page does not come to rest.");
  } while (seen !== changes || isBusy(held));
}
