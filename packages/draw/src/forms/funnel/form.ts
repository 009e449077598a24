/** A quantity that shrinks from stage to stage. */
import { z } from 'zod';
import { calloutsField } from '../../fields/annotations.ts';
import { emphasis, name, unit } from '../../fields/chart-fields.ts';
import { maybeNumber, optionalText } from '../../fields/fields.ts';
import { DASH, type Kit, type Numbers, numbersOf, type SourcedText } from '../../layout/index.ts';
import { stepWords } from '../../marks/funnel.ts';
import type { Color } from '../../scene/index.ts';
import { defineForm, type FormPane } from '../define.ts';

const stage = z.object({
  label: name,
  value: maybeNumber,
  display: optionalText,
  sub: optionalText.describe('What is done at this stage.'),
  meta: optionalText.describe('Who owns it.'),
  emphasis,
});

export const data = z.object({ unit, stages: z.array(stage).min(1, 'needs at least one stage'), ...calloutsField });
export type FunnelData = z.infer<typeof data>;

export const form = defineForm<FunnelData>({
  name: 'funnel',
  menu: 'A quantity that narrows from stage to stage, with the rate of every step.',
  when: 'How many are left after each of several ordered stages.',
  when_not: 'Categories without order (use bar_rank_chart), parts of a whole (nested_magnitude), signed steps (waterfall_bridge).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'stage_action_funnel',
  capacity: { what: 'stages', soft: 7, hard: 10 },
  annotates: true,
  count: (d) => d.stages.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.stages.length / hard);
    const per = Math.ceil(d.stages.length / parts);
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, stages: d.stages.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis'],
});

export interface Stage {
  readonly label: string;
  readonly label_path: string;
  readonly pointer: string;
  readonly value: number | null;
  readonly printed: SourcedText;
  readonly bold: boolean;
  readonly sub: string | undefined;
  readonly meta: string | undefined;
  readonly fill: Color;
  /** Words for the share of the stage before that goes on. Absent for the first stage and after missing values. */
  readonly rate?: string;
  /** The step that loses the largest part. */
  readonly worst: boolean;
}

export function readStages(d: FunnelData, pane: FormPane, kit: Kit): { stages: Stage[]; numbers: Numbers; overall?: string } {
  const numbers = numbersOf(
    d.stages.map((s) => s.value),
    d.unit,
    kit,
  );
  if (d.unit !== '') kit.drawn.add(`${pane.pointer}/unit`);
  const percent = (part: number, whole: number): string => {
    const exact = (part / whole) * 100;
    const decimals = exact !== 0 && Math.abs(exact) < 9.95 ? 1 : 0;
    return kit.number(Number(exact.toFixed(decimals)), { decimals, unit: '%' });
  };
  const rates = d.stages.map((s, i) => {
    const before = d.stages[i - 1]?.value;
    return s.value === null || before === null || before === undefined || before <= 0 ? undefined : s.value / before;
  });
  const said = rates.map((r) => (r === undefined ? undefined : percent(r, 1)));
  const least = Math.min(...rates.flatMap((r) => (r === undefined ? [] : [r])));
  const stated = statedStep(rates, kit);
  const marked = d.stages.some((s) => s.emphasis === 'primary');
  const stages = d.stages.map((s, i): Stage => {
    const pointer = `${pane.pointer}/stages/${i}`;
    const rate = rates[i];
    if (s.value === null)
      kit.warn('missing_values', `${s.label} has no value; a dash stands in its place.`, {
        path: `${pointer}/value`,
        remedy: 'Send the value, or leave the stage out.',
      });
    if (s.value !== null && s.value < 0)
      kit.warn('sign_conflict', `${s.label} is negative; a funnel counts what is left.`, {
        path: `${pointer}/value`,
        remedy: 'Send counts.',
      });
    if (rate !== undefined && rate > 1)
      kit.warn('sign_conflict', `${s.label} is larger than the stage before it; it keeps its true length.`, {
        path: `${pointer}/value`,
        remedy: 'Check the order of the stages.',
      });
    if (rate !== undefined)
      kit.proofs.push({
        kind: 'rate',
        ok: true,
        expected: rate * 100,
        shown: Number((rate * 100).toFixed(1)),
        tolerance: 0.5,
        path: `${pointer}/value`,
      });
    return {
      label: s.label,
      label_path: `${pointer}/label`,
      pointer,
      value: s.value,
      printed:
        s.value === null
          ? { text: s.display ?? DASH, ...(s.display === undefined ? {} : { path: `${pointer}/display` }) }
          : numbers.said(s.value, pointer, s.display),
      bold: s.emphasis === 'primary',
      sub: s.sub,
      meta: s.meta,
      fill: marked ? (s.emphasis === 'primary' ? 'accent1' : 'neutral') : 'accent1',
      ...(rate === undefined || s.value === null ? {} : { rate: stepWords(percent(s.value, d.stages[i - 1]?.value ?? 1), rate, kit) }),
      worst:
        rate !== undefined &&
        (stated < 0 ? rate === least : i === stated) &&
        rate < 1 &&
        // What the slide sets apart is not outshone by another step.
        (!marked || s.emphasis === 'primary') &&
        rates.filter((r) => r !== undefined).length > 1 &&
        // One of two rates that read alike is not the worse one.
        said.filter((s) => s === said[i]).length === 1,
    };
  });
  const first = d.stages[0]?.value;
  const last = d.stages.at(-1)?.value;
  return {
    stages,
    numbers,
    ...(d.stages.length > 2 && first !== null && first !== undefined && first > 0 && last !== null && last !== undefined
      ? { overall: percent(last, first) }
      : {}),
  };
}

/** Index of the one step of which the title states how many go on, or are lost; -1 where it states none. */
function statedStep(rates: readonly (number | undefined)[], kit: Kit): number {
  const figures = kit.titleClaims?.figures.filter(({ kind }) => kind === 'percent') ?? [];
  const found = rates.flatMap((rate, i) =>
    rate !== undefined && figures.some(({ value, tolerance }) => [rate, 1 - rate].some((one) => Math.abs(one * 100 - value) <= tolerance))
      ? [i]
      : [],
  );
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

export const funnelAlt = (stages: readonly Stage[]): string =>
  `Funnel: ${stages.map((s) => `${s.label} ${s.printed.text}${s.rate === undefined ? '' : ` (${s.rate})`}`).join(', ')}.`;
