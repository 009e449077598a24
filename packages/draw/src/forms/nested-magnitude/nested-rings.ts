/** Circles inside each other, with areas in proportion to the values and names beside them: a market reduced to what can be reached. */
import { capacityExceeded, run, Sketch, shape, spread } from '../../layout/index.ts';
import { tint } from '../../marks/color-ramp.ts';
import { defineVariant } from '../define.ts';
import { form, levelRuns, nestedAlt, noteLevelUnit, readLevels, shareOfOuter } from './form.ts';

/** How much of the accent each circle keeps, from the outermost to the innermost. */
const OUTER_TINT = 0.36;
/** Sizes of the names, and of the values before them. */
const SIZES = [
  { name: 24, value: 40 },
  { name: 20, value: 32 },
  { name: 18, value: 28 },
  { name: 16, value: 24 },
  { name: 14, value: 18 },
  { name: 12, value: 14 },
  { name: 11, value: 12 },
  { name: 10, value: 10 },
] as const;

export const variant = defineVariant(form, {
  name: 'nested_rings',
  purpose: 'Levels that each lie inside the one before, as circles whose areas are the values.',
  example: {
    headline: 'The reachable market is a fifth of the whole and still four times our sales',
    context: 'Industrial water treatment in Europe, €bn a year',
    source_note: 'Market study 2025, own estimate',
    data: {
      unit: '',
      levels: [
        { label: 'Total market', value: 9.6, display: '€9.6bn', detail: ['All industries, all services'] },
        { label: 'Addressable', value: 4.2, display: '€4.2bn', detail: ['Food, paper and chemicals'] },
        { label: 'Reachable by 2028', value: 1.9, display: '€1.9bn', detail: ['Where we have service teams'], emphasis: 'primary' },
        { label: 'Our sales today', value: 0.45, display: '€0.45bn' },
      ],
    },
  },
  draw(d, pane, kit) {
    const { levels: given } = readLevels(d, pane, kit);
    const sketch = new Sketch(pane.box, kit);
    const box = noteLevelUnit(sketch, d, pane);
    const measured = given.every((l) => !l.missing && l.value > 0);
    // Without values, the circles show only inside and outside.
    const levels = (measured ? [...given].sort((a, b) => b.value - a.value) : given).map((l, i) => ({
      ...l,
      size: measured ? Math.sqrt(l.value / Math.max(...given.map((g) => g.value))) : 1 - i / (given.length + 0.5),
    }));
    const n = levels.length;
    const shares = levels.map((_, i) => (measured ? shareOfOuter(levels, i, kit) : undefined));
    const shareText = (i: number): string[] => (shares[i] === undefined ? [] : [`${shares[i]} ${kit.word('of_level_above')}`]);
    const D = Math.min(box.h, box.w * 0.45);
    const cx = box.x + D / 2;
    const foot = box.y + (box.h + D) / 2;
    const x = box.x + D + 0.7;
    const w = box.x + box.w - x;
    for (const { name: size, value: valuePt } of SIZES) {
      const small = size >= 20 ? 16 : Math.max(10, size - 2);
      const fits = levels.map((l, i) =>
        kit.fit({
          block: kit.paragraphs(
            [
              {
                runs: [
                  run(l.printed.text, undefined, 'verbatim', { bold: true, size_pt: valuePt }),
                  run(`  ${l.label}`, undefined, 'verbatim', { bold: true }),
                ],
              },
              ...[...shareText(i), ...l.detail].map((t) => ({ runs: [run(t, undefined, 'verbatim', { size_pt: small })] })),
            ],
            { color: 'ink' },
          ),
          sizes_pt: [size],
          width_in: w - 0.05,
        }),
      );
      const tops = levels.map((l) => foot - l.size * D);
      const centres = spread(
        levels.map((_, i) => ({
          target: (tops[i] as number) + (i === n - 1 ? (levels[i] as { size: number }).size * D * 0.5 : 0.25),
          size: (fits[i]?.height_in ?? 0) + 0.08,
        })),
        box.y,
        box.y + box.h,
        0.06,
      );
      if (centres === undefined) continue;
      for (const [i, l] of levels.entries()) {
        const d_ = l.size * D;
        const share = n === 1 ? 1 : OUTER_TINT + ((1 - OUTER_TINT) * i) / (n - 1);
        const { fill } = tint('accent1', Math.round(share * 100) / 100, kit);
        sketch.ellipse(
          `ring-${i + 1}`,
          { x: cx - d_ / 2, y: foot - d_, w: d_, h: d_ },
          { fill, stroke: shape.stroke('canvas', 1.5) },
          {
            name: `circle ${i + 1}: ${l.label}`,
            datum: {
              path: `${l.pointer}/value`,
              value: l.value,
              ...(measured ? { scale: 'body/chart/rings', along: 'area' as const } : {}),
            },
          },
        );
        const c = centres[i] as number;
        const y0 = foot - d_ + Math.min(0.12, d_ / 2);
        // The leader starts just inside the top of the circle, runs level, and then to its text.
        const reach = Math.sqrt(Math.max(0, (d_ / 2) ** 2 - (d_ / 2 - (y0 - (foot - d_))) ** 2));
        const from: readonly [number, number] = [cx + reach * 0.6, y0];
        sketch.line(`leader-${i + 1}`, from, [x - 0.3, c], shape.stroke('ink', 0.75, { head: 'oval' }), {
          role: 'leader',
          layer: 'line',
          host: `label-${i + 1}`,
        });
        sketch.line(`shelf-${i + 1}`, [x - 0.3, c], [x - 0.06, c], shape.stroke('ink', 0.75), { role: 'leader', layer: 'line' });
        const h = fits[i]?.height_in ?? 0;
        sketch.stack(
          `label-${i + 1}`,
          [
            [
              run(l.printed.text, l.printed.path, l.printed.bind, {
                bold: true,
                size_pt: valuePt,
                color: l.bold ? kit.asText('accent1') : 'ink',
              }),
              run(`  ${l.label}`, `${l.pointer}/label`, 'verbatim', { bold: l.bold }),
            ],
            ...shareText(i).map((t) => [run(t, undefined, 'derived', { color: 'muted', size_pt: small })]),
            ...levelRuns(l).map((r) => r.map((q) => ({ ...q, size_pt: small }))),
          ],
          { x, y: c - h / 2, w, h },
          size,
          { host: `ring-${i + 1}`, name: `label ${i + 1}: ${l.label}` },
        );
      }
      return sketch.drawing('Nested circles', `Nested circles: ${nestedAlt(levels)}`);
    }
    throw capacityExceeded('The names and details do not fit beside the circles at 10 pt.', 'Shorten them, or send fewer levels.', {
      count: n,
      pointer: `${pane.pointer}/levels`,
    });
  },
});
