/** Levels as bars below each other, each with its share of the level above it. */
import { derived, drawRowNames, planNamedRows, Sketch } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { form, nestedAlt, noteLevelUnit, readLevels, shareOfOuter } from './form.ts';

const HEAD_PT = 11;

export const variant = defineVariant(form, {
  name: 'nested_bars',
  purpose: 'Levels that each lie inside the one before, as bars with the share of the level above: exact where circles are not.',
  example: {
    headline: 'Only one in nine roofs is worth building on this year',
    context: 'Municipal roofs, number of buildings',
    source_note: 'Building register, solar survey',
    data: {
      unit: '',
      levels: [
        { label: 'All municipal roofs', value: 1420 },
        { label: 'Sound enough', value: 910, detail: ['Less than 20 years to the next renewal excluded'] },
        { label: 'Enough sun', value: 520, detail: ['Over 950 kWh per kWp'] },
        { label: 'Grid connection free', value: 260 },
        { label: 'Worth building in 2026', value: 158, emphasis: 'primary' },
      ],
    },
  },
  draw(d, pane, kit) {
    const { levels } = readLevels(d, pane, kit);
    const sketch = new Sketch(pane.box, kit);
    const box = noteLevelUnit(sketch, d, pane);
    const rows = levels.map((l) => ({
      label: l.label,
      label_path: `${l.pointer}/label`,
      sub: l.detail.length === 0 ? undefined : l.detail.join(' · '),
      sub_path: `${l.pointer}/detail/0`,
      bold: l.bold,
    }));
    for (const l of levels) for (const k of l.detail.keys()) kit.drawn.add(`${l.pointer}/detail/${k}`);
    const plan = planNamedRows(rows, box, kit, { what: 'levels', pointer: `${pane.pointer}/levels`, share: 0.3, max_pitch: 1.1 });
    drawRowNames(sketch, rows, plan, plan.box.x, (i) => `bar-${i + 1}`);
    const x0 = plan.box.x + plan.label_w + 0.2;
    const valueW = Math.max(...levels.map((l) => kit.text.widthIn(l.printed.text, plan.size_pt, { bold: true })));
    const shares = levels.map((_, i) => shareOfOuter(levels, i, kit));
    const hasShares = shares.some((s) => s !== undefined);
    // The outermost level has no share: what the shares below are of stands in its place.
    const shareW = hasShares ? Math.max(0.9, Math.min(1.5, kit.text.widthIn(kit.word('of_level_above'), HEAD_PT) + 0.2)) : 0;
    if (hasShares)
      sketch.cell(
        'share-head',
        derived(`% ${kit.word('of_level_above')}`),
        { x: plan.box.x + plan.box.w - shareW + 0.1, y: plan.y(0), w: shareW - 0.1, h: plan.pitch },
        HEAD_PT,
        { role: 'header', color: 'muted', align: 'right' },
      );
    const room = plan.box.x + plan.box.w - x0 - valueW - 0.12 - shareW;
    const most = Math.max(1e-9, ...levels.map((l) => l.value));
    const marked = levels.some((l) => l.bold);
    const bar = plan.pitch * 0.6;
    for (const [i, l] of levels.entries()) {
      const w = Math.max(0.02, (Math.max(0, l.value) / most) * room);
      const y = plan.mid(i) - bar / 2;
      const above = levels[i - 1];
      if (above !== undefined && !l.missing && above.value > l.value)
        sketch.rect(
          `ghost-${i + 1}`,
          { x: x0, y, w: (above.value / most) * room, h: bar },
          { fill: 'track' },
          { role: 'track', layer: 'back' },
        );
      if (!l.missing)
        sketch.rect(
          `bar-${i + 1}`,
          { x: x0, y, w, h: bar },
          { fill: marked && !l.bold ? 'neutral' : 'accent1' },
          {
            name: `level ${i + 1}: ${l.label}`,
            datum: {
              path: `${l.pointer}/value`,
              value: l.value,
              scale: 'body/chart/levels',
              along: 'x',
              ...(w <= 0.02 ? { flags: ['bar_min_length'] as const } : {}),
            },
          },
        );
      const textW = kit.text.widthIn(l.printed.text, plan.size_pt, { bold: l.bold });
      const inside = w > textW + 0.2;
      sketch.at(
        `value-${i + 1}`,
        l.printed,
        [inside ? x0 + w - 0.08 : x0 + w + 0.06, plan.mid(i)],
        inside ? 'right' : 'left',
        plan.size_pt,
        { bold: l.bold, color: inside ? kit.on(marked && !l.bold ? 'neutral' : 'accent1') : 'ink', role: 'label', host: `bar-${i + 1}` },
      );
      const share = shares[i];
      if (share !== undefined)
        sketch.at(`share-${i + 1}`, derived(share), [plan.box.x + plan.box.w, plan.mid(i)], 'right', plan.size_pt, {
          bold: l.bold,
          role: 'legend',
          color: l.bold ? 'ink' : 'muted',
        });
    }
    return sketch.drawing('Nested bars', `Nested levels: ${nestedAlt(levels)}`);
  },
});
