/** The properties of a promotion's screen that its file may change, with the place where it would write them. */
import type { WidgetDeclaration } from "../../../../core/format/index.ts";
import { isObject, type JsonObject, joinPointer, splitPointer } from "../../../../core/json/index.ts";
import { locateWritten, walkNodes } from "../../../compiler/index.ts";
import type { FormPlace, FormProperty } from "../../protocol/structure.ts";
import type { EditedProject } from "../edited-project.ts";
import type { Promotion } from "./promotion.ts";

export interface Writable extends FormProperty {
  readonly schema: JsonObject;
  /** Undefined where it is left out. */
  readonly value: unknown;
  /** Of all properties of the node. */
  readonly props: { readonly [name: string]: unknown };
  /** The entry by which the promotion adds the node; undefined for a node of the screen. */
  readonly insertedAt?: FormPlace;
  /** Whether its texts are those of the screen: a fragment has its own. */
  readonly isOfScreen: boolean;
  /** The screen reads the entries of its lists by their index: as the bound value, in events, or beside another list. */
  readonly isTied: boolean;
}

/** In the order of the page. */
export function listWritable({ workspace }: EditedProject, { overlay, variant }: Promotion): Writable[] {
  const { catalogue, formOf } = workspace.compile().project;
  return [...walkNodes(variant.screen)].flatMap(({ node, pointer }) => {
    const widget = catalogue.widgets.get(node.widget);
    if (widget === undefined) return [];
    const written = locateWritten(variant.originOf(pointer), formOf);
    const isInserted = written.file === overlay.file && written.pointer.startsWith("/insert/");
    const props: { readonly [name: string]: unknown } = node.props ?? {};
    return Object.entries(schemasOf(widget)).map(([prop, schema]): Writable => {
      const own = variant.originOf(joinPointer(pointer, "props", prop)).file === overlay.file;
      return {
        node: node.id,
        prop,
        schema,
        about: typeof schema["description"] === "string" ? schema["description"] : "",
        value: props[prop],
        props,
        ...(isInserted && /^\/insert\/\d+\/node$/.test(written.pointer) && { insertedAt: splitPointer(written.pointer).slice(0, 2) }),
        at: isInserted ? [...splitPointer(written.pointer), "props", prop] : ["nodes", node.id, "props", prop],
        isOwn: own && props[prop] !== undefined,
        isOfScreen: variant.fragmentTextsAt(pointer) === undefined,
        isTied: isTied(widget),
      };
    });
  });
}

function isTied(widget: WidgetDeclaration): boolean {
  const lists = Object.values(schemasOf(widget)).filter(({ type }) => type === "array");
  const reports = Object.values(widget.events ?? {}).some(({ payload }) => payload !== undefined);
  return widget.value !== undefined || reports || lists.length > 1;
}

function schemasOf({ props }: WidgetDeclaration): { readonly [prop: string]: JsonObject } {
  return Object.fromEntries(Object.entries(props.properties ?? {}).flatMap(([name, schema]) => (isObject(schema) ? [[name, schema]] : [])));
}
