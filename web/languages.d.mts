/** The languages that have a folder, in the order of their names. */
export function languages(folder: string): string[];
/** All sentences of a language for the client. */
export function sentences(folder: string, language: string): string;
