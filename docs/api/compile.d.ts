import { Widgets, ScreenEntry } from './layar.js';
import { DefinitionProblem, ProjectFile, ProjectFiles } from './check-shared.js';
import 'react';
import 'zustand/vanilla';

/**
 * The definitions of a screen have problems. The message has each with its place, the line with a mark below it, and what would be right.
 *
 * @example
 * try {
 *   compileScreen(files, { screen: "ride", market: "brasil" });
 * } catch (error) {
 *   if (error instanceof DefinitionError) for (const { file, line, message } of error.problems) console.error(file, line, message);
 * }
 */
declare class DefinitionError extends Error {
    readonly problems: readonly DefinitionProblem[];
    constructor(message: string, problems: readonly DefinitionProblem[]);
}

/** Which screen is compiled, and for whom. */
interface CompileOptions {
    /** Id of the screen, for example `rides-list`. */
    readonly screen: string;
    /** Id of the market in which it is shown. */
    readonly market: string;
    /** One of the market's languages, which the screen then speaks. Default: all of them, of which the provider chooses. */
    readonly language?: string;
    /** The template of a promotion that has an overlay of this screen. Default: none. */
    readonly promotion?: string;
    /** Components by the names of widgets, `toast`, `screen-error` and `node-error` among them. Default: those of the provider. */
    readonly widgets?: Widgets;
    /** Where the pictures of `screens/pictures/` are served, for example `/pictures/`. Default: `/`. */
    readonly pictures?: string;
}
/** A compiled screen, for `<Screen screen={…} />`, with what it was made of. Its code is there at once, also on a server. */
interface CompiledEntry extends ScreenEntry {
    /** All files of the project, for tools such as `renderScreen`. */
    readonly files: readonly ProjectFile[];
}
/**
 * Checks and compiles one screen, where no build has done so: on a server, in a test, in a page that shows what somebody writes. It reads no
 * disk, and neither it nor what it gives runs code of a string.
 *
 * Throws a `DefinitionError` when what the screen is made of has problems, and an `Error` that has the right names for a screen, market,
 * language or promotion that the project has not. Problems of other screens are no matter.
 *
 * @example
 * const rides = compileScreen(files, { screen: "rides-list", market: "brasil" });
 * <LayarProvider market="brasil" widgets={widgets} transport={transport} navigate={navigate}>
 *   <Screen screen={rides} />
 * </LayarProvider>
 */
declare function compileScreen(files: ProjectFiles, options: CompileOptions): CompiledEntry;

export { DefinitionError, DefinitionProblem, ProjectFile, ProjectFiles, compileScreen };
export type { CompileOptions, CompiledEntry };
