/** Questions and answers of the bot, and what the borrower made of them. */
import type { Behaviours, Input, Outcome } from "../handlers/outcome.ts";
import type seed from "../seeds/india/chat.json";

type Seed = typeof seed;

interface Entry {
  readonly id: number;
  readonly title_local: string;
  readonly title_local_alias: string;
  readonly action_type: number;
  /** What the bot says when the entry is chosen; '' for its title. */
  readonly answer: string;
  /** Whether the level below comes in the same answer. */
  readonly comesAlong: boolean;
  readonly below: readonly Entry[];
}

export function chatBehaviours({ tree, greeting, replies }: Seed): Behaviours {
  const top: readonly Entry[] = tree;
  return {
    qaList: ({ pid }) => listLevel(top, greeting, pid),
    qaRecord: ({ type }: Input) => ({ data: new Map(Object.entries(replies)).get(String(type)) ?? "" }),
  };
}

function listLevel(top: readonly Entry[], greeting: Seed["greeting"], pid: unknown): Outcome {
  if (String(pid) === "0") return { data: { question: greeting, answerList: top.map(write) } };
  const found = find(top, String(pid));
  if (found === undefined) return { code: "05", message: "There is no such question" };
  return { data: { question: asked(found), answerList: found.below.map(write) } };
}

function asked({ id, title_local, answer }: Entry): object {
  return { id, title_local: answer || title_local };
}

function write(entry: Entry): object {
  const { id, title_local, title_local_alias, action_type, comesAlong, below, answer } = entry;
  const bare = { id, title_local, title_local_alias, action_type };
  return comesAlong ? { ...bare, ...(answer && { question: asked(entry) }), answerList: below.map(write) } : bare;
}

function find(entries: readonly Entry[], id: string): Entry | undefined {
  for (const entry of entries) {
    const found = String(entry.id) === id ? entry : find(entry.below, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
