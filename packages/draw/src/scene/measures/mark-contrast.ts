/** Check 12: marks differ from the background: 3 to 1, or 1.6 to 1 when the value is printed for the same datum. */
import { contrastOf } from '@deckwright/core/color';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { contains } from './rect.ts';
import type { SlideView } from './view.ts';

const LIMIT = 3;
const LABELLED = 1.6;

export const markContrast = defineMeasure({
  number: 12,
  code: 'mark_faint',
  severity: 'W',
  weight: 3,
  remedy: 'Send a stronger colour for the mark named, or none.',
  find(view, report) {
    const canvas = groundColor(view);
    for (const piece of view.pieces) {
      if (piece.role !== 'mark') continue;
      const color = piece.fill ?? piece.line;
      if (color === undefined) continue;
      const ground = behind(view, piece) ?? canvas;
      const outline = piece.line === undefined || piece.line_token === 'canvas' ? 0 : contrastOf(piece.line, ground);
      const shown = Math.max(contrastOf(color, ground), outline);
      if (shown >= LIMIT - 0.01) continue;
      const said = labelledMarks(view);
      const limit = said.has(piece.id) || (piece.datum?.path !== undefined && said.has(piece.datum.path)) ? LABELLED : LIMIT;
      if (shown < limit - 0.01) report([piece], shown, limit, `${piece.id} has a contrast of ${shown.toFixed(2)} to what is behind it.`);
    }
  },
});

const groundColor = ({ slide, theme }: SlideView) =>
  slide.background.startsWith('#') ? (slide.background as `#${string}`) : theme.colors[slide.background as 'canvas'];

/**
 * Fill of the nearest card below that contains the mark. The ground behind bars does not count, because a bar must stand out against the
 * slide.
 */
function behind({ fills }: SlideView, mark: LeafShape) {
  for (let i = fills.length - 1; i >= 0; i--) {
    const piece = fills[i] as LeafShape;
    if (piece.z < mark.z && piece.opaque && piece.role === 'card' && contains(piece, mark)) return piece.fill;
  }
  return undefined;
}

/** Ids of shapes that a text names as its host, and pointers that a text shows or that contain such a pointer. */
export function labelledMarks(view: SlideView): ReadonlySet<string> {
  const cached = labelled.get(view);
  if (cached !== undefined) return cached;
  const out = new Set<string>();
  labelled.set(view, out);
  for (const piece of view.pieces) {
    if (piece.text === undefined || piece.inks.length === 0) continue;
    out.add(piece.id);
    if (piece.host !== undefined) out.add(piece.host);
    if (piece.datum?.path !== undefined) out.add(piece.datum.path);
    for (const { runs } of piece.text.paragraphs) for (const { path } of runs) if (path !== undefined) out.add(path);
  }
  return out;
}

/** Cached, because two checks ask for the same slide. */
const labelled = new WeakMap<SlideView, ReadonlySet<string>>();
