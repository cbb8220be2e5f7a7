/** Variants as they are in the studio, as modules that a page can import. */
import { judgeNotices } from "../../../core/format/index.ts";
import { type Compilation, type CompiledVariant, createCache, type Project } from "../../compiler/index.ts";
import { hashContent, writeVariantModule } from "../../vite/index.ts";
import type { EditedProject } from "./edited-project.ts";
import { compilePseudo } from "./texts/pseudo.ts";

export interface Previews {
  readonly root: string;
  /** Texts by id: of the variants that were asked for lately, and of what they import. */
  readonly modules: Pick<ReadonlyMap<string, string>, "has" | "get">;
  /** Id of the module of a variant; undefined where it has never been without problems. */
  find(screen: string, variant: string, options?: FindOptions): { readonly id: string; readonly isStale: boolean } | undefined;
  /** Keeps another text as a module, and gives its id. */
  keep(text: string): string;
  /** Another number when the mock server may respond with something else. */
  dataVersion(): number;
}

export interface FindOptions {
  /** `pseudo` for longer texts with accents. */
  readonly wording?: string;
  /** In place of the one of the studio. */
  readonly compilation?: Compilation;
}

/** What the mock server responds with follows from these files. */
const dataFile = /^screens\/(mock|catalogue\/(actions|markets))\/|\/scenarios\.json$/;
const prefix = "virtual:layar/studio/";
/** Enough for every picture of a start page and of the gallery, twice. */
const mostVariants = 500;

export function createPreviews(edited: EditedProject, { root, base }: { readonly root: string; readonly base: string }): Previews {
  const variants = new Map<string, string>();
  const validators = new Map<string, string>();
  const lastGood = new Map<string, string>();
  const known = new WeakMap<CompiledVariant, string>();
  const keep = (text: string): string => {
    const id = prefix + hashContent(text);
    // Last in the order, as the one that was asked for last.
    variants.delete(id);
    variants.set(id, text);
    for (const oldest of [...variants.keys()].slice(0, Math.max(0, variants.size - mostVariants))) variants.delete(oldest);
    return id;
  };
  const write = (variant: CompiledVariant, { catalogue }: Project): string => {
    const found = known.get(variant);
    if (found !== undefined && variants.has(found)) return found;
    const written = writeVariantModule(variant, catalogue, { root, base, apiHost: "", isHot: true });
    for (const [id, code] of written.validators) validators.set(id, code);
    const id = keep(written.text);
    known.set(variant, id);
    return id;
  };
  const dataVersions = createCache<number>();
  let newestData = 0;
  return {
    root,
    keep,
    dataVersion() {
      const { texts } = edited.workspace.compile().project;
      const files = [...texts].flatMap(([path, text]) => (dataFile.test(path) ? [path, text] : []));
      return dataVersions("", files, () => ++newestData);
    },
    modules: {
      has: (id) => variants.has(id) || validators.has(id),
      get: (id) => variants.get(id) ?? validators.get(id),
    },
    find(screen, name, { wording = "", compilation } = {}) {
      const key = `${screen} ${name} ${wording}`;
      const find = ({ screens }: Compilation) => screens.get(screen)?.variants.find(({ resolved }) => resolved.name === name);
      const now = compilation ?? edited.workspace.compile();
      const sound = find(now);
      if (sound !== undefined && isSound(sound)) {
        const id = write((wording === "pseudo" && find(compilePseudo(edited, screen))) || sound, now.project);
        if (compilation === undefined) lastGood.set(key, id);
        return { id, isStale: false };
      }
      const id = lastGood.get(key);
      return id === undefined || !variants.has(id) ? undefined : { id, isStale: true };
    },
  };
}

/** Notices, and what is not translated yet, hold nothing up while somebody works on the definitions. */
function isSound({ problems }: CompiledVariant): boolean {
  return judgeNotices([...problems], true).problems.every(({ isShown }) => isShown === true);
}
