/** Check 21: gaps between like shapes in a row or column are equal. */
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { heightOf, widthOf } from './rect.ts';

const LIMIT_IN = 0.01;
const LIKE: ReadonlySet<Role> = new Set(['card', 'node', 'chip', 'cell', 'track', 'image']);

export const equalGutters = defineMeasure({
  number: 21,
  code: 'gutters_unequal',
  severity: 'W',
  weight: 4,
  remedy: 'This is a fault of the drawing.',
  find({ components, scales }, report) {
    for (const members of components.values()) {
      const like = members.filter(({ role, kind }) => LIKE.has(role) && kind !== 'text' && kind !== 'cell' && kind !== 'path');
      if (like.length < 3) continue;
      // Trees separate families on purpose, so shapes that connectors join are left out.
      const joined = new Set(
        members.flatMap(({ shape }) => (shape.kind === 'line' ? [shape.glue_from?.shape ?? '', shape.glue_to?.shape ?? ''] : [])),
      );
      const rows = new Map<string, LeafShape[]>();
      const columns = new Map<string, LeafShape[]>();
      for (const piece of like) {
        if (joined.has(piece.id)) continue;
        // Like shapes have one role, one position across and one size along.
        const size = `${piece.role} ${hundredths(widthOf(piece))} ${hundredths(heightOf(piece))} `;
        push(rows, size + hundredths(piece.top), piece);
        push(columns, size + hundredths(piece.left), piece);
      }
      for (const row of rows.values()) compare(row, 'left', 'right', report);
      for (const column of columns.values()) compare(column, 'top', 'bottom', report);
    }
    for (const marks of scales.values())
      for (const along of ['x', 'y'] as const) {
        const bars = marks.filter(({ datum }) => datum?.along === along && datum.value !== 0);
        // Stacked and grouped marks share slots, so only one mark of each slot is compared.
        const [near, far] = along === 'x' ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
        if (bars.length < 3 || bars.some((b) => b.datum?.series !== undefined)) continue;
        if (new Set(bars.map((b) => hundredths(b[near]))).size === bars.length) compare(bars, near, far, report);
      }
  },
});

const hundredths = (inches: number): number => Math.round(inches * 100);

function push(map: Map<string, LeafShape[]>, key: string, piece: LeafShape): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [piece]);
  else list.push(piece);
}

/** A gap may skip whole slots, because of a zero, a missing value or a place left free. */
function compare(
  pieces: readonly LeafShape[],
  near: 'left' | 'top',
  far: 'right' | 'bottom',
  report: (about: readonly LeafShape[], measured: number, limit: number, message: string) => void,
): void {
  if (pieces.length < 3) return;
  const sorted = [...pieces].sort((a, b) => a[near] - b[near]);
  let usual = Number.POSITIVE_INFINITY;
  for (let i = 1; i < sorted.length; i++) usual = Math.min(usual, (sorted[i] as LeafShape)[near] - (sorted[i - 1] as LeafShape)[far]);
  const pitch = usual + (sorted[0] as LeafShape)[far] - (sorted[0] as LeafShape)[near];
  // Cards of one group are closer to each other than the groups are. A second constant gap that is at least half as large again is a gap
  // between groups.
  let between: number | undefined;
  for (let i = 1; i < sorted.length; i++) {
    const gap = (sorted[i] as LeafShape)[near] - (sorted[i - 1] as LeafShape)[far];
    const skipped = (gap - usual) / pitch;
    if (Math.abs(skipped - Math.round(skipped)) * pitch <= LIMIT_IN) continue;
    if (between === undefined && gap >= 1.5 * usual) between = gap;
    if (between !== undefined && Math.abs(gap - between) <= LIMIT_IN) continue;
    report(
      [sorted[i - 1] as LeafShape, sorted[i] as LeafShape],
      gap - usual,
      LIMIT_IN,
      `The gap before ${sorted[i]?.id} is ${gap.toFixed(3)} in; the usual one of ${sorted.length} like shapes is ${usual.toFixed(3)}.`,
    );
    return;
  }
}
