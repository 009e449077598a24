/** `maturity_model`: the level of each dimension on a scale of five. */
import { z } from 'zod';
import { maybeNumber, optionalText, text } from '../fields/fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  DASH,
  densitiesFor,
  hairline,
  type Kit,
  type Pane,
  right,
  run,
  settle,
  shape,
  snap,
} from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import type { Fit, RunIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const LEVELS = 5;
const CELL_GAP = 0.05;
const COLUMN_GAP = 0.3;
const MAX_CELL_H = 0.46;

const params = z
  .object({
    dimensions: z.preprocess((v) => v ?? [], z.array(text)).describe('Rows, in order'),
    assessments: z
      .preprocess(
        (v) => v ?? [],
        z.array(z.object({ dimension: text, level: maybeNumber.describe('1 to 5; halves are possible'), label: optionalText })),
      )
      .describe('Where each dimension stands'),
  })
  .refine((p) => p.dimensions.length + p.assessments.length > 0, { error: 'needs at least one dimension', path: ['dimensions'] });

type Params = z.infer<typeof params>;

export const maturityModel = defineComponent<Params>({
  name: 'maturity_model',
  aliases: ['maturity'],
  purpose: 'Shows how far each dimension of a capability has come, on five levels.',
  params,
  example: {
    title: 'Recovery is rehearsed, but nobody owns the inventory',
    params: {
      dimensions: ['Asset inventory', 'Access control', 'Detection', 'Response', 'Recovery', 'Awareness'],
      assessments: [
        { dimension: 'Asset inventory', level: 1, label: 'Spreadsheets in six departments' },
        { dimension: 'Access control', level: 4, label: 'Single sign-on for 94% of systems' },
        { dimension: 'Detection', level: 3, label: 'Logs kept 90 days, alerts in hours' },
        { dimension: 'Response', level: 2.5, label: 'Plan signed, first drill in May' },
        { dimension: 'Recovery', level: 4, label: 'Restored in 3 h at the last drill' },
        { dimension: 'Awareness', level: 3, label: '78% passed the phishing test' },
      ],
    },
  },
  capacity: { what: 'dimensions', soft: 8, hard: 14 },
  count: (p) => rowsOf(p).length,
  take: (p, from, to) => {
    const rows = rowsOf(p).slice(from, to);
    return {
      dimensions: rows.map((r) => r.name),
      assessments: rows.flatMap((r) => (r.assessment === undefined ? [] : [p.assessments[r.assessment] as Params['assessments'][number]])),
    };
  },
  draw(p, pane, kit) {
    const said = rowsOf(p).map((r) => {
      const a = r.assessment === undefined ? undefined : p.assessments[r.assessment];
      const words = a?.label === undefined ? '' : ` (${a.label})`;
      return `${r.name} ${a?.level === undefined || a.level === null ? DASH : kit.value(a.level)}${words}`;
    });
    return { shapes: drawModel(p, pane, kit), alt: `Maturity on a scale of 1 to ${LEVELS}: ${said.join(', ')}.`, mirror: true };
  },
});

interface Row {
  readonly name: string;
  /** Index into `dimensions`; absent for an assessment of a dimension that is not listed. */
  readonly dimension?: number;
  readonly assessment?: number;
}

const key = (name: string): string => name.trim().toLowerCase();

/** Dimensions with their assessments, then assessments whose dimension is unlisted or repeated. */
function rowsOf(p: Params): Row[] {
  const used = new Set<number>();
  const rows = p.dimensions.map((name, dimension): Row => {
    const assessment = p.assessments.findIndex((a, i) => !used.has(i) && key(a.dimension) === key(name));
    if (assessment < 0) return { name, dimension };
    used.add(assessment);
    return { name, dimension, assessment };
  });
  for (const [i, a] of p.assessments.entries()) if (!used.has(i)) rows.push({ name: a.dimension, assessment: i });
  return rows;
}

function tellProblems(p: Params, rows: readonly Row[], pane: Pane, kit: Kit): void {
  const dimensionKeys = new Set(p.dimensions.map(key));
  for (const row of rows) {
    const a = row.assessment === undefined ? undefined : p.assessments[row.assessment];
    const path =
      row.assessment === undefined ? `${pane.pointer}/dimensions/${row.dimension}` : `${pane.pointer}/assessments/${row.assessment}`;
    if (row.dimension === undefined) {
      if (dimensionKeys.has(key(row.name)))
        kit.warn('duplicate_labels', `${row.name} is assessed more than once; each assessment has a row.`, {
          path: `${path}/dimension`,
          remedy: 'Send one assessment for each dimension.',
        });
      else if (p.dimensions.length > 0)
        kit.warn('unknown_value', `${row.name} is not one of dimensions; it stands in a row of its own at the end.`, {
          path: `${path}/dimension`,
          remedy: 'Add it to dimensions, or spell it as there.',
        });
    }
    if (a === undefined || a.level === null) {
      if (a !== undefined)
        kit.warn('missing_values', `${row.name} has no level.`, { path: `${path}/level`, remedy: 'Send a level from 1 to 5.' });
    } else if (a.level < 1 || a.level > LEVELS)
      kit.warn('unknown_value', `The level ${kit.value(a.level)} of ${row.name} is not between 1 and ${LEVELS}; its cells stay empty.`, {
        path: `${path}/level`,
        remedy: `Send a level from 1 to ${LEVELS}.`,
      });
  }
}

type Labels = 'beside' | 'under' | 'below';

interface Table {
  readonly size_pt: number;
  readonly small_pt: number;
  readonly name_w: number;
  readonly cells: { readonly x: number; readonly w: number };
  readonly words_x: number;
  readonly words_w: number;
  readonly pitch: number;
  readonly head_h: number;
  /** Position of the labels: right of the cells, under the names, or on a line of their own below both. */
  readonly labels: Labels;
}

const SIZES = [
  { size: 16, small: 14, level: 'D0' },
  { size: 14, small: 12, level: 'D0' },
  { size: 12, small: 11, level: 'D1' },
  { size: 10, small: 10, level: 'D2' },
] as const;

function measure(p: Params, rows: readonly Row[], where: Labels, pane: Pane, kit: Kit): Table | undefined {
  const { box } = pane;
  const under = where === 'under';
  const sizes = SIZES.filter(
    (s) => densitiesFor(pane.class).some((d) => d.name === s.level) && (pane.level === undefined || s.level >= pane.level),
  );
  const labels = rows.map((r) => (r.assessment === undefined ? undefined : p.assessments[r.assessment]?.label));
  const labelled = labels.some((l) => l !== undefined);
  for (const { size, small } of sizes) {
    const head_h = kit.text.pitchIn(small) + 0.1;
    const cap = box.w * { beside: 0.28, under: 0.48, below: 0.5 }[where];
    const widest = Math.max(
      ...rows.map((r, i) => Math.max(kit.text.widthIn(r.name, size, { bold: true }), under ? kit.text.widthIn(labels[i] ?? '', small) : 0)),
    );
    const name_w = snap(Math.min(cap, widest) + 0.005);
    const rest = box.w - name_w - COLUMN_GAP;
    const cellsW = where !== 'beside' || !labelled ? rest : Math.min(rest * 0.62, 6.2);
    const words_x = where === 'below' ? box.x : box.x + name_w + COLUMN_GAP + cellsW + COLUMN_GAP;
    const words_w = right(box) - words_x;
    let tallest = 0;
    let fits = true;
    for (const [i, r] of rows.entries()) {
      const name: Fit = kit.fit({
        block: kit.block(r.name, { color: 'ink', bold: true }),
        sizes_pt: [size],
        width_in: name_w,
        max_lines: 3,
      });
      const label = labels[i];
      const words =
        label === undefined
          ? undefined
          : kit.fit({
              block: kit.block(label, { color: 'ink' }),
              sizes_pt: [small],
              width_in: under ? name_w : words_w,
              max_lines: where === 'beside' ? 3 : 4,
            });
      fits &&= name.fits && (words?.fits ?? true);
      tallest = Math.max(
        tallest,
        where === 'beside' ? Math.max(name.height_in, words?.height_in ?? 0) : name.height_in + (words?.height_in ?? 0),
      );
    }
    const pitch = Math.min(0.95, (box.h - head_h) / rows.length);
    if (!fits || tallest + 0.06 > (box.h - head_h) / rows.length || pitch < kit.text.pitchIn(size) + 0.08) continue;
    return {
      size_pt: size,
      small_pt: small,
      name_w,
      cells: { x: box.x + name_w + COLUMN_GAP, w: cellsW },
      words_x,
      words_w,
      pitch: Math.max(pitch, tallest + 0.06),
      head_h,
      labels: where,
    };
  }
  return undefined;
}

function drawModel(p: Params, pane: Pane, kit: Kit): Shape[] {
  const rows = rowsOf(p);
  tellProblems(p, rows, pane, kit);
  const t =
    pane.class === 'full'
      ? measure(p, rows, 'beside', pane, kit)
      : (measure(p, rows, 'under', pane, kit) ?? measure(p, rows, 'below', pane, kit));
  if (t === undefined)
    throw capacityExceeded(
      `${rows.length} dimensions with labels of this length do not fit ${pane.box.w.toFixed(1)} x ${pane.box.h.toFixed(1)} in at 10 pt.`,
      'Shorten names and labels, or send fewer dimensions.',
      { component: 'maturity_model', count: rows.length },
    );
  const height = t.head_h + t.pitch * rows.length;
  const area = settle(pane.box, height);
  if (pane.class === 'full' && height < 0.7 * pane.box.h)
    kit.warn(
      'content_sparse',
      `${rows.length} dimensions fill ${Math.round((height / pane.box.h) * 100)} % of the body at their largest.`,
      {
        path: `${pane.pointer}/dimensions`,
        remedy: 'Nothing to mend; a half slide may say the same.',
      },
    );
  const cellW = (t.cells.w - CELL_GAP * (LEVELS - 1)) / LEVELS;
  const heads = Array.from({ length: LEVELS }, (_, i) =>
    kit.label({
      id: `${pane.id}/head-${i + 1}`,
      name: `level ${i + 1}`,
      role: 'header',
      box: { x: t.cells.x + i * (cellW + CELL_GAP), y: area.y, w: cellW, h: t.head_h - 0.06 },
      runs: String(i + 1),
      bind: 'derived',
      style: { color: 'muted', bold: true },
      size_pt: t.small_pt,
      align: 'center',
      anchor: 'middle',
      wrap: false,
    }),
  );
  const top = area.y + t.head_h;
  return [
    ...heads,
    hairline(`${pane.id}/rule-0`, pane.box.x, right(pane.box), top, 'muted', 1),
    ...rows.flatMap((row, i): Shape[] => [
      ...drawRow(p, row, i, { x: pane.box.x, y: top + i * t.pitch, w: pane.box.w, h: t.pitch }, t, cellW, pane, kit),
      hairline(`${pane.id}/rule-${i + 1}`, pane.box.x, right(pane.box), top + (i + 1) * t.pitch),
    ]),
  ];
}

/** One row with its parsed values and the positions of its parts. */
interface RowDrawing {
  readonly i: number;
  readonly name: string;
  readonly level: number | undefined;
  /** True when the level is one of those that are drawn. */
  readonly valid: boolean;
  readonly level_path: string;
  readonly box: BoxIn;
  /** Vertical position of the fields of its levels. */
  readonly y: number;
  readonly h: number;
  readonly cellW: number;
  readonly t: Table;
  readonly id: string;
}

function drawRow(p: Params, row: Row, i: number, box: BoxIn, t: Table, cellW: number, pane: Pane, kit: Kit): Shape[] {
  const a = row.assessment === undefined ? undefined : p.assessments[row.assessment];
  const aPath = `${pane.pointer}/assessments/${row.assessment}`;
  const namePath = row.dimension === undefined ? `${aPath}/dimension` : `${pane.pointer}/dimensions/${row.dimension}`;
  if (a !== undefined && row.dimension !== undefined) kit.drawn.add(`${aPath}/dimension`);
  const level = a?.level ?? undefined;
  const valid = level !== undefined && level >= 1 && level <= LEVELS;
  const title = run(row.name, namePath, 'verbatim', { bold: true });
  const label = a?.label === undefined ? undefined : run(a.label, `${aPath}/label`);
  const nameH = kit.fit({ block: kit.block([title], { color: 'ink' }), sizes_pt: [t.size_pt], width_in: t.name_w }).height_in;
  const below = t.labels === 'below' && label !== undefined;
  const h = below ? Math.min(0.3, nameH) : Math.min(MAX_CELL_H, box.h - 0.14);
  const wordsW = t.labels === 'under' ? t.name_w : t.words_w;
  const wordsH =
    label === undefined ? 0 : kit.fit({ block: kit.block([label], { color: 'ink' }), sizes_pt: [t.small_pt], width_in: wordsW }).height_in;
  const from = box.y + (box.h - nameH - wordsH) / 2;
  const y = below ? from + (nameH - h) / 2 : box.y + (box.h - h) / 2;
  const name = `${i + 1}: ${row.name}`;
  const drawing: RowDrawing = { i, name, level, valid, level_path: `${aPath}/level`, box, y, h, cellW, t, id: pane.id };
  const beside = t.labels === 'beside';
  const nameBox = beside ? { x: box.x, y: box.y, w: t.name_w, h: box.h } : { x: box.x, y: from, w: t.name_w, h: nameH };
  const wordsBox = beside ? { x: t.words_x, y: box.y, w: t.words_w, h: box.h } : { x: box.x, y: from + nameH, w: wordsW, h: wordsH };
  const color = beside ? 'ink' : 'muted';
  return [
    ...levelFields(drawing, kit),
    ...(valid ? [] : [unplacedLevel(drawing, kit)]),
    rowText({ part: 'name', what: 'dimension', role: 'label', text: title, size_pt: t.size_pt, color: 'ink' }, nameBox, drawing, kit),
    ...(label === undefined
      ? []
      : [rowText({ part: 'words', what: 'assessment', role: 'body', text: label, size_pt: t.small_pt, color }, wordsBox, drawing, kit)]),
  ];
}

interface RowText {
  readonly part: 'name' | 'words';
  readonly what: string;
  readonly role: 'label' | 'body';
  readonly text: RunIn;
  readonly size_pt: number;
  readonly color: 'ink' | 'muted';
}

/** The name of a dimension or the words of its assessment. They are centred in the row where both have columns of their own. */
const rowText = ({ part, what, role, text, size_pt, color }: RowText, at: BoxIn, { i, name, t, id }: RowDrawing, kit: Kit): Shape =>
  kit.place({ id: `${id}/${part}-${i + 1}`, name: `${what} ${name}`, role }, at, {
    block: kit.block([text], { color }),
    size_pt,
    ...(t.labels === 'beside' ? { anchor: 'middle' as const } : {}),
    align: kit.leading(text.text),
  });

/** The fields up to the level are filled. The last of them has the number where it fits. */
function levelFields({ i, name, level, valid, level_path, y, h, cellW, t, id: pane }: RowDrawing, kit: Kit): Shape[] {
  const shapes: Shape[] = [];
  const marker = valid && level !== undefined ? Math.ceil(level) : undefined;
  for (let c = 1; c <= LEVELS; c++) {
    const x = t.cells.x + (c - 1) * (cellW + CELL_GAP);
    const id = `${pane}/cell-${i + 1}-${c}`;
    const share = valid && level !== undefined ? Math.min(1, Math.max(0, level - (c - 1))) : 0;
    // An empty field is a level that is not reached, so a dimension without a level has none.
    if (share < 1 && valid && level !== undefined)
      shapes.push(
        shape.rect({ id: `${id}-bed`, name: `level ${c} of ${name}`, role: 'track' }, { x, y, w: cellW, h }, { fill: shape.fill('track') }),
      );
    if (share <= 0) continue;
    const last = c === marker;
    const w = cellW * share;
    const text = last && level !== undefined ? kit.value(level) : undefined;
    const fits = text !== undefined && kit.text.widthIn(text, t.small_pt, { bold: true }) <= w - 0.04 && kit.text.pitchIn(t.small_pt) <= h;
    if (text !== undefined && !fits) kit.drawn.add(level_path);
    shapes.push(
      shape.rect(
        {
          id,
          name: `level ${c} of ${name}`,
          role: last ? 'mark' : 'decoration',
          ...(last ? { datum: { path: level_path, value: level ?? 0 } } : {}),
        },
        { x, y, w, h },
        {
          fill: shape.fill(last ? 'accent1' : 'soft1'),
          ...(fits && text !== undefined
            ? {
                text: kit.text.set({
                  block: kit.block(text, { color: kit.on('accent1'), bold: true }, level_path, 'formatted'),
                  size_pt: t.small_pt,
                  width_in: w,
                  height_in: h,
                  align: 'center',
                  anchor: 'middle',
                  wrap: false,
                  lang: kit.locale,
                }),
              }
            : {}),
        },
      ),
    );
  }
  return shapes;
}

/** The value that was sent is printed in place of the marker. A missing value is a dash. */
const unplacedLevel = ({ i, name, level, level_path, y, h, cellW, t, id }: RowDrawing, kit: Kit): Shape =>
  kit.label({
    id: `${id}/level-${i + 1}`,
    name: `level ${name}`,
    role: 'value',
    box: { x: t.cells.x + (level === undefined ? 0 : 0.08), y, w: level === undefined ? cellW : t.cells.w - 0.08, h },
    runs: level === undefined ? DASH : kit.value(level),
    ...(level === undefined ? { bind: 'derived' as const } : { path: level_path, bind: 'formatted' as const }),
    style: { color: 'ink' },
    size_pt: t.small_pt,
    align: level === undefined ? 'center' : 'left',
    anchor: 'middle',
    wrap: false,
  });
