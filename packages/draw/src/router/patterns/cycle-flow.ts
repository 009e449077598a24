/** Stages that return to the first. */

import { blocksOf, entriesOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';
import type { Piece } from '../reading.ts';

/** Without the last step where it says again what the first says, or that all begins anew. */
const roundOf = (steps: readonly Piece[]): { label: Piece }[] => {
  const [first, last] = [steps[0], steps.at(-1)];
  const again =
    steps.length > 3 &&
    first !== undefined &&
    last !== undefined &&
    (last.text.toLowerCase() === first.text.toLowerCase() ||
      /\b(?:again|start over|back to|von vorn|recommence|de nuevo|ricomincia|opnieuw|od nowa)\b/iu.test(last.text));
  return (again ? steps.slice(0, -1) : steps).map((label) => ({ label }));
};

export const cycleFlow = definePattern({
  form: 'cycle_flow',
  names: ['flywheel', 'cycle', 'cycle diagram', 'kreislauf', 'pdca', 'closed loop', 'feedback loop'],
  strong: [
    'starts all over',
    'all over again',
    'goes round',
    'comes round',
    'circle',
    'begins again',
    'again and again',
    'beginnt von vorn',
    'recommence',
    'circular',
    'loop',
    'starts again',
    'over and over',
    'continuous',
    'kreislauf',
    'zyklus',
    'boucle',
    'ciclo',
    'cyclus',
    'cykl',
  ],
  figures: false,
  needs: 'three or more stages of the cycle',
  sample: 'Cycle: plan, do, check, act.',
  read(brief) {
    if (brief.sequence !== undefined && brief.sequence.length <= 10) return { fit: 0.9, blocks: roundOf(brief.sequence) };
    const entries = entriesOf(brief);
    return entries === undefined || entries.length < 3 || entries.length > 10
      ? undefined
      : { fit: 0.9, blocks: entries.some((e) => e.detail !== undefined) ? blocksOf(entries) : roundOf(entries.map((e) => e.piece)) };
  },
});
