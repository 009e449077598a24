/** Tiers of a pyramid. */

import { listOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';

export const pyramidHierarchy = definePattern({
  form: 'pyramid_hierarchy',
  strong: ['pyramid', 'pyramide', 'pirámide', 'piramide', 'pirâmide', 'piramida', 'hierarchy of'],
  figures: false,
  needs: 'three or more tiers, from the top',
  sample: 'Pyramid: vision, goals, projects.',
  read(brief) {
    const list = listOf(brief);
    return list === undefined || list.length > 8 ? undefined : { fit: 1, blocks: list.map((label) => ({ label })) };
  },
});
