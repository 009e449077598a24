/** Bars against a target tick in each row, with the distance to it in a column of its own. */
import {
  type Drawing,
  drawRowNames,
  type Kit,
  placeTakeaways,
  planNamedRows,
  Sketch,
  type SourcedText,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { drawRowBars, sidesOf } from './_bars.ts';
import { noteUnitOf, readRows, rowScale } from './_rows.ts';
import { form, type RankData } from './form.ts';

export const variant = defineVariant(form, {
  name: 'benchmark_target_bar',
  purpose: 'Who reaches the target and who misses it, by how much.',
  example: {
    headline: 'Two of six sites miss the safety target, both on night shifts',
    context: 'Days without a lost-time accident, share of the year',
    source_note: 'Site safety reports',
    data: {
      unit: '%',
      categories: [
        { label: 'Rotterdam', value: 97, target: 94, tone: 'good' },
        { label: 'Gdańsk', value: 96, target: 94, tone: 'good' },
        { label: 'Valencia', value: 95, target: 94, tone: 'good' },
        { label: 'Trieste', value: 94, target: 94, tone: 'good' },
        { label: 'Hamburg', value: 88, target: 94, tone: 'bad', emphasis: 'primary' },
        { label: 'Piraeus', value: 83, target: 94, tone: 'bad' },
      ],
    },
  },
  draw: drawTargets,
});

function drawTargets(d: RankData, pane: FormPane, kit: Kit): Drawing {
  const { shapes: beside, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
  const { rows, numbers } = readRows(d, pane, kit);
  const sketch = new Sketch(rest, kit);
  let box = noteUnitOf(d, pane, sketch, rest);
  const targets = rows.flatMap((r) => (r.category.target === undefined ? [] : [r.category.target]));
  const same = targets.length > 0 && targets.every((t) => t === targets[0]);
  if (targets.length > 0) box = { ...box, y: box.y + 0.3, h: box.h - 0.3 };
  const plan = planNamedRows(rows, box, kit, { what: 'categories', pointer: `${pane.pointer}/categories` });
  // The caller says what misses by its tone or gap text; without either, being below the target does.
  const gaps = rows.map((r): { said: SourcedText; bad: boolean } | undefined => {
    const { target, gap, tone } = r.category;
    if (target === undefined && gap === undefined) return undefined;
    const bad = tone === undefined ? target !== undefined && r.value < target : r.fill === 'negative';
    if (gap !== undefined) return { said: { text: gap, path: `${r.pointer}/gap` }, bad };
    const difference = Number((r.value - (target ?? 0)).toFixed(numbers.decimals));
    return {
      said: {
        text: kit.number(difference, { decimals: numbers.decimals, signed: true, unit: d.unit === '%' ? 'pp' : d.unit }),
        bind: 'derived',
      },
      bad,
    };
  });
  const gapW = Math.max(0, ...gaps.map((g) => (g === undefined ? 0 : kit.text.widthIn(`▼ ${g.said.text}`, plan.size_pt, { bold: true }))));
  // One target for all is said above its tick; several stand in a column of their own.
  const targetW = same ? 0 : Math.max(0, ...targets.map((t) => kit.text.widthIn(numbers.text(t), plan.size_pt)));
  const targetsEnd = plan.box.x + plan.box.w - (gapW > 0 ? gapW + 0.3 : 0);
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `bar-${i + 1}`);
  const from = plan.box.x + plan.label_w + 0.15;
  const plot = { x: from, y: plan.box.y, w: targetsEnd - from - (targetW > 0 ? targetW + 0.3 : 0), h: plan.box.h };
  // Numbers stand outside the bar and outside its target tick.
  const reach = rows.map((r) => ({
    value: r.value < 0 ? Math.min(r.value, r.category.target ?? r.value) : Math.max(r.value, r.category.target ?? r.value),
    label_w: (sidesOf([r], plan.size_pt, kit)[0]?.label_w ?? 0) + 0.06,
  }));
  const scale = rowScale(reach, plot);
  drawRowBars(sketch, [], plan, scale);
  kit.charts.push({
    kind: 'bars',
    id: `${sketch.id}/bars`,
    name: 'Bars',
    along: 'x',
    categories: rows.map((r) => r.label),
    series: [
      {
        name: 'Value',
        values: rows.map((r) => (r.missing ? null : r.value)),
        marks: rows.map((r, i) => (r.missing ? undefined : `${sketch.id}/bar-${i + 1}`)),
      },
    ],
  });
  for (const [i, row] of rows.entries()) {
    const { target } = row.category;
    const bar = plan.pitch * 0.5;
    const mid = plan.mid(i);
    const id = `bar-${i + 1}`;
    if (!row.missing)
      sketch.rect(
        id,
        { x: row.value < 0 ? scale.x(row.value) : scale.zero, y: mid - bar / 2, w: Math.max(0.02, scale.length(row.value)), h: bar },
        { fill: row.fill },
        {
          name: `bar ${i + 1}: ${row.label}`,
          datum: {
            path: `${row.pointer}/value`,
            value: row.value,
            scale: 'body/chart/bars',
            along: 'x',
            ...(scale.length(row.value) < 0.02 ? { flags: ['bar_min_length'] as const } : {}),
          },
        },
      );
    if (target !== undefined) {
      kit.drawn.add(`${row.pointer}/target`);
      if (same) kit.said_once.add(`${row.pointer}/target`);
      sketch.line(
        `target-${i + 1}`,
        [scale.x(target), mid - plan.pitch * 0.4],
        [scale.x(target), mid + plan.pitch * 0.4],
        shape.stroke('ink', WIDTH.target),
        { role: 'decoration', layer: 'line', name: `target ${i + 1}: ${numbers.text(target)}`, datum: { path: `${row.pointer}/target` } },
      );
    }
    // Inside the bar where it is long enough, so that the tick never meets the number.
    const w = kit.text.widthIn(row.said.text, plan.size_pt, { bold: row.bold });
    const inside = scale.length(row.value) > w + 0.2 && row.value > 0;
    const on = inside ? kit.on(row.fill) : 'ink';
    const clear =
      target !== undefined && inside && scale.x(target) > scale.x(row.value) - w - 0.14 && scale.x(target) < scale.x(row.value) + 0.02;
    sketch.at(
      `value-${i + 1}`,
      row.said,
      [
        inside
          ? clear
            ? scale.x(target) - 0.08
            : scale.x(row.value) - 0.08
          : row.value < 0
            ? Math.min(scale.x(row.value), scale.x(target ?? row.value)) - 0.06
            : Math.max(scale.x(row.value), scale.x(target ?? row.value)) + 0.06,
        mid,
      ],
      inside || row.value < 0 ? 'right' : 'left',
      plan.size_pt,
      { role: 'label', host: id, bold: row.bold, color: on, name: `value ${i + 1}: ${row.label}` },
    );
    if (target !== undefined && !same)
      sketch.at(
        `target-value-${i + 1}`,
        { text: numbers.text(target), path: `${row.pointer}/target`, bind: 'formatted' },
        [targetsEnd, mid],
        'right',
        plan.size_pt,
        { color: 'muted', name: `target ${i + 1}: ${row.label}`, role: 'legend' },
      );
    const gap = gaps[i];
    if (gap !== undefined)
      sketch.at(
        `gap-${i + 1}`,
        [
          ...(gap.bad ? [{ text: '▼ ' }] : []),
          { text: gap.said.text, ...(gap.said.path === undefined ? {} : { path: gap.said.path }), bind: gap.said.bind ?? 'verbatim' },
        ],
        [plan.box.x + plan.box.w, mid],
        'right',
        plan.size_pt,
        { color: gap.bad ? kit.asText('negative') : 'muted', bold: row.bold, name: `gap ${i + 1}: ${row.label}`, role: 'legend' },
      );
  }
  if (targets.length > 0) {
    const words = same ? `${kit.word('target')} ${numbers.text(targets[0] as number)}` : `| ${kit.word('target')}`;
    const w = kit.text.widthIn(words, 12, { bold: true });
    const left = same ? Math.min(scale.x(targets[0] as number) + w / 2, plot.x + plot.w) - w : targetsEnd - w;
    const first = rows.find((r) => r.category.target !== undefined);
    // The number that is said once is bound to the first row that sent it, in its own wording.
    const said =
      same && first !== undefined
        ? [
            { text: `${kit.word('target')} `, bind: 'derived' as const },
            { text: numbers.text(targets[0] as number), path: `${first.pointer}/target`, bind: 'formatted' as const },
          ]
        : { text: words, bind: 'derived' as const };
    sketch.at('target-name', said, [left, plan.box.y - 0.15], 'left', 12, { bold: true, role: 'legend' });
  }
  const alt = `Bars against target: ${rows.map((r) => `${r.label} ${r.said.text}${r.category.target === undefined ? '' : `, target ${numbers.text(r.category.target)}`}`).join('; ')}.`;
  return sketch.drawing('Bars against target', alt, beside);
}
