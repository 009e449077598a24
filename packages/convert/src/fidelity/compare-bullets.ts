/** Bullets of a slide against those of its page: they are no words, but a list without them is another text. */
import { hasContrast, type Picture } from './compare-pictures.ts';
import type { Finding } from './finding.ts';
import { grown, isMiddleIn } from './shapes.ts';
import type { Placed } from './words.ts';

export interface Bullets {
  /** All that the page and the slide say, signs among it. */
  readonly page: readonly Placed[];
  readonly slide: readonly Placed[];
  /** Of the slide, those that are bullets of paragraphs. */
  readonly bullets: readonly Placed[];
  /** The page, where it has a picture. */
  readonly picture: Picture | undefined;
  /** Pixels a point. */
  readonly scale: number;
}

export interface ComparedBullets {
  readonly findings: readonly Finding[];
  /** Share of the bullets of both sides that have one on the other, 0 to 1. */
  readonly alike: number;
}

/** Signs that stand for bullets, and letters of fonts that have no name. */
const BULLET = /^[•▪●◦‣■□○►▶➢➤✓✔❖♦\p{Co}]$/u;
/** Sizes: how far a bullet may stand from its place, and what stands before one at least so far. */
const NEAR = 1;
const BEFORE = 1.5;

export function compareBullets({ page, slide, bullets, picture, scale }: Bullets): ComparedBullets {
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
    !page.some((word) => !isSign(word) && isMiddleIn(word.box, one.box)) && isShown(one, picture, scale);
  const missing = of_page.filter((one) => isShown(one, picture, scale) && !isNear(one, of_slide));
  const added = bullets.filter((one) => isSign(one) && !isNear(one, page.filter(isSign)) && !isPainted(one));
  const all = of_page.length + bullets.length;
  return {
    findings: [
      ...missing.map((one) => say('missing', 'The page shows it and the slide does not have it.', one)),
      ...added.map((one) => say('added', 'The page does not show it.', one)),
    ],
    alike: all === 0 ? 1 : 1 - (missing.length + added.length) / all,
  };
}

const isShown = ({ box }: Placed, picture: Picture | undefined, scale: number): boolean =>
  picture === undefined || hasContrast(picture, box, scale);

/** Whether a word stands before another on its line. */
function isBefore({ box: a }: Placed, { box: b, size_pt }: Placed): boolean {
  const isLine = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.3 * size_pt;
  return isLine && a.x0 < b.x0 && b.x0 - a.x1 < BEFORE * size_pt;
}
