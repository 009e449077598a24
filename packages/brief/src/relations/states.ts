/** States of work in words: red, amber or green, in the eight languages. */
import { cut, type Piece } from '../document/piece.ts';

export type State = 'red' | 'amber' | 'green';

/** Whole words; a share before it ("70% done") is a progress and no state. */
const COLOURS =
  '(?:red|amber|yellow|green|rot|gelb|grün|rouge|orange|verte?|rojo|ámbar|amarillo|verde|rosso|giallo|vermelho|amarelo|rood|oranje|groen|czerwon[yae]|żółt[yae]|zielon[yae])(?![\\p{L}-])';
const states = (words: string): RegExp => new RegExp(`(?<![\\p{L}-]|%\\s(?!${COLOURS})|%(?!\\s))(?:${words})(?![\\p{L}-])`, 'iu');

const STATES: readonly (readonly [State, RegExp])[] = [
  [
    'red',
    states(
      '🔴|⛔|🛑|❌|✗|✘|cancell?ed|called off|abgesagt|annulée?s?|cancelad[oa]s?|annullat[oa]|afgelast|odwołan[yae]|stopped|paused|gestoppt|arrêtée?s?|suspendue?s?|parad[oa]s?|detenid[oa]s?|paralizad[oa]s?|ferm[oa]|sospes[oa]|suspens[oa]|gestopt|stilgelegd|wstrzyman[yae]|red|off[- ]track|behind(?: schedule| plan)?|delayed|blocked|critical|late|overdue|stalled|stuck|escalated|on hold|in trouble|' +
        'rot|verzögert|verspätet|blockiert|kritisch|überfällig|im verzug|in verzug|gestoppt|' +
        'rouge|en retard|bloquée?s?|critique|en alerte|rojo|retrasad[oa]s?|con retraso|bloquead[oa]s?|crític[oa]|' +
        'rosso|in ritardo|bloccat[oa]|critic[oa]|vermelh[oa]|atrasad[oa]s?|rood|vertraagd|loopt achter|geblokkeerd|kritiek|' +
        'czerwon[yae]|opóźnion[yae]|zablokowan[yae]|krytyczn[yae]',
    ),
  ],
  [
    'amber',
    states(
      '🟡|🟠|⚠|wobbly|shaky|wobbling|wackelt|wacklig|amber|yellow|orange|at risk|needs attention|slipping|slightly behind|minor delays?|watch|caution|' +
        'not (?:yet )?started|to start|to do|planned|noch nicht begonnen|nicht gestartet|geplant|à démarrer|à lancer|por iniciar|pendiente|da avviare|por iniciar|niet gestart|nierozpoczęt[yae]|gelb|gefährdet|leicht verzögert|unter beobachtung|jaune|à risque|à surveiller|sous surveillance|' +
        'ámbar|amarill[oa]|naranja|en riesgo|giall[oa]|arancione|a rischio|da monitorare|amarel[oa]|laranja|em risco|' +
        'oranje|geel|risico|aandacht nodig|żółt[yae]|pomarańczow[yae]|zagrożon[yae]|wymaga uwagi',
    ),
  ],
  [
    'green',
    states(
      '🟢|✅|✓|✔|green|on[- ]track|on plan|on schedule|done|completed?|finished|delivered|going well|healthy|ahead of (?:plan|schedule)|closed|' +
        'grün|im plan|im zeitplan|planmäßig|nach plan|fertig|abgeschlossen|erledigt|' +
        'verte?s?|en bonne voie|dans les temps|dans les délais|conforme|terminée?s?|achevée?s?|' +
        'verde|en plazo|en curso|al día|según lo previsto|completad[oa]s?|terminad[oa]s?|finalizad[oa]s?|' +
        'in linea|in corso|nei tempi|completat[oa]|conclus[oa]|no prazo|em dia|em curso|concluíd[oa]s?|' +
        'groen|op schema|op koers|volgens plan|afgerond|gereed|' +
        'zielon[yae]|zgodnie z planem|w terminie|zakończon[yae]|ukończon[yae]|gotow[yae]',
    ),
  ],
];

export interface StateWord {
  readonly status: State;
  readonly word: Piece;
}

/** The first state that a piece names. */
export function stateIn(piece: Piece): StateWord | undefined {
  let best: StateWord | undefined;
  for (const [status, words] of STATES) {
    const match = words.exec(piece.text);
    if (match === null) continue;
    const word = cut(piece, piece.start + match.index, piece.start + match.index + match[0].length);
    if (best === undefined || word.start < best.word.start) best = { status, word };
  }
  return best;
}
