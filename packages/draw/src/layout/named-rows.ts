/** Rows of a chart with their names before them: one pitch, one size, and a column as wide as the longest name. */
import type { RunIn } from '../typeset/index.ts';
import { type BoxIn, settle } from './boxes.ts';
import { DENSITIES, type Density, rowPitch } from './grid.ts';
import { type Kit, run } from './kit.ts';
import { labelColumn, labelPitch } from './label-column.ts';
import { capacityExceeded } from './refusal.ts';
import type { Sketch } from './sketch.ts';

export interface NamedRow {
  readonly label: string;
  readonly label_path: string;
  readonly sub?: string | undefined;
  readonly sub_path?: string;
  readonly bold?: boolean;
}

export interface RowPlan {
  readonly level: Density;
  readonly size_pt: number;
  readonly pitch: number;
  /** The box of the rows: as high as the rows, settled within the given box. */
  readonly box: BoxIn;
  readonly label_w: number;
  readonly y: (i: number) => number;
  readonly mid: (i: number) => number;
}

export interface RowOptions {
  /** The word for the rows in a refusal. */
  readonly what: string;
  readonly pointer: string;
  /** Largest width of the names, as a share of the whole width. */
  readonly share?: number;
  readonly max_pitch?: number;
}

/** The roomiest plan that holds every row. It refuses rows that do not fit at the densest level. */
export function planNamedRows(
  rows: readonly NamedRow[],
  box: BoxIn,
  kit: Kit,
  { what, pointer, share = 0.3, max_pitch }: RowOptions,
): RowPlan {
  const n = Math.max(1, rows.length);
  const pitch = Math.min(rowPitch(n, max_pitch), box.h / n);
  const labels = rows.map((r) => r.label);
  const subs = rows.flatMap((r) => (r.sub === undefined ? [] : [r.sub]));
  for (const [k, level] of [...DENSITIES, DENSITIES[2] as Density].entries()) {
    if (pitch < level.pitch - 1e-9) continue;
    const cap = box.w * (k === 3 ? 0.5 : k === 2 ? Math.max(share, 0.4) : share);
    const line = labelPitch(labels, level.primary_pt, kit);
    const column = labelColumn(labels, { size_pt: level.primary_pt, cap_in: cap, max_lines: 6, bold: (i) => rows[i]?.bold === true }, kit);
    const below = subs.length === 0 ? undefined : labelColumn(subs, { size_pt: subSize(level), cap_in: cap, max_lines: 3 }, kit);
    const height = column.lines * line + (below === undefined ? 0 : below.lines * labelPitch(subs, subSize(level), kit));
    if (!column.fits || below?.fits === false || height > pitch - 0.02) continue;
    const rowsBox = settle(box, pitch * n);
    return {
      level,
      size_pt: level.primary_pt,
      pitch,
      box: rowsBox,
      label_w: Math.max(column.w, below?.w ?? 0),
      y: (i) => rowsBox.y + i * pitch,
      mid: (i) => rowsBox.y + (i + 0.5) * pitch,
    };
  }
  const room = Math.floor(box.h / (DENSITIES[2] as Density).pitch);
  throw capacityExceeded(
    n > room ? `${n} ${what} were sent; ${room} fit here at 10 pt.` : `The names of the ${what} do not fit beside their marks at 10 pt.`,
    n > room ? `Send at most ${room} ${what} a slide.` : `Shorten the names, or send fewer ${what}.`,
    { count: n, limit: room, pointer },
  );
}

const subSize = (level: Density): number => (level.name === 'D0' ? 11 : 10);

/** The names, each with its second line, left of the marks from `x` on. */
export function drawRowNames(sketch: Sketch, rows: readonly NamedRow[], plan: RowPlan, x: number, host: (i: number) => string): void {
  for (const [i, row] of rows.entries()) {
    const box = { x, y: plan.y(i), w: plan.label_w, h: plan.pitch };
    const runs: RunIn[][] = [[run(row.label, row.label_path, 'verbatim', { bold: row.bold === true })]];
    if (row.sub !== undefined && row.sub !== '')
      runs.push([run(row.sub, row.sub_path, 'verbatim', { color: 'muted', size_pt: subSize(plan.level), bold: false })]);
    sketch.stack(`label-${i + 1}`, runs, box, plan.size_pt, { host: host(i), name: `label ${i + 1}: ${row.label}` });
  }
}
