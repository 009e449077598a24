/** Tiers of a pyramid. */

import { blocksOf, entriesOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';
import { stackedIn } from '../stacked.ts';

export const pyramidHierarchy = definePattern({
  form: 'pyramid_hierarchy',
  names: ['pyramid', 'pyramide', 'maslow'],
  strong: [
    'rest on each other',
    'rests on',
    'at the very top',
    'right at the top',
    'pirámide',
    'piramide',
    'pirâmide',
    'piramida',
    'hierarchy of',
  ],
  figures: false,
  needs: 'three or more tiers, from the top',
  sample: 'Pyramid: vision, goals, projects.',
  read(brief) {
    const told = stackedIn(brief);
    if (told !== undefined && told.length <= 8)
      return { fit: 0.96, blocks: told.map((t) => ({ label: t.label, ...(t.things.length === 0 ? {} : { detail: t.things }) })) };
    const entries = entriesOf(brief);
    return entries === undefined || entries.length < 3 || entries.length > 8 ? undefined : { fit: 0.9, blocks: blocksOf(entries) };
  },
});
