export type { Failure, Session } from "../runtime/index.ts";
export type { Widgets } from "../view/index.ts";
export { type HttpOptions, httpTransport } from "./http-transport.ts";
export {
  type CompiledScreen,
  type OpenBySpeaker,
  openEntry,
  type Project,
  type ScreenEntry,
  type ScreenLoader,
  type ScreenTypes,
  type TypesOf,
} from "./load-screen.ts";
export { type GivenParams, openSession, type Situation } from "./open-session.ts";
export type { HostOptions, Params } from "./ports.ts";
export { LayarProvider, type LayarProviderProps } from "./provider.tsx";
export { Screen, type ScreenProps } from "./screen.tsx";
export { CallFailed, Refused, type SendCall, type TransportCall } from "./transport.ts";
export { type OpenScreen, useScreen } from "./use-screen.ts";
