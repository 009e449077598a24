/** Words whose contrast with their background is too low. */
import { contrastOfText } from '../view/contrast.ts';
import type { Rgb } from '../view/ground.ts';
import { hidingOf } from '../view/hidden.ts';
import type { PlacedText } from '../view/item.ts';
import { quoted } from '../view/placed-text.ts';
import { readableColor } from '../view/readable-color.ts';
import type { SlideView } from '../view/slide-view.ts';
import { defineCheck } from './define-check.ts';

/** Words with less contrast are practically invisible. */
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

/** The text to quote, because a run may be one or two letters that a person cannot find on the slide. */
const SHORT = 4;
const recognisable = (words: string, text: PlacedText): string => (words.trim().length < SHORT ? text.words : words);

const remedies = new WeakMap<SlideView['deck'], Map<string, string>>();

/** The remedy, with the nearest sufficient colour of the same hue. Each pair is computed once for a deck. */
function remedyFor({ deck }: SlideView, color: Rgb, ground: Rgb, limit: number): string {
  const ofDeck = remedies.get(deck) ?? new Map<string, string>();
  remedies.set(deck, ofDeck);
  const key = `${color} ${ground} ${limit}`;
  let remedy = ofDeck.get(key);
  if (remedy === undefined) {
    const better = readableColor(color, [ground], limit);
    remedy = better === undefined ? OTHERWISE : `Set the text in ${better}, of the same hue, or change the colour behind it.`;
    ofDeck.set(key, remedy);
  }
  return remedy;
}
