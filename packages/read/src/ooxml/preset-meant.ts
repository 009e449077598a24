/** Which preset shape a name means that ISO 29500-1 (20.1.10.56) does not have: programs write words of other interfaces there. */
import { editDistance } from '@deckwright/core/edit-distance';

/** Names of other interfaces: HTML, SVG, Office's own enumerations, PptxGenJS. In lower case, without marks. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  oval: 'ellipse',
  circle: 'ellipse',
  roundedrectangle: 'roundRect',
  roundedrect: 'roundRect',
  roundrectangle: 'roundRect',
  rectangle: 'rect',
  square: 'rect',
  box: 'rect',
  arrow: 'rightArrow',
  arrowright: 'rightArrow',
  arrowleft: 'leftArrow',
  arrowup: 'upArrow',
  arrowdown: 'downArrow',
  isoscelestriangle: 'triangle',
  righttriangle: 'rtTriangle',
  star: 'star5',
  cross: 'plus',
  oct: 'octagon',
  cylinder: 'can',
  callout: 'wedgeRectCallout',
  speechbubble: 'wedgeRoundRectCallout',
  straightline: 'line',
  connector: 'line',
  pie3: 'pie',
  chevronarrow: 'chevron',
};
/** Letters that a misspelt name may differ by, of its length. */
const MISSPELT = 0.25;

/** A name of `names`; a rectangle where nothing is near, because any shape opens and an unknown name does not. */
export function presetMeant(value: string, names: readonly string[]): string {
  const plain = plainOf(value);
  const own = names.find((name) => plainOf(name) === plain);
  if (own !== undefined) return own;
  const other = OTHER_NAMES[plain];
  if (other !== undefined) return other;
  const near = names
    .map((name) => ({ name, distance: editDistance(plainOf(name), plain) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best), { name: 'rect', distance: Number.POSITIVE_INFINITY });
  return near.distance <= plain.length * MISSPELT ? near.name : 'rect';
}

const MAX_LETTERS = 40;
const plainOf = (name: string): string =>
  name
    .slice(0, MAX_LETTERS)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
