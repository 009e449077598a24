/** Items around a centre: a ring with arrows, spokes from a hub, or equal wedges; their texts stand outside by the one-dimensional rule. */
import { arcSteps, type BoxIn, type Kit, pointOn, ringSteps, run, type SourcedText, shape, spread } from '../layout/index.ts';
import { type Board, type Item, measurePortions, placePortions, portionsOf, type Sizes, tooLong } from './text-items.ts';

const SIZES: readonly Sizes[] = [
  { head: 18, body: 14 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
];
const DISC = 0.56;

export function drawWheel(
  items: readonly Item[],
  hub: SourcedText | undefined,
  box: BoxIn,
  board: Board,
  kit: Kit,
  mode: 'ring' | 'spokes' | 'wedges',
  what: string,
): void {
  const n = items.length;
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  const outer = Math.min(2.15, box.h / 2 - 0.05);
  const r = mode === 'wedges' ? outer : outer - DISC / 2;
  const angle = (i: number): number => (mode === 'wedges' ? ((i + 0.5) * 360) / n : (i * 360) / n);
  const isRight = (i: number): boolean => angle(i) < 179.9;
  const reach = outer + 0.35;
  const room = box.w / 2 - reach;
  for (const size of SIZES) {
    const measured = items.map((it) => measurePortions(portionsOf(it, size, kit, { body: 'muted' }), room, kit));
    if (measured.some((m) => !m.fits)) continue;
    const centres: number[] = [];
    let ok = true;
    for (const right of [true, false]) {
      const own = items.map((_, i) => i).filter((i) => isRight(i) === right);
      const placed = spread(
        own.map((i) => ({ target: pointOn(cx, cy, r, angle(i))[1], size: (measured[i] as { height_in: number }).height_in })),
        box.y,
        box.y + box.h,
        0.12,
      );
      if (placed === undefined) ok = false;
      else for (const [k, i] of own.entries()) centres[i] = placed[k] as number;
    }
    if (!ok) continue;
    for (const [i, it] of items.entries()) {
      const key = `item-${i + 1}`;
      const [px, py] = pointOn(cx, cy, r, angle(i));
      if (mode === 'wedges') {
        board.path(
          key,
          ringSteps(cx, cy, outer, 0.85, (i * 360) / n, ((i + 1) * 360) / n),
          { fill: it.primary ? 'accent1' : 'soft1', stroke: shape.stroke('canvas', 2) },
          { role: 'node', name: `segment ${i + 1}: ${it.label?.text ?? ''}` },
        );
        const [nx, ny] = pointOn(cx, cy, (outer + 0.85) / 2, angle(i));
        board.cell(`${key}-number`, [run(`${i + 1}`, undefined, 'derived')], { x: nx - 0.25, y: ny - 0.2, w: 0.5, h: 0.4 }, size.head, {
          role: 'axis',
          bold: true,
          align: 'center',
          color: it.primary ? kit.on('accent1') : kit.on('soft1'),
          host: key,
        });
      } else {
        if (mode === 'spokes') board.line(`${key}-spoke`, [cx, cy], [px, py], shape.stroke('muted', 1), { role: 'connector' });
        else if (n > 1) {
          const pad = (Math.asin(Math.min(1, (DISC / 2 + 0.08) / (2 * r))) * 2 * 180) / Math.PI;
          const from = angle(i) + pad;
          const to = angle(i) + 360 / n - pad;
          const [sx, sy] = pointOn(cx, cy, r, from);
          board.path(
            `${key}-arc`,
            [['M', sx, sy], ...arcSteps(cx, cy, r, from, to)],
            { stroke: shape.stroke('muted', 1.5) },
            { role: 'decoration', layer: 'grid' },
          );
          const [ax, ay] = pointOn(cx, cy, r, to);
          const t = (to * Math.PI) / 180;
          const dx = Math.cos(t);
          const dy = Math.sin(t);
          board.path(
            `${key}-tip`,
            [
              ['M', ax + dx * 0.08, ay + dy * 0.08],
              ['L', ax - dx * 0.1 - dy * 0.09, ay - dy * 0.1 + dx * 0.09],
              ['L', ax - dx * 0.1 + dy * 0.09, ay - dy * 0.1 - dx * 0.09],
              ['Z'],
            ],
            { fill: 'muted' },
            { role: 'decoration' },
          );
        }
        board.ellipse(
          key,
          { x: px - DISC / 2, y: py - DISC / 2, w: DISC, h: DISC },
          it.primary ? { fill: 'accent1' } : { fill: 'canvas', stroke: shape.stroke('accent1', 1.5) },
          { role: 'node', name: `${what} ${i + 1}: ${it.label?.text ?? ''}` },
        );
        board.cell(
          `${key}-number`,
          [run(`${i + 1}`, undefined, 'derived')],
          { x: px - DISC / 2, y: py - DISC / 2, w: DISC, h: DISC },
          size.head,
          { role: 'axis', bold: true, align: 'center', color: it.primary ? kit.on('accent1') : kit.asText('accent1'), host: key },
        );
      }
      const m = measured[i] as (typeof measured)[number];
      const y = (centres[i] as number) - m.height_in / 2;
      const x = isRight(i) ? cx + reach : box.x;
      placePortions(board, key, m, { x, y, w: room, h: m.height_in }, { align: isRight(i) ? 'left' : 'right', host: key });
      const from = isRight(i) ? px + (mode === 'wedges' ? 0 : DISC / 2 + 0.05) : px - (mode === 'wedges' ? 0 : DISC / 2 + 0.05);
      const to = isRight(i) ? cx + reach - 0.08 : cx - reach + 0.08;
      if (Math.abs(to - from) > 0.12)
        board.line(`${key}-leader`, [from, py], [to, centres[i] as number], shape.stroke('line', 0.5), { role: 'decoration' });
    }
    const hubR = mode === 'wedges' ? 0.8 : 0.95;
    if (mode === 'spokes' || (hub !== undefined && mode === 'wedges'))
      board.ellipse(
        'hub',
        { x: cx - hubR, y: cy - hubR, w: 2 * hubR, h: 2 * hubR },
        { fill: mode === 'spokes' ? 'accent1' : 'surface' },
        { role: 'node', name: hub?.text ?? 'centre', layer: 'line' },
      );
    if (hub !== undefined) {
      const block = kit.block(hub.text, { color: 'ink', bold: true });
      const pt = [18, 16, 14, 12, 11, 10].find((s) => kit.fit({ block, sizes_pt: [s], width_in: hubR * 1.55, height_in: hubR * 1.3 }).fits);
      if (pt === undefined) throw tooLong(n, what);
      board.cell('hub-label', hub, { x: cx - hubR * 0.8, y: cy - hubR * 0.7, w: hubR * 1.6, h: hubR * 1.4 }, pt, {
        role: 'node',
        bold: true,
        align: 'center',
        color: mode === 'spokes' ? kit.on('accent1') : 'ink',
      });
    }
    return;
  }
  throw tooLong(n, what);
}
