/** The address of the app for a phone, where the server was started for other machines, too. */
import type { ReactElement } from "react";
import { call } from "../call.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import * as styles from "./phone-code.module.css";

export function PhoneCode(): ReactElement | null {
  const machine = useLoaded(() => call("machine", {}), []);
  if (!machine) return null;
  const { address, picture } = machine;
  return (
    <details className={styles.phone}>
      <summary>On a phone</summary>
      <img src={picture} width={160} height={160} alt={`QR code of ${address}`} />
      <a href={address}>{address}</a>
    </details>
  );
}
