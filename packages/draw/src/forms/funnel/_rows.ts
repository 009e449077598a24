/** Funnel rows: bars left-aligned or centred, the step rate between them, what is done and by whom beside. */
import { type Drawing, drawRowNames, type Kit, planNamedRows, Sketch, shape } from '../../layout/index.ts';
import type { FormPane } from '../define.ts';
import { type FunnelData, funnelAlt, readStages, type Stage } from './form.ts';

export function drawFunnelRows(d: FunnelData, pane: FormPane, kit: Kit, centred: boolean): Drawing {
  const { stages, overall } = readStages(d, pane, kit);
  const sketch = new Sketch(pane.box, kit);
  const box = pane.box;
  const rows = stages.map((s) => ({ label: s.label, label_path: s.label_path, bold: s.bold }));
  const subs = stages.some((s) => s.sub !== undefined);
  const metas = stages.some((s) => s.meta !== undefined);
  const plan = planNamedRows(rows, box, kit, { what: 'stages', pointer: `${pane.pointer}/stages`, share: 0.22, max_pitch: 1.1 });
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `bar-${i + 1}`);
  const small = plan.level.name === 'D0' ? 12 : 10;
  const gapW = 0.25;
  const metaW = metas ? Math.min(1.6, Math.max(...stages.map((s) => kit.text.widthIn(s.meta ?? '', plan.size_pt))) + 0.02) : 0;
  const subW = subs ? Math.min(box.w * 0.24, Math.max(1.6, ...stages.map((s) => kit.text.widthIn(s.sub ?? '', plan.size_pt))) + 0.02) : 0;
  const x0 = plan.box.x + plan.label_w + 0.2;
  const end = plan.box.x + plan.box.w - (metaW > 0 ? metaW + gapW : 0) - (subW > 0 ? subW + gapW : 0);
  const valueW = Math.max(...stages.map((s) => kit.text.widthIn(s.said.text, plan.size_pt, { bold: true }))) + 0.12;
  const overallW = overall === undefined ? 0 : kit.text.widthIn(`${overall} ${kit.word('overall')}`, plan.size_pt, { bold: true });
  const room = end - x0 - valueW;
  const most = Math.max(0, ...stages.map((s) => s.value ?? 0));
  const per = most > 0 ? room / most : 0;
  const gap = Math.min(0.36, plan.pitch * 0.42);
  const bar = plan.pitch - gap;
  const chips = gap >= kit.text.pitchIn(small) + 0.02;
  const lengthOf = (s: Stage): number => Math.max(s.value === null ? 0 : 0.02, Math.abs(s.value ?? 0) * per);
  const leftOf = (s: Stage): number => (centred ? x0 + (room - lengthOf(s)) / 2 : x0);
  for (const [i, s] of stages.entries()) {
    const w = lengthOf(s);
    const y = plan.mid(i) - bar / 2;
    const id = `bar-${i + 1}`;
    if (s.value !== null)
      sketch.rect(
        id,
        { x: leftOf(s), y, w, h: bar },
        { fill: s.fill },
        {
          name: `stage ${i + 1}: ${s.label}`,
          datum: {
            path: `${s.pointer}/value`,
            value: s.value,
            ...(centred ? {} : { scale: 'body/chart/stages', along: 'x' as const }),
            ...(w <= 0.02 ? { flags: ['bar_min_length'] as const } : {}),
          },
        },
      );
    const before = stages[i - 1];
    if (centred && before !== undefined && s.value !== null && before.value !== null) {
      const top = y - gap;
      const [a, b] = [leftOf(before), leftOf(s)];
      sketch.path(
        `neck-${i}`,
        [['M', a, top], ['L', a + lengthOf(before), top], ['L', b + w, y], ['L', b, y], ['Z']],
        { fill: 'track' },
        { role: 'decoration', layer: 'back' },
      );
    }
    const on = kit.on(s.fill);
    const textW = kit.text.widthIn(s.said.text, plan.size_pt, { bold: s.bold });
    if (centred && w > textW + 0.2)
      sketch.at(`value-${i + 1}`, s.said, [leftOf(s) + w / 2, plan.mid(i)], 'center', plan.size_pt, {
        role: 'label',
        host: id,
        bold: s.bold,
        color: on,
      });
    else
      sketch.at(`value-${i + 1}`, s.said, [leftOf(s) + w + 0.06, plan.mid(i)], 'left', plan.size_pt, {
        role: 'value',
        host: id,
        bold: s.bold,
      });
    if (s.rate !== undefined && chips) {
      const words = `↓ ${s.rate}`;
      const cw = kit.text.widthIn(words, small, { bold: s.worst }) + 0.2;
      const ch = kit.text.pitchIn(small) + 0.02;
      const cx = centred ? x0 + room / 2 - cw / 2 : x0 + 0.05;
      const cy = y - gap / 2 - ch / 2;
      if (s.worst)
        sketch.rect(
          `rate-ground-${i}`,
          { x: cx, y: cy, w: cw, h: ch },
          { fill: 'softNegative', radius_in: ch / 2 },
          { role: 'chip', layer: 'line' },
        );
      sketch.cell(`rate-${i}`, { text: words, bind: 'derived' }, { x: cx, y: cy, w: cw, h: ch }, small, {
        align: 'center',
        wrap: false,
        bold: s.worst,
        color: s.worst ? kit.on('softNegative') : centred ? kit.on('track') : 'muted',
        role: 'legend',
      });
    }
    if (s.sub !== undefined)
      sketch.cell(
        `sub-${i + 1}`,
        { text: s.sub, path: `${s.pointer}/sub` },
        { x: end + gapW, y: plan.y(i), w: subW, h: plan.pitch },
        plan.size_pt,
        { role: 'body', bold: s.bold },
      );
    if (s.meta !== undefined)
      sketch.cell(
        `meta-${i + 1}`,
        { text: s.meta, path: `${s.pointer}/meta` },
        { x: plan.box.x + plan.box.w - metaW, y: plan.y(i), w: metaW, h: plan.pitch },
        plan.size_pt,
        { role: 'caption', color: 'muted' },
      );
    if (i > 0 && (subs || metas))
      sketch.line(`rule-${i}`, [end + gapW / 2, plan.y(i)], [plan.box.x + plan.box.w, plan.y(i)], shape.stroke('line', 0.5), {
        role: 'rule',
      });
  }
  const last = stages.at(-1);
  if (overall !== undefined && last !== undefined) {
    const from = leftOf(last) + lengthOf(last) + valueW + 0.25;
    if (from + overallW < end)
      sketch.at(
        'overall',
        [{ text: overall, bind: 'derived', bold: true }, { text: ` ${kit.word('overall')}` }],
        [from, plan.mid(stages.length - 1)],
        'left',
        plan.size_pt,
        { role: 'legend', bold: true },
      );
  }
  return sketch.drawing('Funnel', funnelAlt(stages));
}
