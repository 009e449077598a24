/** Quantities that narrow from stage to stage. */
import { allItems, definePattern, onOneScale, pairsOf } from '../pattern.ts';

export const funnel = definePattern({
  form: 'funnel',
  strong: [
    'funnel',
    'pipeline conversion',
    'conversion',
    'trichter',
    '*trichter',
    'entonnoir',
    'embudo',
    'imbuto',
    'funil',
    'trechter',
    'lejek',
    'lejka',
  ],
  figures: true,
  needs: 'three or more stages in order, each with how many are left',
  sample: 'Funnel: 1,200 visitors, 340 sign-ups, 91 trials, 24 customers.',
  read(brief) {
    const rows = pairsOf(allItems(brief));
    const scale = onOneScale(rows.map((r) => r.figure));
    if (rows.length < 3 || rows.length > 10 || scale === undefined) return undefined;
    const values = rows.map((r) => r.figure.value * r.figure.factor);
    const falls = values.every((v, i) => i === 0 || v <= (values[i - 1] as number));
    return {
      fit: falls ? 0.9 : 0.4,
      data: { unit: scale.unit, stages: rows.map((r) => ({ label: r.label, value: scale.count(r.figure), display: r.figure })) },
    };
  },
});
