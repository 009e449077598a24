/** Steps in order. */

import { blocksOf, entriesOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';
import type { Entry, ReadBrief } from '../reading.ts';

/** What stands over the list says that it is an order: "our method in five phases". */
const ORDERED =
  /(?<!\p{L})(?:(?:in|en|em|w)\s(?:\d{1,2}|three|four|five|six|seven|eight|drei|vier|fünf|sechs|sieben|acht|trois|quatre|cinq|six|sept|huit|tres|cuatro|cinco|seis|siete|ocho|tre|quattro|cinque|sei|sette|otto|três|quatro|sete|oito|drie|vijf|zes|zeven|trzech|czterech|pięciu|sześciu)\s(?:\p{L}+\s)?(?:steps?|stages?|phases?|moves|schritten|phasen|stufen|étapes?|phases?|temps|pasos|fases|etapas|passi|passaggi|fasi|passos|stappen|fasen|krokach|etapach))(?!\p{L})/iu;

/** A list that begins soon after words of an order. */
function leadsSteps(brief: ReadBrief, entries: readonly Entry[]): boolean {
  const start = entries[0]?.piece.start ?? 0;
  return ORDERED.test(brief.text.slice(Math.max(0, start - 160), start));
}

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
    'what happens',
    'in order',
    'one after the other',
    'steps',
    'process',
    'step by step',
    'workflow',
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
    'kroki',
    'fasi',
    'stufenplan',
    'stappenplan',
    'vorgehen',
    'vorgehensweise',
    'vorgehensmodell',
    'verfahren',
    'arbeitsschritte',
    'prozesskette',
    'prozessschritte',
    'abläufe',
    'démarche',
    'parcours',
    'méthode en',
    'metodología',
    'procedimiento',
    'recorrido',
    'percorso',
    'procedura',
    'procedimento',
    'werkwijze',
    'procedure',
    'etapy',
    'proces*',
    'walk through',
    'walks through',
    'step 1',
    'stage 1',
    'pipeline steps',
    'sequence of',
    'in sequence',
    'row of arrows',
    'arrows',
    'pfeile',
    'flèches',
    'flechas',
    'frecce',
    'setas',
    'pijlen',
    'strzałki',
  ],
  weak: ['stages', 'left to right', 'phases', 'phasen', 'route', 'von links nach rechts'],
  figures: false,
  needs: 'three or more steps in their order',
  sample: 'Steps: sign the contract, migrate the data, train the team.',
  read(brief) {
    const told = brief.sequence;
    if (told !== undefined && told.length <= 10) return { fit: 1, blocks: told.map((label) => ({ label })) };
    const entries = entriesOf(brief);
    return entries === undefined || entries.length > 10
      ? undefined
      : { fit: entries.every((e) => e.numbered) ? 0.8 : leadsSteps(brief, entries) ? 0.9 : 0.5, blocks: blocksOf(entries) };
  },
});
