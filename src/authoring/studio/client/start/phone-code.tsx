/** The address of the app for a phone, where the server was started for other machines, too. */
import { type ReactElement, useEffect, useState } from "react";
import type { MachineAddress } from "../../protocol/new.ts";
import { call } from "../call.ts";
import * as styles from "./phone-code.module.css";

export function PhoneCode(): ReactElement | null {
  const [machine, setMachine] = useState<MachineAddress | null>(null);
  useEffect(() => {
    call("machine", {}).then(setMachine, () => setMachine(null));
  }, []);
  if (machine === null) return null;
  const { address, picture } = machine;
  return (
    <details className={styles.phone}>
      <summary>On a phone</summary>
      <img src={picture} width={160} height={160} alt={`QR code of ${address}`} />
      <a href={address}>{address}</a>
    </details>
  );
}
