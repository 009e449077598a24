/** Check 6: text keeps clear of marks and lines that do not belong to it. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import type { Ink, LeafShape } from './leaf.ts';
import { isBox, ringsOf, segmentsOf } from './outline.ts';
import { areaOf, coveredShare, lengthInside, meet, sharedArea } from './rect.ts';
import { quoted } from './text-overlap.ts';

const MARKS: ReadonlySet<Role> = new Set(['mark', 'swatch', 'icon', 'connector', 'leader', 'gridline', 'baseline', 'axis', 'rule']);
/** Share of the text's area that a foreign mark may touch. */
const LIMIT = 0.05;
/** Measured ink is larger than real ink, so a smaller overlap is not visible. */
const SLACK_IN = 0.012;

export const textOnMarks = defineMeasure({
  number: 6,
  code: 'text_on_mark',
  severity: 'W',
  weight: 3,
  remedy: 'Shorten the text named, send fewer items, or choose another form.',
  find({ pieces, inks, grounds }, report) {
    const marks = pieces.filter((p) => MARKS.has(p.role) && p.kind !== 'text' && p.kind !== 'cell' && p.kind !== 'table');
    if (marks.length === 0) return;
    marks.sort((a, b) => a.top - b.top);
    const tallest = marks.reduce((most, m) => Math.max(most, m.bottom - m.top), 0);
    for (const [i, ink] of inks.entries()) {
      const under = grounds[i]?.z ?? -1;
      const core = shrink(ink);
      for (let at = firstBelow(marks, core.top - tallest); at < marks.length; at++) {
        const mark = marks[at] as LeafShape;
        if (mark.top > core.bottom) break;
        // A mark that the ground hides does not touch the text. The ground itself may still be the mark of another text.
        if (mark.z < under || mark === ink.owner || !touches(mark, core) || isOwn(ink, mark)) continue;
        const share = shareOn(core, mark);
        if (share <= 0) continue;
        // A mark that contains the whole text is its ground, unless the text names another mark as its host.
        if (share >= 0.95 && mark.z < ink.owner.z && ink.owner.host === undefined) continue;
        const strict = ink.owner.role === 'value' || ink.owner.role === 'title';
        if (!strict && share <= LIMIT) continue;
        report(
          [ink, mark],
          share,
          strict ? 0 : LIMIT,
          `${quoted(ink.text)} stands on ${mark.id} with ${Math.max(1, Math.round(share * 100))} % of its area.`,
          strict ? { severity: 'E', weight: 13 } : {},
        );
      }
    }
  },
});

const shrink = (r: Bounds): Bounds => ({
  left: r.left + SLACK_IN,
  top: r.top + SLACK_IN,
  right: r.right - SLACK_IN,
  bottom: r.bottom - SLACK_IN,
});

/** Lines have no height or width of their own, so touching counts. */
const touches = (mark: LeafShape, r: Bounds): boolean =>
  mark.left <= r.right && r.left <= mark.right && mark.top <= r.bottom && r.top <= mark.bottom;

function firstBelow(marks: readonly LeafShape[], top: number): number {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] as LeafShape).top < top) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isOwn({ owner }: Ink, mark: LeafShape): boolean {
  if (owner.host === mark.id || mark.host === owner.id) return true;
  if (mark.role === 'leader' && mark.host !== undefined && mark.host === owner.host) return true;
  const series = owner.datum?.series;
  return series !== undefined && mark.datum?.series === series;
}

function shareOn(core: Bounds, mark: LeafShape): number {
  const area = areaOf(core);
  if (mark.fill !== undefined && mark.kind !== 'line') {
    if (!meet(mark, core)) return 0;
    return isBox(mark) ? sharedArea(mark, core) / area : coveredShare(core, ringsOf(mark));
  }
  let length = 0;
  if (mark.kind === 'line' || mark.kind === 'path') for (const [a, b] of segmentsOf(mark)) length += lengthInside(a, b, core);
  else if (mark.line !== undefined) {
    // An outline without fill: only its edges are drawn.
    const rings = ringsOf(mark);
    for (const ring of rings) for (const [k, p] of ring.entries()) length += lengthInside(p, ring[(k + 1) % ring.length] as typeof p, core);
  }
  return Math.min(1, (length * mark.width_in) / area);
}
