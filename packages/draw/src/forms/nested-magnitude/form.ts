/** Levels of one magnitude: shares of a whole, or each inside the one before. */
import { z } from 'zod';
import { calloutsField } from '../../fields/annotations.ts';
import { emphasis, listOf, name, unit } from '../../fields/chart-fields.ts';
import { maybeNumber, optionalText, text } from '../../fields/fields.ts';
import { type BoxIn, DASH, type Kit, type Numbers, noteUnit, numbersOf, type Sketch, type SourcedText } from '../../layout/index.ts';
import type { Color } from '../../scene/index.ts';
import { defineForm, type FormPane } from '../define.ts';

const level = z.object({
  label: name,
  value: maybeNumber,
  display: optionalText,
  detail: z.preprocess((v) => (typeof v === 'string' && v !== '' ? [v] : (v ?? [])), listOf(text)),
  emphasis,
});

export const data = z.object({ unit, levels: z.array(level).min(1, 'needs at least one level'), ...calloutsField });
export type NestedData = z.infer<typeof data>;

export const form = defineForm<NestedData>({
  name: 'nested_magnitude',
  menu: 'Levels that each lie inside the one before, or the parts of one whole (`pie_share_breakdown`).',
  when: 'Shares that total 100, or a market cut down to what can be reached.',
  when_not:
    'Categories that are no parts of one whole (use bar_rank_chart), stages of a process (funnel), parts of several totals (marimekko).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  // Levels that lie inside each other have no total, so the parts of a whole are asked for by name.
  default_variant: 'nested_rings',
  capacity: { what: 'levels', soft: 6, hard: 9 },
  annotates: true,
  prints_unit: true,
  count: (d) => d.levels.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.levels.length / hard);
    const per = Math.ceil(d.levels.length / parts);
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, levels: d.levels.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis'],
});

export interface Level {
  readonly label: string;
  readonly pointer: string;
  readonly value: number;
  readonly missing: boolean;
  readonly printed: SourcedText;
  readonly detail: readonly string[];
  readonly bold: boolean;
  readonly fill: Color;
}

/** `nested` colours from the outside in. Otherwise each part has its own accent, or only the marked part has one. */
export function readLevels(d: NestedData, pane: FormPane, kit: Kit): { levels: Level[]; numbers: Numbers } {
  const numbers = numbersOf(
    d.levels.map((l) => l.value),
    d.unit,
    kit,
  );
  const levels = d.levels.map((l, i): Level => {
    const pointer = `${pane.pointer}/levels/${i}`;
    if (l.value === null && l.display === undefined)
      kit.warn('missing_values', `${l.label} has no value.`, {
        path: `${pointer}/value`,
        remedy: 'Send the value, or leave the level out.',
      });
    return {
      label: l.label,
      pointer,
      value: l.value ?? 0,
      missing: l.value === null,
      printed:
        l.value === null
          ? { text: l.display ?? DASH, ...(l.display === undefined ? {} : { path: `${pointer}/display` }) }
          : numbers.said(l.value, pointer, l.display),
      detail: l.detail,
      bold: l.emphasis === 'primary',
      fill: kit.accent(i),
    };
  });
  return { levels, numbers };
}

/** The unit above the drawing, where neither the numbers nor their wordings show it. Returns the remaining box. */
export const noteLevelUnit = (sketch: Sketch, d: NestedData, pane: FormPane): BoxIn =>
  noteUnit(
    sketch,
    d.unit,
    `${pane.pointer}/unit`,
    pane.box,
    12,
    d.levels.map((l) => l.display),
  );

/** The share that a level is of the level around it; undefined for the outermost, and where the values do not lie inside each other. */
export function shareOfOuter(levels: readonly Level[], i: number, kit: Kit): string | undefined {
  const [level, outer] = [levels[i], levels[i - 1]];
  const isNested = levels.every((l, k) => !l.missing && l.value >= 0 && (k === 0 || l.value <= (levels[k - 1] as Level).value));
  if (!isNested || level === undefined || outer === undefined || outer.value === 0) return undefined;
  const exact = (level.value / outer.value) * 100;
  // Shares of shares are multiplied by whoever reads them, so they keep a decimal.
  const shown = Number(exact.toFixed(1));
  kit.proofs.push({ kind: 'share', ok: true, expected: exact, shown, tolerance: 0.05, path: `${level.pointer}/value` });
  return kit.number(shown, { unit: '%' });
}

export const levelRuns = (l: Level): { text: string; path: string; size_pt?: number; color?: Color }[][] =>
  l.detail.map((text, k) => [{ text, path: `${l.pointer}/detail/${k}`, color: 'muted' as const }]);

export const nestedAlt = (levels: readonly Level[]): string =>
  `${levels.map((l) => `${l.label} ${l.printed.text}${l.detail.length === 0 ? '' : ` (${l.detail.join('; ')})`}`).join(', ')}.`;
