/** One number, large enough to be the slide. */
import { z } from 'zod';
import { optionalText, textOrNumber } from '../fields/fields.ts';
import { DASH, run } from '../layout/index.ts';
import { drawStat } from '../marks/large-figure.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  value: z.preprocess((v) => (v === undefined || v === '' ? null : v), textOrNumber.nullable()).describe('Printed oversized.'),
  label: textOrNumber.describe('What the value is.'),
  description: optionalText.describe('Where it comes from, or what it is compared with.'),
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
    const shapes = drawStat(
      {
        value: [run(shown, at('value'), typeof p.value === 'string' ? 'verbatim' : 'formatted')],
        ...(p.value === null ? { value_color: 'muted' as const } : {}),
        value_path: at('value'),
        label: [run(String(p.label), at('label'))],
        ...(p.description === undefined ? {} : { description: [run(p.description, at('description'))] }),
      },
      pane,
      kit,
    );
    return { shapes, alt: `Key figure: ${shown} ${p.label}.${p.description === undefined ? '' : ` ${p.description}`}` };
  },
});
