/** Short statements beside a chart: evenly spaced over the height of the chart, each with an edge in the accent. */
import { type BoxIn, capacityExceeded, type Drawing, type Kit, leadRuns, shape, sideOf } from '../../layout/index.ts';
import type { Shape } from '../../scene/index.ts';

const GAP = 0.15;
const PAD = 0.2;
const EDGE = 0.05;
const TALLEST = 1.8;
const SIZES = [24, 20, 18, 16, 14, 12] as const;
const LEADING = 1.15;

export function drawStatements(statements: readonly string[], box: BoxIn, id: string, pointer: string, kit: Kit): Drawing {
  const n = statements.length;
  const h = Math.min(TALLEST, (box.h - (n - 1) * GAP) / n);
  const width_in = box.w - 2 * PAD - EDGE;
  const blocks = statements.map((words, i) => {
    const runs = leadRuns(words, `${pointer}/${i}`);
    return kit.block(runs, { color: 'ink', leading: LEADING }, `${pointer}/${i}`);
  });
  const size_pt = SIZES.find((size) =>
    blocks.every((block) => kit.fit({ block, sizes_pt: [size], width_in, height_in: h - (size > 18 ? 0.36 : 0.12) }).fits),
  );
  if (size_pt === undefined)
    throw capacityExceeded(
      `The ${n} statements do not fit at ${SIZES.at(-1)} pt.`,
      'Send fewer statements, or shorten each to one sentence.',
      { pointer, count: n },
    );
  const side = sideOf(box, kit);
  const shapes = statements.flatMap((words, i): Shape[] => {
    const cell = { ...box, y: box.y + i * (h + GAP), h };
    const key = `${id}/statement-${i + 1}`;
    return [
      shape.rect({ id: `${key}-edge`, name: 'edge', role: 'decoration' }, side.box({ ...cell, w: EDGE }), { fill: shape.fill('accent1') }),
      kit.place({ id: key, name: `statement ${i + 1}`, role: 'body' }, side.box({ ...cell, x: cell.x + EDGE + PAD, w: width_in }), {
        block: blocks[i] as (typeof blocks)[number],
        size_pt,
        anchor: 'middle',
        align: side.leading(words),
      }),
    ];
  });
  return { shapes, alt: statements.join(' ') };
}
