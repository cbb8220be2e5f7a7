/** Chooses the circumstances of previews. */
import { type ReactElement, useId } from "react";
import type { MarketSummary } from "../../protocol/index.ts";
import { nameOf } from "../parts/name-of.ts";
import { useProject } from "../project-store.ts";
import { setQuery } from "../router.ts";
import { textSizes, usual, widths } from "./device-sizes.ts";
import * as styles from "./switches.module.css";

interface SwitchesProps {
  readonly query: URLSearchParams;
  /** Missing where the variant is chosen. */
  readonly markets?: readonly MarketSummary[];
  /** Beside an editor, where all of it is to be in one row. */
  readonly isNarrow?: boolean;
}

/** What shows the same thing in another look. The first value of each is what the address leaves out. */
export function AppearanceSwitches({ query, markets, isNarrow = false }: SwitchesProps): ReactElement {
  const Width = isNarrow ? Choice : Segments;
  const languages = useProject((store) => store.project?.languages) ?? [];
  return (
    <>
      {markets && <Segments name="market" label="Market" values={markets.map(({ id }) => [id, nameOf(id)])} query={query} />}
      {languages.length > 0 && (
        <Choice
          name="language"
          label="Language"
          values={[["", "As launched"], ...languages.map(({ id, name }) => [id, name] as const)]}
          query={query}
        />
      )}
      <Width name="width" label="Width" values={usualFirst.map(String)} query={query} />
      <Segments name="scheme" label="Colours" values={schemes} query={query} />
    </>
  );
}

const usualFirst = [usual.width, ...widths.filter((width) => width !== usual.width)];
const schemes = Object.entries({ light: "Light", dark: "Dark" });

/** What is seldom changed, in the order in which it is shown. */
const seldom: readonly ChoiceOf[] = [
  { name: "text", label: "Text", values: textSizes.map((size) => [String(size), `${size} %`]) },
  { name: "network", label: "Network", values: Object.entries({ online: "Online", offline: "Offline" }) },
  { name: "shell", label: "Shell", values: Object.entries({ app: "In the app", none: "Browser" }) },
  { name: "wording", label: "Wording", values: Object.entries({ own: "Normal", pseudo: "Pseudo-language" }) },
];

/** `others`: those of the page that shows them. */
export function Switches({ others, ...props }: SwitchesProps & { readonly others: readonly ChoiceOf[] }): ReactElement {
  const { query } = props;
  const choices = [...others, ...seldom];
  const changed = choices.flatMap(({ name, values }) => listTexts(values.slice(1)).find(([value]) => value === query.get(name))?.[1] ?? []);
  return (
    <>
      <AppearanceSwitches {...props} />
      <details className={styles.more}>
        <summary>
          More
          {changed.map((text) => (
            <span key={text} className="pill">
              {text}
            </span>
          ))}
        </summary>
        <div className={`box ${styles.drawer}`}>
          {choices.map((choice) => (
            <Choice key={choice.name} {...choice} query={query} />
          ))}
        </div>
      </details>
    </>
  );
}

/** What can be chosen: its name in the address, and values of which the address leaves out the first. */
export interface ChoiceOf {
  readonly name: string;
  readonly label: string;
  /** Without a text where it is its own. */
  readonly values: readonly (string | readonly [value: string, text: string])[];
}

function listTexts(values: ChoiceOf["values"]): readonly (readonly [value: string, text: string])[] {
  return values.map((one) => (typeof one === "string" ? [one, one] : one));
}

interface ChoiceProps extends ChoiceOf {
  readonly query: URLSearchParams;
  /** In place of the address. */
  readonly onSet?: (name: string, value: string) => void;
}

function useChoice({ name, values, query, onSet = setQuery }: ChoiceProps) {
  const id = useId();
  const all = listTexts(values);
  const first = all[0]?.[0] ?? "";
  return { id, all, chosen: query.get(name) ?? first, set: (value: string) => onSet(name, value === first ? "" : value) };
}

export function Choice(props: ChoiceProps): ReactElement {
  const { id, all, chosen, set } = useChoice(props);
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={chosen} title={all.find(([value]) => value === chosen)?.[1]} onChange={({ target }) => set(target.value)}>
        {all.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The same for few values that are often changed: all of them stand side by side. */
export function Segments(props: ChoiceProps): ReactElement {
  const { id, all, chosen, set } = useChoice(props);
  return (
    <fieldset className={styles.segments}>
      <legend>{props.label}</legend>
      {all.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={id} checked={value === chosen} onChange={() => set(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

export function SearchField({ query }: { readonly query: URLSearchParams }): ReactElement {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>Search</label>
      <input id={id} type="search" value={query.get("search") ?? ""} onChange={({ target }) => setQuery("search", target.value)} />
    </span>
  );
}
