/** What a render reports of its own measurements. */
import { drawSlide, lintSlide } from '@deckwright/draw/pipeline';
import { findTheme, type themes } from '@deckwright/draw/themes';
import { describe, expect, it } from 'vitest';
import { isReady, judge } from '../../src/pipeline/rubric.ts';
import { kit, requestOf } from './sample-intents.ts';
import { BODY, rect, slideOf, words } from './scenes.ts';

const theme = findTheme('corporate-light')?.theme as (typeof themes)[number];
const body = { x: BODY.left, y: BODY.top, w: BODY.right - BODY.left, h: BODY.bottom - BODY.top };
const judged = (shapes: Parameters<typeof slideOf>[0]) => judge({ slide: slideOf(shapes), theme, body, traits: {}, warnings: [] });

describe('a judgement', () => {
  it('gives the figures of the slide as drawn', () => {
    const { min_font_pt, body_fill, text_overlaps, contrast_min } = judged([
      rect('card', 'card', [0.5, 1.5, 12.3333, 5.3], 'canvas'),
      words('a', 'label', [1, 2, 3, 0.3], 'small', { size: 11, color: '#767676' }),
      words('b', 'label', [1, 3, 3, 0.3], 'large', { size: 14 }),
    ]);
    expect({ min_font_pt, body_fill, text_overlaps, contrast_min }).toEqual({
      min_font_pt: 11,
      body_fill: { width: 1, height: 1 },
      text_overlaps: 0,
      contrast_min: 4.54,
    });
  });

  it('is ready for readers but not for executives where the text is small', () => {
    const small = judged([words('a', 'label', [0.6, 3.8, 3, 0.3], 'small', { size: 10 })]);
    expect(small.errors).toEqual([]);
    expect(isReady({ ...small, score: 100 }, 'executive')).toBe(false);
    expect(isReady({ ...small, score: 100 }, 'technical')).toBe(true);
    expect(isReady({ ...small, score: 87 }, 'technical')).toBe(false);
    expect(isReady({ ...small, score: 80 }, 'appendix')).toBe(true);
  });

  it('is ready for nobody with an error', () => {
    const broken = judged([rect('a', 'mark', [12.9, 2, 1, 1], 'accent1')]);
    expect(broken.errors.map((e) => e.code)).toContain('outside_canvas');
    for (const profile of ['executive', 'technical', 'appendix'] as const) expect(isReady({ ...broken, score: 100 }, profile)).toBe(false);
  });
});

describe('a render', () => {
  it('reports the score that the quick checks give, and no error', async () => {
    const drawn = await drawSlide(requestOf('01-bridge-ebitda-price-mix', 'corporate-dark'), kit);
    const { score } = await lintSlide(drawn, kit);
    expect(drawn.report.layout).toMatchObject({ score, text_overlaps: 0, presentation_ready: true });
    expect(drawn.report.layout.contrast_min).toBeGreaterThanOrEqual(3);
    expect(drawn.report).toMatchObject({ status: 'complete', errors: [], blocking_error_count: 0 });
  });
});
