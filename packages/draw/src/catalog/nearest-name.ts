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

/** Letters to change, add, take away or swap with their neighbour from one word to the other (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] as number) + 1 : changed;
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, changed, swapped));
    }
    [before, row] = [row, next];
  }
  return row[b.length] as number;
}
