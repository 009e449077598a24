/** Systems and what passes between them: the data of every map. */
import { z } from 'zod';
import { optionalText, textOrNumber } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const emphasis = z.preprocess(absent, z.enum(['primary', 'normal'], { error: 'must be primary or normal' }).optional());

const node = z.object({
  id: z.preprocess(absent, textOrNumber.optional()),
  label: textOrNumber,
  sub: optionalText,
  kind: optionalText.describe(
    'client, service, database, queue, external, user, storage, device, cloud or a Lucide icon name: the sign in the box.',
  ),
  group: optionalText.describe('Zone, owner or layer.'),
  emphasis,
});
const edge = z.object({
  from: textOrNumber.describe('Id or label of the node that it leaves.'),
  to: textOrNumber,
  label: optionalText.describe('What passes.'),
  emphasis,
});

export const data = z
  .object({
    nodes: z.array(node).min(1, 'needs at least one node'),
    edges: z.preprocess((v) => v ?? [], z.array(edge).max(40, 'holds at most 40 edges')),
  })
  .superRefine((d, ctx) => {
    const names = d.nodes.flatMap((n) => [String(n.id ?? n.label), String(n.label)]);
    for (const [i, e] of d.edges.entries())
      for (const end of ['from', 'to'] as const)
        if (!names.includes(String(e[end])))
          ctx.addIssue({
            code: 'custom',
            path: ['edges', i, end],
            message: `must name a node: ${d.nodes.map((n) => String(n.id ?? n.label)).join(', ')}`,
            input: e[end],
          });
  });
export type SystemData = z.infer<typeof data>;

/** Index of the node that an edge names. */
export const nodeAt = (d: SystemData, name: string | number): number => {
  const byId = d.nodes.findIndex((n) => String(n.id ?? n.label) === String(name));
  return byId >= 0 ? byId : d.nodes.findIndex((n) => String(n.label) === String(name));
};

const HARD = 25;

export const form = defineForm<SystemData>({
  name: 'system_flow_map',
  menu: 'Systems, teams or places, with arrows that say what passes between them.',
  when: 'Who hands what to whom in an architecture, data flow or supply network.',
  when_not:
    'Layers that rest on each other (use layer_stack), steps in order (linear_flow), amounts (sankey_flow), lanes by phase (swimlane_flow).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'layered_map',
  capacity: { what: 'nodes', soft: 12, hard: HARD },
  count: (d) => d.nodes.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.nodes.length / hard);
    const per = Math.ceil(d.nodes.length / parts);
    // Edges with ends on different slides belong to none of them.
    return Array.from({ length: parts }, (_, i) => {
      const nodes = d.nodes.slice(i * per, (i + 1) * per);
      const names = new Set(nodes.flatMap((n) => [String(n.id ?? n.label), String(n.label)]));
      return { data: { nodes, edges: d.edges.filter((e) => names.has(String(e.from)) && names.has(String(e.to))) } };
    });
  },
  controls: ['emphasis', 'kind', 'id', 'from', 'to'],
});
