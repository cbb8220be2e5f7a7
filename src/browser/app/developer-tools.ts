/** Where a developer's tools join the app. Development only: a build drops the one use of it. */
import type { SessionPorts } from "../runtime/index.ts";

/** Gives the ports of every screen that opens, with what the tools want to see of them. */
type WatchPorts = (ports: SessionPorts) => SessionPorts;

let watch: WatchPorts = (ports) => ports;

/** Called before the app starts. */
export function joinApp(tools: WatchPorts): void {
  watch = tools;
}

export function watchPorts(ports: SessionPorts): SessionPorts {
  return watch(ports);
}
