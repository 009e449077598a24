/** Panels of a slide and their content, for the checks that look into panels. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Ink, LeafShape } from './leaf.ts';
import { areaOf, contains, heightOf, unionOfBounds, widthOf } from './rect.ts';
import type { SlideView } from './view.ts';

/** Smaller boxes are labels with a ground. */
const MIN_H_IN = 1.2;
const MIN_W_IN = 1.2;
/** Text may extend this far out of its box because of rounding. */
const SLACK_IN = 0.05;

export interface Panel {
  readonly piece: LeafShape;
  /** Content of the panel, in reading order. */
  readonly inks: readonly Ink[];
  /** Box around the content. */
  readonly content: Bounds | undefined;
}

/** Cards of the body with their content. Rules and edges of a card belong to the card. */
export function panelsOf({ pieces, inks }: SlideView): readonly Panel[] {
  const out: Panel[] = [];
  for (const piece of pieces) {
    if (!piece.in_body || piece.role !== 'card' || piece.kind !== 'rect') continue;
    if (heightOf(piece) < MIN_H_IN || widthOf(piece) < MIN_W_IN) continue;
    const own = inks.filter((ink) => ink.owner === piece || (ink.owner.in_body && contains(piece, ink, SLACK_IN)));
    const drawn = pieces.filter(
      (p) =>
        p !== piece &&
        p.z > piece.z &&
        p.in_body &&
        p.kind !== 'text' &&
        p.role !== 'rule' &&
        areaOf(p) > 0.01 &&
        contains(piece, p, SLACK_IN),
    );
    out.push({ piece, inks: own, content: unionOfBounds([...own, ...drawn.filter((p) => !isEdge(p, piece))]) });
  }
  return out;
}

/** True for a thin bar along the whole length of one side. */
const isEdge = (p: Bounds, of: Bounds): boolean =>
  (widthOf(p) >= 0.95 * widthOf(of) && heightOf(p) < 0.12) || (heightOf(p) >= 0.95 * heightOf(of) && widthOf(p) < 0.12);
