/** Bullets of a slide against those of its page: they are no words, but a list without them is another text. */
import { contrastOf, FAINT, type Picture } from './compare-pictures.ts';
import type { Finding } from './finding.ts';
import type { Pair } from './pairs.ts';
import { grown, isMiddleIn, meets } from './shapes.ts';
import type { Area, Placed } from './words.ts';

export interface Bullets {
  /** All that the page and the slide say, signs among it. */
  readonly page: readonly Placed[];
  readonly slide: readonly Placed[];
  /** Of the slide, those that are bullets of paragraphs. */
  readonly bullets: readonly Placed[];
  /** Words that are the same and in their place. */
  readonly pairs: readonly Pair[];
  /** Areas that are found to differ already. */
  readonly differing: readonly Area[];
  /** Both sides, where the page has a picture; `scale` in pixels a point. */
  readonly pictures: { readonly page: Picture; readonly slide: Picture; readonly scale: number } | undefined;
}

export interface ComparedBullets {
  readonly findings: readonly Finding[];
  /** Share of bullets and words in place that have before them what the other side has, 0 to 1. */
  readonly alike: number;
}

/** Signs that stand for bullets, and letters of fonts that have no name. */
const BULLET = /^[•▪●◦‣■□○►▶➢➤✓✔❖♦\p{Co}]$/u;
/** Sizes: how far a bullet may stand from its place, and what stands before one at least so far. */
const NEAR = 1;
const BEFORE = 1.5;
/** Sizes before a word where a sign that is drawn may stand, and steps of 256 by which it is plain to see. */
const [NEAREST, FARTHEST] = [0.25, 2.5];
const PLAIN = 80;
/** Sizes that letters may reach beyond their word. */
const CLOSE = 0.1;

export function compareBullets(sides: Bullets): ComparedBullets {
  const { page, slide, bullets, pictures } = sides;
  const isSign = ({ text }: Placed): boolean => !/[\p{L}\p{N}]/u.test(text);
  const of_page = page.filter((one) => BULLET.test(one.text) && one.angle === 0 && !page.some((other) => isBefore(other, one)));
  const of_slide = [...slide.filter(isSign), ...bullets];
  const isNear = (one: Placed, others: readonly Placed[]): boolean =>
    others.some(({ box }) => isMiddleIn(grown(one.box, NEAR * one.size_pt), box));
  const say = (found: 'missing' | 'added', why: string, { text, box }: Placed): Finding => {
    const what = /\p{Co}/u.test(text) ? 'A bullet' : `The bullet ${JSON.stringify(text)}`;
    return { found, element: 'text', what, why, area: box };
  };
  // A bullet may be drawn as a shape, but not where the page has a word.
  const isPainted = (one: Placed): boolean =>
    !page.some((word) => !isSign(word) && isMiddleIn(word.box, one.box)) && isShown(one.box, pictures);
  const missing = of_page.filter((one) => isShown(one.box, pictures) && !isNear(one, of_slide));
  // Scripts without spaces have theirs right before the text.
  const begins = (one: Placed): boolean =>
    page.some(
      ({ text, box }) =>
        text.length > one.text.length && text.startsWith(one.text) && isNear({ ...one, box: { ...box, x1: box.x0 + one.size_pt } }, [one]),
    );
  const added = bullets.filter((one) => isSign(one) && !isNear(one, page.filter(isSign)) && !begins(one) && !isPainted(one));
  const lost = lostBefore(sides);
  const all = of_page.length + bullets.length + sides.pairs.length;
  return {
    findings: [
      ...missing.map((one) => say('missing', 'The page shows it and the slide does not have it.', one)),
      ...lost.map((one) => ({
        ...say('missing', 'The page draws it and the slide does not have it.', one),
        what: `A sign before ${JSON.stringify(one.text)}`,
      })),
      ...added.map((one) => say('added', 'The page does not show it.', one)),
    ],
    alike: all === 0 ? 1 : 1 - (missing.length + added.length + lost.length) / all,
  };
}

const isShown = (area: Area, pictures: Bullets['pictures']): boolean =>
  pictures === undefined || contrastOf(pictures.page, area, pictures.scale) > FAINT;

/** What the page draws before the first word of a line, and the slide does not. */
function lostBefore({ page, bullets, pairs, pictures, differing }: Bullets): Placed[] {
  if (pictures === undefined) return [];
  const { page: painted, slide: drawn, scale } = pictures;
  const before = ({ box, size_pt }: Placed): Area => ({ ...box, x0: box.x0 - FARTHEST * size_pt, x1: box.x0 - NEAREST * size_pt });
  return pairs
    .filter(({ page: word }) => word.angle === 0 && !page.some((other) => other.box !== word.box && isBefore(other, word)))
    .filter(({ page: word, slide: twin }) => {
      if (bullets.some(({ box }) => isMiddleIn(grown(before(twin), NEAREST * twin.size_pt), box))) return false;
      // A word may stand right behind what its slide paints, such as a bar.
      const upTo = { ...before(twin), x1: twin.box.x0 - CLOSE * twin.size_pt };
      return contrastOf(painted, before(word), scale) > PLAIN && contrastOf(drawn, upTo, scale) <= FAINT;
    })
    .map(({ page: word }) => ({ ...word, box: before(word) }))
    .filter(
      ({ box }) =>
        ![...differing, ...page.filter((one) => one.box.x1 < box.x1).map((one) => grown(one.box, NEAREST * one.size_pt))].some((area) =>
          meets(area, box),
        ),
    );
}

/** Whether a word stands before another on its line. */
function isBefore({ box: a }: Placed, { box: b, size_pt }: Placed): boolean {
  const isLine = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.3 * size_pt;
  return isLine && a.x0 < b.x0 && b.x0 - a.x1 < BEFORE * size_pt;
}
