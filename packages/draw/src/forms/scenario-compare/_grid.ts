/** Rows by scenarios: figures with their difference to the base, or as bars on one scale a row. */
import {
  type BoxIn,
  columns,
  type Drawing,
  drawRowNames,
  isLabelUnit,
  type Kit,
  noteUnit,
  numbersOf,
  planNamedRows,
  Sketch,
  shape,
} from '../../layout/index.ts';
import type { FormPane } from '../define.ts';
import type { ScenarioData } from './form.ts';

export type ScenarioLook = 'columns' | 'bars' | 'deltas';

const HEAD = 0.85;

export function drawScenarios(d: ScenarioData, pane: FormPane, kit: Kit, look: ScenarioLook): Drawing {
  const sketch = new Sketch(pane.box, kit);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const n = d.scenarios.length;
  const chosen = d.scenarios.findIndex((s) => (d.chosen === undefined ? s.emphasis === 'primary' : s.label === d.chosen));
  if (d.chosen !== undefined && chosen < 0)
    kit.warn('unknown_value', `${d.chosen} is no scenario.`, {
      path: `${pane.pointer}/chosen`,
      remedy: 'Send the label of one of the scenarios.',
    });
  for (const [i, r] of d.rows.entries())
    if (r.values.length !== n)
      kit.warn('length_mismatch', `${r.label} has ${r.values.length} values for ${n} scenarios.`, {
        path: `${pane.pointer}/rows/${i}/values`,
        remedy: 'Send one value for each scenario, null where it is missing.',
      });
  const rows = d.rows.map((r, i) => ({
    label: r.label,
    label_path: `${pane.pointer}/rows/${i}/label`,
    sub: r.unit === undefined || isLabelUnit(r.unit) ? undefined : r.unit,
    sub_path: `${pane.pointer}/rows/${i}/unit`,
    bold: r.emphasis === 'primary',
  }));
  const plan = planNamedRows(rows, { ...box, y: box.y + HEAD, h: box.h - HEAD }, kit, {
    what: 'rows',
    pointer: `${pane.pointer}/rows`,
    share: 0.26,
    max_pitch: 1,
  });
  const headY = plan.box.y - HEAD;
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `cell-${i + 1}-1`);
  const x = plan.box.x + plan.label_w + 0.3;
  const cells = columns({ x, y: headY, w: plan.box.x + plan.box.w - x, h: HEAD + plan.box.h }, n, 0.2);
  const cellW = (cells[0] as BoxIn).w;
  const head_pt =
    [16, 14, 12, 11, 10].find((pt) => d.scenarios.every((s) => kit.text.widthIn(s.label, pt, { bold: true }) <= cellW - 0.2)) ?? 10;
  for (const [k, s] of d.scenarios.entries()) {
    const c = cells[k] as BoxIn;
    const on = k === chosen;
    const ground = on ? 'soft1' : 'surface';
    sketch.rect(`scenario-${k + 1}`, c, { fill: ground }, { role: 'card', layer: 'back', name: `scenario ${k + 1}: ${s.label}` });
    sketch.rect(`scenario-cap-${k + 1}`, { ...c, h: 0.06 }, { fill: on ? 'accent1' : 'neutral' }, { role: 'decoration', layer: 'grid' });
    sketch.stack(
      `scenario-head-${k + 1}`,
      [
        [{ text: s.label, path: `${pane.pointer}/scenarios/${k}/label`, bold: true }],
        s.sub === undefined ? [] : [{ text: s.sub, path: `${pane.pointer}/scenarios/${k}/sub`, size_pt: Math.max(10, head_pt - 4) }],
      ],
      { x: c.x + 0.1, y: headY + 0.08, w: c.w - 0.2, h: HEAD - 0.1 },
      head_pt,
      { align: 'center', color: kit.on(ground), role: 'header', host: `scenario-${k + 1}` },
    );
  }
  for (const [i, r] of d.rows.entries()) {
    if (r.unit !== undefined && isLabelUnit(r.unit)) kit.drawn.add(`${pane.pointer}/rows/${i}/unit`);
    const numeric = r.values.map((v) => (typeof v === 'number' ? v : undefined));
    const numbers = numbersOf(numeric, r.unit ?? d.unit, kit);
    const base = numeric[0];
    const y = plan.y(i);
    sketch.line(`rule-${i + 1}`, [plan.box.x, y], [plan.box.x + plan.box.w, y], shape.stroke('line', 0.5), { role: 'rule' });
    const low = Math.min(0, ...numeric.filter((v) => v !== undefined));
    const high = Math.max(0, ...numeric.filter((v) => v !== undefined));
    for (const [k, v] of r.values.slice(0, n).entries()) {
      const c = cells[k] as BoxIn;
      const ground = k === chosen ? 'soft1' : 'surface';
      const ink = kit.on(ground);
      const path = `${pane.pointer}/rows/${i}/values/${k}`;
      const own = numeric[k];
      const value =
        own === undefined
          ? { text: v === null ? '–' : String(v), ...(v === null ? {} : { path }) }
          : { text: numbers.text(own), path, bind: 'formatted' as const };
      const bold = r.emphasis === 'primary' || k === chosen;
      const id = `${i + 1}-${k + 1}`;
      if (look === 'bars' && own !== undefined && high > low) {
        const textW = Math.max(
          ...numeric.map((q) => (q === undefined ? 0 : kit.text.widthIn(numbers.text(q), plan.size_pt, { bold: true }))),
        );
        const room = c.w - 0.3 - textW - 0.06 - (low < 0 ? textW + 0.06 : 0);
        const per = Math.max(0.01, room) / (high - low);
        const zero = c.x + 0.12 + (low < 0 ? textW + 0.06 : 0) - low * per;
        const w = Math.max(0.02, Math.abs(own) * per);
        const h = Math.min(0.34, plan.pitch * 0.5);
        sketch.rect(
          `bar-${id}`,
          { x: own < 0 ? zero - w : zero, y: plan.mid(i) - h / 2, w, h },
          { fill: k === chosen || (chosen < 0 && k > 0) ? 'accent1' : 'neutral' },
          { datum: { path, value: own, scale: `body/chart/row-${i + 1}-${k + 1}`, along: 'x' }, name: `${r.label} ${k + 1}` },
        );
        sketch.at(
          `cell-${id}`,
          value,
          [own < 0 ? zero - w - 0.06 : zero + w + 0.06, plan.mid(i)],
          own < 0 ? 'right' : 'left',
          plan.size_pt,
          { bold, color: ink, role: 'value', host: `bar-${id}` },
        );
        continue;
      }
      const change = k > 0 && own !== undefined && base !== undefined && look !== 'bars' ? own - base : undefined;
      const asDelta = look === 'deltas' && change !== undefined;
      const delta = change === undefined ? undefined : numbers.derived(change, true).text;
      if (delta !== undefined)
        kit.proofs.push({
          kind: 'difference',
          ok: true,
          expected: change ?? 0,
          shown: Number((change ?? 0).toFixed(numbers.decimals)),
          tolerance: 0.5 * 10 ** -numbers.decimals,
          path,
        });
      const small = Math.min(plan.size_pt, Math.max(12, plan.size_pt - 2));
      const two = plan.pitch >= kit.text.pitchIn(plan.size_pt) + kit.text.pitchIn(small) + 0.02;
      const first = asDelta ? { text: delta ?? '', bind: 'derived' as const, bold: true } : { ...value, bold };
      const second =
        delta === undefined
          ? undefined
          : asDelta
            ? { ...value, size_pt: small }
            : { text: delta, bind: 'derived' as const, size_pt: small };
      const runs = [[first], second === undefined ? [] : [second]];
      sketch.stack(
        `cell-${id}`,
        two ? runs : [[first, ...(second === undefined ? [] : [{ ...second, text: `  (${second.text})` }])]],
        { x: c.x + 0.1, y, w: c.w - 0.2, h: plan.pitch },
        plan.size_pt,
        { align: 'center', color: ink, role: 'cell', host: `scenario-${k + 1}`, name: `${r.label}, ${d.scenarios[k]?.label ?? ''}` },
      );
    }
  }
  const alt = `Scenarios ${d.scenarios.map((s) => s.label).join(', ')}: ${d.rows.map((r) => `${r.label} ${r.values.map((v) => (v === null ? '–' : String(v))).join(', ')}`).join('; ')}.`;
  return sketch.drawing('Scenarios', alt);
}
