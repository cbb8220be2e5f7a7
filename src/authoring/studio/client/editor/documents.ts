/** The files that somebody has opened. What is typed goes to the server at once, and stays in this browser until it is on the disk. */
import { create } from "zustand";
import { errorText } from "../../../../core/text/index.ts";
import type { StudioProblem } from "../../protocol/index.ts";
import { CallError, call } from "../call.ts";
import { onChange } from "../changes.ts";
import { useProject } from "../project-store.ts";
import { untilReached } from "../until-reached.ts";
import { enqueueEdit, sendEdit, whenEdited } from "./pending-edits.ts";

export interface OpenDocument {
  readonly path: string;
  readonly text: string;
  /** Of the text on the disk that the typing began with; '' for a new file. */
  readonly base: string;
  readonly isEdited: boolean;
  /** The server has not confirmed yet that it has this text. */
  readonly isUnsent?: boolean;
  /** Goes up when the text changes in another way than by typing, so that the editor takes it over. */
  readonly version: number;
  /** The text on the disk and its hash, when somebody has changed it meanwhile. */
  readonly conflict?: { readonly text: string; readonly base: string };
  readonly refusal?: string;
}

type Opened = { readonly [path: string]: OpenDocument };
type SavedFile = Pick<OpenDocument, "path" | "text" | "base">;

interface Documents {
  readonly documents: Opened;
  /** Of the files that belong together with the one that was typed in last. */
  readonly problems?: readonly StudioProblem[];
  /** When they came, on the clock of the page. */
  readonly checkedAt: number;
  open(path: string): Promise<void>;
  type(path: string, text: string): Promise<void>;
  /** As `type`, by something else than the keyboard. */
  replace(path: string, text: string): Promise<void>;
  /** Replaces the text by what `change` makes of it: again, where somebody has typed meanwhile or the server did not respond. */
  edit(path: string, change: (text: string) => string | Promise<string>): Promise<void>;
  save(path: string): Promise<void>;
  revert(path: string): Promise<void>;
  /** Ends a conflict: takes the text of the disk, or lets the own one replace it at the next save. */
  settle(path: string, takes: "theirs" | "mine"): Promise<void>;
  /** Opens what this browser has and the disk does not: the server may have been started again since. */
  restore(): Promise<void>;
  /** Sends what was typed while the server could not be reached. */
  resend(): Promise<void>;
  /** These files are on the disk now; `before`: as they were when they were sent there. */
  settled(files: readonly SavedFile[], before: Opened): void;
  /** Somebody else has changed these files. */
  reread(paths: readonly string[]): Promise<void>;
}

/** Other projects are served under the same address at other times. */
const prefix = `layar.studio.draft.${document.getElementById("studio")?.dataset["project"] ?? ""}.`;

interface Draft {
  readonly text: string;
  readonly base: string;
  readonly isUnsent?: boolean;
}

function readDraft(path: string): Draft | undefined {
  const written = localStorage.getItem(prefix + path);
  const draft: Draft | null = written === null ? null : JSON.parse(written);
  return draft ?? undefined;
}

/** Gives the document, with the reason where the browser has no space for it. */
function keepDraft(document: OpenDocument): OpenDocument {
  const { path, text, base, isEdited, isUnsent = false } = document;
  try {
    if (isEdited) localStorage.setItem(prefix + path, JSON.stringify({ text, base, isUnsent } satisfies Draft));
    else localStorage.removeItem(prefix + path);
    return document;
  } catch {
    return { ...document, refusal: "This browser has no space left for what you type: a reload would lose it. Save it now." };
  }
}

/** Files in which something was typed in this browser that is not on the disk. */
function listDrafts(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

const opening = new Map<string, Promise<void>>();

export const useDocuments = create<Documents>((set, get) => {
  const put = (document: OpenDocument): void => {
    const kept = keepDraft(document);
    set(({ documents }) => ({ documents: { ...documents, [kept.path]: kept } }));
  };
  const change = (path: string, part: Partial<OpenDocument>): void => {
    const document = get().documents[path];
    if (document) put({ ...document, ...part });
  };
  const putSaved = ({ path, text, base }: SavedFile): void =>
    put({ path, text, base, isEdited: false, version: (get().documents[path]?.version ?? 0) + 1 });
  const send = (path: string, text: string): Promise<void> =>
    sendEdit(async () => {
      const { problems } = await call("edit", { path, text });
      if (get().documents[path]?.text !== text) return;
      change(path, { isUnsent: false });
      set({ problems, checkedAt: performance.now() });
      useProject.getState().touch();
    });
  const report = (path: string, error: unknown): void => {
    // The page says it once, and asks until there is a response.
    if (error instanceof CallError && error.isUnreachable) void useProject.getState().refresh();
    else change(path, { refusal: errorText(error) });
  };
  const load = async (path: string): Promise<void> => {
    const { text, diskText, base, isEdited } = await untilReached(() => call("open", { path }));
    const draft = readDraft(path);
    // What the server does not know was typed while it could not be reached, or before it was started again.
    const isOwn = draft !== undefined && draft.text !== text && (draft.isUnsent === true || !isEdited);
    const isMine = isOwn || (isEdited && draft?.text === text);
    const began = isMine && draft ? draft.base : base;
    put({ path, text: isOwn ? draft.text : text, base: began, isEdited: isEdited || isOwn, isUnsent: isOwn, version: 0 });
    if (began !== base) change(path, { conflict: { text: diskText, base } });
    if (isOwn) await send(path, draft.text).catch((error: unknown) => report(path, error));
  };
  return {
    documents: {},
    checkedAt: 0,
    async open(path) {
      if (get().documents[path]) return;
      // Asked for twice, the second text would take the place of what was typed into the first.
      const begun = opening.get(path) ?? load(path).finally(() => opening.delete(path));
      opening.set(path, begun);
      await begun;
    },
    async type(path, text) {
      change(path, { text, isEdited: true, isUnsent: true, refusal: undefined });
      await send(path, text).catch((error: unknown) => report(path, error));
    },
    async replace(path, text) {
      change(path, { version: (get().documents[path]?.version ?? 0) + 1 });
      await get().type(path, text);
    },
    async edit(path, change) {
      const { sent } = await enqueueEdit(async () => {
        await get().open(path);
        const textNow = () => get().documents[path]?.text ?? "";
        for (;;) {
          const before = textNow();
          const after = await untilReached(async () => change(before));
          // The next change need not wait until the server has this one.
          if (textNow() === before) return { sent: after === before ? undefined : get().replace(path, after) };
        }
      });
      await sent;
    },
    async save(path) {
      await whenEdited();
      const document = get().documents[path];
      if (!document) return;
      try {
        const saved = await call("save", { path, text: document.text, base: document.base });
        if (saved.outcome === "refused") change(path, { refusal: saved.reason });
        else if (saved.outcome === "conflict") change(path, { conflict: saved });
        else get().settled([{ ...saved, path }], { [path]: document });
        useProject.getState().touch();
      } catch (error) {
        await useProject.getState().refresh();
        // The page says once that the server is away.
        if (useProject.getState().failure === undefined) change(path, { refusal: errorText(error) });
      }
    },
    async revert(path) {
      const { problems } = await call("revert", { path });
      const { text, base } = await call("open", { path });
      putSaved({ path, text, base });
      set({ problems, checkedAt: performance.now() });
      useProject.getState().touch();
    },
    async settle(path, takes) {
      const document = get().documents[path];
      if (!document?.conflict) return;
      if (takes === "theirs") await get().revert(path);
      else change(path, { base: document.conflict.base, conflict: undefined });
    },
    async restore() {
      await Promise.all(listDrafts().map((path) => get().open(path)));
    },
    async resend() {
      for (const { path, text, isUnsent } of Object.values(get().documents))
        if (isUnsent === true) await send(path, text).catch((error: unknown) => report(path, error));
    },
    settled(files, before) {
      for (const file of files) {
        const { path, base } = file;
        const document = get().documents[path];
        // Another program has written it since, which is known already.
        if (document?.base !== before[path]?.base) continue;
        // Typed on while it was saved: that stays, and is not on the disk yet.
        if (document?.text === before[path]?.text) putSaved(file);
        else change(path, { base, conflict: undefined, refusal: undefined });
      }
      useProject.getState().touch();
    },
    async reread(paths) {
      const read = async (path: string): Promise<void> => {
        const before = get().documents[path];
        const { text, diskText, base, isEdited } = await untilReached(() => call("open", { path }));
        // What was typed meanwhile counts, and has come to the server after that response, or may have.
        const document = get().documents[path];
        if (!document) return;
        const isOlder = before?.isUnsent === true || before?.text !== document.text;
        if (isOlder && document.isUnsent !== true) return read(path);
        const isOther = base !== document.base && diskText !== document.text;
        if (isOther && (isEdited || document.isUnsent === true)) change(path, { conflict: { text: diskText, base } });
        else if (document.isUnsent === true) return;
        // What another window types shows here, too.
        else if (text !== document.text) change(path, { text, base, isEdited, version: document.version + 1 });
        else change(path, { base, isEdited });
      };
      await Promise.all(paths.filter((path) => get().documents[path]).map(read));
    },
  };
});

onChange(({ paths }) => void useDocuments.getState().reread(paths));
useProject.subscribe((now, before) => {
  if (before.failure !== undefined && now.failure === undefined) void useDocuments.getState().resend();
  // The disk may have changed since somebody typed: what was found last counts.
  if (now.project !== before.project && now.askedAt > useDocuments.getState().checkedAt) useDocuments.setState({ problems: undefined });
});
