/** Tiers of a pyramid. */

import { blocksOf, entriesOf } from '../relations/lists.ts';
import { tiersOf } from '../relations/tiers-told.ts';
import { definePattern } from './define-pattern.ts';

export const pyramidHierarchy = definePattern({
  form: 'pyramid_hierarchy',
  names: [
    'pyramid',
    'pyramide',
    '*pyramide',
    '*pyramid',
    'pyramids',
    'pirámide',
    'piramide',
    'pirâmide',
    'piramida',
    'piramidy',
    'maslow',
    'triangle',
    'dreieck',
    'triángulo',
    'triangolo',
    'triângulo',
    'driehoek',
    'trójkąt',
  ],
  strong: [
    'rest on each other',
    'rests on',
    'at the very top',
    'right at the top',
    'at the apex',
    'at the peak',
    'apex',
    'tip of the',
    'an der spitze',
    'au sommet',
    'en la cúspide',
    'en la cima',
    'al vertice',
    'in cima',
    'no topo',
    'bovenaan',
    'na szczycie',
    'hierarchy of',
    'hierarchy',
    'hierarchie',
    'jerarquía',
    'gerarchia',
    'hierarquia',
    'hiërarchie',
    'hierarchia',
  ],
  weak: ['tier', 'tiers', 'base', 'foundation', 'basis', 'socle'],
  figures: false,
  needs: 'three or more tiers, from the top',
  sample: 'Pyramid: [name], [name], [name].',
  read(brief) {
    // Rows of figures have a peak, and no tiers.
    if (brief.tables.some((t) => t.numeric.some(Boolean))) return undefined;
    const told = tiersOf(brief)?.tiers;
    if (told !== undefined && told.length <= 8)
      return {
        fit: 0.96,
        used: told.flatMap((t) => t.mark ?? []),
        blocks: told.map((t) => ({ label: t.label, ...(t.things.length === 0 ? {} : { detail: t.things }) })),
      };
    const entries = entriesOf(brief);
    return entries === undefined || entries.length < 3 || entries.length > 8 ? undefined : { fit: 0.9, blocks: blocksOf(entries) };
  },
});
