/** Keys that a request names together before they come one by one: "strengths and weaknesses, with opportunities", "before / after:". */

const JOINED = /^[\s,/&;|–-]*(?:(?:and|und|et|y|e|en|i|oraz|vs\.?|versus)\s+)?(?:the\s|our\s)?$/iu;

/**
 * Where the part behind such a mention begins; 0 where keys are not named together, or fewer than `least` of them come again behind it.
 * @param keys one global expression a key
 */
export function behindMention(text: string, keys: readonly RegExp[], least: number): number {
  const found = keys
    .flatMap((key, field) => [...text.matchAll(key)].slice(0, 40).map((m) => ({ field, start: m.index, end: m.index + m[0].length })))
    .sort((a, b) => a.start - b.start);
  const behind = new Set<number>();
  for (let i = found.length - 1; i > 0; i--) {
    const [before, last] = [found[i - 1], found[i]];
    if (before === undefined || last === undefined) break;
    if (
      before.field !== last.field &&
      last.start - before.end < 40 &&
      JOINED.test(text.slice(before.end, last.start)) &&
      behind.size >= least
    )
      return last.end;
    behind.add(last.field);
  }
  return 0;
}
