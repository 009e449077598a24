/** One headline figure with its status, and the figures it is based on. */
import { z } from 'zod';
import { text, textOrNumber } from '../fields/fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  DASH,
  type Density,
  GUTTER,
  type Kit,
  labelPitch,
  levelsFor,
  type Pane,
  run,
  type Side,
  SPAN,
  settle,
  shape,
  sideOf,
  sizesDown,
} from '../layout/index.ts';
import { buildTable, type CellIn, ROW_RULE } from '../marks/native-table.ts';
import { statusSaid } from '../marks/status-look.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Fit } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const shown = z.preprocess((v) => (v === undefined || v === '' ? null : v), textOrNumber.nullable());

const params = z.object({
  headline: z.object({ value: shown, label: z.preprocess((v) => v ?? '', textOrNumber) }),
  status: z.preprocess((v) => v ?? '', text).describe('red, amber or green; printed as Off track, At risk, On track.'),
  data: z.preprocess((v) => v ?? [], z.array(z.object({ label: textOrNumber, value: shown }))),
});

type Params = z.infer<typeof params>;

/** Each state has its own glyph, so that colour does not carry it alone. */
const STATES: Readonly<Record<string, { readonly glyph: string; readonly fill: Color }>> = {
  red: { glyph: '●', fill: 'negative' },
  amber: { glyph: '▲', fill: 'warning' },
  green: { glyph: '✓', fill: 'positive' },
};

const MAX_PITCH = 0.8;

export const tracker = defineComponent<Params>({
  name: 'tracker',
  purpose: 'Reports one headline figure with a red, amber or green status and the figures behind it.',
  params,
  example: {
    title: 'Line 4 stays inside its budget, but the contingency is nearly used',
    params: {
      headline: { value: '€41.7m', label: 'committed of a budget of €44.0m' },
      status: 'amber',
      data: [
        { label: 'Civil works', value: '€12.1m of €11.4m' },
        { label: 'Process equipment', value: '€21.9m of €23.2m' },
        { label: 'Automation', value: '€4.6m of €5.4m' },
        { label: 'Contingency used', value: '88%' },
        { label: 'Forecast at completion', value: '€43.6m' },
      ],
    },
  },
  capacity: { what: 'data rows', soft: 6, hard: 14 },
  count: (p) => p.data.length,
  take: (p, from, to) => ({ ...p, data: p.data.slice(from, to) }),
  draw(p, pane, kit) {
    const state = STATES[p.status.trim().toLowerCase()];
    if (p.status !== '' && state === undefined)
      kit.warn('unknown_value', `The status ${JSON.stringify(p.status.slice(0, 40))} is not known; its pill is neutral.`, {
        path: `${pane.pointer}/status`,
        remedy: 'Send red, amber or green.',
      });
    const rows = p.data.map((d, i) => {
      const pointer = `${pane.pointer}/data/${i}`;
      if (d.value === null)
        kit.warn('missing_values', `${d.label} has no value; a dash stands in its place.`, {
          path: `${pointer}/value`,
          remedy: 'Send the value, or leave the row out.',
        });
      return {
        label: String(d.label),
        value: said(d.value, kit),
        missing: d.value === null,
        formatted: typeof d.value === 'number',
        pointer,
      };
    });
    if (p.headline.value === null)
      kit.warn('missing_values', 'The headline has no value; a dash stands in its place.', {
        path: `${pane.pointer}/headline/value`,
        remedy: 'Send the value.',
      });
    const subject: Subject = { p, rows, headline: said(p.headline.value, kit), state };
    const alt = `Tracker: ${subject.headline} ${p.headline.label}${p.status === '' ? '' : `, status ${statusSaid(p.status, undefined, kit, { isAlone: true }).text}`}. ${rows.map((r) => `${r.label} ${r.value}`).join(', ')}.`;
    return { shapes: drawTracker(subject, alt, pane, kit), alt };
  },
});

const said = (value: string | number | null, kit: Kit): string =>
  value === null ? DASH : typeof value === 'number' ? kit.value(value) : value;

interface Row {
  readonly label: string;
  readonly value: string;
  readonly missing: boolean;
  readonly formatted: boolean;
  readonly pointer: string;
}

interface Subject {
  readonly p: Params;
  readonly rows: readonly Row[];
  readonly headline: string;
  readonly state: { readonly glyph: string; readonly fill: Color } | undefined;
}

interface Head {
  readonly value: Fit;
  readonly label: Fit;
  /** The words of the pill, and its height with padding. The height is 0 without a status. */
  readonly pill: Fit;
  readonly pillH: number;
  readonly pillW: number;
  /** True when the pill is after the value and not below the label. */
  readonly compact: boolean;
  readonly height: number;
  readonly pad: number;
}

interface Plan {
  readonly level: Density;
  readonly pitch: number;
  readonly valueW: number;
}

const CAP = 0.05;

/** The two parts are side by side on a whole slide and in flat panes. Otherwise the headline is above the rows. */
function drawTracker(subject: Subject, alt: string, pane: Pane, kit: Kit): Shape[] {
  const { box } = pane;
  const side = sideOf(box, kit);
  const n = subject.rows.length;
  const beside = (w: number, gap: number, sizes: readonly number[], pad: number, least: number): Shape[] | undefined => {
    const right = { ...box, x: box.x + w + gap, w: box.w - w - gap };
    const head = fitHead(subject, w, box.h, sizes, pad, kit);
    const plan = planRows(subject.rows, right.w, box.h, pane, kit);
    if (head === undefined || plan === undefined) return undefined;
    const block = settle(box, Math.min(box.h, Math.max(plan.pitch * n, head.height, n === 0 ? 0 : least)));
    if (pane.depth === 0 && block.h < 0.7 * box.h)
      kit.warn('content_sparse', `A headline and ${n} rows use less than 70 % of the body's height.`, {
        path: pane.pointer,
        remedy: 'Nothing to mend; a smaller part of a split view also holds them.',
      });
    const pitch = n === 0 ? 0 : Math.min(MAX_PITCH + 0.15, block.h / n);
    return [
      ...drawHead(subject, head, { ...block, w }, pane, side, kit),
      ...drawRows(subject.rows, { ...plan, pitch }, { ...right, y: block.y + (block.h - pitch * n) * 0.46 }, alt, pane, side, kit),
    ];
  };
  const stacked = (compact: boolean): Shape[] | undefined => {
    const largest = compact ? 28 : { full: 72, half: 54, third: 40, card: 32 }[pane.class];
    const pad = compact || pane.class === 'card' ? 0.12 : 0.2;
    const gap = 0.1;
    const least = n === 0 ? 0 : n * 0.2 + gap;
    const head = fitHead(subject, box.w, box.h - least, sizesDown(largest, 16), pad, kit, compact);
    const plan = head && planRows(subject.rows, box.w, box.h - head.height - gap, pane, kit);
    if (head === undefined || plan === undefined) return undefined;
    const block = settle(box, head.height + (n === 0 ? 0 : gap + plan.pitch * n));
    return [
      ...drawHead(subject, head, { ...block, h: head.height }, pane, side, kit),
      ...drawRows(subject.rows, plan, { ...block, y: block.y + head.height + gap }, alt, pane, side, kit),
    ];
  };
  const shapes =
    pane.class === 'full' && n > 0
      ? beside(SPAN(4), GUTTER, [54, 40, 32, 24, 20, 16], 0.25, n >= 4 ? 3.95 : 0)
      : (stacked(false) ?? (box.w >= 4 ? beside(box.w * 0.36, GUTTER, [40, 32, 28, 24, 20, 18, 16], 0.15, 0) : undefined) ?? stacked(true));
  if (shapes === undefined)
    throw capacityExceeded(
      `A headline and ${n} rows do not fit ${box.w.toFixed(1)} by ${box.h.toFixed(1)} in at 10 pt.`,
      'Shorten headline, labels and values, send fewer rows, or give the tracker more room.',
      { component: 'tracker', count: n, pointer: pane.pointer },
    );
  return shapes;
}

function pillRuns({ p, state }: Subject, at: string, kit: Kit) {
  const words = statusSaid(p.status, `${at}/status`, kit, { isAlone: true });
  return [...(state === undefined ? [] : [{ text: `${state.glyph} `, bind: 'derived' as const }]), run(words.text, words.path, words.bind)];
}

function fitHead(
  subject: Subject,
  w: number,
  room: number,
  sizes: readonly number[],
  pad: number,
  kit: Kit,
  compact = false,
): Head | undefined {
  const { p, headline } = subject;
  const inner = w - 2 * pad;
  const small = w < 3.5;
  const pill = kit.fit({
    block: kit.block(pillRuns(subject, '', kit), { color: 'ink', bold: true }),
    sizes_pt: small ? [11, 10] : [14, 12, 11, 10],
    width_in: compact ? inner / 2 : inner - 0.3,
    max_lines: 3,
  });
  const status = p.status !== '';
  const pillH = status ? pill.height_in + 0.1 : 0;
  const pillW = status ? Math.ceil((pill.width_in + 0.28) * 100) / 100 : 0;
  const block = kit.block([run(headline)], { color: 'ink', bold: true, leading: 1 });
  const width = compact && status ? inner - pillW - 0.15 : inner;
  let value = kit.fit({ block, sizes_pt: sizes, width_in: width, max_lines: 1 });
  if (!value.fits) value = kit.fit({ block, sizes_pt: [24, 20, 18, 16, 14, 12], width_in: width, max_lines: 3 });
  const label = kit.fit({
    block: kit.block(String(p.headline.label), { color: 'ink' }),
    sizes_pt: small || compact ? [12, 11, 10] : [16, 14, 12, 11, 10],
    width_in: inner,
    max_lines: 3,
  });
  const height = compact
    ? CAP + 2 * pad + Math.max(value.height_in, pillH) + 0.06 + label.height_in
    : CAP + 2 * pad + value.height_in + 0.1 + label.height_in + (pillH > 0 ? 0.2 + pillH : 0);
  if (!value.fits || !label.fits || !pill.fits || height > room + 1e-6) return undefined;
  return { value, label, pill, pillH, pillW, compact, height, pad };
}

function drawHead(subject: Subject, head: Head, box: BoxIn, pane: Pane, side: Side, kit: Kit): Shape[] {
  const { p, headline, state } = subject;
  const id = `${pane.id}/headline`;
  const x = box.x + head.pad;
  const w = box.w - 2 * head.pad;
  const content = head.height - CAP - 2 * head.pad;
  const y = box.y + CAP + head.pad + Math.max(0, box.h - head.height) * 0.46;
  const at = pane.pointer;
  const first = head.compact ? Math.max(head.value.height_in, head.pillH) : head.value.height_in;
  const shapes: Shape[] = [
    shape.rect({ id, name: 'headline tile', role: 'card' }, side.box(box), { fill: shape.fill('surface') }),
    shape.rect({ id: `${id}/cap`, name: 'cap line', role: 'decoration' }, side.box({ ...box, h: CAP }), { fill: shape.fill('accent1') }),
    kit.label({
      id: `${id}/value`,
      name: `headline: ${headline}`,
      role: 'value',
      host: id,
      box: side.box({ x, y, w: head.compact && head.pillW > 0 ? w - head.pillW - 0.15 : w, h: first }),
      runs: [run(headline, `${at}/headline/value`, typeof p.headline.value === 'string' ? 'verbatim' : 'formatted')],
      style: { color: p.headline.value === null ? 'muted' : 'ink', bold: true, leading: 1 },
      size_pt: head.value.size_pt,
      anchor: 'middle',
      align: side.leading(headline),
      wrap: head.value.lines > 1,
    }),
    kit.label({
      id: `${id}/label`,
      name: 'headline label',
      role: 'label',
      host: id,
      box: side.box({ x, y: y + first + (head.compact ? 0.06 : 0.1), w, h: head.label.height_in }),
      runs: String(p.headline.label),
      path: `${at}/headline/label`,
      style: { color: 'ink' },
      size_pt: head.label.size_pt,
      align: side.leading(String(p.headline.label)),
    }),
  ];
  if (p.status === '') return shapes;
  const ground = state?.fill ?? 'neutral';
  const place = head.compact
    ? { x: x + w - head.pillW, y: y + (first - head.pillH) / 2, w: head.pillW, h: head.pillH }
    : { x, y: y + content - head.pillH, w: head.pillW, h: head.pillH };
  shapes.push(
    shape.rect(
      { id: `${id}/status`, name: `status: ${statusSaid(p.status, undefined, kit, { isAlone: true }).text}`, role: 'chip', host: id },
      side.box(place),
      {
        fill: shape.fill(ground),
        radius_in: Math.min(0.14, head.pillH / 2),
        text: kit.text.set({
          block: kit.block(pillRuns(subject, at, kit), { color: kit.on(ground), bold: true }),
          size_pt: head.pill.size_pt,
          width_in: head.pillW,
          height_in: head.pillH,
          insets_in: { l: 0.1, r: 0.1 },
          align: 'center',
          anchor: 'middle',
          wrap: head.pill.lines > 1,
          lang: kit.locale,
        }),
      },
    ),
  );
  return shapes;
}

function planRows(rows: readonly Row[], w: number, h: number, pane: Pane, kit: Kit): Plan | undefined {
  const n = rows.length;
  const levels = levelsFor(pane);
  if (n === 0) return { level: levels[0] as Density, pitch: 0, valueW: 0 };
  for (const level of levels) {
    const pitch = Math.min(MAX_PITCH, h / n);
    if (pitch < level.pitch - 1e-9) continue;
    const size = level.primary_pt;
    const line = labelPitch(
      rows.map((r) => r.label + r.value),
      size,
      kit,
    );
    const lines = Math.max(1, Math.min(level.name === 'D2' ? 8 : 3, Math.floor((pitch - 0.06) / line)));
    const own = Math.max(...rows.map((r) => kit.text.widthIn(r.value, size, { bold: true })));
    const labels = Math.max(...rows.map((r) => kit.text.widthIn(r.label, size)));
    // The value has one line where label and value both fit. Otherwise the two share the width.
    const valueW = Math.min(own, Math.max(w - labels - 0.2, w * 0.45));
    const labelW = w - valueW - 0.2;
    const fits = (text: string, bold: boolean, width: number): boolean =>
      kit.fit({ block: kit.block(text, { color: 'ink', bold }), sizes_pt: [size], width_in: width, max_lines: lines }).fits;
    if (rows.every((r) => fits(r.label, false, labelW) && fits(r.value, true, valueW))) return { level, pitch, valueW };
  }
  return undefined;
}

function drawRows(rows: readonly Row[], plan: Plan, box: BoxIn, alt: string, pane: Pane, side: Side, kit: Kit): Shape[] {
  if (rows.length === 0) return [];
  const size_pt = plan.level.primary_pt;
  const cells = rows.map((r, i): CellIn[] => {
    const rule = { ...(i === 0 ? { top: ROW_RULE } : {}), bottom: ROW_RULE, insets_in: { t: 0.03, b: 0.03 }, size_pt };
    return [
      { ...rule, block: kit.block(r.label, { color: 'ink' }, `${r.pointer}/label`), align: side.leading(r.label), role: 'cell' },
      {
        ...rule,
        block: kit.block([run(r.value, `${r.pointer}/value`, r.formatted ? 'formatted' : 'verbatim')], {
          color: r.missing ? 'muted' : 'ink',
          bold: true,
        }),
        align: side.end,
        role: 'value',
      },
    ];
  });
  const placed = side.box({ ...box, h: plan.pitch * rows.length });
  const columns = [box.w - plan.valueW, plan.valueW];
  return [
    buildTable(
      {
        id: `${pane.id}/table`,
        name: 'figures',
        alt,
        x: placed.x,
        y: placed.y,
        columns: side.mirrored ? [...columns].reverse() : columns,
        rows: rows.map(() => plan.pitch),
        cells: side.mirrored ? cells.map((r) => [...r].reverse()) : cells,
      },
      kit,
    ),
  ];
}
