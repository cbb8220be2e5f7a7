/** The rows of a known list benchmark, as its keyed implementation for React has them: a reducer, and rows behind `memo`. */
import { memo, type ReactElement, useCallback, useReducer } from "react";
import stack from "../../../src/widgets/stack/stack.module.css";
import type { Load, Option } from "../page/subject.ts";
import { Action, Screen } from "./parts.tsx";
import { Records, showRecord } from "./show-record.tsx";

const Record = memo(showRecord);

interface State {
  readonly records: readonly Option[];
  readonly selected: string;
}

type Act =
  | { readonly do: "replace" | "append"; readonly records: readonly Option[] }
  | { readonly do: "update" | "swap" | "clear" }
  | { readonly do: "select" | "remove"; readonly value: string };

function swap(records: readonly Option[]): readonly Option[] {
  const swapped = [...records];
  const [low, high] = [records[1], records[records.length - 2]];
  if (low && high) [swapped[1], swapped[records.length - 2]] = [high, low];
  return swapped;
}

function reduce(state: State, act: Act): State {
  const { records, selected } = state;
  switch (act.do) {
    case "replace":
      return { records: act.records, selected: "" };
    case "append":
      return { records: [...records, ...act.records], selected };
    case "update":
      return { records: records.map((record, at) => (at % 10 ? record : { ...record, title: `${record.title} !!!` })), selected };
    case "swap":
      return { records: swap(records), selected };
    case "clear":
      return { records: [], selected: "" };
    case "select":
      return { records, selected: act.value };
    case "remove":
      return { records: records.filter(({ value }) => value !== act.value), selected };
  }
}

export function List({ load }: { readonly load: Load }): ReactElement {
  const [{ records, selected }, dispatch] = useReducer(reduce, { records: [], selected: "" });
  const fill = async (how: "replace" | "append"): Promise<void> => dispatch({ do: how, records: await load("list") });
  const select = useCallback((value: string) => dispatch({ do: "select", value }), []);
  const remove = useCallback((value: string) => dispatch({ do: "remove", value }), []);
  return (
    <Screen title="Rows" back="Back">
      <div className={stack.root} data-direction="row">
        <Action id="create" label="Create" onTap={() => void fill("replace")} />
        <Action id="append" label="Append" onTap={() => void fill("append")} />
        <Action id="update" label="Update" onTap={() => dispatch({ do: "update" })} />
        <Action id="swap" label="Swap" onTap={() => dispatch({ do: "swap" })} />
        <Action id="clear" label="Clear" onTap={() => dispatch({ do: "clear" })} />
      </div>
      <Records>
        {records.map((record) => (
          <Record key={record.value} record={record} isSelected={record.value === selected} onSelect={select} onRemove={remove} />
        ))}
      </Records>
    </Screen>
  );
}
