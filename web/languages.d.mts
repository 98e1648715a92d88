/** The parts in which a language is loaded; `base` is always loaded. */
export const PARTS: readonly string[];
/** The languages with a folder, sorted. */
export function languages(folder: string): string[];
/** A language's sentences for the client: of one part, or of all. */
export function sentences(folder: string, language: string, part?: string | null): string;
