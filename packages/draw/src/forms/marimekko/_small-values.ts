/** The words of the cells, and the values that have no room in theirs. */
import type { Kit, Numbers } from '../../layout/index.ts';
import type { RunIn } from '../../typeset/index.ts';
import type { MekkoData } from './form.ts';

/**
 * The text of a cell: its value and its share, one below the other or side by side; else its value; else nothing. Values that are already
 * shares are printed as they are.
 */
export function inCell(
  value: string,
  share: number,
  percent: RunIn | undefined,
  room: { readonly w: number; readonly h: number },
  path: string,
  kit: Kit,
): readonly [size_pt: number, lines: readonly (readonly RunIn[])[]] | undefined {
  const printed: RunIn = { text: value, path, bind: 'formatted' };
  const rest: RunIn = { text: kit.number(share, { unit: '%' }), bind: 'derived' };
  const holds = (lines: readonly (readonly RunIn[])[], pt: number): boolean =>
    lines.length * kit.text.pitchIn(pt) <= room.h &&
    lines.every((line) => kit.text.widthIn(line.map((r) => r.text).join(''), pt, { bold: true }) <= room.w);
  const ways =
    percent !== undefined
      ? [[[{ ...percent, text: `${percent.text}%` }]]]
      : [[[printed], [rest]], [[printed, { text: ` (${rest.text})`, bind: 'derived' as const }]], [[printed]]];
  for (const lines of ways) if (holds(lines, 12)) return [12, lines];
  const last = ways.at(-1) ?? [];
  return holds(last, 10) ? [10, last] : undefined;
}

/** What is known of the columns before their height is. */
interface Columns {
  readonly d: MekkoData;
  readonly sums: readonly number[];
  /** Columns that total 100 each contain shares. */
  readonly percents: boolean;
  readonly numbers: Numbers;
  /** Width of each column on the slide, inches. */
  readonly slots: readonly number[];
  readonly top: number;
  /** JSON Pointer of the form's data. */
  readonly pointer: string;
  readonly kit: Kit;
}

export const LISTED_PT = 10;
const LISTED_LINES = 4;

/** The value and the share of one part, as runs of text. */
export function partRuns(
  { sums, numbers, percents, pointer }: Omit<Columns, 'slots' | 'top' | 'd' | 'kit'>,
  i: number,
  k: number,
  v: number,
) {
  const sum = sums[i] as number;
  const path = `${pointer}/columns/${i}/values/${k}`;
  const printed: RunIn = { text: numbers.text(v), path, bind: 'formatted' };
  const share = sum > 0 ? Number(((v / sum) * 100).toFixed(0)) : 0;
  return { share, printed, percent: percents ? printed : undefined, path };
}

/** Values that have no room in their fields, as a line under the name of their column; `h` is the height of the highest of them. */
export function smallValues(plan: Columns, lowest: number): { readonly listed: readonly (readonly RunIn[])[]; readonly h: number } {
  const { d, sums, slots, top, pointer, kit } = plan;
  const listedAt = (foot: number): RunIn[][] =>
    d.columns.map((c, i) => {
      const [w, sum] = [slots[i] as number, sums[i] as number];
      const runs = c.values.flatMap((value, k): RunIn[] => {
        const h = sum > 0 ? ((value ?? 0) / sum) * (foot - top) : 0;
        if (value === null || h <= 0 || d.segments[k] === undefined) return [];
        const { share, printed, percent, path } = partRuns(plan, i, k, value);
        if (inCell(printed.text, share, percent, { w: w - 0.08, h: h - 0.04 }, path, kit) !== undefined) return [];
        const rest: RunIn = percent === undefined ? { text: ` (${kit.number(share, { unit: '%' })})`, bind: 'derived' } : { text: '%' };
        return [{ text: '; ' }, { text: `${d.segments[k]} `, path: `${pointer}/segments/${k}` }, printed, rest];
      });
      const line = runs.slice(1);
      const fits = line.length === 0 || fitOf(line, w - 0.06, kit).fits;
      return fits ? line : [];
    });
  let [h, listed] = [0, listedAt(lowest)];
  // Room for the lines makes the columns lower, which may leave another value without room.
  for (let round = 0; round < 3; round++) {
    const needed = Math.max(
      0,
      ...listed.map((line, i) => (line.length === 0 ? 0 : fitOf(line, (slots[i] as number) - 0.06, kit).height_in + 0.04)),
    );
    if (needed <= h) break;
    h = needed;
    listed = listedAt(lowest - h);
  }
  return { listed, h };
}

const fitOf = (runs: readonly RunIn[], width_in: number, kit: Kit) =>
  kit.fit({ block: kit.paragraphs([{ runs: [...runs] }], { color: 'muted' }), sizes_pt: [LISTED_PT], width_in, max_lines: LISTED_LINES });
