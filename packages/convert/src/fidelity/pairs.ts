/** Words of a slide and of its page that are the same: equal words, those in the longest runs of equal words first, then the nearest. */
import type { Word } from './words.ts';

export interface Pair {
  readonly page: Word;
  readonly slide: Word;
}

export interface Pairs {
  readonly pairs: readonly Pair[];
  /** Words of the page without a twin. */
  readonly missing: readonly Word[];
  /** Words of the slide without one. */
  readonly added: readonly Word[];
}

/** Possible pairs of one word, beyond which they are paired in order: looking at all would take too long. */
const MOST = 40_000;
/** Longer runs say no more. */
const LONG = 8;

interface Possible extends Pair {
  readonly far: number;
  /** Equal words that follow each other on both sides, this one among them. */
  run: number;
}

export function pairsOf(page: readonly Word[], slide: readonly Word[]): Pairs {
  const [pages, slides] = [byText(page), byText(slide)];
  const used = new Set<Word>();
  const pairs: Pair[] = [];
  const take = (pair: Pair): void => {
    if (used.has(pair.page) || used.has(pair.slide)) return;
    used.add(pair.page).add(pair.slide);
    pairs.push({ page: pair.page, slide: pair.slide });
  };
  const possible: Possible[] = [];
  for (const [text, ones] of pages) {
    const others = slides.get(text) ?? [];
    if (ones.length * others.length > MOST) inOrder(ones, others).forEach(take);
    else for (const one of ones) for (const other of others) possible.push({ page: one, slide: other, far: distance(one, other), run: 1 });
  }
  countRuns(possible);
  possible.sort((a, b) => b.run - a.run || a.far - b.far);
  possible.forEach(take);
  return { pairs, missing: page.filter((word) => !used.has(word)), added: slide.filter((word) => !used.has(word)) };
}

function byText(words: readonly Word[]): Map<string, Word[]> {
  const found = new Map<string, Word[]>();
  for (const word of words) {
    const same = found.get(word.text);
    if (same === undefined) found.set(word.text, [word]);
    else same.push(word);
  }
  return found;
}

/** Across its line a word moves less than along it. */
function distance({ box: a }: Word, { box: b }: Word): number {
  return Math.abs(a.x0 + a.x1 - b.x0 - b.x1) + 3 * Math.abs(a.y0 + a.y1 - b.y0 - b.y1);
}

function countRuns(possible: readonly Possible[]): void {
  const diagonals = new Map<number, Possible[]>();
  for (const one of possible) {
    const shift = one.page.order - one.slide.order;
    const same = diagonals.get(shift);
    if (same === undefined) diagonals.set(shift, [one]);
    else same.push(one);
  }
  for (const diagonal of diagonals.values()) {
    diagonal.sort((a, b) => a.slide.order - b.slide.order);
    for (let from = 0; from < diagonal.length; ) {
      let to = from + 1;
      while (diagonal[to]?.slide.order === (diagonal[to - 1]?.slide.order ?? 0) + 1) to++;
      for (const one of diagonal.slice(from, to)) one.run = Math.min(LONG, to - from);
      from = to;
    }
  }
}

function inOrder(ones: readonly Word[], others: readonly Word[]): Pair[] {
  const placed = (words: readonly Word[]): Word[] => [...words].sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  const [pages, slides] = [placed(ones), placed(others)];
  return pages.slice(0, slides.length).map((page, i) => ({ page, slide: slides[i] as Word }));
}

/** How many of the words stand on the slide in the order that the page has them in: the longest row that rises. */
export function longestInOrder(pairs: readonly Pair[]): number {
  const ends: number[] = [];
  for (const { slide } of [...pairs].sort((a, b) => a.page.order - b.page.order)) {
    let [from, to] = [0, ends.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ends[middle] ?? 0) < slide.order) from = middle + 1;
      else to = middle;
    }
    ends[from] = slide.order;
  }
  return ends.length;
}
