/** Steps in order. */

import { listOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';

export const linearFlow = definePattern({
  form: 'linear_flow',
  strong: [
    'steps',
    'process',
    'step by step',
    'workflow',
    'procedure',
    'schritte',
    'prozess',
    '*prozess',
    'ablauf',
    'étapes',
    'processus',
    'pasos',
    'proceso',
    'passaggi',
    'processo',
    'passos',
    'etapas',
    'stappen',
    'proces',
    'kroki',
    'fasi',
  ],
  weak: ['first', 'then', 'finally', 'stages'],
  figures: false,
  needs: 'three or more steps in their order',
  sample: 'Steps: sign the contract, migrate the data, train the team.',
  read(brief) {
    const list = listOf(brief);
    return list === undefined || list.length > 10 ? undefined : { fit: 0.9, blocks: list.map((label) => ({ label })) };
  },
});
