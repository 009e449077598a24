/** Several scores on one scale: one row with a marker for each score, with the zones behind them. */

import { softOf } from '../../fields/chart-fields.ts';
import { drawRowNames, type Kit, planNamedRows, Sketch, shape, WIDTH } from '../../layout/index.ts';
import { type RampClass, tint } from '../../marks/color-ramp.ts';
import { type Color, isRgb } from '../../scene/index.ts';
import { defineVariant } from '../define.ts';
import { drawBounds, position, readGauge } from './_scale.ts';
import { form } from './form.ts';

/** Height of the strip in the full colour of a zone above it. */
const EDGE = 0.06;
/** Share of its colour in the ground of a zone. */
const ZONE_TINT = 0.16;

/** Zones are grounds, so they are quieter than the scores on them. */
const paleOf = (color: Color, kit: Kit): Pick<RampClass, 'fill'> & { readonly text: Color } =>
  isRgb(color) ? { fill: { color: softOf(color) }, text: kit.on(softOf(color)) } : tint(color, ZONE_TINT, kit);

export const variant = defineVariant(form, {
  name: 'multi_score_scale',
  purpose: 'A few scores on one scale with common zones: who stands where.',
  example: {
    headline: 'Four of six plants already work in the stable zone',
    context: 'Process maturity score by plant, 0 to 5',
    source_note: 'Lean audit 2025',
    data: {
      scores: [
        { label: 'Linz', value: 4.3, min: 0, max: 5 },
        { label: 'Brno', value: 3.9, min: 0, max: 5 },
        { label: 'Maribor', value: 3.6, min: 0, max: 5 },
        { label: 'Győr', value: 3.3, min: 0, max: 5 },
        { label: 'Arad', value: 2.4, min: 0, max: 5, emphasis: 'primary' },
        { label: 'Niš', value: 1.6, min: 0, max: 5 },
      ],
      scale: {
        zones: [
          { from: 0, to: 2, label: 'Firefighting', tone: 'bad' },
          { from: 2, to: 3, label: 'Learning', tone: 'warn' },
          { from: 3, to: 5, label: 'Stable', tone: 'good' },
        ],
        target: { value: 4, label: 'Target' },
      },
    },
  },
  draw(d, pane, kit) {
    const g = readGauge(d, pane, kit);
    const sketch = new Sketch(pane.box, kit);
    const rows = g.scores.map((s) => ({
      label: s.score.label ?? '',
      label_path: `${s.pointer}/label`,
      sub: s.score.sub,
      sub_path: `${s.pointer}/sub`,
      bold: s.score.emphasis === 'primary',
    }));
    const head = 0.72;
    const foot = 0.28;
    const plan = planNamedRows(
      rows,
      { ...pane.box, y: pane.box.y + head, h: pane.box.h - head - foot - (g.zones.some((z) => z.desc !== undefined) ? 0.26 : 0) },
      kit,
      {
        what: 'scores',
        pointer: `${pane.pointer}/scores`,
      },
    );
    drawRowNames(sketch, rows, plan, plan.box.x, (i) => `score-${i + 1}`);
    const x0 = plan.box.x + plan.label_w + 0.25;
    const valueW = Math.max(...g.scores.map((s) => kit.text.widthIn(s.printed.text, plan.size_pt, { bold: true })));
    const bar = {
      x: x0,
      y: plan.box.y,
      w: plan.box.x + plan.box.w - x0 - valueW - 0.3,
      h: plan.box.h + (g.zones.some((z) => z.desc !== undefined) ? 0.26 : 0),
    };
    for (const [i, z] of g.zones.entries()) {
      const x = position(g, z.from, bar);
      const w = position(g, z.to, bar) - x;
      sketch.rect(
        `zone-${i + 1}`,
        { ...bar, x, w },
        { fill: paleOf(z.color, kit).fill, stroke: shape.stroke('canvas', 1) },
        { role: 'track', layer: 'back', name: `zone ${i + 1}: ${z.label ?? ''}` },
      );
      sketch.rect(`zone-edge-${i + 1}`, { x, y: bar.y - EDGE, w, h: EDGE }, { fill: z.color }, { role: 'decoration', layer: 'back' });
      if (z.desc !== undefined && kit.text.widthIn(z.desc, 10) <= w - 0.04)
        sketch.cell(`zone-desc-${i + 1}`, { text: z.desc, path: `${z.pointer}/desc` }, { x, y: bar.y + bar.h - 0.24, w, h: 0.22 }, 10, {
          color: paleOf(z.color, kit).text,
          align: 'center',
          role: 'legend',
          wrap: false,
        });
      else if (z.desc !== undefined) {
        kit.notes.push(z.desc);
        kit.unseen.add(`${z.pointer}/desc`);
        kit.warn('labels_thinned', `The text of a zone does not fit its column and stands in the notes: ${z.desc}`, {
          path: `${z.pointer}/desc`,
          remedy: 'Shorten it, or send threshold_explanation_gauge.',
        });
      }
      if (z.label !== undefined)
        sketch.cell(`zone-name-${i + 1}`, { text: z.label, path: `${z.pointer}/label` }, { x, y: bar.y - 0.38, w, h: 0.28 }, 14, {
          bold: true,
          align: 'center',
          role: 'legend',
        });
    }
    drawBounds(sketch, g, bar, 0.16);
    const marked = g.scores.some((s) => s.score.emphasis === 'primary');
    for (const [i, s] of g.scores.entries()) {
      const mid = plan.mid(i);
      const x = position(g, s.score.value, bar);
      sketch.line(`row-${i + 1}`, [bar.x, mid], [x, mid], shape.stroke('muted', WIDTH.connector), { role: 'decoration', layer: 'grid' });
      const size = Math.min(0.3, plan.pitch * 0.5);
      sketch.ellipse(
        `score-${i + 1}`,
        { x: x - size / 2, y: mid - size / 2, w: size, h: size },
        { fill: marked && s.score.emphasis !== 'primary' ? 'muted' : 'accent1', stroke: shape.stroke('canvas', 1) },
        { name: `score ${i + 1}: ${s.score.label ?? ''}`, datum: { path: `${s.pointer}/value`, value: s.score.value } },
      );
      sketch.at(`value-${i + 1}`, s.printed, [plan.box.x + plan.box.w, mid], 'right', plan.size_pt, {
        bold: s.score.emphasis === 'primary',
        role: 'value',
        host: `score-${i + 1}`,
      });
    }
    const { target } = d.scale;
    if (target !== undefined) {
      const x = position(g, target.value, bar);
      const path = `${pane.pointer}/scale/target`;
      kit.drawn.add(`${path}/value`);
      sketch.line('target', [x, bar.y - 0.02], [x, bar.y + bar.h], shape.stroke('ink', 1.5, { dash: 'dash' }), {
        role: 'leader',
        layer: 'grid',
      });
      const label = target.label ?? kit.word('target');
      sketch.at(
        'target-name',
        [
          { text: label, ...(target.label === undefined ? {} : { path: `${path}/label` }) },
          { text: ` ${kit.value(target.value)}`, path: `${path}/value`, bind: 'formatted' },
        ],
        [x, bar.y - (g.zones.some((z) => z.label !== undefined) ? 0.54 : 0.2)],
        'center',
        12,
        { role: 'label' },
      );
    }
    return sketch.drawing('Scores on a scale', `Scores: ${g.scores.map((s) => `${s.score.label ?? ''} ${s.printed.text}`).join(', ')}.`);
  },
});
