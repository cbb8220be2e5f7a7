/** The properties of a widget: what each means, and its value in the open example, to be changed by form. */
import { parse } from "jsonc-parser";
import type { ReactElement } from "react";
import { MarkedText } from "../../code-editor/index.ts";
import type { PropertySummary, WidgetDetails } from "../../protocol/widget.ts";
import { readExample } from "../../protocol/widget-example.ts";
import { useDocuments } from "../editor/documents.ts";
import { Table } from "../parts/table.tsx";
import { setProperty } from "./examples/example-text.ts";
import * as styles from "./properties-panel.module.css";
import { PropertyField } from "./property-field.tsx";

interface PropertiesPanelProps {
  readonly details: WidgetDetails;
  readonly name: string;
  readonly onGo: (property: string) => void;
}

export function PropertiesPanel({ details, name, onGo }: PropertiesPanelProps): ReactElement {
  const { documents, edit } = useDocuments();
  const { file, properties, value, slots } = details;
  const props = readExample(parse(documents[file]?.text ?? ""), name)?.props;
  const set = (property: string, given: unknown): void => void edit(file, (text) => setProperty(text, name, property, given));
  return (
    <div className="panel">
      <Table columns={["Property", "In this example", "Meaning"]} className={styles.table}>
        {properties.map((property) => (
          <tr key={property.name}>
            <th scope="row">
              <code>{property.name}</code>
              {property.isRequired && <span className="note small"> required</span>}
              <p className="soft small">{property.type}</p>
            </th>
            <td>
              {props && (
                <PropertyField
                  property={property}
                  value={props[property.name]}
                  onSet={(given) => set(property.name, given)}
                  onGo={() => onGo(property.name)}
                />
              )}
            </td>
            <td>
              <MarkedText text={property.description} />
              <p className="soft small">{describe(property)}</p>
            </td>
          </tr>
        ))}
      </Table>
      {properties.length === 0 && <p>It has no properties.</p>}
      {value !== "" && (
        <p className={styles.more}>
          It can be bound to a value: <code>{value}</code>.
        </p>
      )}
      {slots.length > 0 && (
        <dl className={styles.more}>
          {slots.map((slot) => (
            <div key={slot.name}>
              <dt>
                Place <code>{slot.name}</code>
              </dt>
              <dd>
                <MarkedText text={slot.description} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function describe({ default: byDefault, bound, constant }: PropertySummary): string {
  const nodes = (count: number, what: string): string[] => (count === 0 ? [] : [`${what} in ${count === 1 ? "1 node" : `${count} nodes`}`]);
  const ways = [...nodes(bound, "bound"), ...nodes(constant, "constant")];
  const given = ways.length === 0 ? "No screen gives it." : `On screens ${ways.join(", ")}.`;
  return byDefault === undefined ? given : `Default: ${byDefault}. ${given}`;
}
