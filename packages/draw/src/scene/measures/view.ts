/** The view of a slide for the checks: pieces with absolute boxes, resolved colours, and the ink of every line of text. */

import type { Bounds } from '@deckwright/core/geometry';
import { type Color, type Gradient, isRgb, type Rgb } from '../color.ts';
import type { Sheet } from '../sheet.ts';
import type { Slide } from '../slide.ts';
import type { Theme } from '../theme.ts';
import { FlatSlide } from './flatten.ts';
import { type GradientUnder, gradientUnder, throughGradients } from './gradient-ground.ts';
import type { Ink, LeafShape } from './leaf.ts';
import { isBox, ringsOf } from './outline.ts';
import { areaOf, coveredShare, meet, sharedArea } from './rect.ts';

export interface SlideView {
  readonly slide: Slide;
  readonly theme: Theme;
  /** The kind of drawing in the body, because some checks have other rules for it. */
  readonly drawn_as: DrawnAs | undefined;
  readonly body: Bounds;
  readonly pieces: readonly LeafShape[];
  readonly inks: readonly Ink[];
  readonly byId: ReadonlyMap<string, LeafShape>;
  /** Pictures and pieces with a fill, in drawing order. */
  readonly fills: readonly LeafShape[];
  /** What is behind each line of text, in the order of `inks`. */
  readonly grounds: readonly Ground[];
  /** Pieces of the body by component. */
  readonly components: ReadonlyMap<string, readonly LeafShape[]>;
  /** Marks with a value, by the scale that they are drawn to. */
  readonly scales: ReadonlyMap<string, readonly LeafShape[]>;
  /** Codes of the warnings of the drawing. */
  readonly warned: ReadonlySet<string>;
}

export interface Ground {
  /** Drawing order of the topmost opaque shape that contains the whole line; -1 for the canvas. */
  readonly z: number;
  /** Colours behind the line: of that shape, and of shapes above it that are under a part of the line. */
  readonly colors: readonly Rgb[];
  /**
   * True when a picture is behind the line. Its colour is unknown, except for the darkest and lightest colour that shade over it allows.
   */
  readonly picture: boolean;
}

/** `grid`: words are in cells. */
export type DrawnAs = 'grid';

export interface ViewOptions {
  readonly theme: Theme;
  readonly body: Bounds;
  readonly drawn_as?: DrawnAs | undefined;
  readonly warned?: Iterable<string>;
}

export function viewSlide(slide: Slide, { theme, body, drawn_as, warned = [] }: ViewOptions): SlideView {
  const { pieces, inks, fills, byId, canvas } = new FlatSlide(slide, theme);
  const components = new Map<string, LeafShape[]>();
  const scales = new Map<string, LeafShape[]>();
  for (const piece of pieces) {
    if (piece.in_body) put(components, piece.component, piece);
    const { datum } = piece;
    if (datum?.scale !== undefined && datum.value !== undefined && datum.along !== undefined) put(scales, datum.scale, piece);
  }
  return {
    slide,
    theme,
    drawn_as,
    body,
    pieces,
    inks,
    byId,
    fills,
    grounds: groundsOf(inks, fills, canvas, slide.sheet, (color) => (isRgb(color) ? color : theme.colors[color])),
    components,
    scales,
    warned: new Set(warned),
  };
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Bands of a quarter inch, so that a line of text is compared only with the fills at its height. */
const BAND = 0.25;
const BANDS = 32;
const bandOf = (y: number): number => Math.max(0, Math.min(BANDS - 1, Math.floor(y / BAND)));

/** The colours that a picture may show under a text. */
const ANY_PICTURE: readonly Rgb[] = ['#FFFFFF', '#000000'];

function groundsOf(
  inks: readonly Ink[],
  fills: readonly LeafShape[],
  canvas: Rgb,
  sheet: Sheet | undefined,
  rgb: (color: Color) => Rgb,
): readonly Ground[] {
  const bands: LeafShape[][] = Array.from({ length: BANDS }, () => []);
  for (const piece of fills) for (let b = bandOf(piece.top); b <= bandOf(piece.bottom); b++) (bands[b] as LeafShape[]).push(piece);
  const bare: Ground = { z: -1, colors: [canvas], picture: false };
  return inks.map((ink) => {
    // The ground under a place of a template was measured on its picture.
    const measured = sheet?.places[ink.owner.id]?.ground;
    if (measured !== undefined) return { z: -1, colors: [measured], picture: false };
    const near = bands[bandOf((ink.top + ink.bottom) / 2)] as LeafShape[];
    let colors: Rgb[] | undefined;
    const shades: GradientUnder[] = [];
    const area = areaOf(ink);
    for (let i = near.length - 1; i >= 0; i--) {
      const piece = near[i] as LeafShape;
      if (piece.z > ink.owner.z || !meet(piece, ink)) continue;
      const share = isBox(piece) ? sharedArea(piece, ink) / area : coveredShare(ink, ringsOf(piece));
      // Less than a tenth is only an edge that the line touches, and another check reports touching.
      if (share < 0.1) continue;
      const gradient = gradientOf(piece);
      if (gradient !== undefined) {
        shades.push(gradientUnder(gradient, piece, ink, rgb));
        continue;
      }
      if (piece.fill === undefined) {
        const seen = shades.length === 0 ? [] : throughGradients(ANY_PICTURE, shades);
        return { z: piece.z, colors: [...(colors ?? []), ...seen], picture: true };
      }
      colors ??= [];
      colors.push(...(shades.length === 0 ? [piece.fill] : throughGradients([piece.fill], shades)));
      if (share >= 0.9 && piece.opaque) return { z: piece.z, colors, picture: false };
    }
    if (colors === undefined && shades.length === 0) return bare;
    colors ??= [];
    colors.push(...throughGradients([canvas], shades));
    return { z: -1, colors, picture: false };
  });
}

const gradientOf = ({ shape }: LeafShape): Gradient | undefined => ('fill' in shape ? shape.fill?.gradient : undefined);
