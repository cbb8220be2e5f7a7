import type { ReactElement } from "react";
import { TextArea } from "../../react/text-area.tsx";

interface AreaProps {
  readonly label: string;
  readonly value?: string;
  readonly invalid?: string;
  readonly onChange?: (value: string) => void;
}

const nothing = (): void => {};

export function Area({ label, value = "", invalid, onChange = nothing }: AreaProps): ReactElement {
  return TextArea({ label, value, isInvalid: invalid !== undefined, onChange });
}
