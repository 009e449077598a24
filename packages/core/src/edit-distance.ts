/** The edit distance of two words. */

/** Letters to change, add, remove or swap with their neighbour to get from one word to the other (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] as number) + 1 : changed;
      row.push(Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, changed, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] as number;
}
