/** Which layout of a template is for what. */
import { LAYOUT_USES, type LayoutUse } from '@deckwright/draw/template';
import { fitness, kindOf } from '@deckwright/read/template';
import type { MeasuredLayout } from './measure-layout.ts';

/** A body smaller than this share of the slide is no place for a chart. */
const MIN_BODY = 0.25;

/** The best layout for each use; layouts of the content layout's master are preferred. */
export function chooseUses(layouts: readonly MeasuredLayout[], canvas: { w: number; h: number }): ReadonlyMap<LayoutUse, string> {
  const uses = new Map<LayoutUse, string>();
  let master: number | undefined;
  for (const use of LAYOUT_USES) {
    let best: MeasuredLayout | undefined;
    let highest = 0;
    for (const one of layouts) {
      const { made } = one;
      if ([...uses.values()].includes(made.part)) continue;
      const turned = made.places.some((place) => place.kind === 'title' && place.turned);
      if (turned && use !== 'content') continue;
      const share = made.body === undefined ? 0 : (made.body.w * made.body.h) / (canvas.w * canvas.h);
      if (use === 'content' && share < MIN_BODY) continue;
      const kinds = made.places.map(({ type }) => kindOf(type));
      const traits = { name: made.name, kinds, ...(made.type === undefined ? {} : { type: made.type }) };
      const score =
        fitness(traits, use, share) *
        (use === 'content' && made.busy ? 0.6 : 1) *
        (master !== undefined && made.master !== master ? 0.5 : 1);
      if (score > highest + 1e-9) {
        highest = score;
        best = one;
      }
    }
    if (best === undefined) continue;
    uses.set(use, best.made.part);
    if (use === 'content') master = best.made.master;
  }
  return uses;
}
