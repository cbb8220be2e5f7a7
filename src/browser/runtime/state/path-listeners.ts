// Who is notified of a change: a write to a path notifies the listeners of the path, of its ancestors and of its descendants, and no others.

type Listener = () => void;

interface Branch {
  readonly listeners: Set<Listener>;
  readonly branches: Map<string, Branch>;
}

export interface PathListeners {
  subscribe(paths: readonly string[], listener: Listener): () => void;
  notify(path: readonly string[]): void;
}

function createBranch(): Branch {
  return { listeners: new Set(), branches: new Map() };
}

function grow(root: Branch, path: string): Branch {
  let at = root;
  for (const key of path.split(".")) {
    let next = at.branches.get(key);
    if (!next) {
      next = createBranch();
      at.branches.set(key, next);
    }
    at = next;
  }
  return at;
}

function collect(from: Branch, into: Set<Listener>): void {
  for (const listener of from.listeners) into.add(listener);
  for (const branch of from.branches.values()) collect(branch, into);
}

export function createPathListeners(): PathListeners {
  const root = createBranch();
  return {
    subscribe(paths, listener) {
      const held = paths.map((path) => grow(root, path).listeners.add(listener));
      return () => {
        for (const listeners of held) listeners.delete(listener);
      };
    },
    notify(path) {
      // Collected first: a listener may subscribe others, and one that listens to several paths is called once.
      const heard = new Set<Listener>();
      let at: Branch | undefined = root;
      for (const key of path) {
        at = at.branches.get(key);
        if (!at) break;
        for (const listener of at.listeners) heard.add(listener);
      }
      if (at) collect(at, heard);
      for (const listener of heard) listener();
    },
  };
}
