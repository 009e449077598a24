/** Risks by likelihood and impact: the data of every risk matrix. */
import { z } from 'zod';
import { optionalText, text } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const level = z
  .number({ error: 'must be a level counted from 1' })
  .int('must be a whole level')
  .min(1, 'is counted from 1')
  .max(5, 'is at most 5');
const names = z.preprocess((v) => v ?? [], z.array(text).max(5));

export const data = z
  .object({
    levels: z
      .preprocess((v) => v ?? undefined, z.union([z.literal(3), z.literal(5)], { error: 'must be 3 or 5' }).optional())
      .describe('Fields a side; 5 unless no level is above 3 and 3 is sent.'),
    likelihood_label: optionalText,
    impact_label: optionalText,
    likelihood_levels: names.describe('Names of the levels, lowest first.'),
    impact_levels: names,
    risks: z
      .array(
        z.object({
          label: text,
          likelihood: level,
          impact: level,
          sub: optionalText.describe('Cause, measure or owner.'),
          residual: z
            .preprocess((v) => v ?? undefined, z.object({ likelihood: level, impact: level }).optional())
            .describe('Where the risk stands after the measures.'),
          emphasis: z.preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['primary', 'normal']).optional()),
        }),
      )
      .min(1, 'needs at least one risk'),
  })
  .superRefine((d, ctx) => {
    const top = d.levels ?? 5;
    for (const [i, r] of d.risks.entries())
      for (const member of ['likelihood', 'impact'] as const) {
        if (r[member] > top)
          ctx.addIssue({ code: 'custom', path: ['risks', i, member], message: `must be from 1 to ${top}`, input: r[member] });
        if ((r.residual?.[member] ?? 0) > top)
          ctx.addIssue({
            code: 'custom',
            path: ['risks', i, 'residual', member],
            message: `must be from 1 to ${top}`,
            input: r.residual?.[member],
          });
      }
  });
export type RiskData = z.infer<typeof data>;

export const form = defineForm<RiskData>({
  name: 'risk_matrix',
  menu: 'Risks by likelihood and impact, numbered in the fields and listed beside them.',
  when: 'Risks are to be ranked by two ordinal scales.',
  when_not: 'Free positions on two scales (use position_map), risks with owners and dates (status_dashboard), one measure (heat_matrix).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'numbered_risk_matrix',
  capacity: { what: 'risks', soft: 10, hard: 20 },
  drawn_as: 'grid',
  count: (d) => d.risks.length,
  split: (d, hard) => {
    const n = Math.ceil(d.risks.length / hard);
    const per = Math.ceil(d.risks.length / n);
    return Array.from({ length: n }, (_, i) => ({ data: { ...d, risks: d.risks.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis', 'levels'],
  places: ['likelihood', 'impact'],
});
