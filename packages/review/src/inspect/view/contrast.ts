/** Contrast of a text with everything that may lie behind its words, and the number of letters that could be judged. */
import { contrastOf, neededContrast } from '@deckwright/core/color';
import { type ForeignRun, type Paint, UNKNOWN, type Unknown } from '@deckwright/read/pptx';
import { groundAt, mix, type Rgb } from './ground.ts';
import type { PlacedText } from './item.ts';
import type { SlideView } from './slide-view.ts';

export interface Contrast {
  /** Letters that were judged, and those that could not be. */
  readonly known: number;
  readonly unknown: number;
  /** The run with the lowest contrast, if enough of it is below its limit. */
  readonly worst?: { readonly ratio: number; readonly limit: number; readonly color: Rgb; readonly ground: Rgb; readonly words: string };
}

/** Share of a run that must be below the limit, so that a letter over a line does not count. */
const ENOUGH = 0.2;

const cache = new WeakMap<PlacedText, Contrast>();

export function contrastOfText(view: SlideView, text: PlacedText): Contrast {
  let contrast = cache.get(text);
  if (contrast === undefined) {
    contrast = judge(view, text);
    cache.set(text, contrast);
  }
  return contrast;
}

function judge(view: SlideView, text: PlacedText): Contrast {
  const spans = text.lines.flatMap(({ spans: of }) => of);
  if (!text.placed) return { known: 0, unknown: text.words.length };
  let known = 0;
  let unknown = 0;
  let worst: Contrast['worst'];
  for (const span of spans) {
    const colors = colorsOf(span.run.paint);
    if (colors === undefined || !/\S/.test(span.run.text)) continue;
    if (colors === UNKNOWN) {
      unknown += span.characters;
      continue;
    }
    const limit = limitOf(text, span.run);
    let bad = 0;
    let judged = 0;
    let lowest: { ratio: number; color: Rgb; ground: Rgb } | undefined;
    for (const { x, y } of span.samples) {
      const grounds = groundOf(view, text, span.run, x, y);
      if (grounds === UNKNOWN) continue;
      judged++;
      let here = 22;
      for (const ground of grounds) {
        for (const { rgb, alpha } of colors) {
          const ratio = contrastOf(mix(rgb, ground, alpha), ground);
          here = Math.min(here, ratio);
          if (lowest === undefined || ratio < lowest.ratio) lowest = { ratio, color: rgb, ground };
        }
      }
      if (here < limit - 0.005) bad++;
    }
    const share = span.samples.length === 0 ? 0 : judged / span.samples.length;
    known += span.characters * share;
    unknown += span.characters * (1 - share);
    if (lowest === undefined || bad < ENOUGH * span.samples.length) continue;
    if (worst === undefined || lowest.ratio / limit < worst.ratio / worst.limit) worst = { ...lowest, limit, words: span.run.text };
  }
  return { known, unknown, ...(worst === undefined ? {} : { worst }) };
}

/** The contrast that a run needs as it is shown. */
export function limitOf({ text }: PlacedText, run: ForeignRun): number {
  const shown = run.size_pt === UNKNOWN ? 0 : run.size_pt * (text.autofit === 'shrink' ? text.font_scale : 1);
  return neededContrast(shown, run.bold);
}

/** Undefined for letters without a fill. */
function colorsOf(paint: Paint): readonly { rgb: Rgb; alpha: number }[] | Unknown | undefined {
  switch (paint.kind) {
    case 'none':
      return undefined;
    case 'solid':
      return paint.color === UNKNOWN ? UNKNOWN : [paint.color];
    case 'gradient': {
      const colors = paint.stops.flatMap(({ color }) => (color === UNKNOWN ? [] : [color]));
      return colors.length === paint.stops.length && colors.length > 0 ? colors : UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}

/** Behind a point of a run. */
export function groundOf(view: SlideView, text: PlacedText, { highlight }: ForeignRun, x: number, y: number): readonly Rgb[] | Unknown {
  if (highlight?.kind === 'solid' && highlight.color !== UNKNOWN && highlight.color.alpha >= 1) return [highlight.color.rgb];
  return groundAt(view, text.owner, x, y, text.cell?.fill);
}
