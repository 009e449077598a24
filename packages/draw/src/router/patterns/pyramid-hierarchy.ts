/** Tiers of a pyramid. */

import { blocksOf, entriesOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';

export const pyramidHierarchy = definePattern({
  form: 'pyramid_hierarchy',
  names: ['pyramid', 'pyramide', 'maslow'],
  strong: ['pirámide', 'piramide', 'pirâmide', 'piramida', 'hierarchy of'],
  figures: false,
  needs: 'three or more tiers, from the top',
  sample: 'Pyramid: vision, goals, projects.',
  read(brief) {
    const entries = entriesOf(brief);
    return entries === undefined || entries.length < 3 || entries.length > 8 ? undefined : { fit: 0.9, blocks: blocksOf(entries) };
  },
});
