/** One large score, its scale across the slide, and the zones explained below or actions beside it. */
import { softOf } from '../../fields/chart-fields.ts';
import { type BoxIn, capacityExceeded, columns, type Drawing, type Kit, run, Sketch, shape } from '../../layout/index.ts';
import type { FormPane } from '../define.ts';
import { drawBounds, drawMarker, drawTarget, drawZones, type Gauge, position, readGauge } from './_scale.ts';
import type { GaugeData } from './form.ts';

/** Width of the panel of actions: four of twelve columns, inches. */
const ACTIONS_W = 3.978;

export function drawSingle(d: GaugeData, pane: FormPane, kit: Kit, withActions: boolean): Drawing {
  const g = readGauge(d, pane, kit);
  const sketch = new Sketch(pane.box, kit);
  const actions = withActions ? d.actions : [];
  const box = actions.length > 0 ? { ...pane.box, w: pane.box.w - ACTIONS_W - 0.3 } : pane.box;
  const [main] = g.scores;
  if (main === undefined) return sketch.drawing('Score', 'No score.');
  const big = 72;
  const bigW = kit.text.widthIn(main.printed.text, big, { bold: true });
  const current = g.zones.find((z) => z.current);
  sketch.cell('score', main.printed, { x: box.x, y: box.y, w: bigW, h: 1.1 }, big, {
    bold: true,
    wrap: false,
    align: 'left',
    role: 'value',
    name: 'score',
  });
  const label = main.score.label;
  sketch.stack(
    'score-label',
    [
      label === undefined ? [] : [run(label, `${main.pointer}/label`, 'verbatim', { bold: true })],
      current?.label === undefined ? [] : [run(current.label, `${current.pointer}/label`, 'verbatim', { color: 'muted' })],
    ],
    { x: box.x + bigW + 0.3, y: box.y + 0.1, w: box.w - bigW - 0.3, h: 0.95 },
    18,
    { role: 'header' },
  );
  const explained = g.zones.some((z) => z.desc !== undefined);
  // The marker stays within the body at both ends.
  const bar: BoxIn = explained
    ? { x: box.x + 0.15, y: box.y + 1.75, w: box.w - 0.3, h: 0.4 }
    : { x: box.x + 0.15, y: box.y + 2.2, w: box.w - 0.3, h: 0.8 };
  drawZones(sketch, g, bar, 'scale');
  const markerX = position(g, main.score.value, bar);
  drawMarker(sketch, markerX, bar.y - 0.03, 0.22, 'ink', 'marker', `${main.pointer}/value`, main.score.value);
  const target = d.scale.target;
  drawBounds(sketch, g, bar, 0.16);
  if (target !== undefined) drawScoreTarget(sketch, g, target, markerX, bar, pane);
  const below = { ...box, y: bar.y + bar.h + 0.51, h: box.y + box.h - bar.y - bar.h - 0.51 };
  if (explained) drawExplained(sketch, g, below, kit, pane);
  else {
    nameZones(sketch, g, bar, below.y);
    if (target !== undefined) drawDistance(sketch, g, main.score.value, target.value, bar, below.y + 1.1, kit);
  }
  if (actions.length > 0) drawActions(sketch, actions, pane, kit);
  return sketch.drawing(
    'Score on a scale',
    `Score ${main.printed.text}${label === undefined ? '' : ` ${label}`} on a scale from ${kit.number(g.min)} to ${kit.number(g.max)}${current?.label === undefined ? '' : `, in the zone ${current.label}`}${target === undefined ? '' : `; target ${kit.value(target.value)}`}.`,
  );
}

/** Above the bar, and higher when the marker is near. */
function drawScoreTarget(
  sketch: Sketch,
  g: Gauge,
  target: NonNullable<GaugeData['scale']['target']>,
  markerX: number,
  bar: BoxIn,
  pane: FormPane,
): void {
  const x = position(g, target.value, bar);
  if (Math.abs(x - markerX) >= 1.1) {
    drawTarget(sketch, g, target, pane.pointer, { ...bar, h: bar.h - 0.08 }, 12, false);
    return;
  }
  const y = bar.y - 0.32;
  drawTarget(sketch, g, target, pane.pointer, { ...bar, y }, 12, false);
  sketch.line('target-on-bar', [x, y], [x, bar.y + bar.h], shape.stroke('ink', 1.5), { role: 'decoration', layer: 'line' });
}

/** The names of the zones at one size, each under the middle of its zone. Refuses names that do not fit at 10 pt. */
function nameZones(sketch: Sketch, g: Gauge, bar: BoxIn, y: number): void {
  const { kit } = sketch;
  const named = g.zones.map((zone, i) => ({ zone, i })).filter(({ zone }) => zone.label !== undefined);
  const room = (z: (typeof g.zones)[number]): number => position(g, z.to, bar) - position(g, z.from, bar) - 0.1;
  const size = [18, 16, 14, 12, 11, 10].find((pt) =>
    named.every(({ zone }) => kit.text.widthIn(zone.label ?? '', pt, { bold: true }) <= room(zone)),
  );
  if (size === undefined)
    throw capacityExceeded('The names of the zones do not fit below the scale at 10 pt.', 'Shorten them, or send fewer zones.', {});
  for (const { zone, i } of named)
    sketch.at(
      `zone-name-${i + 1}`,
      { text: zone.label ?? '', path: `${zone.pointer}/label` },
      [(position(g, zone.from, bar) + position(g, zone.to, bar)) / 2, y + kit.text.pitchIn(size) / 2],
      'center',
      size,
      { role: 'axis', bold: zone.current, color: zone.current ? 'ink' : 'muted' },
    );
}

/** Shortest arrow, and its distance from a figure beside it, inches. */
const SHORTEST = 0.15;

/** From the score to the target: an arrow and the distance. */
function drawDistance(sketch: Sketch, g: Gauge, from: number, to: number, bar: BoxIn, y: number, kit: Kit): void {
  const [x0, x1] = [position(g, from, bar), position(g, to, bar)];
  const decimals = kit.decimals([from, to]);
  const text = kit.number(Number((to - from).toFixed(decimals)), { decimals, signed: true });
  const w = kit.text.widthIn(text, 18, { bold: true }) + 0.34;
  if (to === from || Math.abs(x1 - x0) < SHORTEST) return;
  // A short arrow has its figure behind its end.
  const isShort = Math.abs(x1 - x0) < w + 0.5;
  const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)];
  const beyond = right + SHORTEST + w <= bar.x + bar.w ? right + SHORTEST + w / 2 : left - SHORTEST - w / 2;
  kit.proofs.push({
    kind: 'difference',
    ok: true,
    expected: to - from,
    shown: Number((to - from).toFixed(decimals)),
    tolerance: 0,
    path: '',
  });
  const pen = shape.stroke('accent1', 1.5, { tail: 'triangle' });
  sketch.line('distance', [x0, y], [x1, y], pen, { role: 'decoration', layer: 'line', name: 'distance to the target' });
  const middle = isShort ? beyond : (x0 + x1) / 2;
  const pill = { x: middle - w / 2, y: y - 0.2, w, h: 0.4 };
  sketch.rect(
    'distance-pill',
    pill,
    { fill: 'canvas', stroke: shape.stroke('accent1', 1.5), radius_in: 0.2 },
    { role: 'chip', layer: 'line' },
  );
  sketch.cell('distance-value', { text, bind: 'derived' }, pill, 18, {
    role: 'chip',
    bold: true,
    color: kit.asText('accent1'),
    align: 'center',
    wrap: false,
    host: 'distance-pill',
  });
}

/** What raises the score, beside the scale: a head and numbered points over the whole height. */
function drawActions(sketch: Sketch, actions: readonly string[], pane: FormPane, kit: Kit): void {
  const cut = { ...pane.box, x: pane.box.x + pane.box.w - ACTIONS_W, w: ACTIONS_W };
  const headH = 0.58;
  sketch.rect('actions-ground', cut, { fill: 'surface' }, { role: 'card', layer: 'back' });
  sketch.rect('actions-head', { ...cut, h: headH }, { fill: 'accent1' }, { role: 'header', layer: 'back' });
  sketch.cell('actions-name', { text: kit.word('action'), bind: 'derived' }, { ...cut, x: cut.x + 0.25, w: cut.w - 0.5, h: headH }, 18, {
    role: 'header',
    bold: true,
    color: kit.on('accent1'),
    host: 'actions-head',
    wrap: false,
  });
  const paragraphs = (gap: number) =>
    actions.map((a, i) => ({
      runs: [run(a, `${pane.pointer}/actions/${i}`)],
      bullet: { kind: 'square' as const, color: 'accent1' as const },
      indent_in: 0.27,
      gap,
    }));
  const room = { width_in: cut.w - 0.5, height_in: cut.h - headH - 0.4 };
  const fitAt = (gap: number, sizes_pt: readonly number[]) =>
    kit.fit({ block: kit.paragraphs(paragraphs(gap), { color: 'ink', leading: 1.2 }), sizes_pt, ...room });
  const first = fitAt(0.5, [20, 18, 16, 14, 12, 11, 10]);
  if (!first.fits)
    throw capacityExceeded('The actions do not fit beside the scale at 10 pt.', 'Shorten them or send fewer.', {
      pointer: `${pane.pointer}/actions`,
    });
  const fit = [1.4, 1.1, 0.8].map((gap) => fitAt(gap, [first.size_pt])).find(({ fits }) => fits) ?? first;
  sketch.block(
    'actions',
    { x: cut.x + 0.25, y: cut.y + headH + 0.2, w: room.width_in, h: room.height_in },
    { block: fit.block, size_pt: fit.size_pt, anchor: 'middle' },
  );
}

/** The zones in equal columns, with the current one marked. */
function drawExplained(sketch: Sketch, g: Gauge, box: BoxIn, kit: Kit, pane: FormPane): void {
  const n = g.zones.length;
  if (n === 0) return;
  const cells = columns(box, n, 0.2);
  const w = (cells[0] as BoxIn).w - 0.4;
  const size = [24, 20, 18, 16, 14, 12, 11, 10].find((pt) =>
    g.zones.every(
      (z) =>
        kit.fit({
          block: kit.paragraphs([{ runs: [run(z.label ?? ' ')] }, { runs: [run(z.desc ?? ' ')] }], {
            color: 'ink',
            bold: true,
            leading: 1.2,
          }),
          sizes_pt: [pt],
          width_in: w,
          height_in: box.h - 0.75,
        }).fits,
    ),
  );
  if (size === undefined)
    throw capacityExceeded('The texts of the zones do not fit below the scale at 10 pt.', 'Shorten them, or send fewer zones.', {
      pointer: `${pane.pointer}/scale/zones`,
    });
  for (const [i, z] of g.zones.entries()) {
    const c = cells[i] as BoxIn;
    const ground = z.current ? softOf(z.color) : 'surface';
    sketch.rect(`zone-card-${i + 1}`, c, { fill: ground }, { role: 'card', layer: 'back', name: `zone ${i + 1}` });
    sketch.rect(`zone-cap-${i + 1}`, { ...c, h: 0.06 }, { fill: z.color }, { role: 'decoration', layer: 'grid' });
    sketch.stack(
      `zone-text-${i + 1}`,
      [
        [run(`${kit.number(z.from)}–${kit.number(z.to)}`, undefined, 'derived', { color: z.current ? kit.on(ground) : 'muted' })],
        z.label === undefined ? [] : [run(z.label, `${z.pointer}/label`, 'verbatim', { bold: true })],
        z.desc === undefined ? [] : [run(z.desc, `${z.pointer}/desc`, 'verbatim', { bold: z.current })],
      ],
      { x: c.x + 0.2, y: c.y + 0.22, w: c.w - 0.4, h: c.h - 0.4 },
      size,
      { anchor: 'top', color: kit.on(ground), host: `zone-card-${i + 1}`, role: 'body' },
    );
  }
}
