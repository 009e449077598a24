/** Titles and subtitles: the largest words at the head of a slide, where other slides have theirs in the same place and size. */
import { plainText, ptOfEmu, type Shape, type Slide, type TextShape } from '@deckwright/draw/scene';

/** Slides that have it in one place. */
const SEVERAL = 2;
/** Points within which places and sizes are one. */
const SAME_PLACE = 2;
const SAME_SIZE = 0.3;
/** Shares of the slide's height in which it begins. */
const HEAD = 0.45;
const MOST_LINES = 3;
/** Of a title that several slides have. */
const LEAST_LETTERS = 5;
/** Over the size of most words of the slide. */
const LARGER = 1.12;
/** White between a title and its subtitle, in sizes of the title. */
const NEXT = 1.3;

export interface Titles {
  readonly titles: ReadonlySet<Shape>;
  readonly subtitles: ReadonlySet<Shape>;
}

/** A text as it is compared, in points. */
interface Head {
  readonly page: number;
  readonly shape: TextShape;
  readonly words: string;
  readonly size: number;
  readonly look: string;
  readonly top: number;
  readonly bottom: number;
  /** Left, middle and right of its ink. */
  readonly edges: readonly number[];
  /** Nothing stands above it, and something below. */
  readonly is_first: boolean;
  /** First and last baseline. */
  readonly lines: readonly [first: number, last: number];
}

/** @param others shapes that are known to be something else */
export function titlesOf(slides: readonly Slide[], others: ReadonlySet<Shape>): Titles {
  const pages = slides.map((slide, page) => headsOf(slide, page, others));
  const heads = pages.flatMap((all, page) => all.filter((head) => isHead(head, all, slides[page] as Slide)));
  const usual = usualLooks(heads, pages);
  const places = placesOf(heads).filter((some) => some.some(({ look }) => !usual.has(look)));
  const titles = new Map<number, Head>();
  for (const some of places.filter((place) => countOf(place, 'words') > 1))
    for (const head of some) {
      const best = titles.get(head.page);
      if (best === undefined || head.size > best.size || (head.size === best.size && head.top < best.top)) titles.set(head.page, head);
    }
  // The same words on several slides are the title of all, or the name of whose slides they are.
  for (const some of places.filter((place) => countOf(place, 'words') === 1))
    if (some.every(({ page, words }) => !titles.has(page) && words.length >= LEAST_LETTERS && (pages[page]?.length ?? 0) > 1))
      for (const head of some) titles.set(head.page, head);
  // What stands as the titles of others do is one, whatever else its slide has.
  const known = [...titles.values()];
  pages.forEach((all, page) => {
    const same = all.filter(
      (head) => isOneParagraph(head, MOST_LINES) && known.some((one) => one.look === head.look && isSamePlace(one, head)),
    );
    if (!titles.has(page) && same.length === 1) titles.set(page, same[0] as Head);
  });
  for (const page of slides.length > 1 ? [0, slides.length - 1] : []) {
    const alone = titles.has(page) ? undefined : nameOf(pages[page] ?? []);
    if (alone !== undefined) titles.set(page, alone);
  }
  const below = [...titles.values()].flatMap((title) => subtitleOf(title, pages[title.page] ?? []));
  return {
    titles: new Set([...titles.values()].map(({ shape }) => shape)),
    subtitles: new Set(placesOf(below).flatMap((some) => (countOf(some, 'words') > 1 ? some.map(({ shape }) => shape) : []))),
  };
}

const headsOf = ({ shapes }: Slide, page: number, others: ReadonlySet<Shape>): Head[] => {
  const heads = shapes.flatMap((shape) => (others.has(shape) ? [] : headOf(shape, page)));
  const top = Math.min(...heads.map((head) => head.top));
  return heads.map((head) => ({ ...head, is_first: heads.length > 1 && head.top === top }));
};

function headOf(shape: Shape, page: number): Omit<Head, 'is_first'>[] {
  if (shape.kind !== 'text' || shape.rotation !== undefined) return [];
  const { paragraphs, lines } = shape.text;
  const [first, last, run] = [lines[0], lines.at(-1), paragraphs[0]?.runs[0]];
  const words = plainText(shape.text);
  if (first === undefined || last === undefined || run === undefined || !/\p{L}/u.test(words)) return [];
  const [x0, x1] = [Math.min(...lines.map(({ x }) => x)), Math.max(...lines.map(({ x, w }) => x + w))].map((x) => ptOfEmu(shape.box.x + x));
  const size = Math.max(...paragraphs.flatMap(({ runs }) => runs.map(({ size_pt }) => size_pt)));
  return [
    {
      page,
      shape,
      words,
      size,
      look: `${run.font} ${run.size_pt} ${run.bold ?? false} ${run.color}`,
      top: ptOfEmu(shape.box.y),
      bottom: ptOfEmu(shape.box.y + shape.box.h),
      edges: [x0 ?? 0, ((x0 ?? 0) + (x1 ?? 0)) / 2, x1 ?? 0],
      lines: [ptOfEmu(shape.box.y + first.baseline), ptOfEmu(shape.box.y + last.baseline)],
    },
  ];
}

/** Over the size of all other words: what a deck begins or ends with is named by its largest ones, wherever they stand. */
const ALONE = 1.76;

function nameOf(heads: readonly Head[]): Head | undefined {
  const [largest, next] = [...heads].sort((a, b) => b.size - a.size);
  if (largest === undefined || largest.size < ALONE * (next?.size ?? 0) || heads.length < 2) return undefined;
  return isOneParagraph(largest, MOST_LINES) && largest.words.length >= LEAST_LETTERS ? largest : undefined;
}

const isOneParagraph = ({ shape: { text } }: Head, most: number): boolean =>
  text.paragraphs.length === 1 && text.paragraphs[0]?.bullet === undefined && text.lines.length <= most;

/** Larger than what most words of the slide are set in, with nothing as large above it or beside it. */
function isHead(head: Head, heads: readonly Head[], { canvas }: Slide): boolean {
  if (!isOneParagraph(head, MOST_LINES) || head.top > HEAD * ptOfEmu(canvas.h)) return false;
  const rivals = heads.filter((other) => other !== head && other.size >= 0.95 * head.size);
  if (rivals.some((other) => other.top < head.top + 0.5 * head.size)) return false;
  return head.size >= LARGER * usualSize(heads.filter((other) => other !== head));
}

/** What most letters are set in; 0 where there are none. */
function usualSize(heads: readonly Head[]): number {
  const counts = new Map<number, number>();
  for (const { size, words } of heads) counts.set(size, (counts.get(size) ?? 0) + words.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Those that several slides have in one place and size. */
function placesOf(heads: readonly Head[]): Head[][] {
  const places: Head[][] = [];
  for (const head of heads) {
    const same = places.find(([first]) => first !== undefined && isSamePlace(first, head));
    if (same === undefined) places.push([head]);
    else same.push(head);
  }
  return places.filter((some) => countOf(some, 'page') >= SEVERAL);
}

const countOf = (heads: readonly Head[], key: 'page' | 'words'): number => new Set(heads.map((head) => head[key])).size;

/** Looks in which more is said elsewhere than at the heads of slides: that of the text, which begins slides without a title. */
function usualLooks(heads: readonly Head[], pages: readonly (readonly Head[])[]): ReadonlySet<string> {
  const letters = new Map<string, number>();
  for (const { look, words } of pages.flat()) letters.set(look, (letters.get(look) ?? 0) + words.length);
  for (const { look, words } of heads) letters.set(look, (letters.get(look) ?? 0) - 2 * words.length);
  return new Set([...letters].flatMap(([look, more]) => (more > 0 ? [look] : [])));
}

/** On the same lines, or with the same look on one edge where nothing stands above either: programs centre what a slide has in its height. */
function isSamePlace(a: Head, b: Head): boolean {
  if (Math.abs(a.size - b.size) > SAME_SIZE) return false;
  const near = (p: number, q: number, by = SAME_PLACE): boolean => Math.abs(p - q) <= by;
  if (a.lines.some((line, i) => near(line, b.lines[i] ?? 0)) || near(a.lines[0] + a.lines[1], b.lines[0] + b.lines[1], 2 * SAME_PLACE))
    return true;
  return a.look === b.look && a.is_first && b.is_first && a.edges.some((edge, i) => near(edge, b.edges[i] ?? 0));
}

/** The text next below a title on its edge or middle, smaller, and set otherwise than the words of the slide. */
function subtitleOf(title: Head, heads: readonly Head[]): Head[] {
  const below = heads.filter(
    (head) =>
      head !== title &&
      isOneParagraph(head, 2) &&
      head.size < title.size &&
      head.top >= title.bottom - 0.3 * title.size &&
      head.top - title.bottom < NEXT * title.size &&
      head.edges.some((edge, i) => Math.abs(edge - (title.edges[i] ?? 0)) <= SAME_PLACE),
  );
  const [next] = below.sort((a, b) => a.top - b.top);
  if (next === undefined) return [];
  const others = heads.filter((head) => head !== title && head !== next);
  const beside = others.some((head) => Math.abs(head.top - next.top) < next.size && head.look === next.look);
  return beside || others.some(({ look }) => look === next.look) ? [] : [next];
}
