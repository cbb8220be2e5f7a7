/** How a phone in the same network opens the app. */
import { toString as drawCode } from "qrcode";
import type { MachineAddress } from "../protocol/new.ts";

export async function describeMachine([address]: readonly string[]): Promise<MachineAddress | null> {
  if (address === undefined) return null;
  const drawn = await drawCode(address, { type: "svg", margin: 2 });
  return { address, picture: `data:image/svg+xml,${encodeURIComponent(drawn)}` };
}
