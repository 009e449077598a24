/** Quantities that flow from one place to another: the data of every Sankey diagram. */
import { z } from 'zod';
import { number, optionalText, textOrNumber } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);

const flow = z.object({
  from: textOrNumber.describe('Label or id of the node that it leaves.'),
  to: textOrNumber.describe('Label or id of the node that it reaches.'),
  value: number.min(0, 'must not be negative: a flow back is a flow of its own'),
  display: optionalText.describe('Printed instead of the formatted value.'),
  emphasis: z.preprocess(absent, z.enum(['primary', 'normal'], { error: 'must be primary or normal' }).optional()),
});

const node = z.object({
  id: z.preprocess(absent, textOrNumber.optional()),
  label: textOrNumber,
  sub: optionalText,
});

export const data = z.object({
  unit: z.preprocess((v) => v ?? '', z.string().max(40)),
  nodes: z
    .preprocess((v) => v ?? [], z.array(node))
    .describe('Order, labels and second lines of nodes; those that only flows name come after.'),
  flows: z.array(flow).min(1, 'needs at least one flow'),
});
export type SankeyData = z.infer<typeof data>;

const HARD = 24;

/** Names of all nodes: first those of `nodes` in order, then those that only flows name. */
export function nodeNames(d: SankeyData): string[] {
  const out: string[] = [];
  const keys = new Set<string>();
  const add = (name: string): void => {
    if (!keys.has(name)) out.push(name);
    keys.add(name);
  };
  for (const n of d.nodes) add(String(n.id ?? n.label));
  for (const f of d.flows) for (const end of [f.from, f.to]) add(keyOf(d, String(end)));
  return out;
}

/** Flows may name a node by its id or by its label. */
export const keyOf = (d: SankeyData, name: string): string => {
  const found = d.nodes.find((n) => String(n.id ?? n.label) === name || String(n.label) === name);
  return found === undefined ? name : String(found.id ?? found.label);
};

export const form = defineForm<SankeyData>({
  name: 'sankey_flow',
  menu: 'Where a quantity comes from and where it goes, as bands of true width.',
  when: 'Money, energy, people or volumes that split and join over two or more stages.',
  when_not:
    'Steps between two totals (use waterfall_bridge), what passes between systems without amounts (system_flow_map), one narrowing quantity (funnel).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'multi_stage_sankey',
  capacity: { what: 'nodes', soft: 12, hard: HARD },
  count: (d) => nodeNames(d).length,
  split: (d, hard) => {
    // Each part takes flows as long as they name few enough nodes.
    const parts: SankeyData['flows'][] = [];
    for (const f of d.flows) {
      const open = parts.at(-1);
      if (open !== undefined && new Set([...open, f].flatMap((x) => [keyOf(d, String(x.from)), keyOf(d, String(x.to))])).size <= hard)
        open.push(f);
      else parts.push([f]);
    }
    return parts.map((flows) => {
      const nodeKeys = new Set(flows.flatMap((x) => [keyOf(d, String(x.from)), keyOf(d, String(x.to))]));
      return { data: { ...d, nodes: d.nodes.filter((n) => nodeKeys.has(String(n.id ?? n.label))), flows } };
    });
  },
  controls: ['emphasis', 'id', 'from', 'to'],
});
