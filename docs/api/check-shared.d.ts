/** Where a problem is. Only reports turn it into line and column, for which they need the text of the file. */
interface SourcePointer {
    /** Path from the project's root, with forward slashes. */
    readonly file: string;
    /** JSON pointer into the file; '' is the whole document. */
    readonly pointer: string;
    /** Whether the key or the value at the pointer is meant. */
    readonly on: "key" | "value";
    /** Characters inside the text value, for example of an expression in a template. */
    readonly range?: readonly [start: number, end: number];
    /** Character of the file, for syntax errors, where no value can be pointed at. */
    readonly offset?: number;
}
/** The name that a problem is about. What follows from what is decided by it, and never by a sentence. */
interface Subject {
    /** What it is the name of: `state value`, `field`, `input`, `action`; of a type that does not fit, `type`. */
    readonly kind: string;
    readonly name: string;
    /** What has the name, or does not: of an input its action, of a parameter its screen, of a field the path before it. */
    readonly of?: string;
    /** `missing`: nothing declares it. `unused`: nothing names it. `misplaced`: it is right in another place. `other`: it is there. */
    readonly is: "missing" | "unused" | "misplaced" | "other";
    /** Names like it that are there, as they would be written in its place. */
    readonly near?: readonly string[];
}
/**
 * What a problem means for others. `file`: nothing else can be found in its file. `part`: a part is there that should not be, or is
 * another one than was meant. `order`: several come from one mistake in a list or flow. `structure`: what nodes are to each other.
 * `words`: what texts say.
 */
type ProblemRole = "file" | "part" | "order" | "structure" | "words";
/** One problem of a definition. Reports in text, in JSON and in editors render this record. */
interface Problem {
    /** Id of the check, kebab-case and stable. */
    readonly check: string;
    /** What is wrong, in one sentence for authors. */
    readonly message: string;
    /** What would be right, at most one sentence. */
    readonly help?: string;
    readonly at: SourcePointer;
    readonly subject?: Subject;
    readonly role?: ProblemRole;
    /** Other locations that matter, for example the base value of an overlay. */
    readonly related?: readonly SourcePointer[];
    /** The declaration that is the cause of it, and the name that stands in its place where the problem is. */
    readonly follows?: {
        readonly at: SourcePointer;
        readonly name: string;
    };
    /** An edit that solves the problem: the text at the pointer, or its range, becomes this JSON text. `isChoice`: other ways may be right, too. */
    readonly fix?: {
        readonly title: string;
        readonly at: SourcePointer;
        readonly text: string;
        readonly isChoice?: true;
    };
    /** It never blocks; with `developing` it blocks what ships, and nothing while somebody works on the definitions. */
    readonly notice?: "always" | "developing";
    /** It blocks what ships; while somebody works on the definitions, screens are shown all the same. */
    readonly isShown?: true;
    /** Variants in which it was found, for example `north`; absent when it does not depend on one. */
    readonly variants?: readonly string[];
}

/** What each phase passes to the next: files, project, variants, analyses. `compile.ts` shows the phases. */

/** The path and text of a file. The compiler never touches the disk. */
interface SourceFile {
    /** Path from the project's root, for example `screens/shop/order/screen.json`. */
    readonly path: string;
    /** Of a picture its bytes, each as one character. */
    readonly text: string;
    /** A link, whose target is not read. */
    readonly isLink?: true;
}

interface TextRange {
    readonly start: number;
    readonly end: number;
}

/** Where a source pointer is for people and editors: lines and columns from 1, offsets from 0. */
interface SourceLocation extends TextRange {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
    /** Names on the way, such as ids of nodes. */
    readonly idPath: readonly string[];
}

/** `pointer` is '' for the whole document, `help` where the message says all; where no single name is meant, `subject` is the part. */
type Located = SourceLocation & Problem & Required<Pick<Problem, "help" | "subject">> & { readonly pointer: string; };
/** A problem for other programs: places with line and column from 1, offsets from 0. */
type ReportedProblem = Located & {
    /** What should be gone with it. */
    readonly consequences?: readonly Located[];
};

/**
 * One problem, as `layar check --json` prints it: `file`, `line` and `column` (from 1, with `endLine` and `endColumn`), `start` and `end`
 * (offsets from 0), `pointer` (into the JSON of the file), `check` (the stable id of the check), `message`, `help`, `subject` (what it is
 * about), and where there are any `fix`, `related`, `variants` and `consequences`, the problems that should be gone with it. With `notice`
 * it blocks nothing.
 */
type DefinitionProblem = ReportedProblem;

/** One file of a project: its path from the project's folder, such as `screens/rides/list/screen.json`, and its text. */
type ProjectFile = Pick<SourceFile, "path" | "text">;
/**
 * The files of a project: what stands in `screens/`, the declarations in `widgets/`, the entities in `schemas/entities/`; others are left out.
 * They are a list, a `Map` of texts by path, or a table like it, as `import.meta.glob` of Vite gives it with `query: "?raw"`. The folder of a
 * project in an app, such as `layar/`, may stand in front of its paths.
 */
type ProjectFiles = Iterable<ProjectFile | readonly [path: string, text: string]> | { readonly [path: string]: string; };

export type { DefinitionProblem, ProjectFile, ProjectFiles };
