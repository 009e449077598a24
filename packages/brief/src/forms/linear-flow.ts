/** Steps in order. */

import { piecesAt } from '../document/phrases.ts';
import { cut } from '../document/piece.ts';
import type { Entry, Piece, ReadBrief } from '../document/reading.ts';
import { blocksOf, entriesOf } from '../relations/lists.ts';
import { looselyListed } from '../relations/one-each.ts';
import { definePattern } from './define-pattern.ts';

/** What stands over the list says that it is an order: "our method in five phases". */
const ORDERED =
  /(?<!\p{L})(?:(?:in|en|em|w)\s(?:\d{1,2}|three|four|five|six|seven|eight|drei|vier|fünf|sechs|sieben|acht|trois|quatre|cinq|six|sept|huit|tres|cuatro|cinco|seis|siete|ocho|tre|quattro|cinque|sei|sette|otto|três|quatro|sete|oito|drie|vijf|zes|zeven|trzech|czterech|pięciu|sześciu)\s(?:\p{L}+\s)?(?:steps?|stages?|phases?|moves|schritten|phasen|stufen|étapes?|phases?|temps|pasos|fases|etapas|passi|passaggi|fasi|passos|stappen|fasen|krokach|etapach))(?!\p{L})/iu;

/** "When a referral reaches us the secretary registers it, a consultant triages it, the patient gets a letter": clauses of who does what. */
const WHEN =
  /^(?:when|once|as soon as|whenever|wenn|sobald|quand|dès que|lorsqu['’e]|cuando|en cuanto|quando|não|als|zodra|wanneer|gdy|kiedy)\s/iu;
const CLAUSE =
  /^(?:and\s|und\s|et\s|y\s|e\s|en\s|i\s)?(?:the|a|an|our|we|they|it|der|die|das|ein|eine|unser\p{L}*|wir|le|la|les|un|une|on|nous|el|los|las|una|se|il|lo|gli|i|uno|o|os|as|um|uma|het|de|een|wij)\s\S+\s\S+/iu;

function toldFromWhen(brief: ReadBrief): Piece[] | undefined {
  const told = brief.sentences.find((s) => WHEN.test(s.text) && s.text.length <= 800);
  if (told === undefined) return undefined;
  const clauses = piecesAt(/[.]$/.test(told.text) ? cut(told, told.start, told.end - 1) : told, ',;', true);
  return clauses.length >= 4 &&
    clauses.length <= 10 &&
    clauses.slice(1).every((c) => CLAUSE.test(c.text)) &&
    clauses.every((c) => c.text.length <= 120)
    ? clauses
    : undefined;
}

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
    'procesu',
    'procesy',
    'proces',
    'walk through',
    'walks through',
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
  weak: ['stages', 'left to right', 'phases', 'phasen', 'route', 'step 1', 'stage 1', 'von links nach rechts'],
  figures: false,
  needs: 'three or more steps in their order',
  sample: 'Steps: [step], [step], [step].',
  read(brief) {
    const told = brief.sequence;
    if (told !== undefined && told.length <= 10) return { fit: 1, blocks: told.map((label) => ({ label })) };
    const when = toldFromWhen(brief);
    if (when !== undefined) return { fit: 0.96, blocks: when.map((label) => ({ label })) };
    const listed = entriesOf(brief);
    const entries = listed === undefined || listed.length < 3 ? (looselyListed(brief) ?? listed) : listed;
    return entries === undefined || entries.length > 10
      ? undefined
      : { fit: entries.every((e) => e.numbered) ? 0.8 : leadsSteps(brief, entries) ? 0.9 : 0.5, blocks: blocksOf(entries) };
  },
});
