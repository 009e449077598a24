/** Stages that return to the first. */

import type { Piece } from '../document/reading.ts';
import { handoversOf } from '../relations/handovers.ts';
import { says } from '../relations/keyed-lists.ts';
import { blocksOf, entriesOf } from '../relations/lists.ts';
import { looselyListed } from '../relations/one-each.ts';
import { RETURNS, ringIn } from '../relations/rings.ts';
import { definePattern } from './define-pattern.ts';

/** Parts that count the same go round nowhere. */
const EQUAL =
  /\s(?:equal|equally|same weight|same size|wedges?|segments?|gleich(?:e|en|er|wertig\p{L}*|gewichtig\p{L}*|wichtig\p{L}*)?|égaux|égales|iguales|uguali|iguais|gelijke|równ\p{L}*)\s/u;

/** Without the last step where it says again what the first says, or that all begins anew. */
const roundOf = (steps: readonly Piece[]): { label: Piece }[] => {
  const [first, last] = [steps[0], steps.at(-1)];
  const again =
    steps.length > 3 &&
    first !== undefined &&
    last !== undefined &&
    (last.text.toLowerCase() === first.text.toLowerCase() || RETURNS.test(last.text));
  return (again ? steps.slice(0, -1) : steps).map((label) => ({ label }));
};

export const cycleFlow = definePattern({
  form: 'cycle_flow',
  names: [
    'flywheel',
    'cycle',
    'cycle diagram',
    'life cycle',
    'lifecycle',
    'kreislauf',
    'regelkreis',
    '*kreislauf',
    'schwungrad',
    'pdca',
    'closed loop',
    'closed-loop',
    'feedback loop',
    'virtuous circle',
    'vicious circle',
    'vicious cycle',
    'virtuous cycle',
    'boucle fermée',
    'économie circulaire',
    'cercle vertueux',
    'cercle vicieux',
    'roue de deming',
    'volant d inertie',
    'círculo virtuoso',
    'círculo vicioso',
    'ciclo de vida',
    'ciclo di vita',
    'circolo virtuoso',
    'circolo vizioso',
    'kringloop',
    'vliegwiel',
    'koło zamachowe',
    'cykl życia',
  ],
  strong: [
    'starts all over',
    'all over again',
    'goes round',
    'comes round',
    'round it goes',
    'round and round',
    'circle',
    'begins again',
    'again and again',
    'beginnt von vorn',
    'von vorn',
    'von vorne',
    'im kreis',
    'rundlauf',
    'teufelskreis',
    'kreisdiagramm mit pfeilen',
    'recommence',
    'on recommence',
    'en boucle',
    'tourne en rond',
    'circular',
    'circulaire',
    'loop',
    'loops',
    'starts again',
    'starts over',
    'start again',
    'over and over',
    'back to the start',
    'back to start',
    'back to the beginning',
    'back to 1',
    'back to step 1',
    'back into the first',
    'never ends',
    'for ever',
    'forever',
    'rotation',
    'endless',
    'endlos',
    'sans fin',
    'sin fin',
    'senza fine',
    'sem fim',
    'eindeloos',
    'bez końca',
    'feeds back into',
    'keeps turning',
    'keeps going round',
    'dreht sich weiter',
    'each round',
    'every round',
    'self-reinforcing',
    'zyklus',
    '*zyklus',
    'zyklisch',
    'boucle',
    'cyclique',
    'ciclo',
    'cíclico',
    'ciclico',
    'vuelta a empezar',
    'vuelve a empezar',
    'ricomincia',
    'da capo',
    'recomeça',
    'volta ao início',
    'cyclus',
    'begint opnieuw',
    'van voren af aan',
    'cykl',
    'od nowa',
    'pętla',
    'w kółko',
  ],
  weak: ['annual round', 'iterate', 'iterative', 'recurring', 'continuous', 'ongoing', 'spiral', 'engine'],
  figures: false,
  needs: 'three or more stages of the cycle',
  sample: 'Cycle: [name], [name], [name], [name].',
  read(brief) {
    const ring = ringIn(brief);
    if (ring !== undefined) return { fit: handoversOf(brief).length >= 3 ? 0.3 : 1, data: { stages: ring.map((label) => ({ label })) } };
    if (brief.sequence !== undefined && brief.sequence.length <= 10) return { fit: 0.9, blocks: roundOf(brief.sequence) };
    const equal = says(brief, EQUAL) && !RETURNS.test(brief.text) ? 0.4 : 0.9;
    const found = entriesOf(brief);
    const listed = found === undefined || found.length < 3 ? looselyListed(brief) : found;
    const entries =
      listed !== undefined && listed.length > 3 && RETURNS.test(listed.at(-1)?.piece.text ?? '') ? listed.slice(0, -1) : listed;
    return entries === undefined || entries.length < 3 || entries.length > 10
      ? undefined
      : { fit: equal, blocks: entries.some((e) => e.detail !== undefined) ? blocksOf(entries) : roundOf(entries.map((e) => e.piece)) };
  },
});
