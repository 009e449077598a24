/** Two texts in one place. */
import { collisionBeyond, collisionsOf } from '../view/collisions.ts';
import { contrastOfText } from '../view/contrast.ts';
import { hidingOf } from '../view/hidden.ts';
import type { PlacedText } from '../view/item.ts';
import { overflowOf } from '../view/overflow.ts';
import { quoted } from '../view/placed-text.ts';
import { moves, type SlideView } from '../view/slide-view.ts';
import { defineCheck } from './define-check.ts';

/** Share of the smaller text's ink. */
const SOME = 0.1;
const MUCH = 0.3;

export const textOverlap = defineCheck({
  code: 'text_overlap',
  severity: 'warning',
  what: 'The lines of two texts stand on top of one another.',
  unit: 'share of the smaller text',
  remedy: 'Move one of the two, or shorten the longer one.',
  find(view, report) {
    for (const { one, other, share, box } of collisionsOf(view)) {
      if (!other.owner.own || !one.owner.own || share < SOME) continue;
      if (hidingOf(view, one).share > 0.3 || hidingOf(view, other).share > 0.3) continue;
      // The overflow is a finding already.
      if (growsInto(view, one) || growsInto(view, other)) continue;
      if (isUnseen(view, one) || isUnseen(view, other)) continue;
      // Letters set twice, a little apart, are an effect.
      if (one.words === other.words) continue;
      report({
        about: one,
        other: other.owner,
        box,
        message: `${quoted(one.words)} and ${quoted(other.words)} stand on top of one another.`,
        measured: share,
        limit: 0,
        severity: share >= MUCH && !moves(view, one.owner) && !moves(view, other.owner) ? 'error' : 'warning',
      });
    }
  },
});

const growsInto = (view: SlideView, text: PlacedText): boolean =>
  overflowOf(view, text) !== undefined && collisionBeyond(view, text) !== undefined;

/** Words without contrast overlap nothing visible; another check finds them. */
const isUnseen = (view: SlideView, text: PlacedText): boolean => (contrastOfText(view, text).worst?.ratio ?? 21) < 1.1;
