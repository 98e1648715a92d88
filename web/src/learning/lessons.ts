export function lessonsOn(_rule: string): readonly string[] {
  return [];
}
