/** Words of a slide that its page has otherwise, told as the library reads them of the page. */
import type { Paragraph, Run, Slide, TextBody } from '@deckwright/draw/scene';
import type { Seen } from './compare-page.ts';
import { byOrder } from './compare-words.ts';
import type { Finding } from './finding.ts';
import type { Pair } from './pairs.ts';
import { withBodies } from './shapes.ts';
import { bodiesOf, isRtl, type Word, wordsFrom } from './words.ts';

/** One change of a paragraph: its letters from `start` up to `end` become `text`. */
export interface Retelling {
  readonly body: TextBody;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A word of a body as the conversion made it, with its place in the paragraph; without one, the word is a bullet's or no whole one. */
interface Token {
  readonly text: string;
  readonly paragraph: number;
  readonly place?: { readonly start: number; readonly end: number };
}

interface Told {
  readonly body: TextBody;
  readonly tokens: readonly Token[];
}

/** Finds what a finding about words would change; nothing where the slide has no clear place for the page's words. */
export function reteller(slide: Slide, seen: Seen): (finding: Finding) => readonly Retelling[] {
  const bodies = bodiesOfWords(slide, seen);
  const at = (word: Word): { readonly told: Told; readonly index: number } | undefined => {
    const found = bodies.get(word.body);
    return found && { told: found.told, index: found.words.indexOf(word) };
  };
  const parted = partedWords(seen);
  return ({ found, words }) => {
    if (words === undefined || words.page.some((word) => parted.has(word))) return [];
    const [first] = words.slide;
    const body = first && bodies.get(first.body);
    const areSame = words.page.every((word) => seen.pairs.some((pair) => pair.page === word));
    if (areSame && (found === 'order' || found === 'moved')) return body === undefined ? [] : ordered(body.told, body.words, seen.pairs);
    const goesOn = words.page.some(({ order }) => seen.page.some((before) => before.order === order - 1 && isParted(before)));
    if (goesOn || !canBeTold(words.page)) return [];
    const text = words.page.map(({ said }) => said ?? '').join(' ');
    // The library parts words by gaps alone: it joins what a ligature begins, and parts letters that are spaced out.
    if (hasSameLetters(words)) return [];
    const change = words.slide.length > 0 ? changed(words.slide, text, at) : inserted(words.page, text, seen, at);
    return change === undefined || isInField(change) ? [] : [change];
  };
}

/** A number that counts the slides says nothing but that. */
function isInField({ body, paragraph, start, end }: Retelling): boolean {
  let from = 0;
  return (body.paragraphs[paragraph]?.runs ?? []).some(({ text, field }) => {
    const [a, b] = [from, from + text.length];
    from = b;
    return field !== undefined && start <= b && end >= a;
  });
}

/** Whether the slide has the page's letters, with other spaces or hyphens at most; signs that part words are no words of the page. */
export function hasSameLetters({ page, slide }: NonNullable<Finding['words']>): boolean {
  const plain = (words: readonly Word[]): string => lettersOf(words).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return lettersOf(page) === lettersOf(slide) || (page.length !== slide.length && plain(page) !== '' && plain(page) === plain(slide));
}

const lettersOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .replaceAll(/[\s\u00ad\u2010-]/g, '');

/** Words of the page that are one word on the slide: the end of a line parts them. */
function partedWords({ findings, page }: Seen): ReadonlySet<Word> {
  const parted = new Set<Word>();
  for (const { words } of findings) {
    if (words === undefined || words.slide.length === 0) continue;
    const orders = words.page.map(({ order }) => order);
    for (const [from, to] of [
      [-1, 0],
      [0, 1],
      [-1, 1],
    ] as const) {
      const all = page.filter(({ order }) => order >= Math.min(...orders) + from && order <= Math.max(...orders) + to);
      if (lettersOf(all) === lettersOf(words.slide)) for (const word of all) parted.add(word);
    }
  }
  return parted;
}

/** All words of a body in the order of the page, each in the place and the look of the one that stood there. */
function ordered({ body, tokens }: Told, words: readonly Word[], pairs: readonly Pair[]): Retelling[] {
  const twins = words.flatMap((word) => pairs.find((pair) => pair.slide === word)?.page ?? []).sort(byOrder);
  if (twins.length < words.length || twins.some((word) => !canBeTold([word]))) return [];
  return tokens.flatMap(({ paragraph, place, text }, i): Retelling[] => {
    const twin = twins[i];
    return place === undefined || twin?.said === undefined || twin.text === text ? [] : [{ body, paragraph, ...place, text: twin.said }];
  });
}

/** Words that are pieces of longer ones, that run from right to left, or that a hyphen parts at the end of a line, cannot be put together with spaces. */
const canBeTold = (words: readonly Word[]): boolean =>
  words.every((word) => word.said !== undefined && word.angle === 0 && !isRtl(word) && !isParted(word));

/** It ends a line with a hyphen, so that the next word goes on with it. */
const isParted = ({ said = '' }: Word): boolean => /[-‐\u00ad]$/u.test(said);

/** The bodies of the file that was written are those of the slide where they have the same words. */
function bodiesOfWords(slide: Slide, seen: Seen): Map<number, { readonly told: Told; readonly words: readonly Word[] }> {
  const made = new Map<string, Told[]>();
  for (const { text: body } of bodiesOf(slide.shapes)) {
    const tokens = tokensOf(body);
    const key = tokens.map(({ text }) => text).join(' ');
    made.set(key, [...(made.get(key) ?? []), { body, tokens }]);
  }
  const read = new Map<number, Word[]>();
  for (const word of seen.slide) read.set(word.body, [...(read.get(word.body) ?? []), word]);
  const found = new Map<number, { told: Told; words: readonly Word[] }>();
  for (const [body, words] of read) {
    const told = made.get(words.map(({ text }) => text).join(' '))?.shift();
    if (told !== undefined) found.set(body, { told, words });
  }
  return found;
}

const NOWHERE = { box: { x0: 0, y0: 0, x1: 0, y1: 0 }, size_pt: 1, angle: 0 };
const textOf = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join('');

function tokensOf({ paragraphs }: TextBody): Token[] {
  return paragraphs.flatMap((one, paragraph): Token[] => {
    const bullet = wordsFrom([{ text: one.bullet?.text ?? '', ...NOWHERE }]).map(({ text }) => ({ text, paragraph }));
    const words = [...textOf(one).matchAll(/\S+/gu)].flatMap(({ 0: text, index }): Token[] => {
      const place = { start: index, end: index + text.length };
      return wordsFrom([{ text, ...NOWHERE }]).map((word) => ({ text: word.text, paragraph, ...(word.said !== undefined && { place }) }));
    });
    return [...bullet, ...words];
  });
}

type At = (word: Word) => { readonly told: Told; readonly index: number } | undefined;

/** Words that stand side by side in one paragraph become others, or none. */
function changed(words: readonly Word[], text: string, at: At): Retelling | undefined {
  const places = [...words].sort(byOrder).map(at);
  const [first] = places;
  if (first === undefined || places.some((one, i) => one?.told !== first.told || one.index !== first.index + i)) return undefined;
  const { body, tokens } = first.told;
  const [from, to] = [tokens[first.index], tokens[first.index + places.length - 1]];
  if (from?.place === undefined || to?.place === undefined || from.paragraph !== to.paragraph) return undefined;
  return { body, paragraph: from.paragraph, start: from.place.start, end: to.place.end, text };
}

/** Words that are missing come behind the word that is before them on the page's line, or before the one behind them. */
function inserted(words: readonly Word[], text: string, { page, pairs }: Seen, at: At): Retelling | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || last.order - first.order !== words.length - 1) return undefined;
  const neighbour = (word: Word, by: number) => {
    const next = page.find(({ order }) => order === word.order + by);
    const twin = next && isOfLine(next, word) ? pairs.find((pair) => pair.page === next)?.slide : undefined;
    const place = twin && at(twin);
    const token = place?.told.tokens[place.index];
    return place && token?.place && { body: place.told.body, paragraph: token.paragraph, ...token.place };
  };
  const before = neighbour(first, -1);
  if (before) return { ...before, start: before.end, text: ` ${text}` };
  const after = neighbour(last, 1);
  return after && { ...after, end: after.start, text: `${text} ` };
}

/** Side by side, with no more than a few letters between. */
function isOfLine({ box: a, size_pt: size }: Word, { box: b, size_pt: other }: Word): boolean {
  const gap = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  return Math.abs(a.y1 - b.y1) < 0.5 * Math.min(size, other) && gap < 1.5 * Math.max(size, other);
}

/** The slide with its words told otherwise. Of changes that meet, the first holds. */
export function retold(slide: Slide, retellings: readonly Retelling[]): Slide {
  const of = new Map<TextBody, Retelling[]>();
  for (const one of retellings) {
    const others = of.get(one.body) ?? [];
    if (others.every((other) => other.paragraph !== one.paragraph || one.end < other.start || one.start > other.end))
      of.set(one.body, [...others, one]);
  }
  return {
    ...slide,
    shapes: withBodies(slide.shapes, (body) => {
      const changes = of.get(body);
      return changes === undefined ? body : { ...body, paragraphs: body.paragraphs.map((one, i) => told(one, changes, i)) };
    }),
  };
}

function told(paragraph: Paragraph, changes: readonly Retelling[], at: number): Paragraph {
  const ordered = changes.filter((one) => one.paragraph === at).sort((a, b) => b.start - a.start);
  return ordered.length === 0 ? paragraph : { ...paragraph, runs: ordered.reduce(replaced, paragraph.runs) };
}

/** The first run of the letters that go has those that come. Words that go take the space before them along. */
function replaced(runs: readonly Run[], { start, end, text }: Retelling): Run[] {
  let from = 0;
  let is_put = false;
  return runs.map((run) => {
    const [a, b] = [from, from + run.text.length];
    from = b;
    if (end < a || start > b || (is_put && end <= a)) return run;
    const head = run.text.slice(0, Math.max(0, start - a));
    const tail = run.text.slice(Math.max(0, Math.min(run.text.length, end - a)));
    const put = is_put ? '' : text;
    is_put = true;
    return { ...run, text: (put === '' && text === '' ? head.trimEnd() : head) + put + tail };
  });
}
