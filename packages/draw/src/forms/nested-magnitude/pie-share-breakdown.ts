/** A ring of shares with a row for each part beside it: name, share, explanation. */
import { type BoxIn, capacityExceeded, type Kit, type Numbers, pointOn, ringSteps, run, Sketch, shape } from '../../layout/index.ts';
import { ringCentre } from '../../marks/ring-centre.ts';
import { slicesOf } from '../../marks/ring-slices.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { form, type Level, levelRuns, nestedAlt, noteLevelUnit, readLevels } from './form.ts';

export const variant = defineVariant(form, {
  name: 'pie_share_breakdown',
  purpose: 'How one whole divides into a few parts, with a line about each.',
  example: {
    headline: 'Heating and vehicles are three quarters of the footprint',
    context: 'Greenhouse gas emissions 2025 by source, percent',
    source_note: 'Sustainability report',
    data: {
      unit: '%',
      levels: [
        { label: 'Heating', value: 44, detail: ['Gas boilers at nine sites'], emphasis: 'primary' },
        { label: 'Vehicles', value: 31, detail: ['420 vans, 38 of them electric'] },
        { label: 'Electricity', value: 17, detail: ['Two thirds from own roofs by 2027'] },
        { label: 'Travel and other', value: 8, detail: ['Rail first since May'] },
      ],
    },
  },
  draw(d, pane, kit) {
    const { levels, numbers } = readLevels(d, pane, kit);
    const sketch = new Sketch(pane.box, kit);
    const total = readTotal(levels, pane, kit);
    const box = noteLevelUnit(sketch, d, pane);
    const diameter = Math.min(box.h, 4.9, box.w * 0.42);
    // Control points of the curves extend a little beyond the circle.
    const ring: Ring = {
      centre: [box.x + diameter / 2, box.y + box.h / 2],
      outer: diameter / 2 - 0.04,
      inner: (diameter / 2) * 0.6,
      total,
      percent: isPercent(total),
    };
    drawRing(sketch, levels, ring, kit);
    drawCentre(sketch, ring, numbers, pane, kit);
    const x = ring.centre[0] + ring.outer + 0.6;
    drawRows(sketch, levels, { x, y: box.y, w: box.x + box.w - x, h: box.h }, pane, kit);
    return sketch.drawing('Shares', `Ring of shares: ${nestedAlt(levels)}`);
  },
});

const isPercent = (total: number): boolean => total >= 98 && total <= 102;

/** The whole that is divided. Refuses a negative part. */
function readTotal(levels: readonly Level[], pane: FormPane, kit: Kit): number {
  const negative = levels.find((l) => l.value < 0);
  if (negative !== undefined)
    throw capacityExceeded(
      'A negative value has no share of a whole.',
      'Send bar_rank_chart diverging_variance_bar for values of both signs.',
      { pointer: negative.pointer },
    );
  const total = levels.reduce((sum, l) => sum + l.value, 0);
  if (isPercent(total) && Math.abs(total - 100) > 0.05)
    kit.warn('percent_not_100', `The shares total ${kit.number(Number(total.toFixed(4)))}; they are drawn as they are.`, {
      path: `${pane.pointer}/levels`,
      remedy: 'Check the shares.',
    });
  if (total === 0)
    kit.warn('zero_total', 'All values are zero or missing; there are no shares.', {
      path: `${pane.pointer}/levels`,
      remedy: 'Send the values.',
    });
  return total;
}

interface Ring {
  readonly centre: readonly [number, number];
  readonly outer: number;
  readonly inner: number;
  readonly total: number;
  /** True when the values are percentages themselves. */
  readonly percent: boolean;
}

function drawRing(sketch: Sketch, levels: readonly Level[], ring: Ring, kit: Kit): void {
  const { centre, outer, inner, total } = ring;
  if (total === 0) {
    sketch.path('ring', ringSteps(...centre, outer, inner, 0, 360), { fill: 'track', even_odd: true }, { role: 'track' });
    return;
  }
  let at = 0;
  for (const [i, l] of levels.entries()) {
    const sweep = (l.value / total) * 360;
    if (sweep <= 0) continue;
    sketch.path(
      `arc-${i + 1}`,
      ringSteps(...centre, outer, inner, at, at + sweep),
      { fill: l.fill, stroke: shape.stroke('canvas', 1.5), ...(sweep >= 359.9 ? { even_odd: true } : {}) },
      {
        name: `arc ${i + 1}: ${l.label}`,
        datum: { path: `${l.pointer}/value`, value: l.value, scale: 'body/chart/ring', along: 'angle', extent: sweep },
      },
    );
    if (sweep >= 24 && !ring.percent) drawShare(sketch, i, l, ring, at + sweep / 2, kit);
    at += sweep;
  }
  kit.named.push(
    ...slicesOf(
      levels.map((l) => ({ names: [l.label], share: l.value / total })),
      centre,
      outer,
    ),
  );
  kit.charts.push({
    kind: 'ring',
    id: `${sketch.id}/ring`,
    name: 'Ring',
    categories: levels.map((l) => l.label),
    centre,
    outer,
    inner,
    series: [
      {
        name: 'Value',
        values: levels.map((l) => l.value),
        marks: levels.map((l, i) => (l.value > 0 ? `${sketch.id}/arc-${i + 1}` : undefined)),
      },
    ],
  });
}

/** The share of a part on its arc, unless the values are percentages themselves. */
function drawShare(sketch: Sketch, i: number, l: Level, { centre, outer, inner, total }: Ring, angle: number, kit: Kit): void {
  const exact = (l.value / total) * 100;
  const shown = Number(exact.toFixed(0));
  sketch.at(
    `share-${i + 1}`,
    { text: kit.number(shown, { unit: '%' }), bind: 'derived' },
    pointOn(...centre, (outer + inner) / 2, angle),
    'center',
    14,
    { bold: true, color: kit.on(l.fill), role: 'label', host: `arc-${i + 1}` },
  );
  kit.proofs.push({ kind: 'share', ok: true, expected: exact, shown, tolerance: 0.5, path: `${l.pointer}/value` });
}

function drawCentre(sketch: Sketch, { centre: [cx, cy], total, percent }: Ring, numbers: Numbers, { pointer }: FormPane, kit: Kit): void {
  const print = (value: number): string => numbers.derived(value).text;
  const centre = total > 0 ? ringCentre(`${pointer}/levels`, percent ? undefined : print(total), kit, print) : undefined;
  if (centre === undefined) return;
  const up = centre.words === undefined ? 0 : 0.14;
  sketch.at('total', { text: centre.figure, bind: 'derived' }, [cx, cy - up], 'center', 24, { bold: true, role: 'label' });
  if (centre.words !== undefined)
    sketch.at('total-word', { text: centre.words, bind: 'derived' }, [cx, cy + 0.22], 'center', 14, { color: 'muted', role: 'legend' });
}

/** A row for each part: swatch, name with its details, value. */
function drawRows(sketch: Sketch, levels: readonly Level[], area: BoxIn, pane: FormPane, kit: Kit): void {
  const n = levels.length;
  const pitch = Math.min(1.25, area.h / n);
  const top = area.y + (area.h - pitch * n) / 2;
  const size = rowSize(levels, area.w, pitch, kit);
  if (size === undefined)
    throw capacityExceeded('The names and details do not fit beside the ring at 10 pt.', 'Shorten them, or send fewer levels.', {
      count: n,
      pointer: `${pane.pointer}/levels`,
    });
  const labelW = area.w - 0.35 - valueWidth(levels, size, kit) - 0.25;
  for (const [i, l] of levels.entries()) {
    const y = top + pitch * i;
    sketch.rect(`swatch-${i + 1}`, { x: area.x, y: y + pitch / 2 - 0.1, w: 0.2, h: 0.2 }, { fill: l.fill }, { role: 'swatch' });
    sketch.stack(
      `label-${i + 1}`,
      [
        [run(l.label, `${l.pointer}/label`, 'verbatim', { bold: l.bold })],
        ...levelRuns(l).map((runs) => runs.map((r) => ({ ...r, size_pt: Math.max(10, size - 4) }))),
      ],
      { x: area.x + 0.35, y, w: labelW, h: pitch },
      size,
      { host: `swatch-${i + 1}`, name: `label ${i + 1}: ${l.label}` },
    );
    sketch.at(`value-${i + 1}`, l.printed, [area.x + area.w, y + pitch / 2], 'right', size, {
      bold: true,
      role: 'value',
      host: `swatch-${i + 1}`,
    });
    if (i > 0) sketch.line(`rule-${i}`, [area.x, y], [area.x + area.w, y], shape.stroke('line', 0.5), { role: 'rule' });
  }
}

const valueWidth = (levels: readonly Level[], pt: number, kit: Kit): number =>
  Math.max(...levels.map((l) => kit.text.widthIn(l.printed.text, pt, { bold: true })));

/** The largest size at which all names and details fit their rows. */
const rowSize = (levels: readonly Level[], width: number, pitch: number, kit: Kit): number | undefined =>
  [18, 16, 14, 12, 11, 10].find((pt) =>
    levels.every(
      (l) =>
        kit.fit({
          block: kit.paragraphs(
            [
              { runs: [run(l.label)] },
              ...l.detail.map((t) => ({ runs: [run(t, undefined, 'verbatim', { size_pt: Math.max(10, pt - 4) })] })),
            ],
            { color: 'ink', bold: true },
          ),
          sizes_pt: [pt],
          width_in: width - 0.35 - valueWidth(levels, pt, kit) - 0.25,
          height_in: pitch - 0.1,
        }).fits,
    ),
  );
