/** Slides with so many words that the audience reads and does not listen. */
import { hidingOf } from '../view/hidden.ts';
import { defineCheck } from './define-check.ts';

/** 45 seconds of reading at 200 words a minute, in which the audience does not listen. */
const MAX_WORDS = 150;
/** Two Han or kana characters count as a word, because they have no spaces between them. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

export const denseSlide = defineCheck({
  code: 'dense_slide',
  severity: 'warning',
  what: 'The slide has more than 150 words to read, tables and charts not counted: one looks things up in those.',
  unit: 'words',
  remedy: 'Move what is said aloud into the notes, or split the slide.',
  find(view, report) {
    let words = 0;
    for (const text of view.texts) {
      if (!text.owner.own || text.cell !== undefined || hidingOf(view, text).share > 0.5) continue;
      const signs = text.words.match(SIGN)?.length ?? 0;
      words += signs / 2 + (text.words.replace(SIGN, ' ').match(/[\p{L}\p{N}]+\S*/gu)?.length ?? 0);
    }
    if (words <= MAX_WORDS) return;
    const slides = Math.ceil(words / MAX_WORDS);
    report({
      message: `Slide ${view.slide.i} has ${Math.round(words)} words to read.`,
      remedy: `Move what is said aloud into the notes, or split the slide into ${slides}.`,
      measured: Math.round(words),
      limit: MAX_WORDS,
    });
  },
});
