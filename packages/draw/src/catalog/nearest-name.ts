/** The known word that a mistyped one probably meant. */

/** The allowed word with the fewest edits from `word`, if no more than `part` of it (or two letters) differs. */
export function nearestName(word: string, allowed: readonly string[], part = 0.45): string | undefined {
  const wanted = word.toLowerCase().replaceAll('-', '_').slice(0, 80);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of allowed) {
    const distance =
      candidate.includes(wanted) && wanted.length > 3 ? 0.5 : editDistance(wanted, candidate.toLowerCase().replaceAll('-', '_'));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best !== undefined && bestDistance <= Math.max(2, best.length * part) ? best : undefined;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] as number;
}
