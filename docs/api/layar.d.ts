export { Bridge, CallFailed, CompiledNode, Failure, GivenParams, HostOptions, HttpOptions, LayarProvider, LayarProviderProps, OpenScreen, Params, Project, Refused, Report, Screen, ScreenEntry, ScreenProps, ScreenStore, ScreenTypes, SendCall, Session, Situation, Storage, TransportCall, TypesOf, Widgets, httpTransport, openSession, useScreen } from './layar-shared.js';
import 'react';
import 'zustand/vanilla';
import './layar.js';

/**
 * The plan: what ships for one screen and variant. It is made by `definition`, is plain JSON, and is all that the
 * runtime needs beside compiled validators and widgets. Shorthand is expanded and names are linked before.
 */

/** An action of the catalogue, as calls need it. */
interface ActionPlan {
    readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    /** An input in braces stands in the path alone, by its name on the wire. */
    readonly path: string;
    /** It changes nothing, so that it may be sent again. */
    readonly reads?: true;
}

/**
 * Holds the item and index of a repeated node, and the frame around it.
 */
interface Frame {
    readonly item: unknown;
    readonly index: number;
    readonly outer?: Frame;
}

export type { ActionPlan, Frame };
