export function packed(lines: readonly string[]): [width: number, letters: string, height: number];
export function packedSource(text: string): string;
