/** The words of a slide against those of its page: each has its twin near by, or the difference is found and named. */
import type { Finding, Found } from './finding.ts';
import { type Pair, pairsOf } from './pairs.ts';
import { grown, isMiddleIn } from './shapes.ts';
import { type Area, isRtl, type Placed, type Word } from './words.ts';

export interface ComparedWords {
  readonly findings: readonly Finding[];
  /** Share of the words of both sides that are the same, 0 to 1. */
  readonly alike: number;
  /** Words that are the same and in their place. */
  readonly in_place: readonly Pair[];
  /** Those that are the same, wherever they stand. */
  readonly pairs: readonly Pair[];
}

/** Letters of a word in a finding. */
const SHOWN = 60;
/** A face of other widths moves a word along its line by this share of the line, or by these sizes of its letters. */
const ALONG = { share: 0.1, sizes: 2.5 };
const ACROSS_SIZES = 0.75;
/** Of the width of the page, how far a hidden word may be from its place. */
const HIDDEN = 0.15;
/** How far lines are apart at most. */
const WRAPPED_SIZES = 2.5;
const SIZE = { least: 0.8, most: 1.25 };

export interface Sides {
  readonly page: readonly Word[];
  /** Those of the page that nobody sees, or that are not to be on the slide. */
  readonly unseen: ReadonlySet<Word>;
  readonly slide: readonly Word[];
  readonly bullets: readonly Placed[];
}

export function compareWords({ page, unseen, slide, bullets }: Sides, width_pt: number): ComparedWords {
  const found = pairsOf(
    page.filter((word) => !unseen.has(word)),
    slide,
  );
  const { pairs } = found;
  const hidden = new Set(
    pairsOf([...unseen], found.added)
      .pairs.filter((pair) => nearness(pair.page, pair.slide) < HIDDEN * width_pt)
      .map((pair) => pair.slide),
  );
  const { missing, added } = withoutHyphens(
    found.missing.filter((word) => !isSign(word, bullets)),
    found.added.filter((word) => !hidden.has(word)),
  );
  const findings: Finding[] = [];
  const wrong = new Set<Word>();
  const say = (found: Found, words: readonly Word[], what: string, why: string, told?: Finding['words']): void => {
    for (const word of words) wrong.add(word);
    findings.push({ found, element: 'text', what, why, area: unionOf(words.map(({ box }) => box)), ...(told && { words: told }) });
  };

  const places = clustersOf([...missing, ...added]);
  const of_page = new Set(missing);
  for (const cluster of places) {
    const before = cluster.filter((word) => of_page.has(word)).sort(byOrder);
    const after = cluster.filter((word) => !of_page.has(word)).sort(byOrder);
    const [found, why] = difference(before, after, pairs);
    if (found === undefined) continue;
    const told = after.length === 0 || before.length > 0 ? before : after;
    const words = quoted(told);
    const what = before.length > 0 && after.length > 0 ? `${words} became ${quoted(after)}` : words;
    say(found, [...before, ...after], what, why, { page: before, slide: after });
  }

  const wrapped = wrappedOf(pairs, width_pt);
  const far = pairs.filter((pair) => isFar(pair, width_pt) && !wrapped.has(pair));
  for (const group of groupsOf(far))
    say(
      'moved',
      group.flatMap(({ page: a, slide: b }) => [a, b]),
      quoted(group.map(({ page: word }) => word)),
      `It stands ${distanceOf(group)} from its place on the page.`,
      { page: group.map(({ page: word }) => word), slide: group.map(({ slide: word }) => word) },
    );

  const sizes = pairs.filter(({ page: a, slide: b }) => b.size_pt < SIZE.least * a.size_pt || b.size_pt > SIZE.most * a.size_pt);
  for (const group of groupsOf(sizes)) {
    const [{ page: a, slide: b }] = group as [Pair];
    say(
      'size',
      group.flatMap(({ page: one, slide: other }) => [one, other]),
      quoted(group.map(({ page: word }) => word)),
      `It has ${round(b.size_pt)} pt, and ${round(a.size_pt)} pt on the page.`,
    );
  }

  for (const [one, other] of turnsOf(pairs.filter((pair) => !far.includes(pair))))
    say(
      'order',
      [one.page, other.page, one.slide, other.slide],
      quoted([one.slide, other.slide]),
      'The page has these words in another order.',
      { page: [other.page, one.page].sort(byOrder), slide: [one.slide, other.slide] },
    );

  const all = page.length + slide.length;
  return {
    findings,
    alike: all === 0 ? 1 : 1 - wrong.size / all,
    in_place: pairs.filter((pair) => !wrong.has(pair.page) && !wrapped.has(pair)),
    pairs,
  };
}

export const byOrder = (a: Word, b: Word): number => a.order - b.order;
const round = (value: number): number => Math.round(value * 10) / 10;
const quoted = (words: readonly Word[]): string => {
  const text = words.map((word) => word.said ?? word.text).join(' ');
  return `Text ${JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)}`;
};

/** The box around boxes. */
export function unionOf(areas: readonly Area[]): Area {
  return {
    x0: Math.min(...areas.map(({ x0 }) => x0)),
    y0: Math.min(...areas.map(({ y0 }) => y0)),
    x1: Math.max(...areas.map(({ x1 }) => x1)),
    y1: Math.max(...areas.map(({ y1 }) => y1)),
  };
}

/** Words that a hyphen parts at the end of a line of the page are one on the slide. */
function withoutHyphens(missing: readonly Word[], added: readonly Word[]): { readonly missing: Word[]; readonly added: Word[] } {
  const whole = new Set<Word>();
  for (const [i, head] of missing.entries()) {
    const tail = missing.slice(i + 1).find(({ order }) => order === head.order + 1);
    if (tail === undefined || !HYPHEN.test(head.text) || tail.box.y0 < head.box.y0 + 0.5 * head.size_pt) continue;
    const one = added.find(({ text }) => text === head.text.replace(HYPHEN, '') + tail.text || text === head.text + tail.text);
    if (one !== undefined) whole.add(head).add(tail).add(one);
  }
  return { missing: missing.filter((word) => !whole.has(word)), added: added.filter((word) => !whole.has(word)) };
}

const HYPHEN = /[-‐]$/u;

/** A lone letter where a bullet stands: a font of signs draws it as one. */
const isSign = ({ text, box }: Word, bullets: readonly Placed[]): boolean =>
  [...text].length === 1 && bullets.some((bullet) => isMiddleIn(grown(bullet.box, BULLET * bullet.size_pt), box));

/** Around a bullet, sizes. */
const BULLET = 0.3;

/** Words without a twin that stand together are one difference. */
function clustersOf(words: readonly Word[]): Word[][] {
  const left = [...words].sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  const clusters: Word[][] = [];
  while (left.length > 0) {
    const cluster = left.splice(0, 1);
    for (let at = 0; at < cluster.length; at++)
      for (let i = left.length - 1; i >= 0; i--) if (touches(cluster[at] as Word, left[i] as Word)) cluster.push(...left.splice(i, 1));
    clusters.push(cluster);
  }
  return clusters;
}

function touches(a: Word, b: Word): boolean {
  const size = Math.max(a.size_pt, b.size_pt);
  const gap_x = Math.max(a.box.x0, b.box.x0) - Math.min(a.box.x1, b.box.x1);
  const shared_y = Math.min(a.box.y1, b.box.y1) - Math.max(a.box.y0, b.box.y0);
  return gap_x < 1.5 * size && shared_y > 0.3 * Math.min(a.size_pt, b.size_pt);
}

/** What happened to words, by their letters. Hyphens at the end of lines are no difference. */
function difference(before: readonly Word[], after: readonly Word[], pairs: readonly Pair[]): readonly [Found | undefined, string] {
  const [was, is] = [before, after].map((words) => lettersOf(words)) as [string, string];
  if (after.length === 0) return ['missing', 'The page shows it and the slide does not have it.'];
  if (before.length === 0) {
    const twin = pairs.some(({ page, slide }) => after.some((word) => word.text === page.text && nearness(word, slide) < 8 * word.size_pt));
    return twin ? ['doubled', 'The slide has it more often than the page.'] : ['added', 'The page does not show it.'];
  }
  if (was === is)
    return before.length > after.length
      ? ['joined', 'Words that the page parts are one word.']
      : before.length < after.length
        ? ['cut', 'A word of the page is cut.']
        : [undefined, ''];
  // Signs may stand apart as words of their own, which are not compared.
  if (withoutSigns(before) === withoutSigns(after)) return [undefined, ''];
  if (isDoubled(is, was)) return ['doubled', 'Its letters are doubled.'];
  if (sorted(was) === sorted(is)) return ['order', 'Its letters stand in another order.'];
  return ['altered', 'The page says other words.'];
}

const lettersOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text.replace(HYPHEN, ''))
    .join('')
    .replaceAll(/[-‐]/gu, '');
/** Those within numbers stay. */
const withoutSigns = (words: readonly Word[]): string =>
  words.map(({ text }) => text.replaceAll(/(?<!\p{N})[^\p{L}\p{N}]+|[^\p{L}\p{N}]+(?!\p{N})/gu, '')).join('');
const sorted = (text: string): string => [...text].sort().join('');
const isDoubled = (text: string, of: string): boolean => text === [...of].map((letter) => letter + letter).join('');

const centre = ({ box }: Word): readonly [number, number] => [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
function nearness(a: Word, b: Word): number {
  const [[ax, ay], [bx, by]] = [centre(a), centre(b)];
  return Math.hypot(ax - bx, ay - by);
}

function isFar({ page, slide }: Pair, width_pt: number): boolean {
  const [[ax, ay], [bx, by]] = [centre(page), centre(slide)];
  const along = Math.max(ALONG.sizes * page.size_pt, ALONG.share * width_pt);
  const across = Math.max(6, ACROSS_SIZES * page.size_pt);
  // Of turned words, the line runs otherwise.
  const [x, y] = Math.abs(Math.sin((page.angle * Math.PI) / 180)) > 0.5 ? [across, along] : [along, across];
  return Math.abs(ax - bx) > x || Math.abs(ay - by) > y;
}

/** Words that a line more or less holds in another face: their box begins in its place and keeps its order, and these go to the next line. */
function wrappedOf(pairs: readonly Pair[], width_pt: number): ReadonlySet<Pair> {
  const wrapped = new Set<Pair>();
  const bodies = new Map<number, Pair[]>();
  for (const pair of pairs) bodies.set(pair.slide.body, [...(bodies.get(pair.slide.body) ?? []), pair]);
  for (const body of bodies.values()) {
    const ordered = body.sort((a, b) => a.slide.order - b.slide.order);
    const [first] = ordered;
    const far = ordered.filter((pair) => isFar(pair, width_pt));
    if (first === undefined || far.length === 0 || far.includes(first)) continue;
    for (const pair of far) {
      const at = ordered.indexOf(pair);
      const [before, after] = [ordered[at - 1], ordered[at + 1]];
      const follows = (one: Pair | undefined, other: Pair | undefined): boolean =>
        one === undefined || other === undefined || one.page.order + 1 === other.page.order;
      const lines = Math.abs(centre(pair.page)[1] - centre(pair.slide)[1]);
      if (follows(before, pair) && follows(pair, after) && lines < WRAPPED_SIZES * pair.page.size_pt) wrapped.add(pair);
    }
  }
  return wrapped;
}

function distanceOf(group: readonly Pair[]): string {
  const far = Math.max(...group.map(({ page, slide }) => nearness(page, slide)));
  return `${round(far / 72)} in`;
}

/** Pairs of one box that follow each other are one difference. */
function groupsOf(pairs: readonly Pair[]): Pair[][] {
  const groups: Pair[][] = [];
  for (const pair of [...pairs].sort((a, b) => a.slide.order - b.slide.order)) {
    const last = groups.at(-1);
    if (last?.at(-1)?.slide.body === pair.slide.body) last.push(pair);
    else groups.push([pair]);
  }
  return groups;
}

/** Words that follow each other in a box, and neither as they stand on the page nor as the page paints them. */
function turnsOf(pairs: readonly Pair[]): (readonly [Pair, Pair])[] {
  const ordered = [...pairs].sort((a, b) => a.slide.order - b.slide.order);
  return ordered.flatMap((pair, i) => {
    const next = ordered[i + 1];
    return next !== undefined && next.slide.body === pair.slide.body && isTurned(pair.page, next.page) ? [[pair, next] as const] : [];
  });
}

function isTurned(one: Word, other: Word): boolean {
  if (one.order < other.order && one.order + 1 >= other.order) return false;
  if (one.angle !== 0 || other.angle !== 0) return one.order > other.order;
  const [[ax, ay], [bx, by]] = [centre(one), centre(other)];
  const is_line = Math.abs(ay - by) < 0.5 * Math.max(one.size_pt, other.size_pt);
  // The library has right-to-left words in the order of either side.
  if (isRtl(one) || isRtl(other)) return false;
  if (is_line) return bx < ax;
  return by < ay && one.order > other.order;
}
