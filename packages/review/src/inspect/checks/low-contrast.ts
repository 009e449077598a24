/** Words that can hardly be told from what lies behind them. */
import { contrastOfText } from '../view/contrast.ts';
import { hidingOf } from '../view/hidden.ts';
import { quoted } from '../view/placed-text.ts';
import { defineCheck } from './define-check.ts';

/** Below this, words are as good as not there. */
const UNREADABLE = 1.5;

export const lowContrast = defineCheck({
  code: 'low_contrast',
  severity: 'error',
  what: 'Text has less contrast to what really lies behind it than WCAG 2.2 AA asks for: 4.5, or 3 where it is large (18 pt, or 14 pt and bold).',
  unit: 'contrast ratio',
  remedy: 'Set a darker or a lighter colour for the text, or for what is behind it.',
  find(view, report) {
    for (const text of view.texts) {
      if (!text.owner.own || hidingOf(view, text).share > 0.5) continue;
      const { worst } = contrastOfText(view, text);
      if (worst === undefined) continue;
      const { ratio, limit, color, ground, words } = worst;
      report({
        about: text,
        message: `${quoted(words)} has a contrast of ${ratio.toFixed(2)} (${color} on ${ground}); ${limit} is needed.`,
        measured: ratio,
        limit,
        severity: ratio < UNREADABLE || ratio < limit * 0.8 ? 'error' : 'warning',
      });
    }
  },
});
