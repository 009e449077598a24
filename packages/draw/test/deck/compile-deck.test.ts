import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';
import { compileDeck, drawAll, readDeckRequest, trySlide } from '../../src/deck/index.ts';
import { createDrawKit } from '../../src/pipeline/index.ts';
import { plainText, type Shape, walk } from '../../src/scene/index.ts';

const kit = createDrawKit(carriedFonts());

const divider = (headline: string) => ({ form: 'section_divider', headline });
const bars = (headline: string, riders = '1.31m') => ({
  form: 'kpi_metrics',
  headline,
  data: {
    metrics: [
      { label: 'Riders', value: riders },
      { label: 'Complaints', value: '402' },
    ],
  },
});
const body = {
  name: 'Plan',
  slides: [
    { form: 'hero_statement', headline: 'Network plan 2027', context: 'Board meeting' },
    { form: 'agenda_list', headline: 'Two questions for today' },
    divider('Where we stand'),
    bars('The north carries most of the load'),
    divider('What we change'),
    bars('The south gets the second shift'),
  ],
};

function read(value: object) {
  const result = readDeckRequest(value);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.deck;
}

async function compile(value: object) {
  const deck = read(value);
  const outcomes = [];
  for (const slide of deck.slides) outcomes.push((await trySlide(slide.request, kit)).outcome);
  return compileDeck(value, deck, outcomes, drawAll(kit));
}

const textsOf = (shapes: readonly Shape[]) =>
  [...walk(shapes)].flatMap((s) => ('text' in s && s.text !== undefined ? [plainText(s.text)] : []));
const linksOf = (shapes: readonly Shape[]) =>
  [...walk(shapes)].flatMap((s) =>
    'text' in s && s.text !== undefined
      ? s.text.paragraphs.flatMap((p) => p.runs.flatMap((r) => (r.link === undefined ? [] : [r.link])))
      : [],
  );

describe('a deck', () => {
  it('fills its agenda and dividers from one another and links them', async () => {
    const { deck, report } = await compile(body);
    expect(report.status).toBe('complete');
    expect(report.slides_ok).toBe(6);
    const [, agenda, first, content, second] = deck!.slides;
    expect(textsOf(agenda!.shapes)).toEqual(expect.arrayContaining(['Where we stand', '3', 'What we change', '5']));
    expect(linksOf(agenda!.shapes)).toEqual(['slide:3', 'slide:5']);
    expect(textsOf(first!.shapes)).toEqual(expect.arrayContaining(['01', 'What we change']));
    expect(textsOf(second!.shapes)).toContain('02');
    expect(textsOf(content!.shapes)).toContain('4');
    expect(report.fidelity).toBe('verbatim');
  });

  it('says where each error is, and takes nothing of a deck with one', () => {
    const result = readDeckRequest({ slides: [bars('Fine'), { form: 'bar_chart', headline: 'x' }, { ...bars('Own'), theme_id: 'dark' }] });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problem.errors?.map((error) => error.pointer)).toEqual(['/slides/2/theme_id']);
    const unknown = readDeckRequest({ slides: [bars('Fine'), { form: 'bar_chart', headline: 'x' }, { form: 'funnel', headline: 7 }] });
    if (unknown.ok) throw new Error('read');
    expect(unknown.problem.code).toBe('unknown_form');
    expect(unknown.problem.errors?.map((error) => error.pointer)).toEqual(['/slides/1/form', '/slides/2/headline']);
  });

  it('leaves a failed slide out and counts pages without it', async () => {
    const slides = [...body.slides];
    const many = { form: 'agenda_list', headline: 'Too much', blocks: Array.from({ length: 13 }, (_, i) => ({ label: `Topic ${i}` })) };
    slides.splice(2, 0, many as never);
    const { deck, report } = await compile({ ...body, slides });
    expect(report.status).toBe('partial');
    expect(report.failed_slides[0]).toMatchObject({ slide: 3, code: 'capacity_exceeded' });
    expect(report.repair_actions[0]).toMatchObject({ action: 'edit_slide', slide: 3 });
    expect(deck!.slides).toHaveLength(6);
    expect(linksOf(deck!.slides[1]!.shapes)).toEqual(['slide:3', 'slide:5']);
    const kept = await compile({ ...body, slides, on_unusable: 'placeholder' });
    expect(kept.deck!.slides).toHaveLength(7);
    expect(textsOf(kept.deck!.slides[2]!.shapes).join(' ')).toContain('This slide is missing.');
    expect(linksOf(kept.deck!.slides[1]!.shapes)).toEqual(['slide:4', 'slide:6']);
  });

  it('is rejected whole when one slide breaks its policy', async () => {
    const { deck, report } = await compile({ ...body, strict_policy: { min_font_pt: 30 } });
    expect(deck).toBeUndefined();
    expect(report).toMatchObject({ status: 'rejected', policy_result: { passed: false } });
  });

  it('reads a slide that it placed to the same text again', () => {
    const deck = read(body);
    for (const slide of deck.slides) {
      const again = read({ page_numbers: false, theme_id: deck.theme.id, slides: [JSON.parse(slide.text)] });
      expect(again.slides[0]!.request.hash).toBe(slide.request.hash);
    }
  });
});
