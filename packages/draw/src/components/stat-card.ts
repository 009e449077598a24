/** One number that is large enough to fill the slide. */
import { z } from 'zod';
import { toneColor } from '../fields/chart-fields.ts';
import { optionalText, textOrNumber } from '../fields/fields.ts';
import { DASH, run } from '../layout/index.ts';
import { drawStat } from '../marks/large-figure.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  value: z.preprocess((v) => (v === undefined || v === '' ? null : v), textOrNumber.nullable()).describe('Printed oversized.'),
  label: textOrNumber.describe('What the value is.'),
  description: optionalText.describe('Where it comes from, or what it is compared with.'),
  proof: z.preprocess(
    (v) => (v === null || v === '' ? undefined : v),
    z
      .object({
        parts: z
          .array(
            z.object({
              value: z
                .number({ error: 'must be a whole number of dots' })
                .int('must be a whole number of dots')
                .min(0, 'must be 0 or more')
                .max(100, 'must be 100 at most'),
              label: textOrNumber.describe('Printed behind the value: "refused", "released after 2.4 days".'),
              tone: optionalText.describe('good, bad, warn or neutral.'),
            }),
          )
          .min(1, 'needs at least one part')
          .max(3, 'holds at most 3 parts'),
      })
      .refine(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0) <= 100, 'adds up to more than 100 dots')
      .optional()
      .describe('What the hundred dots beside the figure are, counted from the first; on a slide of its own.'),
  ),
});

type Params = z.infer<typeof params>;

export const statCard = defineComponent<Params>({
  name: 'stat_card',
  purpose: 'Puts one figure in front of everything else, with what it means below it.',
  params,
  example: {
    title: 'Four of ten service visits could be a phone call',
    params: {
      value: '38%',
      label: 'of field visits end without a spare part being fitted',
      description: '11,420 visits in Germany, Austria and Switzerland, January to September, warranty cases left out',
    },
  },
  capacity: { what: 'values', soft: 1, hard: 1 },
  count: () => 1,
  draw(p, pane, kit) {
    const at = (member: string): string => `${pane.pointer}/${member}`;
    if (p.value === null)
      kit.warn('missing_values', 'There is no value; a dash stands in its place.', { path: at('value'), remedy: 'Send the value.' });
    const shown = p.value === null ? DASH : typeof p.value === 'number' ? kit.value(p.value) : p.value;
    if (p.proof !== undefined && !(pane.class === 'full' && pane.depth === 0)) {
      for (const [i] of p.proof.parts.entries())
        for (const member of ['value', 'label', 'tone']) kit.unseen.add(at(`proof/parts/${i}/${member}`));
      kit.warn('field_ignored', 'The dots of the proof are drawn on a slide of their own only.', {
        path: at('proof'),
        remedy: 'Send the figure alone on its slide, or leave the proof out.',
      });
    }
    const drawn = drawStat(
      {
        value: [run(shown, at('value'), typeof p.value === 'string' ? 'verbatim' : 'formatted')],
        ...(p.value === null ? { value_color: 'muted' as const } : {}),
        value_path: at('value'),
        label: [run(String(p.label), at('label'))],
        ...(p.proof === undefined
          ? {}
          : {
              proof: p.proof.parts.map((part, i) => {
                const path = at(`proof/parts/${i}`);
                return {
                  value: part.value,
                  said: { text: kit.value(part.value), path: `${path}/value`, bind: 'formatted' as const },
                  label: { text: String(part.label), path: `${path}/label` },
                  ...(part.tone === undefined ? {} : { tone: toneColor(part.tone, `${path}/tone`, kit) }),
                };
              }),
            }),
        ...(p.description === undefined ? {} : { description: [run(p.description, at('description'))] }),
      },
      pane,
      kit,
    );
    return { ...drawn, alt: `Key figure: ${shown} ${p.label}.${p.description === undefined ? '' : ` ${p.description}`}` };
  },
});
