/** Pages of a deck whose number is asked for: where one is nearly empty and another is full, what they hold is laid out anew, at the same number. */
import { distance, isHopeless, type MadePage, type Make, mayBeParted, weightOf } from './count-pages.ts';
import type { Page } from './pages.ts';
import { joined, parted } from './part-page.ts';

/** Weights: of a page that uses less than a third of its body, of one that is full, and of two that are one at ease. */
const LIGHT = 500;
const FULL = 1_100;
const AT_EASE = 1_000;
/** Parts of a section, a section and one under it, and sections of one parent go together. */
const NEAR = 2;
const SAME_SECTION = 1;
/** A page that was light is so much fuller for it. */
const BETTER = 1.3;
const MOST_STEPS = 12;

export function balanced(pages: readonly MadePage[], make: Make): readonly MadePage[] {
  let out = pages;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = shifted(out, make) ?? exchanged(out, make);
    if (next === undefined) return out;
    out = next;
  }
  return out;
}

const weigh = ({ page }: MadePage): number => weightOf(page);

function madeOf(pages: readonly Page[] | undefined, make: Make): readonly MadePage[] | undefined {
  const made = (pages ?? []).flatMap((page): readonly MadePage[] => {
    const intent = make(page);
    return intent === undefined ? [] : [{ page, ...intent }];
  });
  return pages !== undefined && made.length === pages.length ? made : undefined;
}

/** Two neighbours of one section, a light one and a full one, parted anew at their middle. */
function shifted(pages: readonly MadePage[], make: Make): readonly MadePage[] | undefined {
  for (const [i, b] of pages.entries()) {
    const a = pages[i - 1];
    if (a === undefined || distance(a, b) > SAME_SECTION || a.page.is_last !== b.page.is_last) continue;
    const [light, full] = [Math.min(weigh(a), weigh(b)), Math.max(weigh(a), weigh(b))];
    if (light >= LIGHT || full < FULL) continue;
    const whole = joined(a.page, b.page);
    const halves = whole === undefined ? undefined : parted(whole);
    if (halves === undefined || Math.min(...halves.map(weightOf)) < BETTER * light) continue;
    const made = madeOf(halves, make);
    if (made !== undefined) return pages.toSpliced(i - 1, 2, ...made);
  }
  return undefined;
}

/** Two light neighbours become one page, and the fullest page two. */
function exchanged(pages: readonly MadePage[], make: Make): readonly MadePage[] | undefined {
  const full = pages
    .map((one, i) => ({ i, weight: weigh(one), page: one.page }))
    .filter(({ weight, page }) => weight >= FULL && mayBeParted(page))
    .sort((x, y) => y.weight - x.weight);
  if (full.length === 0) return undefined;
  const pairs = pages
    .flatMap((b, i) => {
      const a = pages[i - 1];
      if (a === undefined || distance(a, b) > NEAR || a.page.is_last === true || b.page.is_last === true) return [];
      const weight = weigh(a) + weigh(b);
      return Math.min(weigh(a), weigh(b)) < LIGHT && weight <= AT_EASE ? [{ at: i - 1, a, b, weight }] : [];
    })
    .sort((x, y) => x.weight - y.weight);
  for (const { at, a, b } of pairs) {
    const whole = joined(a.page, b.page);
    const one = whole === undefined || isHopeless(whole) ? undefined : madeOf([whole], make);
    if (one === undefined) continue;
    for (const { i, page } of full) {
      if (i === at || i === at + 1) continue;
      const halves = madeOf(parted(page), make);
      if (halves === undefined || Math.min(...halves.map(weigh)) < LIGHT / 2) continue;
      return pages.flatMap((p, k) => (k === at ? one : k === at + 1 ? [] : k === i ? halves : [p]));
    }
  }
  return undefined;
}
