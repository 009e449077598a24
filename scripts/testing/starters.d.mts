export function startersOf(root: string, paths?: readonly string[]): Set<string>;
