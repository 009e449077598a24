/** One score large, its scale across the slide, and the zones explained below or actions beside. */
import { softOf } from '../../fields/chart-fields.ts';
import { type BoxIn, capacityExceeded, columns, type Drawing, type Kit, run, Sketch, shape } from '../../layout/index.ts';
import type { FormPane } from '../define.ts';
import { drawBounds, drawMarker, drawTarget, drawZones, type Gauge, position, readGauge } from './_scale.ts';
import type { GaugeData } from './form.ts';

export function drawSingle(d: GaugeData, pane: FormPane, kit: Kit, withActions: boolean): Drawing {
  const g = readGauge(d, pane, kit);
  const sketch = new Sketch(pane.box, kit);
  const actions = withActions ? d.actions : [];
  if (!withActions && d.actions.length > 0) drawLeft(d.actions, pane, kit);
  const box = actions.length > 0 ? { ...pane.box, w: pane.box.w * 0.62 } : pane.box;
  const [main, ...more] = g.scores;
  for (const s of more)
    kit.warn('items_dropped', `${s.printed.text} has no place here.`, {
      path: s.pointer,
      remedy: 'Send multi_score_scale for several scores.',
    });
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
  // The marker keeps within the body at both ends.
  const bar: BoxIn = { x: box.x + 0.15, y: box.y + 1.75, w: box.w - 0.3, h: 0.4 };
  drawZones(sketch, g, bar, 'scale');
  drawMarker(sketch, position(g, main.score.value, bar), bar.y - 0.03, 0.22, 'ink', 'marker', `${main.pointer}/value`, main.score.value);
  const belowBar = bar.y + bar.h + 0.16;
  const target = d.scale.target;
  const targetX = target === undefined ? undefined : position(g, target.value, bar);
  drawBounds(sketch, g, bar, 0.16);
  if (target !== undefined && targetX !== undefined) {
    // Above the bar, unless the marker stands there.
    const near = Math.abs(targetX - position(g, main.score.value, bar)) < 1.1;
    if (near) {
      const y = bar.y - 0.32;
      drawTarget(sketch, g, target, pane.pointer, { ...bar, y }, 12, false);
      sketch.line('target-on-bar', [targetX, y], [targetX, bar.y + bar.h], shape.stroke('ink', 1.5), { role: 'decoration', layer: 'line' });
    } else drawTarget(sketch, g, target, pane.pointer, { ...bar, h: bar.h - 0.08 }, 12, false);
  }
  drawExplained(sketch, g, { ...box, y: belowBar + 0.35, h: box.y + box.h - belowBar - 0.35 }, kit, pane);
  if (actions.length > 0) {
    const x = pane.box.x + pane.box.w * 0.62 + 0.4;
    const cut = { x, y: pane.box.y, w: pane.box.x + pane.box.w - x, h: pane.box.h };
    sketch.rect('actions-ground', cut, { fill: 'surface' }, { role: 'card', layer: 'back' });
    sketch.rect('actions-edge', { ...cut, w: 0.05 }, { fill: 'accent1' }, { role: 'decoration', layer: 'grid' });
    const paragraphs = actions.map((a, i) => ({
      runs: [run(a, `${pane.pointer}/actions/${i}`)],
      bullet: { kind: 'square' as const, color: 'accent1' as const },
      indent_in: 0.22,
      gap: 0.5,
    }));
    const fit = kit.fit({
      block: kit.paragraphs(paragraphs, { color: 'ink', leading: 1.2 }),
      sizes_pt: [16, 14, 12, 11, 10],
      width_in: cut.w - 0.5,
      height_in: cut.h - 0.5,
    });
    if (!fit.fits)
      throw capacityExceeded('The actions do not fit beside the scale at 10 pt.', 'Shorten them or send fewer.', {
        pointer: `${pane.pointer}/actions`,
      });
    sketch.block(
      'actions',
      { x: cut.x + 0.25, y: cut.y + 0.25, w: cut.w - 0.5, h: cut.h - 0.5 },
      { block: fit.block, size_pt: fit.size_pt, anchor: 'middle' },
    );
  }
  return sketch.drawing(
    'Score on a scale',
    `Score ${main.printed.text}${label === undefined ? '' : ` ${label}`} on a scale from ${kit.number(g.min)} to ${kit.number(g.max)}${current?.label === undefined ? '' : `, in the zone ${current.label}`}${target === undefined ? '' : `; target ${kit.value(target.value)}`}.`,
  );
}

const drawLeft = (actions: readonly string[], pane: FormPane, kit: Kit): void => {
  kit.warn('field_ignored', `${actions.length} actions have no place on this variant.`, {
    path: `${pane.pointer}/actions`,
    remedy: 'Send score_action_gauge.',
  });
};

/** The zones in equal columns, the current one marked. */
function drawExplained(sketch: Sketch, g: Gauge, box: BoxIn, kit: Kit, pane: FormPane): void {
  const n = g.zones.length;
  if (n === 0) return;
  const cells = columns(box, n, 0.2);
  const w = (cells[0] as BoxIn).w - 0.4;
  const size = [16, 14, 12, 11, 10].find((pt) =>
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
