/** Items as bars over their periods, packed into rows by track. */
import { type BoxIn, capacityExceeded, cutTop, type Drawing, hairline, type Kit, run, shape, sideOf } from '../../layout/index.ts';
import type { Shape } from '../../scene/index.ts';
import type { Block } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { drawStatusKey, isKeyed, paintOf, readStatus, STATUSES, type Status } from './_status.ts';
import { indexIn, namesOf, type RoadmapData } from './form.ts';

const ID = 'body/roadmap';
const BAND = 1.7;
const GAP = 0.08;
const LANE_PAD = 0.1;
const ROW_MAX = 0.72;

interface Item {
  readonly index: number;
  readonly track: number;
  readonly from: number;
  /** Exclusive end. */
  readonly to: number;
  /** Null where none was sent, undefined for unknown words. */
  readonly status: Status | null | undefined;
  readonly row: number;
  readonly block: Block;
}

export function drawTracks(d: RoadmapData, pane: FormPane, kit: Kit): Drawing {
  const { items, rows } = readItems(d, pane, kit);
  const present = STATUSES.filter((s) => items.some((it) => it.status === s));
  const keyed = isKeyed(items.map(({ status }) => status));
  const { cut, rest } = keyed ? cutTop(pane.box, 0.26, 0.1) : { cut: pane.box, rest: pane.box };
  const n = d.periods.length;
  const unit = (rest.w - BAND) / n;
  const total = rows.reduce((sum, r) => sum + r, 0);
  for (const size_pt of [14, 12, 11, 10]) {
    const name = (text: string): Block => kit.block(text, { color: 'ink', bold: true });
    const heads = d.periods.map((p) => kit.fit({ block: name(p), sizes_pt: [size_pt], width_in: unit - 0.1, max_lines: 2 }));
    const names = d.tracks.map((t) => kit.fit({ block: name(t.label), sizes_pt: [size_pt], width_in: BAND - 0.3, max_lines: 4 }));
    if (heads.some((f) => !f.fits) || names.some((f) => !f.fits)) continue;
    const head_h = Math.max(...heads.map((f) => f.height_in)) + 0.12;
    const room = rest.h - head_h - d.tracks.length * 2 * LANE_PAD - total * GAP;
    const row_h = Math.min(ROW_MAX, room / total);
    const fits = items.every((it) => {
      const width_in = (it.to - it.from) * unit - 2 * GAP - 0.16;
      return width_in > 0.2 && kit.fit({ block: it.block, sizes_pt: [size_pt], width_in, height_in: row_h - 0.06 }).fits;
    });
    if (!fits) continue;
    const lane = (r: number): number => Math.max(r * (row_h + GAP) - GAP + 2 * LANE_PAD, names.length > 0 ? 0.4 : 0);
    const lanes = rows.map(lane);
    const height = head_h + lanes.reduce((sum, h) => sum + h, 0);
    // Spare height is divided equally among the lanes.
    const spare = Math.max(0, (rest.h - height) / rows.length);
    const heights = lanes.map((h) => h + Math.min(spare, 0.5));
    return place(d, items, rows, heights, { rest, cut, head_h, unit, size_pt, row_h }, keyed ? present : [], pane, kit);
  }
  throw capacityExceeded(
    `${items.length} items in ${d.tracks.length} tracks and ${n} periods do not fit at 10 pt.`,
    'Shorten the longest labels, send fewer periods, or split the tracks over two slides.',
    { component: 'timeline_roadmap', count: items.length, pointer: `${pane.pointer}/items` },
  );
}

function readItems(d: RoadmapData, pane: FormPane, kit: Kit): { readonly items: readonly Item[]; readonly rows: readonly number[] } {
  const names = namesOf(d.tracks);
  const isStated = d.items.some(({ status }) => status !== undefined);
  const taken: number[][] = d.tracks.map(() => []);
  const items = d.items.map((it, index): Item => {
    const base = `${pane.pointer}/items/${index}`;
    const track = indexIn(names, it.track) ?? 0;
    const from = indexIn(d.periods, it.start) ?? 0;
    const last = it.end === undefined ? from : (indexIn(d.periods, it.end) ?? from);
    for (const member of ['track', 'start', 'end']) kit.drawn.add(`${base}/${member}`);
    if (last < from)
      kit.warn('start_after_end', `${it.label} starts after it ends; only its first period is drawn.`, {
        path: `${base}/end`,
        remedy: 'Exchange the two periods.',
      });
    const to = Math.max(from, last) + 1;
    const ends = taken[track] as number[];
    const free = ends.findIndex((end) => end <= from);
    const row = free < 0 ? ends.length : free;
    ends[row] = to;
    const read = readStatus(it.status, `${base}/status`, kit);
    const ink = paintOf(read, isStated, kit).ink;
    const runs = [run(it.label, `${base}/label`, 'verbatim', it.emphasis === 'primary' ? { bold: true } : {})];
    if (read === undefined) runs.push(run(` (${it.status})`, `${base}/status`));
    return { index, track, from, to, status: read, row, block: kit.block(runs, { color: ink }) };
  });
  return { items, rows: taken.map((t) => Math.max(1, t.length)) };
}

interface Measures {
  readonly rest: BoxIn;
  readonly cut: BoxIn;
  readonly head_h: number;
  readonly unit: number;
  readonly size_pt: number;
  readonly row_h: number;
}

function place(
  d: RoadmapData,
  items: readonly Item[],
  rows: readonly number[],
  heights: readonly number[],
  { rest, cut, head_h, unit, size_pt, row_h }: Measures,
  key: readonly Status[],
  pane: FormPane,
  kit: Kit,
): Drawing {
  const side = sideOf(pane.box, kit);
  const isStated = items.some(({ status }) => status !== null);
  const x0 = rest.x + BAND;
  const top = rest.y + head_h;
  const tops = heights.map((_, i) => top + heights.slice(0, i).reduce((sum, h) => sum + h, 0));
  const foot = top + heights.reduce((sum, h) => sum + h, 0);
  const style = { color: 'ink' as const, bold: true };
  const shapes: Shape[] = [
    ...tops.flatMap((y, i): Shape[] =>
      i % 2 === 0
        ? []
        : [
            shape.rect(
              { id: `${ID}/lane-${i + 1}`, name: `lane ${i + 1}`, role: 'band' },
              { ...rest, y, h: heights[i] as number },
              { fill: shape.fill('surface') },
            ),
          ],
    ),
    ...d.periods
      .slice(1)
      .map((_, i) =>
        shape.line(
          { id: `${ID}/grid-${i + 1}`, name: 'gridline', role: 'gridline' },
          [side.x(x0 + (i + 1) * unit), top],
          [side.x(x0 + (i + 1) * unit), foot],
          shape.stroke('line', 0.5),
        ),
      ),
    hairline(`${ID}/rule-0`, rest.x, rest.x + rest.w, top, 'muted', 1),
    ...tops.map((y, i) => hairline(`${ID}/rule-${i + 1}`, rest.x, rest.x + rest.w, y + (heights[i] as number))),
    ...d.periods.map((p, i) =>
      kit.label({
        id: `${ID}/period-${i + 1}`,
        name: `period: ${p}`,
        role: 'header',
        box: side.box({ x: x0 + i * unit + 0.05, y: rest.y, w: unit - 0.1, h: head_h - 0.08 }),
        runs: p,
        path: `${pane.pointer}/periods/${i}`,
        style,
        size_pt,
        align: 'center',
        anchor: 'bottom',
        balance: true,
      }),
    ),
    ...d.tracks.map((t, i) =>
      kit.label({
        id: `${ID}/track-${i + 1}`,
        name: `track ${i + 1}: ${t.label}`,
        role: 'header',
        box: side.box({ x: rest.x + 0.1, y: tops[i] as number, w: BAND - 0.3, h: heights[i] as number }),
        runs: t.label,
        path: `${pane.pointer}/tracks/${i}${t.own}`,
        style,
        size_pt,
        anchor: 'middle',
        align: side.leading(t.label),
      }),
    ),
    ...items.map((it): Shape => {
      const stack = (rows[it.track] as number) * (row_h + GAP) - GAP;
      const y = (tops[it.track] as number) + ((heights[it.track] as number) - stack) / 2 + it.row * (row_h + GAP);
      const box = side.box({ x: x0 + it.from * unit + GAP, y, w: (it.to - it.from) * unit - 2 * GAP, h: row_h });
      const { fill, stroke: edge } = paintOf(it.status, isStated, kit);
      const stroke = edge ?? (d.items[it.index]?.emphasis === 'primary' && it.status == null ? shape.stroke('accent1', 2) : undefined);
      const label = d.items[it.index]?.label ?? '';
      return shape.rect({ id: `${ID}/item-${it.index + 1}`, name: `item ${it.index + 1}: ${label}`, role: 'node' }, box, {
        fill,
        ...(stroke === undefined ? {} : { stroke }),
        radius_in: kit.theme.radius_in,
        text: kit.text.set({
          block: it.block,
          size_pt,
          width_in: box.w,
          height_in: box.h,
          anchor: 'middle',
          align: side.leading(label),
          insets_in: { l: 0.08, r: 0.08 },
          lang: kit.locale,
        }),
      });
    }),
  ];
  if (key.length > 0) shapes.unshift(...drawStatusKey(key, cut, ID, false, side, kit));
  const alt = `Roadmap of ${namesOf(d.tracks).join(', ')}. ${items
    .map(
      (it) =>
        `${d.tracks[it.track]?.label}, ${d.periods[it.from]}${it.to - it.from > 1 ? ` to ${d.periods[it.to - 1]}` : ''}: ${d.items[it.index]?.label}${it.status == null ? '' : ` (${it.status})`}`,
    )
    .join('; ')}.`;
  return { alt, shapes: shape.group({ id: ID, name: 'Roadmap', role: 'group', alt }, shapes) };
}
