/** Lists of slides as people write them: `1-3,7`. */

const MAX_SLIDE_NUMBER = 2_000;

/** Sorted, each once. @throws RangeError */
export function slideNumbers(list: string): readonly number[] {
  const numbers = new Set<number>();
  for (const part of list.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part);
    const from = Number(match?.[1]);
    const to = match?.[2] === undefined ? from : Number(match[2]);
    if (!match || from < 1 || to < from) throw new RangeError(`"${part.trim()}" is no slide or range of slides; write 1-3,7.`);
    if (to > MAX_SLIDE_NUMBER) throw new RangeError(`Slides are numbered up to ${MAX_SLIDE_NUMBER}.`);
    for (let i = from; i <= to; i++) numbers.add(i);
  }
  return [...numbers].sort((a, b) => a - b);
}

/** The same list with neighbours joined: `1-3,7`. */
export function pageRange(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const i of numbers) {
    const last = ranges.at(-1);
    if (last && i === last[1] + 1) last[1] = i;
    else ranges.push([i, i]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
