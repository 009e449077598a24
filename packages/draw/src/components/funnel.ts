/** What remains after each stage: bars on one scale, with the rate and loss of every step between them. */
import { z } from 'zod';
import { calloutsField } from '../fields/annotations.ts';
import { maybeNumber, textOrNumber } from '../fields/fields.ts';
import { DASH, type Kit, type Pane } from '../layout/index.ts';
import { drawFunnel, type FunnelStage, planFunnel, stepWords } from '../marks/funnel.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  stages: z
    .array(z.object({ label: textOrNumber, value: maybeNumber.describe('How many reach this stage.') }))
    .min(1, 'needs at least one stage'),
  ...calloutsField,
});

type Params = z.infer<typeof params>;

export const funnel = defineComponent<Params>({
  name: 'funnel',
  purpose: 'Shows how many are left after each stage and which step loses most.',
  params,
  annotates: true,
  example: {
    title: 'One in 24 qualified leads becomes a customer; the proof of concept loses most',
    params: {
      stages: [
        { label: 'Marketing-qualified leads', value: 4820 },
        { label: 'Accepted by sales', value: 2610 },
        { label: 'Proof of concept', value: 742 },
        { label: 'Security and legal review', value: 261 },
        { label: 'Signed', value: 198 },
      ],
    },
  },
  capacity: { what: 'stages', soft: 6, hard: 10 },
  count: (p) => p.stages.length,
  take: (p, from, to) => ({ ...p, stages: p.stages.slice(from, to) }),
  draw(p, pane, kit) {
    const stages = readStages(p, pane, kit);
    const overall = overallRate(stages, kit);
    const plan = planFunnel(stages, overall, pane, kit);
    if (pane.depth === 0 && plan.height < 0.7 * pane.box.h)
      kit.warn('content_sparse', `${stages.length} stages use less than 70 % of the body's height.`, {
        path: `${pane.pointer}/stages`,
        remedy: 'Nothing to mend; a smaller part of a split view also holds them.',
      });
    const chips = stages.flatMap((s) => (s.chip === undefined ? [] : [`${s.label} ${s.chip}`]));
    return {
      shapes: drawFunnel(stages, overall, plan, pane, kit),
      alt: `Funnel: ${stages.map((s) => `${s.label} ${s.text}`).join(', ')}.${chips.length > 0 ? ` Steps: ${chips.join('; ')}.` : ''}${overall === undefined ? '' : ` ${kit.word('of_first').replace('{n}', overall)}.`}`,
    };
  },
});

/** Whole percent from 10 % up and one decimal below, because the rate is read beside its counts. */
function rateText(part: number, whole: number, kit: Kit): string {
  const percent = (part / whole) * 100;
  const decimals = percent !== 0 && Math.abs(percent) < 9.95 ? 1 : 0;
  return kit.number(Number(percent.toFixed(decimals)), { decimals, unit: '%' });
}

function readStages(p: Params, pane: Pane, kit: Kit): FunnelStage[] {
  const values = p.stages.map((s) => s.value);
  const [decimals, shared] = [kit.decimals(values), kit.sharedDecimals(values)];
  let before: number | null = null;
  let worst = { rate: 1, loss: 0, at: -1 };
  const stages = p.stages.map((s, i): FunnelStage => {
    const pointer = `${pane.pointer}/stages/${i}`;
    const label = String(s.label);
    if (s.value === null)
      kit.warn('missing_values', `${label} has no value; a dash stands in its place.`, {
        path: `${pointer}/value`,
        remedy: 'Send the value, or leave the stage out.',
      });
    if (s.value !== null && s.value < 0)
      kit.warn('sign_conflict', `${label} is negative; a funnel counts what is left.`, {
        path: `${pointer}/value`,
        remedy: 'Send counts, or draw the values as a bar_list.',
      });
    let chip: string | undefined;
    if (i > 0) {
      if (s.value === null || before === null) chip = DASH;
      else {
        const change = Number((s.value - before).toFixed(Math.min(20, decimals)));
        const rate = before > 0 ? s.value / before : Number.NaN;
        chip = `${before > 0 ? stepWords(rateText(s.value, before, kit), rate, kit) : DASH} · ${kit.number(change, { decimals: change === 0 ? 0 : shared, signed: true })}`;
        if (change > 0)
          kit.warn('sign_conflict', `${label} is larger than the stage before it; it keeps its true length.`, {
            path: `${pointer}/value`,
            remedy: 'Check the order of the stages, or say in the label what is added.',
          });
        if (rate < worst.rate || (rate === worst.rate && -change > worst.loss)) worst = { rate, loss: -change, at: i };
      }
    }
    before = s.value;
    return {
      label,
      value: s.value,
      text: s.value === null ? DASH : kit.value(s.value, { decimals: shared }),
      pointer,
      ...(chip === undefined ? {} : { chip }),
      worst: false,
    };
  });
  const said = p.stages.map((s, i) => {
    const from = p.stages[i - 1]?.value;
    return s.value === null || from === undefined || from === null || from <= 0 ? undefined : rateText(s.value, from, kit);
  });
  // One of two rates that read alike is not the worse one.
  const isAlone = said.filter((s) => s === said[worst.at]).length === 1;
  return stages.map((s, i) => (i === worst.at && isAlone && stages.length > 2 ? { ...s, worst: true } : s));
}

function overallRate(stages: readonly FunnelStage[], kit: Kit): string | undefined {
  const first = stages[0]?.value;
  const last = stages.at(-1)?.value;
  if (stages.length < 2 || first === undefined || first === null || last === undefined || last === null || first <= 0) return undefined;
  return rateText(last, first, kit);
}
