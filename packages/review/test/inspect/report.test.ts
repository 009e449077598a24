/** The report as a whole: verdict, figures, order, limits. */
import { describe, expect, it } from 'vitest';
import { inspectDeck, MAX_SLIDES } from '../../src/inspect/index.ts';
import { box, deckOf, fonts, inspect, picture, slide, solid, text, title } from './_deck.ts';

const hiddenText = [box([1, 1, 4, 1], text('Under it')), box([0.9, 0.9, 5, 2], undefined, { fill: solid('#FFFFFF') })];

describe('the verdict', () => {
  it('is clean without findings', () => {
    expect(inspect([title()]).status).toBe('clean');
  });

  it('is review with warnings only', () => {
    expect(inspect([title(), picture([1, 1, 2, 2], '/a.jpg', { alt: '' })]).status).toBe('review');
  });

  it('is failed with an error on a slide that is shown', () => {
    expect(inspect([title(), ...hiddenText]).status).toBe('failed');
  });

  it('is not failed by a hidden slide, whose findings are warnings', () => {
    const report = inspect([title(), ...hiddenText], { hidden: true });
    expect(report.status).toBe('review');
    expect(report.summary).toMatchObject({ errors: 0, hidden_texts: 1 });
    expect(report.slides[0]?.hidden).toBe(true);
  });
});

describe('the figures', () => {
  it('count errors, warnings and kinds, and name the worst slides first', () => {
    const report = inspectDeck(
      deckOf([
        slide([title(), picture([1, 1, 2, 2], '/a.jpg', { alt: '' })]),
        slide([title()]),
        slide([title(), ...hiddenText, box([12, 1, 1, 1], text('Parked'))]),
      ]),
      { fonts },
    );
    expect(report.summary).toMatchObject({ errors: 2, warnings: 1, hidden_texts: 1, off_canvas: 1, low_contrast: 0, worst_slides: [3, 1] });
  });

  it('say how many letters could be judged', () => {
    const unknown = text('abcd', {}, { size_pt: 'unknown', paint: { kind: 'unknown' } });
    const report = inspect([box([1, 1, 4, 1], text('abcd')), box([1, 3, 4, 1], unknown)]);
    expect(report.summary).toMatchObject({ font_size_coverage: 0.5, contrast_coverage: 0.5, min_font_pt: 18 });
  });

  it('say that a deck without words is covered, and has no smallest size', () => {
    expect(inspect([]).summary).toMatchObject({ font_size_coverage: 1, contrast_coverage: 1, min_font_pt: null, editable_text_ratio: 1 });
  });

  it('name the proportions of the slide', () => {
    const canvasOf = (w: number, h: number) => inspectDeck({ ...deckOf([]), canvas: { w: w * 914_400, h: h * 914_400 } }, { fonts }).canvas;
    expect(canvasOf(13.333, 7.5)).toEqual({ w_in: 13.333, h_in: 7.5, aspect: '16:9' });
    expect(canvasOf(10, 7.5).aspect).toBe('4:3');
    expect(canvasOf(10, 3).aspect).toBe('3.33:1');
  });
});

it('the first fifty slides are inspected, and the total is told', () => {
  const report = inspectDeck(deckOf(Array.from({ length: 60 }, () => slide([title()]))), { fonts });
  expect(report).toMatchObject({ slides_total: 60, slides_inspected: MAX_SLIDES });
  expect(report.slides).toHaveLength(MAX_SLIDES);
});

it('the same deck gives the same report', () => {
  const shapes = [title(), ...hiddenText, box([1, 5, 2, 0.3], text('A text that is larger than the box that it is in'))];
  expect(JSON.stringify(inspect(shapes))).toBe(JSON.stringify(inspect(shapes)));
});
