/** Columns from left to right: the remaining quantity solid, and above it in outline what was lost since the stage before. */
import { type BoxIn, capacityExceeded, type Kit, positionLabels, Sketch, shape, WIDTH } from '../../layout/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { form, funnelAlt, readStages, type Stage } from './form.ts';

export const variant = defineVariant(form, {
  name: 'column_drop_funnel',
  purpose: 'Stages along a path from left to right, with what each step lost standing above what is left.',
  example: {
    headline: 'Most parcels that are late were late before they reached us',
    context: 'Parcels still on time after each station, per thousand',
    source_note: 'Scan data, week 38',
    data: {
      unit: '',
      stages: [
        { label: 'Sender', value: 1000 },
        { label: 'First depot', value: 874 },
        { label: 'Line haul', value: 846 },
        { label: 'Last depot', value: 829 },
        { label: 'Delivered', value: 812 },
      ],
    },
  },
  draw(d, pane, kit) {
    const { stages, numbers } = readStages(d, pane, kit);
    const sketch = new Sketch(pane.box, kit);
    const plan = planColumns(stages, pane, kit);
    kit.charts.push({
      kind: 'bars',
      id: `${sketch.id}/bars`,
      name: 'Columns',
      along: 'y',
      categories: stages.map((s) => s.label),
      series: [
        {
          name: 'Value',
          values: stages.map((s) => s.value),
          marks: stages.map((s, i) => (s.value === null ? undefined : `${sketch.id}/bar-${i + 1}`)),
        },
      ],
    });
    for (const [i, s] of stages.entries()) {
      const before = stages[i - 1]?.value;
      const change = before !== null && before !== undefined && s.value !== null && before > s.value ? s.value - before : 0;
      const lost = -change * plan.perUnit;
      drawColumn(sketch, i, s, lost, plan, kit);
      const text = kit.difference(change, { decimals: numbers.decimals, unit: d.unit === '%' ? '%' : '' });
      if (lost > 0.015) drawLoss(sketch, i, s, lost, text, plan, kit);
      drawTexts(sketch, i, s, plan, pane.box, kit);
    }
    const { x0, slot, foot } = plan;
    sketch.line('baseline', [x0, foot], [x0 + slot * stages.length, foot], shape.stroke('muted', WIDTH.baseline), {
      role: 'baseline',
      layer: 'line',
    });
    return sketch.drawing('Funnel in columns', funnelAlt(stages));
  },
});

/** Positions of the columns, inches. */
interface ColumnPlan {
  readonly slot: number;
  readonly x0: number;
  readonly w: number;
  readonly size: number;
  readonly labels: NonNullable<ReturnType<typeof positionLabels>>;
  readonly foot: number;
  /** Top of the body. */
  readonly ceiling: number;
  readonly perUnit: number;
  /** Height of the notes below the names; 0 for none. */
  readonly noteH: number;
}

function planColumns(stages: readonly Stage[], { box, pointer }: FormPane, kit: Kit): ColumnPlan {
  const n = stages.length;
  const slot = Math.min(box.w / n, 3);
  const x0 = box.x + (box.w - slot * n) / 2;
  const labels = positionLabels(
    stages.map((s) => s.label),
    slot,
    [14, 12, 11, 10],
    slot,
    { left: slot / 2, right: slot / 2 },
    kit,
  );
  const size = [16, 14, 12, 11, 10].find((p) =>
    stages.every((s) => kit.text.widthIn(s.printed.text, p, { bold: true }) <= slot * 0.62 - 0.06),
  );
  if (labels === undefined || labels.kept.length < n || size === undefined)
    throw capacityExceeded('The names or numbers of the stages do not fit at 10 pt.', 'Shorten the names or send fewer stages.', {
      count: n,
      pointer: `${pointer}/stages`,
    });
  const noteH = stages.some((s) => s.sub !== undefined || s.meta !== undefined) ? 0.62 : 0;
  const top = box.y + kit.text.pitchIn(size) + 0.06;
  const foot = box.y + box.h - labels.height_in - 0.12 - noteH;
  const largest = Math.max(1e-9, ...stages.map((s) => s.value ?? 0));
  return { slot, x0, w: slot * 0.62, size, labels, foot, ceiling: box.y, perUnit: (foot - top) / largest, noteH };
}

const heightOf = (s: Stage, { perUnit }: ColumnPlan): number => Math.max(s.value === null ? 0 : 0.02, Math.max(0, s.value ?? 0) * perUnit);

/** The remaining quantity with its number inside, or above the loss when the column is too low. */
function drawColumn(sketch: Sketch, i: number, s: Stage, lost: number, plan: ColumnPlan, kit: Kit): void {
  const { slot, x0, w, size, foot } = plan;
  const x = x0 + slot * (i + 0.5) - w / 2;
  const h = heightOf(s, plan);
  const lineH = kit.text.pitchIn(size);
  if (s.value !== null)
    sketch.rect(
      `bar-${i + 1}`,
      { x, y: foot - h, w, h },
      { fill: s.fill },
      {
        name: `stage ${i + 1}: ${s.label}`,
        datum: {
          path: `${s.pointer}/value`,
          value: s.value,
          scale: 'body/chart/stages',
          along: 'y',
          ...(Math.max(0, s.value) * plan.perUnit < 0.02 ? { flags: ['bar_min_length'] as const } : {}),
        },
      },
    );
  const inside = isInside(s, h, plan, kit);
  sketch.at(
    `value-${i + 1}`,
    s.printed,
    [x + w / 2, inside ? foot - h + 0.1 + lineH / 2 : foot - h - lost - 0.04 - lineH / 2],
    'center',
    size,
    {
      bold: true,
      color: inside && s.value !== null ? kit.on(s.fill) : 'ink',
      role: 'label',
      host: `bar-${i + 1}`,
    },
  );
}

/** The quantity lost since the stage before, on top of the remaining one. */
function drawLoss(sketch: Sketch, i: number, s: Stage, lost: number, text: string, plan: ColumnPlan, kit: Kit): void {
  const { slot, x0, w, foot } = plan;
  const x = x0 + slot * (i + 0.5) - w / 2;
  const h = heightOf(s, plan);
  sketch.rect(
    `lost-${i + 1}`,
    { x, y: foot - h - lost, w, h: lost },
    { fill: s.worst ? 'softNegative' : 'canvas', stroke: shape.stroke(s.worst ? 'negative' : 'muted', 0.75, { dash: 'dash' }) },
    { role: 'decoration', layer: 'grid', name: `lost before ${s.label}` },
  );
  const bold = s.worst;
  const rate = s.rate === undefined ? undefined : `(${s.rate})`;
  const width = (words: string, pt: number): number => kit.text.widthIn(words, pt, { bold });
  const whole = rate === undefined ? text : `${text} ${rate}`;
  const split = rate === undefined ? [whole] : [text, rate];
  // Change and rate stand below each other where they are too wide beside each other.
  const arrangements = [{ lines: [whole], pt: 12 }, ...[12, 11, 10].map((size) => ({ lines: split, pt: size }))];
  const within = arrangements.find(
    ({ lines, pt }) => lost > lines.length * kit.text.pitchIn(pt) + 0.06 && lines.every((words) => width(words, pt) <= w - 0.04),
  );
  const inside = within !== undefined;
  // Above the loss stands the number of the column already, where it is not inside it.
  const above = foot - h - lost - 0.04 - (isInside(s, h, plan, kit) ? 0 : kit.text.pitchIn(plan.size));
  const single = [12, 11, 10].find((size) => width(whole, size) <= slot - 0.08);
  // The rate, which the numbers of the columns give, is left out where two lines would stand above the body.
  const fewer = above - split.length * kit.text.pitchIn(12) < plan.ceiling ? [text] : split;
  const { lines, pt } = within ?? (single === undefined ? { lines: fewer, pt: 12 } : { lines: [whole], pt: single });
  const line = kit.text.pitchIn(pt);
  const top = inside ? foot - h - lost / 2 - (lines.length * line) / 2 : above - lines.length * line;
  const color = inside && s.worst ? kit.on('softNegative') : s.worst ? kit.asText('negative') : 'muted';
  for (const [k, words] of lines.entries())
    sketch.at(
      k === 0 ? `drop-${i + 1}` : `drop-${i + 1}-rate`,
      { text: words, bind: 'derived' },
      [x + w / 2, top + (k + 0.5) * line],
      'center',
      pt,
      {
        bold,
        color,
        role: 'legend',
      },
    );
}

/** True where the number stands in the column, so that the loss can be drawn on top of it. */
const isInside = (s: Stage, h: number, { size, w }: ColumnPlan, kit: Kit): boolean =>
  h > kit.text.pitchIn(size) + 0.16 && kit.text.widthIn(s.printed.text, size, { bold: true }) < w - 0.04;

/** The name under a column, and the notes at the foot. */
function drawTexts(sketch: Sketch, i: number, s: Stage, { slot, x0, labels, foot, noteH }: ColumnPlan, box: BoxIn, kit: Kit): void {
  const b = labels.boxes[i];
  if (b !== undefined) {
    // Bold words are wider than those that were measured for all names.
    const w = labels.lines > 1 ? b.w : Math.max(b.w, kit.text.widthIn(s.label, labels.size_pt, { bold: s.bold }));
    sketch.cell(
      `label-${i + 1}`,
      { text: s.label, path: s.label_path },
      { x: x0 + slot / 2 + b.x + (b.w - w) / 2 - 0.01, y: foot + 0.12, w: w + 0.02, h: labels.height_in },
      labels.size_pt,
      { align: 'center', anchor: 'top', bold: s.bold, wrap: labels.lines > 1 },
    );
  }
  if (noteH > 0)
    sketch.stack(
      `note-${i + 1}`,
      [
        s.sub === undefined ? [] : [{ text: s.sub, path: `${s.pointer}/sub` }],
        s.meta === undefined ? [] : [{ text: s.meta, path: `${s.pointer}/meta`, color: 'muted' }],
      ],
      { x: x0 + slot * i + 0.05, y: box.y + box.h - noteH + 0.04, w: slot - 0.1, h: noteH - 0.04 },
      10,
      { align: 'center', anchor: 'top', role: 'body' },
    );
}
