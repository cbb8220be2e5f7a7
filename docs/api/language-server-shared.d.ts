/** A language server that runs until the client ends it, or the program around it does. */
interface LanguageServer {
    /** Ends it; what the client asks afterwards has no response. */
    stop(): void;
}

export type { LanguageServer };
