/** Brings pages to a number: neighbours become one, or large ones two, as long as everything is drawn legibly. */
import type { PageIntent } from './intent-of-page.ts';
import { exhibitsIn, type Page, sizeOf } from './pages.ts';
import { joined, parted, partedTable, sharedPath } from './part-page.ts';
import { groupStarts, measuresOf } from './table-rows.ts';
import type { TableUnit } from './units.ts';

export interface MadePage extends PageIntent {
  readonly page: Page;
  /** Whose words the headline is; the document's where absent. */
  readonly headline_by?: 'rule' | 'document';
  /** The model whose proposal it is; absent for what rules made. */
  readonly completed_by?: string;
}

export type Make = (page: Page) => PageIntent | undefined;

const PER_EXHIBIT = 700;
/** A page with less stays whole: paragraphs, and characters of what is parted from it. */
const FEWEST = 2;
const LEAST = 400;

/** Characters, with an exhibit as so many. */
export const weightOf = ({ pieces }: Page): number => sizeOf(pieces) + PER_EXHIBIT * exhibitsIn(pieces);

/** Every page drawn; one that no slide holds is parted until each part is. What cannot be parted further is given to `lost`. */
export function drawnPages(pages: readonly Page[], make: Make, lost: (page: Page) => void): readonly MadePage[] {
  return pages.flatMap((page): readonly MadePage[] => {
    const made = make(page);
    if (made !== undefined) return [{ page, ...made }];
    const halves = parted(page);
    if (halves !== undefined) return drawnPages(halves, make, lost);
    lost(page);
    return [];
  });
}

/** What no slide holds at a legible size, in characters: alone, and beside an exhibit. It is not tried. */
export const FULL_PAGE = 3_400;
const FULL_BESIDE = 1_400;

export const isHopeless = ({ pieces }: Page): boolean => sizeOf(pieces) > (exhibitsIn(pieces) > 0 ? FULL_BESIDE : FULL_PAGE);

/**
 * How far two neighbours are from being one: parts of a section, a section and one under it, sections of one parent, chapters of text. The
 * others are joined only where the number that is asked for leaves no other way: what is asked or done next, an exhibit of another chapter.
 */
export function distance({ page: a }: MadePage, { page: b }: MadePage): number {
  const shared = sharedPath(a.path, b.path).length;
  if (shared === a.path.length && shared > 0) return shared === b.path.length ? 0 : 1;
  if (shared > 0) return shared === a.path.length - 1 && shared === b.path.length - 1 ? 2 : 4;
  const areChapters = a.path.length === 1 && b.path.length === 1 && exhibitsIn(a.pieces) + exhibitsIn(b.pieces) === 0;
  return areChapters && a.is_last !== true && b.is_last !== true ? 3 : 5;
}

/** Neighbours up to this far apart may go together for the sake of one of them. */
const NEAR = 3;

/** Fewer pages: the nearest neighbours first, and of these the lightest. */
export function merged(pages: readonly MadePage[], most: number, make: Make): readonly MadePage[] {
  const out = [...pages];
  const refused = new Set<string>();
  const keyOf = (a: MadePage, b: MadePage): string => JSON.stringify([a.intent, b.intent]);
  while (out.length > most) {
    const pairs = out
      .slice(1)
      .map((b, i) => ({ i, a: out[i] as MadePage, b }))
      .filter(({ a, b }) => !refused.has(keyOf(a, b)))
      .map((pair) => ({
        ...pair,
        far: distance(pair.a, pair.b),
        cost: weightOf(pair.a.page) + weightOf(pair.b.page),
      }))
      .sort((x, y) => x.far - y.far || x.cost - y.cost);
    const [first] = pairs;
    if (first === undefined) return out;
    const page = joined(first.a.page, first.b.page);
    const made = page === undefined || isHopeless(page) ? undefined : make(page);
    if (page === undefined || made === undefined) refused.add(keyOf(first.a, first.b));
    else out.splice(first.i, 2, { page, ...made });
  }
  return out;
}

/** Characters of a page that is too little for a slide where it has a neighbour, and its paragraphs. */
const CRUMB = 200;
const CRUMBS = 2;

const paragraphsIn = ({ pieces }: Pick<Page, 'pieces'>): number =>
  pieces.reduce((n, p) => n + (p.kind === 'text' ? p.text.filter(({ kind }) => kind !== 'heading').length : 0), 0);

const isText = (made: MadePage | undefined): boolean => made?.intent['form'] === 'text_page' && exhibitsIn(made.page.pieces) === 0;

/** Pages of one or two short lines go with the nearest of their neighbours; beyond `least` pages only with what is of their own section. */
export function withoutCrumbs(pages: readonly MadePage[], make: Make, least: number): readonly MadePage[] {
  const out = [...pages];
  for (let i = 0; i < out.length; i++) {
    const { page } = out[i] as MadePage;
    if (!isText(out[i]) || weightOf(page) > CRUMB || paragraphsIn(page) > CRUMBS || page.is_last === true) continue;
    const costs = [i - 1, i].flatMap((at) => {
      const [a, b] = [out[at], out[at + 1]];
      const far = a === undefined || b === undefined ? NEAR + 1 : distance(a, b);
      return a === undefined || b === undefined || far > NEAR ? [] : [{ at, far, cost: weightOf(a.page) + weightOf(b.page) }];
    });
    for (const { at } of costs.filter(({ far }) => far <= 1 || out.length > least).sort((x, y) => x.far - y.far || x.cost - y.cost)) {
      const both = joined((out[at] as MadePage).page, (out[at + 1] as MadePage).page);
      const made = both === undefined ? undefined : make(both);
      if (both === undefined || made === undefined) continue;
      out.splice(at, 2, { page: both, ...made });
      i = Math.max(-1, at - 1);
      break;
    }
  }
  return out;
}

/** More pages: the fullest are parted first. */
export function split(pages: readonly MadePage[], least: number, make: Make): readonly MadePage[] {
  const out = [...pages];
  const refused = new Set<Page>();
  while (out.length < least) {
    const [fullest] = out
      .map((made, i) => ({ i, made, weight: weightOf(made.page) }))
      .filter(({ made }) => !refused.has(made.page) && mayBeParted(made.page))
      .sort((x, y) => y.weight - x.weight);
    if (fullest === undefined) return out;
    const { page } = fullest.made;
    const halves = (hasParts(page) ? partedTable(page) : parted(page))?.map((half) => ({ page: half, made: make(half) })) ?? [];
    const both = halves.flatMap(({ page: half, made }) => (made === undefined ? [] : [{ page: half, ...made }]));
    if (both.length < 2) refused.add(page);
    else out.splice(fullest.i, 1, ...both);
  }
  return out;
}

/** Rows and cells of a table that is set small on one slide. */
const MANY_ROWS = 6;
const MANY_CELLS = 80;
/** One table that may be parted, and little text. */
const hasParts = ({ pieces }: Pick<Page, 'pieces'>): boolean =>
  exhibitsIn(pieces) === 1 &&
  sizeOf(pieces) < LEAST &&
  pieces.some((p) => p.kind === 'table' && (groupStarts(p.table.rows).length > 0 || measuresOf(p.table) !== undefined || isDense(p.table)));

const isDense = ({ head, rows }: TableUnit): boolean => rows.length >= MANY_ROWS && rows.length * head.length >= MANY_CELLS;

/** Text of several paragraphs, much text and an exhibit, or a table that is large or has several groups. What one slide shows whole is not torn to fill more. */
export function mayBeParted({ pieces }: Page): boolean {
  const exhibits = exhibitsIn(pieces);
  const hasGroups = hasParts({ pieces });
  return exhibits > 0
    ? exhibits > 1 || hasGroups || sizeOf(pieces) >= LEAST
    : paragraphsIn({ pieces }) >= FEWEST && sizeOf(pieces) >= 2 * LEAST;
}

/** Pages that share a headline say which of how many they are. */
export function numbered(pages: readonly MadePage[]): readonly MadePage[] {
  return pages.map((made, i) => {
    const { headline } = made.page;
    let from = i;
    while (from > 0 && pages[from - 1]?.page.headline === headline) from--;
    let to = i;
    while (pages[to + 1]?.page.headline === headline) to++;
    if (to === from || headline === '') return made;
    return { ...made, intent: { ...made.intent, headline: `${headline} (${i - from + 1}/${to - from + 1})` } };
  });
}
