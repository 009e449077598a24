/** Letters in a grid: A filled, R soft, C and I plain. Duties are counted below when the variant is about them. */
import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  hairline,
  type Kit,
  rowPitch,
  run,
  type Side,
  settle,
  shape,
  sideOf,
} from '../../layout/index.ts';
import { type KeyEntry, keyHeight, keyLine } from '../../marks/key-line.ts';
import type { Color, Shape } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { RaciData } from './form.ts';

export interface RaciOptions {
  /** Adds a row below: in how many activities each role is responsible or accountable. */
  readonly load: boolean;
}

const ID = 'body/raci';

export function drawRaci(d: RaciData, pane: FormPane, kit: Kit, { load }: RaciOptions): Drawing {
  const side = sideOf(pane.box, kit);
  for (const [i, a] of d.activities.entries()) {
    const accountable = a.cells.filter((c) => /A/i.test(c)).length;
    if (accountable !== 1)
      kit.warn('sign_conflict', `${a.label} has ${accountable} accountable roles; a responsibility matrix has exactly one.`, {
        path: `${pane.pointer}/activities/${i}/cells`,
        remedy: 'Send A for one role of each activity.',
      });
  }
  const rows = d.activities.length + (load ? 1 : 0);
  const key = lettersOf(d, kit);
  const keyed = keyHeight(key, pane.box, kit);
  // The key is left out before the letters become smaller.
  const tries = [14, 12, 11, 10].flatMap((size_pt) => [...new Set([keyed, 0])].map((key_h) => ({ size_pt, key_h })));
  for (const { size_pt, key_h } of tries) {
    const sizes = measureMatrix(d, { ...pane.box, h: pane.box.h - key_h }, rows, size_pt, kit);
    if (sizes === undefined) continue;
    const frame = settle(pane.box, sizes.head_h + sizes.pitch * rows + key_h);
    const area = { ...frame, h: frame.h - key_h };
    const matrix: Matrix = { ...sizes, data: d, pointer: pane.pointer, side, area, top: area.y + sizes.head_h, size_pt, kit };
    const shapes = [
      ...roleNames(matrix),
      hairline(`${ID}/rule-0`, area.x, area.x + area.w, matrix.top, 'muted', 1),
      ...d.activities.flatMap((_, i) => activityRow(i, matrix)),
      ...(load ? loadRow(matrix) : []),
      ...(key_h > 0 ? [keyLine(`${ID}/key`, key, frame, kit)] : []),
    ];
    const alt = `Responsibility matrix. ${d.activities.map((a) => `${a.label}: ${d.roles.flatMap((r, c) => (a.cells[c] === '' ? [] : [`${r.label} ${a.cells[c]}`])).join(', ')}`).join('; ')}.`;
    return { alt, shapes: shape.group({ id: ID, name: 'Responsibility matrix', role: 'group', alt }, shapes) };
  }
  throw capacityExceeded(
    `${d.activities.length} activities with texts of this length do not fit at 10 pt.`,
    'Shorten the longest texts, or send fewer activities.',
    {
      component: 'raci_matrix',
      count: d.activities.length,
      pointer: `${pane.pointer}/activities`,
    },
  );
}

/** The letters that the matrix has, in the order of the name, with what they mean. */
function lettersOf(d: RaciData, kit: Kit): KeyEntry[] {
  const used = d.activities
    .flatMap((a) => a.cells)
    .join('')
    .toUpperCase();
  const all = { R: 'responsible', A: 'accountable', C: 'consulted', I: 'informed' } as const;
  return Object.entries(all).flatMap(([sign, means]) => (used.includes(sign) ? [{ sign, means: kit.word(means) }] : []));
}

interface MatrixSizes {
  /** Width of the names of activities and of a column, height of the head and of a row, inches. */
  readonly label_w: number;
  readonly w: number;
  readonly head_h: number;
  readonly pitch: number;
}

/** Sizes of columns and rows for one type size; undefined when a name or the rows do not fit. */
function measureMatrix(d: RaciData, box: BoxIn, rows: number, size_pt: number, kit: Kit): MatrixSizes | undefined {
  const label_w = Math.min(
    box.w * 0.36,
    Math.max(1.6, ...d.activities.map((a) => kit.text.widthIn(a.label, size_pt, { bold: a.emphasis === 'primary' }) + 0.2)),
  );
  const w = (box.w - label_w) / d.roles.length;
  const heads = d.roles.map((r) =>
    kit.fit({ block: kit.block(r.label, { color: 'ink', bold: true }), sizes_pt: [size_pt], width_in: w - 0.12, max_lines: 3 }),
  );
  if (heads.some((f) => !f.fits)) return undefined;
  const head_h = Math.max(...heads.map((f) => f.height_in)) + 0.14;
  const labels = d.activities.map((a) =>
    kit.fit({
      block: kit.block(a.label, { color: 'ink', bold: a.emphasis === 'primary' }),
      sizes_pt: [size_pt],
      width_in: label_w - 0.15,
      max_lines: 3,
    }),
  );
  const least = Math.max(0.26, ...labels.map((f) => f.height_in + 0.06));
  const pitch = Math.min(rowPitch(rows, 0.62), (box.h - head_h) / rows);
  return labels.some((f) => !f.fits) || pitch < least ? undefined : { label_w, w, head_h, pitch };
}

interface Matrix extends MatrixSizes {
  readonly data: RaciData;
  readonly pointer: string;
  readonly side: Side;
  readonly area: BoxIn;
  /** Top of the first row. */
  readonly top: number;
  readonly size_pt: number;
  readonly kit: Kit;
}

interface CellText {
  readonly id: string;
  readonly text: string;
  /** Undefined for a number that is counted here. */
  readonly path?: string;
  readonly bold: boolean;
  /** True for text that is centred in its column; names of rows are at the leading edge. */
  readonly centred: boolean;
}

const cellLabel = ({ id, text, path, bold, centred }: CellText, box: BoxIn, { side, size_pt, kit }: Matrix): Shape =>
  kit.label({
    id: `${ID}/${id}`,
    name: `${id}: ${text}`,
    role: centred ? 'header' : 'label',
    box: side.box(box),
    runs: [run(text, path, path === undefined ? 'derived' : 'verbatim')],
    style: { color: 'ink', bold },
    size_pt,
    align: centred ? 'center' : side.leading(text),
    anchor: id.startsWith('role') ? 'bottom' : 'middle',
    balance: centred,
  });

const columnX = (c: number, { area, label_w, w }: Matrix): number => area.x + label_w + c * w;

const roleNames = (matrix: Matrix): Shape[] =>
  matrix.data.roles.map((r, c) =>
    cellLabel(
      { id: `role-${c + 1}`, text: r.label, path: `${matrix.pointer}/roles/${c}${r.own}`, bold: true, centred: true },
      { x: columnX(c, matrix) + 0.06, y: matrix.area.y, w: matrix.w - 0.12, h: matrix.head_h - 0.08 },
      matrix,
    ),
  );

/** An activity with a letter for each role, on a ground when it is primary. */
function activityRow(i: number, matrix: Matrix): Shape[] {
  const { data, pointer, side, area, top, label_w, w, pitch, kit } = matrix;
  const a = data.activities[i] as RaciData['activities'][number];
  const y = top + i * pitch;
  const strong = a.emphasis === 'primary';
  const ground = shape.rect(
    { id: `${ID}/ground-${i + 1}`, name: 'ground', role: 'band' },
    { ...area, y, h: pitch },
    { fill: shape.fill('surface') },
  );
  const letters = a.cells.flatMap((cell, c) =>
    cell === ''
      ? []
      : [
          letter(
            cell,
            `${ID}/cell-${i + 1}-${c + 1}`,
            `${pointer}/activities/${i}/cells/${c}`,
            `${a.label}, ${data.roles[c]?.label}`,
            side.box({ x: columnX(c, matrix), y, w, h: pitch }),
            kit,
          ),
        ],
  );
  return [
    ...(strong ? [ground] : []),
    cellLabel(
      { id: `activity-${i + 1}`, text: a.label, path: `${pointer}/activities/${i}/label`, bold: strong, centred: false },
      { x: area.x + 0.05, y, w: label_w - 0.15, h: pitch },
      matrix,
    ),
    ...letters,
    hairline(`${ID}/rule-${i + 1}`, area.x, area.x + area.w, y + pitch),
  ];
}

/** In how many activities each role is responsible or accountable. */
function loadRow(matrix: Matrix): Shape[] {
  const { data, pointer, area, top, label_w, w, pitch, kit } = matrix;
  const y = top + data.activities.length * pitch;
  const head = cellLabel(
    { id: 'load', text: 'R + A', bold: true, centred: false },
    { x: area.x + 0.05, y, w: label_w - 0.15, h: pitch },
    matrix,
  );
  const counts = data.roles.map((_, c) => {
    const n = data.activities.filter((a) => /[RA]/i.test(a.cells[c] ?? '')).length;
    kit.proofs.push({ kind: 'count', ok: true, expected: n, shown: n, tolerance: 0, path: `${pointer}/activities` });
    const box = { x: columnX(c, matrix), y, w, h: pitch };
    return cellLabel({ id: `load-${c + 1}`, text: kit.number(n), bold: true, centred: true }, box, matrix);
  });
  return [head, ...counts];
}

function letter(cell: string, id: string, path: string, name: string, box: BoxIn, kit: Kit): Shape {
  const ground: Color | undefined = /A/i.test(cell) ? 'accent1' : /R/i.test(cell) ? 'soft1' : undefined;
  const h = Math.min(0.34, box.h - 0.06);
  const w = Math.max(0.46, kit.text.widthIn(cell, 12, { bold: true }) + 0.16);
  const at = { x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h };
  const color: Color = ground === undefined ? 'ink' : kit.on(ground);
  return shape.rect({ id, name: `${name}: ${cell}`, role: 'chip' }, at, {
    ...(ground === undefined ? {} : { fill: shape.fill(ground) }),
    radius_in: kit.theme.radius_in,
    text: kit.text.set({
      block: kit.block(cell, { color, bold: true }, path),
      size_pt: 12,
      width_in: w,
      height_in: h,
      align: 'center',
      anchor: 'middle',
      wrap: false,
      insets_in: { l: 0, r: 0 },
      lang: kit.locale,
    }),
  });
}
