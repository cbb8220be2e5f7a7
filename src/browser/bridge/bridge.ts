// The port to the native shell, the one form of a message, and what a shell looks like from the page.

/** The native shell. Nothing here throws; a missing or silent shell is a normal case. */
export interface Bridge {
  readonly platform: "android" | "ios" | "none";
  /** Whether a shell is there, evaluated at the time of the call because a shell may arrive late. */
  present(): boolean;
  /** False when no shell took the message. */
  send(action: string, params: MessageParams): boolean;
  /** The shell's reply whenever it comes, null for one that says nothing; undefined when no shell took the message. */
  ask(action: string, params: MessageParams): Promise<unknown>;
}

export type MessageParams = { readonly [name: string]: unknown };

export interface Message {
  readonly action: string;
  readonly params: MessageParams;
  readonly id: number;
}

interface Handler {
  postMessage?(message: unknown): unknown;
}

/** What a shell puts on the page, and the one function through which it replies. */
export interface ShellHost {
  nativeShell?: Handler | null;
  webkit?: { messageHandlers?: { nativeShell?: Handler | null } | null } | null;
  nativeShellReply?: (id: unknown, result: unknown) => void;
}

/** One way to a shell: where its handler is, and how a message is written for it. */
export interface Channel {
  readonly platform: Bridge["platform"];
  find(host: ShellHost): Handler | null | undefined;
  write(message: Message): unknown;
}

/** @internal */
declare global {
  interface Window extends ShellHost {}
}
