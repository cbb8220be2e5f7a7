/** The files that somebody has opened. What is typed goes to the server at once, and stays in this browser until it is on the disk. */
import { create } from "zustand";
import type { StudioProblem } from "../../protocol.ts";
import { CallError, call } from "../call.ts";
import { useProject } from "../project-store.ts";
import { whenEdited } from "./pending-edits.ts";

export interface OpenDocument {
  readonly path: string;
  readonly text: string;
  /** Of the text on the disk that the typing began with; '' for a new file. */
  readonly base: string;
  readonly isEdited: boolean;
  /** Goes up when the text changes in another way than by typing, so that the editor takes it over. */
  readonly version: number;
  /** The text on the disk and its hash, when somebody has changed it meanwhile. */
  readonly conflict?: { readonly text: string; readonly base: string };
  /** Why it could not be saved. */
  readonly refusal?: string;
}

type Opened = { readonly [path: string]: OpenDocument };

interface Documents {
  readonly documents: Opened;
  /** Of the files that belong together with the one that was typed in last. */
  readonly problems?: readonly StudioProblem[];
  open(path: string): Promise<void>;
  type(path: string, text: string): Promise<void>;
  /** As `type`, by something else than the keyboard. */
  replace(path: string, text: string): Promise<void>;
  save(path: string): Promise<void>;
  revert(path: string): Promise<void>;
  /** Ends a conflict: takes the text of the disk, or lets the own one replace it at the next save. */
  settle(path: string, takes: "theirs" | "mine"): Promise<void>;
  /** Opens what this browser has and the disk does not: the server may have been started again since. */
  restore(): Promise<void>;
  /** These files are on the disk now; `before`: as they were when they were sent there. */
  settled(files: readonly { readonly path: string; readonly text: string; readonly base: string }[], before: Opened): void;
  /** Somebody else has changed these files. */
  reread(paths: readonly string[]): Promise<void>;
}

/** Other projects are served under the same address at other times. */
const prefix = `layar.studio.draft.${document.getElementById("studio")?.dataset["project"] ?? ""}.`;

interface Draft {
  readonly text: string;
  readonly base: string;
}

function readDraft(path: string): Draft | undefined {
  const written = localStorage.getItem(prefix + path);
  const draft: Draft | null = written === null ? null : JSON.parse(written);
  return draft ?? undefined;
}

function keepDraft({ path, text, base, isEdited }: OpenDocument): void {
  if (isEdited) localStorage.setItem(prefix + path, JSON.stringify({ text, base } satisfies Draft));
  else localStorage.removeItem(prefix + path);
}

/** Files in which something was typed in this browser that is not on the disk. */
export function listDrafts(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

export const useDocuments = create<Documents>((set, get) => {
  const put = (document: OpenDocument): void => {
    keepDraft(document);
    set(({ documents }) => ({ documents: { ...documents, [document.path]: document } }));
  };
  const change = (path: string, part: Partial<OpenDocument>): void => {
    const document = get().documents[path];
    if (document) put({ ...document, ...part });
  };
  const send = async (path: string, text: string): Promise<void> => {
    const { problems } = await call("edit", { path, text });
    if (get().documents[path]?.text !== text) return;
    set({ problems });
    useProject.getState().touch();
  };
  return {
    documents: {},
    async open(path) {
      if (get().documents[path]) return;
      const { text, diskText, base, isEdited } = await call("open", { path });
      const draft = readDraft(path);
      // What the server does not know any more was typed before it was started again.
      const isOwn = draft !== undefined && !isEdited && draft.text !== text;
      put({ path, text: isOwn ? draft.text : text, base, isEdited: isEdited || isOwn, version: 0 });
      if (!isOwn) return;
      if (draft.base !== base) change(path, { conflict: { text: diskText, base } });
      await send(path, draft.text);
    },
    async type(path, text) {
      change(path, { text, isEdited: true, refusal: undefined });
      await send(path, text).catch((error: unknown) => {
        if (error instanceof CallError) change(path, { refusal: error.message });
        else throw error;
      });
    },
    async replace(path, text) {
      change(path, { version: (get().documents[path]?.version ?? 0) + 1 });
      await get().type(path, text);
    },
    async save(path) {
      await whenEdited();
      const document = get().documents[path];
      if (!document) return;
      try {
        const saved = await call("save", { path, text: document.text, base: document.base });
        if (saved.outcome === "refused") change(path, { refusal: saved.reason });
        else if (saved.outcome === "conflict") change(path, { conflict: saved });
        else {
          const now = get().documents[path];
          // Typed on while it was saved: that stays, and is not on the disk yet.
          const isSame = now?.text === document.text;
          if (isSame) change(path, { text: saved.text, isEdited: false, version: document.version + 1 });
          change(path, { base: saved.base, conflict: undefined, refusal: undefined });
        }
        useProject.getState().touch();
      } catch (error) {
        change(path, { refusal: error instanceof Error ? error.message : String(error) });
      }
    },
    async revert(path) {
      const { problems } = await call("revert", { path });
      const { text, base } = await call("open", { path });
      change(path, {
        text,
        base,
        isEdited: false,
        version: (get().documents[path]?.version ?? 0) + 1,
        conflict: undefined,
        refusal: undefined,
      });
      set({ problems });
      useProject.getState().touch();
    },
    async settle(path, takes) {
      const document = get().documents[path];
      if (!document?.conflict) return;
      if (takes === "theirs") await get().revert(path);
      else change(path, { base: document.conflict.base, conflict: undefined });
    },
    async restore() {
      const paths = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
      await Promise.all(paths.map((path) => get().open(path)));
    },
    settled(files, before) {
      for (const { path, text, base } of files) {
        const now = get().documents[path];
        // Typed on while it was saved: that stays, and is not on the disk yet.
        if (now?.text !== before[path]?.text) change(path, { base });
        else put({ path, text, base, isEdited: false, version: (now?.version ?? 0) + 1 });
      }
      useProject.getState().touch();
    },
    async reread(paths) {
      const read = async (document: OpenDocument): Promise<void> => {
        const { path } = document;
        const { text, diskText, base, isEdited } = await call("open", { path });
        if (base !== document.base && isEdited) change(path, { conflict: { text: diskText, base } });
        // What another window types shows here, too.
        else if (text !== document.text) change(path, { text, base, isEdited, version: document.version + 1 });
        else change(path, { base, isEdited });
      };
      await Promise.all(paths.flatMap((path) => get().documents[path] ?? []).map(read));
    },
  };
});
