export type { ActionPlan } from "../../core/format/index.ts";
export type { Bridge } from "../bridge/index.ts";
export type { CompiledNode, Failure, FlagClient, Frame, Report, ScreenStore, Session, Storage } from "../runtime/index.ts";
export type { Widgets } from "../view/index.ts";
export { type HttpOptions, httpTransport } from "./http-transport.ts";
export type { Project, ScreenEntry, ScreenTypes, TypesOf } from "./load-screen.ts";
/** For the engine's own page and compiler. @internal */
export { type CompiledScreen, type OpenBySpeaker, openEntry, type ScreenLoader } from "./load-screen.ts";
export { type GivenParams, openSession, preloadScreen, type Situation } from "./open-session.ts";
export type { HostOptions, Params } from "./ports.ts";
export { LayarProvider, type LayarProviderProps } from "./provider.tsx";
export { Screen, type ScreenProps } from "./screen.tsx";
export { CallFailed, Refused, type SendCall, type TransportCall } from "./transport.ts";
export { type OpenScreen, useScreen } from "./use-screen.ts";
