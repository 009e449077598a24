/** Steps in order. */

import { blocksOf, entriesOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';

export const linearFlow = definePattern({
  form: 'linear_flow',
  names: [
    'process flow',
    'process chart',
    'chevron*',
    'flow chart',
    'flowchart',
    'prozessablauf',
    'flussdiagramm',
    'flux de processus',
    'diagrama de flujo',
    'diagramma di flusso',
    'fluxograma',
    'stroomschema',
    'schemat procesu',
  ],
  strong: [
    'how do we',
    'how does',
    'how is',
    'how are',
    'wie läuft',
    'comment se passe',
    'cómo funciona',
    'come funziona',
    'como funciona',
    'hoe gaat',
    'jak przebiega',
    'handled',
    'how it works',
    'left to right',
    'what happens',
    'in order',
    'one after the other',
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
  weak: ['stages'],
  figures: false,
  needs: 'three or more steps in their order',
  sample: 'Steps: sign the contract, migrate the data, train the team.',
  read(brief) {
    const told = brief.sequence;
    if (told !== undefined && told.length <= 10) return { fit: 1, blocks: told.map((label) => ({ label })) };
    const entries = entriesOf(brief);
    return entries === undefined || entries.length > 10
      ? undefined
      : { fit: entries.every((e) => e.numbered) ? 0.8 : 0.5, blocks: blocksOf(entries) };
  },
});
