/** Chooses the circumstances of previews. */
import { type ReactElement, useId } from "react";
import type { MarketSummary } from "../../protocol.ts";
import { textSizes, widths } from "./circumstances.ts";
import * as styles from "./switches.module.css";

interface SwitchesProps {
  readonly query: URLSearchParams;
  /** Missing where the variant is chosen. */
  readonly markets?: readonly MarketSummary[];
  readonly onSet: (name: string, value: string) => void;
}

/** What shows the same thing in another look. The first value of each is what the address leaves out. */
export function LookSwitches({ query, markets, onSet }: SwitchesProps): ReactElement {
  return (
    <>
      {markets && <Choice name="market" label="Market" values={markets.map(({ id }) => [id, id])} {...{ query, onSet }} />}
      <Choice
        name="width"
        label="Width"
        values={[390, ...widths.filter((width) => width !== 390)].map((width) => [String(width), `${width} px`])}
        {...{ query, onSet }}
      />
      <Choice name="text" label="Text" values={textSizes.map((size) => [String(size), `${size} %`])} {...{ query, onSet }} />
      <Choice
        name="scheme"
        label="Colours"
        values={[
          ["light", "Light"],
          ["dark", "Dark"],
        ]}
        {...{ query, onSet }}
      />
    </>
  );
}

export function Switches(props: SwitchesProps): ReactElement {
  const { query, onSet } = props;
  return (
    <>
      <LookSwitches {...props} />
      <Choice
        name="network"
        label="Network"
        values={[
          ["online", "Online"],
          ["offline", "Offline"],
        ]}
        {...{ query, onSet }}
      />
      <Choice
        name="shell"
        label="Shell"
        values={[
          ["app", "In the app"],
          ["none", "Browser"],
        ]}
        {...{ query, onSet }}
      />
      <Choice
        name="wording"
        label="Wording"
        values={[
          ["own", "As it is"],
          ["pseudo", "Longer, with accents"],
        ]}
        {...{ query, onSet }}
      />
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly (readonly [value: string, text: string])[];
  readonly query: URLSearchParams;
  readonly onSet: (name: string, value: string) => void;
}

export function Choice({ name, label, values, query, onSet }: ChoiceProps): ReactElement {
  const id = useId();
  const first = values[0]?.[0] ?? "";
  const chosen = query.get(name) ?? first;
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        title={values.find(([value]) => value === chosen)?.[1]}
        onChange={({ target: { value } }) => onSet(name, value === first ? "" : value)}
      >
        {values.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
