// What a host gives in place of the browser's: its users and markets, storages that fail, a transport that says nothing.
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createMapStorage } from "../../../src/authoring/testing/acts/map-storage.ts";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { type LayarProviderProps, openSession, Refused, type SendCall, type Session } from "../../../src/browser/embed/index.ts";
import { bikes } from "./bikes.ts";

type Given = Partial<Omit<LayarProviderProps, "children">>;

/** Reads a bike, and does with a reservation what the test says. */
function serve(reserve: () => Promise<unknown> = async () => ({ id: "R1" })) {
  const keys: string[] = [];
  const transport: SendCall = async ({ action, headers }) => {
    if (action === "bike") return { id: "B1", name: "Albatros", perDay: 9, isFree: true };
    keys.push(headers["Idempotency-Key"] ?? "");
    return reserve();
  };
  return { keys, transport };
}

const hang = (): Promise<never> => new Promise(() => undefined);
const createDevice = (): NonNullable<Given["storage"]> => ({ device: createMapStorage(), visit: createMapStorage() });

async function open({ market = "leeds", ...given }: Given & Pick<LayarProviderProps, "transport">, files = bikes): Promise<Session> {
  const screen = compileScreen(files, { screen: "bikes-bike", market });
  const session = await openSession(screen, { market, params: { bikeId: "B1" }, navigate: () => undefined, ...given });
  onTestFinished(() => session.close());
  await vi.waitUntil(() => session.store.getState().status === "ready");
  return session;
}

/** Reserves as somebody who types a name and taps. */
async function reserve({ body, change, emit }: Session): Promise<void> {
  const nodeOf = (id: string) => {
    const found = body.find(({ plan }) => plan.id === id);
    if (!found) throw new Error(`The screen has no \`${id}\`.`);
    return found;
  };
  change(nodeOf("name"), "Ada");
  void emit(nodeOf("reserve"), "tap", undefined);
  await new Promise((done) => setTimeout(done, 20));
}

const saysOf = ({ store }: Session) => {
  const { done, unknown } = store.getState();
  return { isDone: typeof done["reserveBike"] === "number", isUnknown: unknown["reserveBike"] === true };
};

describe("a commit", () => {
  it("of one user is not that of another one, also while it is under way", async () => {
    const { keys, transport } = serve(hang);
    const storage = createDevice();
    for (const owner of ["ann", "bob", "ann"]) await reserve(await open({ transport, storage, owner }));
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it("of one market is not that of another one", async () => {
    const { keys, transport } = serve();
    const storage = createDevice();
    const sessions = await Promise.all(["leeds", "utrecht"].map((market) => open({ transport, storage, market })));
    for (const session of sessions) await reserve(session);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it("is not known, and not sent as that of a user, where nobody is signed in any more", async () => {
    const { keys, transport } = serve();
    const storage = createDevice();
    await reserve(await open({ transport, storage, owner: "ann" }));
    const [ann, guest] = [await open({ transport, storage, owner: "ann" }), await open({ transport, storage })];
    expect([saysOf(ann).isDone, saysOf(guest).isDone]).toEqual([true, false]);
    await reserve(guest);
    expect(new Set(keys).size).toBe(2);
  });

  it("is the same under way, whatever sends it", async () => {
    const [first, second] = [serve(hang), serve()];
    const storage = createDevice();
    await reserve(await open({ transport: first.transport, storage }));
    await reserve(await open({ transport: second.transport, storage }));
    expect([first.keys.length, second.keys.length]).toEqual([1, 0]);
  });

  it("is unknown when a transport says nothing within the time of the settings", async () => {
    const quick = bikes.map(({ path, text }) => ({
      path,
      text: text.replace('"timeoutMs": 30000', '"timeoutMs": 200').replace('"patienceMs": 8000', '"patienceMs": 100'),
    }));
    const session = await open({ transport: serve(hang).transport, storage: createDevice() }, quick);
    await reserve(session);
    await vi.waitUntil(() => saysOf(session).isUnknown);
  });
});

it("gets each message of a screen that nobody draws, until that is closed", async () => {
  const refuse = (): Promise<never> => Promise.reject(new Refused("", "Not today"));
  const toast = vi.fn();
  const session = await open({ transport: serve(refuse).transport, storage: createDevice(), toast });
  for (const count of [1, 2]) {
    await reserve(session);
    await vi.waitUntil(() => toast.mock.calls.length === count);
  }
  expect(toast.mock.calls).toEqual([
    ["Not today", "failure"],
    ["Not today", "failure"],
  ]);
  void reserve(session);
  session.close();
  await new Promise((done) => setTimeout(done, 20));
  expect(toast).toHaveBeenCalledTimes(2);
});

/** A storage as a program of somebody else may write it: its methods need their object. */
class Shelf {
  readonly #held = new Map<string, string>();
  readonly #fails: ReadonlySet<string>;
  constructor(...fails: readonly string[]) {
    this.#fails = new Set(fails);
  }
  #may(name: string): void {
    if (this.#fails.has(name)) throw new Error(`No ${name}.`);
  }
  read(key: string): string | null {
    this.#may("read");
    return this.#held.get(key) ?? null;
  }
  write(key: string, value: string): void {
    this.#may("write");
    this.#held.set(key, value);
  }
  remove(key: string): void {
    this.#held.delete(key);
  }
  keys(): readonly string[] {
    this.#may("keys");
    return [...this.#held.keys()];
  }
  lasts(): boolean {
    return this.#held.size >= 0;
  }
}

it.each([
  { what: "refuses to be written", shelf: () => new Shelf("write") },
  { what: "refuses to be read", shelf: () => new Shelf("read", "keys") },
  { what: "needs its object", shelf: () => new Shelf() },
])("a storage that $what loses nothing while the page is open", async ({ shelf }) => {
  const { keys, transport } = serve();
  const storage = { device: shelf(), visit: shelf(), prefix: "shop" };
  await reserve(await open({ transport, storage }));
  expect(saysOf(await open({ transport, storage })).isDone).toBe(true);
  expect(keys).toHaveLength(1);
});
