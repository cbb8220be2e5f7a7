export { type HttpOptions, httpTransport } from "./http-transport.ts";
export { type CompiledScreen, type OpenBySpeaker, openEntry, type Project, type ScreenEntry, type ScreenLoader } from "./load-screen.ts";
export { openSession, type Situation } from "./open-session.ts";
export type { HostOptions, Params } from "./ports.ts";
export { LayarProvider, type LayarProviderProps } from "./provider.tsx";
export { Screen, type ScreenProps } from "./screen.tsx";
export { CallFailed, Refused, type SendCall, type TransportCall } from "./transport.ts";
export { type OpenScreen, useScreen } from "./use-screen.ts";
