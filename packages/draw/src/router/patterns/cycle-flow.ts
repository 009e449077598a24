/** Stages that return to the first. */

import { listOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';

export const cycleFlow = definePattern({
  form: 'cycle_flow',
  strong: ['cycle', 'loop', 'flywheel', 'kreislauf', 'zyklus', 'boucle', 'ciclo', 'cyclus', 'cykl'],
  figures: false,
  needs: 'three or more stages of the cycle',
  sample: 'Cycle: plan, do, check, act.',
  read(brief) {
    const list = listOf(brief);
    return list === undefined || list.length > 10 ? undefined : { fit: 1, blocks: list.map((label) => ({ label })) };
  },
});
