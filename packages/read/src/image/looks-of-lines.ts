/** In which face each line of a picture is set: candidates are drawn, and their ink is compared with the picture's. */
import type { Deck } from '@deckwright/draw/scene';
import type { FaceBook } from '@deckwright/draw/typeset';
import { type Draft, deckOf } from './deck-of-draft.ts';
import { inkOf } from './ink.ts';
import type { Raster } from './raster.ts';
import { isSans, type Look, likelyFamilies, lineIn, looksOf, type PictureLine, type Reading, rowLikeness, sharedInk } from './words.ts';

interface LookKit {
  readonly book: FaceBook;
  /** The slide in the picture's size. */
  readonly draw: (deck: Deck) => Promise<Raster>;
}

/** Lines, the longest, on which families are tried, and how alike a line must be to be tried no further. */
const TRIED_ON = 8;
const SURELY_ALIKE = 0.8;
/** Below it, no carried family is that of the picture: rows of ink tell whether its letters have serifs. */
const CARRIED = 0.7;
/** Slides are without serifs, unless rows of ink are so much more alike with them. */
const MORE_SERIF = 0.02;
/** Another look than the common one must be this much more alike; another family, much more, on a line as long as this. */
const BETTER = 0.03;
const BETTER_FAMILY = 0.1;
const LINE_OF_OTHER = 6;

interface Tried {
  readonly family: string;
  /** Dice of ink, and likeness of its rows, each the mean of the longest lines by their letters. */
  readonly alike: number;
  readonly rows: number;
}

/** The lines in the look that is most like the picture where it is drawn: one family for all, and one other where it is clearly another. */
export async function inTheirLooks(sure: readonly Reading[], bare: Draft, kit: LookKit): Promise<PictureLine[]> {
  const looks = looksOf(sure, kit.book);
  const lineAs = (i: number, look: Look | undefined): PictureLine[] => {
    const reading = sure[i];
    return reading === undefined || look === undefined ? [] : [lineIn(reading, look, bare.raster)];
  };
  const inFamily = (i: number, family: string): Look[] => (looks[i] ?? []).filter((look) => look.family === family);
  const drawnAs = async (own: readonly number[], lookOf: (i: number) => Look | undefined): Promise<Drawn[]> => {
    const tried = own.flatMap((i) => lineAs(i, lookOf(i)).map((line) => ({ i, line })));
    if (tried.length === 0) return [];
    const drawn = await kit.draw(deckOf({ ...bare, figures: [], lines: tried.map(({ line }) => line) }, bare.raster, kit));
    return tried.map(({ i, line }) => {
      const [ink, other] = [sure[i]?.ink ?? inkOf(bare.raster, line), inkOf(drawn, line)];
      return { i, line, alike: sharedInk(ink, other), rows: rowLikeness(ink, other) };
    });
  };
  const longest = [...sure.keys()].toSorted((a, b) => lettersOf(sure[b]) - lettersOf(sure[a])).slice(0, TRIED_ON);
  const tried: Tried[] = [];
  for (const family of likelyFamilies(sure, looks)) {
    const drawn = await drawnAs(longest, (i) => inFamily(i, family)[0]);
    const mean = (of: (one: Drawn) => number): number =>
      drawn.reduce((all, one) => all + of(one) * lettersOf(sure[one.i]), 0) / Math.max(1, sum(drawn.map(({ i }) => lettersOf(sure[i]))));
    tried.push({ family, alike: mean((one) => one.alike), rows: mean((one) => one.rows) });
    if ((tried.at(-1)?.alike ?? 0) > SURELY_ALIKE) break;
  }
  const common = commonFamily(tried);
  const best = new Map<number, Drawn>();
  const take = (drawn: readonly Drawn[], by: number): void => {
    for (const one of drawn) if (one.alike > (best.get(one.i)?.alike ?? Number.NEGATIVE_INFINITY) + by) best.set(one.i, one);
  };
  const open = (): number[] => [...sure.keys()].filter((i) => (best.get(i)?.alike ?? 0) < SURELY_ALIKE);
  take(await drawnAs([...sure.keys()], (i) => inFamily(i, common.family)[0]), 0);
  take(await drawnAs(open(), (i) => inFamily(i, common.family)[1]), BETTER);
  if (common.alike >= CARRIED) {
    const other = otherFamily(
      common.family,
      open().filter((i) => lettersOf(sure[i]) >= LINE_OF_OTHER),
      looks,
      sure,
    );
    if (other !== undefined) take(await drawnAs(open(), (i) => inFamily(i, other)[0]), BETTER_FAMILY);
  }
  return [...sure.keys()].flatMap((i) => best.get(i)?.line ?? []);
}

interface Drawn {
  readonly i: number;
  readonly line: PictureLine;
  readonly alike: number;
  readonly rows: number;
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The most alike; of faces that are not carried, the likeliest by widths of those with serifs or of those without. */
function commonFamily(tried: readonly Tried[]): Tried {
  const none: Tried = { family: '', alike: 0, rows: 0 };
  const most = (own: readonly Tried[], of: (one: Tried) => number): Tried =>
    own.reduce((best, one) => (of(one) > of(best) ? one : best), own[0] ?? none);
  const alike = most(tried, (one) => one.alike);
  if (alike.alike >= CARRIED) return alike;
  const sans = tried.filter(({ family }) => isSans(family));
  const others = tried.filter(({ family }) => !isSans(family));
  const rows = (own: readonly Tried[]): number => most(own, (one) => one.rows).rows;
  const [likeliest = alike] = rows(others) > rows(sans) + MORE_SERIF ? others : sans;
  return likeliest;
}

/** The family that fits most letters of the lines that the common one does not. */
function otherFamily(
  common: string,
  open: readonly number[],
  looks: readonly (readonly Look[])[],
  sure: readonly Reading[],
): string | undefined {
  const own = open.flatMap((i) => sure[i] ?? []);
  const likely = likelyFamilies(
    own,
    open.map((i) => looks[i] ?? []),
  );
  return open.length === 0 ? undefined : likely.find((family) => family !== common);
}

const lettersOf = (reading: Reading | undefined): number => reading?.words.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
