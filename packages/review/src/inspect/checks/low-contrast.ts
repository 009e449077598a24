/** Words that can hardly be told from what lies behind them. */
import { contrastOfText } from '../view/contrast.ts';
import type { Rgb } from '../view/ground.ts';
import { hidingOf } from '../view/hidden.ts';
import { type PlacedText, quoted } from '../view/placed-text.ts';
import { readableColor } from '../view/readable-color.ts';
import type { SlideView } from '../view/slide-view.ts';
import { defineCheck } from './define-check.ts';

/** Below this, words are as good as not there. */
const UNREADABLE = 1.5;

const OTHERWISE = 'Set a darker or a lighter colour for the text, or for what is behind it.';

export const lowContrast = defineCheck({
  code: 'low_contrast',
  severity: 'error',
  what: 'Text has less contrast to what really lies behind it than WCAG 2.2 AA asks for: 4.5, or 3 where it is large (18 pt, or 14 pt and bold).',
  unit: 'contrast ratio',
  remedy: OTHERWISE,
  find(view, report) {
    for (const text of view.texts) {
      if (!text.owner.own || hidingOf(view, text).share > 0.5) continue;
      const { worst } = contrastOfText(view, text);
      if (worst === undefined) continue;
      const { ratio, limit, color, ground, words } = worst;
      report({
        about: text,
        message: `${quoted(recognisable(words, text))} has a contrast of ${ratio.toFixed(2)} (${color} on ${ground}); ${limit} is needed.`,
        remedy: remedyFor(view, color, ground, limit),
        measured: ratio,
        limit,
        severity: ratio < UNREADABLE || ratio < limit * 0.8 ? 'error' : 'warning',
      });
    }
  },
});

/** A run may be a letter or two, which nobody finds on a slide. */
const SHORT = 4;
const recognisable = (words: string, text: PlacedText): string => (words.trim().length < SHORT ? text.words : words);

const known = new WeakMap<SlideView['deck'], Map<string, string>>();

/** With the nearest colour of the same hue that would do, worked out once a deck for each pair. */
function remedyFor({ deck }: SlideView, color: Rgb, ground: Rgb, limit: number): string {
  const ofDeck = known.get(deck) ?? new Map<string, string>();
  known.set(deck, ofDeck);
  const key = `${color} ${ground} ${limit}`;
  let remedy = ofDeck.get(key);
  if (remedy === undefined) {
    const better = readableColor(color, [ground], limit);
    remedy = better === undefined ? OTHERWISE : `Set the text in ${better}, of the same hue, or change the colour behind it.`;
    ofDeck.set(key, remedy);
  }
  return remedy;
}
