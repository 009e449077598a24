/** Sources and uses of the money of a transaction: two lists with the same total. */
import { z } from 'zod';
import { emphasis, name, unit } from '../../fields/chart-fields.ts';
import { number, optionalText } from '../../fields/fields.ts';
import { type Kit, type Numbers, numbersOf } from '../../layout/index.ts';
import { defineForm, type FormPane } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const line = z.object({
  label: name,
  value: number,
  display: optionalText,
  sub: optionalText,
  multiple: optionalText.describe('Printed beside: 4.2x.'),
  emphasis,
});
const heading = z.preprocess(absent, name.optional());

export const data = z.object({
  unit,
  sources: z.array(line).min(1, 'needs at least one source'),
  uses: z.array(line).min(1, 'needs at least one use'),
  sources_label: heading,
  uses_label: heading,
});
export type SourcesData = z.infer<typeof data>;

export const form = defineForm<SourcesData>({
  name: 'sources_uses',
  menu: 'Where the money of a transaction comes from and where it goes, with equal totals.',
  when: 'Sources and uses of funds at a closing, a budget, a financing round.',
  when_not: 'One whole and its parts (use nested_magnitude), steps from one figure to another (waterfall_bridge).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'two_tables',
  capacity: { what: 'lines a side', soft: 8, hard: 12 },
  prints_unit: true,
  drawn_as: 'grid',
  count: (d) => Math.max(d.sources.length, d.uses.length),
  split: (d, hard) => {
    // One line is reserved for the sum of the lines that are left out.
    if (hard < 2) return [];
    // Each part keeps some lines of each side and adds the remaining ones as one line, so that the totals still agree.
    const parts = Math.ceil(Math.max(d.sources.length, d.uses.length) / (hard - 1));
    const fold = (lines: SourcesData['sources'], i: number): SourcesData['sources'] => {
      const per = Math.ceil(lines.length / parts);
      const own = lines.slice(i * per, (i + 1) * per);
      const rest = lines.filter((l) => !own.includes(l)).reduce((sum, l) => sum + l.value, 0);
      return [
        ...own,
        {
          label: 'Others',
          value: Number(rest.toPrecision(12)),
          display: undefined,
          sub: undefined,
          multiple: undefined,
          emphasis: undefined,
        },
      ];
    };
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, sources: fold(d.sources, i), uses: fold(d.uses, i) } }));
  },
  controls: ['emphasis'],
});

export interface Side {
  readonly heading: { readonly text: string; readonly path?: string };
  readonly lines: readonly (SourcesData['sources'][number] & { readonly pointer: string; readonly share: number })[];
  readonly total: number;
}

/** Both sides with their totals. Warns when the totals differ. */
export function readSides(d: SourcesData, pane: FormPane, kit: Kit): { sides: readonly [Side, Side]; numbers: Numbers } {
  const numbers = numbersOf(
    [...d.sources, ...d.uses].map((l) => l.value),
    d.unit,
    kit,
  );
  const side = (key: 'sources' | 'uses', label: string | undefined): Side => {
    const lines = d[key];
    const total = Number(lines.reduce((sum, l) => sum + l.value, 0).toFixed(numbers.decimals));
    const { shares } = kit.shares(lines.map((l) => Math.max(0, l.value)));
    kit.proofs.push({ kind: 'sum', ok: true, expected: total, shown: total, tolerance: 0, path: `${pane.pointer}/${key}` });
    return {
      heading:
        label === undefined ? { text: key === 'sources' ? 'Sources' : 'Uses' } : { text: label, path: `${pane.pointer}/${key}_label` },
      lines: lines.map((l, i) => ({ ...l, pointer: `${pane.pointer}/${key}/${i}`, share: shares[i] ?? 0 })),
      total,
    };
  };
  const sides = [side('sources', d.sources_label), side('uses', d.uses_label)] as const;
  const difference = Number((sides[0].total - sides[1].total).toFixed(numbers.decimals));
  if (difference !== 0)
    kit.warn(
      'totals_do_not_reconcile',
      `Sources total ${numbers.text(sides[0].total)}, uses ${numbers.text(sides[1].total)}: a difference of ${numbers.text(difference, true)}.`,
      {
        path: `${pane.pointer}/uses`,
        remedy: 'Add what is missing, or correct a value.',
      },
    );
  return { sides, numbers };
}

export const sidesAlt = (sides: readonly Side[], numbers: Numbers): string =>
  `${sides.map((s) => `${s.heading.text}: ${s.lines.map((l) => `${l.label} ${l.display ?? numbers.text(l.value)}`).join(', ')}, total ${numbers.text(s.total)}`).join('. ')}.`;
