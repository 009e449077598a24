/** Ordered stages from first to last: the data of every flow. */
import { z } from 'zod';
import type { Kit } from '../../layout/index.ts';
import type { StepTotal } from '../../marks/chevron-board.ts';
import { type Item, itemList, itemOf, itemsOf, optionalItem } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  stages: itemList.describe('Where they are not sent as `blocks`.'),
  inputs: itemList,
  process: itemList,
  outputs: itemList,
  total: optionalItem.describe(
    'What the stages come to: `value`, `label`, `sub`. Where each stage has a figure, a bar shows their parts to scale.',
  ),
});
export type LinearFlowData = z.infer<typeof data>;

export const form = defineForm<LinearFlowData>({
  name: 'linear_flow',
  menu: 'Stages in order, or inputs through a process to outputs.',
  when: 'A sequence of three to ten steps without a way back.',
  when_not: 'A closed loop (use cycle_flow), lanes with hand-overs (swimlane_flow), dates (timeline_roadmap).',
  binds: ['headline', 'context', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'chevron_row',
  roomier: 'step_list',
  example: {
    headline: 'A claim is paid in four steps and six working days',
    blocks: [
      { label: 'Report', icon: 'smartphone', sub: 'The customer films the damage; the app reads the policy number' },
      { label: 'Assess', icon: 'scan-search', sub: 'Two thirds are priced from pictures, the rest by a visit within 48 hours' },
      { label: 'Agree', icon: 'file-signature', sub: 'The offer and its reasons arrive as one page', emphasis: 'primary' },
      { label: 'Pay', icon: 'banknote', sub: 'Transfer on the day of signature; the case stays open for 30 days' },
    ],
  },
  capacity: { what: 'stages', soft: 6, hard: 10 },
  count: (d, parts) => Math.max(d.stages.length + parts.blocks.length, d.inputs.length, d.process.length, d.outputs.length),
  split: splitListed('stages'),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All stages, blocks first. Refuses a slide without stages. */
export const stagesOf = (d: LinearFlowData, pane: FormPane, kit: Kit): Item[] => listedItems('stages', d, pane, kit, legsOf(d, pane, kit));

/** Figure of a stage as a length: its number, when the text is only a number. */
const lengthOf = (it: Item): number => Number(/^\s*(\d+(?:\.\d+)?)\s*$/.exec(it.value?.text ?? '')?.[1] ?? Number.NaN);

/** The total that was sent, if every stage has a figure that can be a length. Warns when the stages do not add up to it. */
export function totalOf(d: LinearFlowData, items: readonly Item[], pane: FormPane, kit: Kit): StepTotal | undefined {
  if (d.total === undefined) return undefined;
  const path = `${pane.pointer}/total`;
  const { value, label, sub } = itemOf(d.total, path, kit);
  const parts = items.map(lengthOf);
  const units = new Set(items.map((it) => it.value_label?.text.toLowerCase().replace(/s$/, '') ?? ''));
  if (parts.some((part) => !(part > 0)) || units.size > 1) {
    kit.warn('field_ignored', 'The total needs a figure above 0 with one unit on every stage; it is not drawn.', {
      path,
      remedy: 'Send metric.value as a plain number and the same metric.label on each stage, or leave total out.',
    });
    kit.unseen.add(path);
    return undefined;
  }
  const sum = Number(parts.reduce((a, b) => a + b, 0).toFixed(6));
  const shown = Number(/^\s*(\d+(?:\.\d+)?)/.exec(value?.text ?? '')?.[1] ?? Number.NaN);
  if (Number.isFinite(shown) && shown !== sum)
    kit.warn('sum_mismatch', `The stages come to ${kit.number(sum)}, the total says ${value?.text ?? ''}; both are printed as sent.`, {
      path: `${path}/value`,
      remedy: 'Mend the total or a stage.',
    });
  return {
    ...(value === undefined ? {} : { value }),
    ...(label === undefined ? {} : { label }),
    ...(sub === undefined ? {} : { sub }),
    parts,
  };
}

/** Inputs, process and outputs as three stages with points, if they were sent. */
const legsOf = (d: LinearFlowData, pane: FormPane, kit: Kit): Item[] =>
  (['inputs', 'process', 'outputs'] as const)
    .filter((k) => d[k].length > 0)
    .map((k) => ({
      pointer: `${pane.pointer}/${k}`,
      label: { text: kit.word(k), bind: 'derived' },
      detail: itemsOf(d[k], `${pane.pointer}/${k}`, kit).flatMap((it) => [it.label, it.sub, ...it.detail].filter((x) => x !== undefined)),
      primary: k === 'process',
      header: false,
    }));
