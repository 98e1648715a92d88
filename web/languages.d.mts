/** The parts in which a language's sentences are loaded; `base` is always there. */
export const PARTS: readonly string[];
/** The languages that have a folder, in the order of their names. */
export function languages(folder: string): string[];
/** The sentences of a language for the client: of one part, or all of them. */
export function sentences(folder: string, language: string, part?: string | null): string;
