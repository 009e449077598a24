/** Which characters of a brief are covered by stretches of it. */

/** Marks the characters that some span covers, so that each question is answered once for the whole brief. */
export function coverOf(
  length: number,
  spans: Iterable<{ readonly start: number; readonly end: number }>,
): (p: { start: number; end: number }) => boolean {
  const steps = new Int32Array(length + 1);
  for (const s of spans) {
    steps[s.start] = (steps[s.start] as number) + 1;
    steps[s.end] = (steps[s.end] as number) - 1;
  }
  const sums = new Int32Array(length + 1);
  let depth = 0;
  for (let i = 0; i < length; i++) {
    depth += steps[i] as number;
    sums[i + 1] = (sums[i] as number) + (depth > 0 ? 1 : 0);
  }
  return (p) => (sums[p.end] as number) > (sums[p.start] as number);
}
