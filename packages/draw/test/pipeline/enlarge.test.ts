/** Content that would leave much of the page empty is drawn larger, and its rows stand further apart. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide, lintSlide } from '@deckwright/draw/pipeline';
import { inOfEmu, type Shape, walk } from '@deckwright/draw/scene';
import { themes } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());

async function drawn(request: Readonly<Record<string, unknown>>): Promise<DrawnSlide> {
  const read = readSlideRequest(request);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return drawSlide(read.request, kit);
}

const shapesOf = ({ deck }: DrawnSlide): readonly Shape[] => [...walk(deck.slides[0]?.shapes ?? [])];
const named = (slide: DrawnSlide, id: string): Shape | undefined => shapesOf(slide).find((one) => one.id === id);
const sizesOf = (slide: DrawnSlide): readonly number[] =>
  shapesOf(slide).flatMap((one) =>
    one.kind === 'table'
      ? one.cells.flatMap((row) => row.flatMap(({ text }) => text.paragraphs.flatMap(({ runs }) => runs.map((run) => run.size_pt))))
      : 'text' in one && one.text !== undefined && one.role !== 'title'
        ? one.text.paragraphs.flatMap(({ runs }) => runs.map((run) => run.size_pt))
        : [],
  );

const raci = (activities: number) => ({
  form: 'raci_matrix',
  headline: 'Nobody answers for spare parts',
  data: {
    roles: ['Plant', 'Buying', 'Finance'],
    activities: Array.from({ length: activities }, (_, i) => ({ label: `Part ${i + 1}`, cells: ['A/R', 'C', 'I'] })),
  },
});
const steps = {
  form: 'timeline_roadmap',
  headline: 'Licence in spring, launch in autumn',
  data: { milestones: ['Mar', 'Jun', 'Oct'].map((month) => ({ date: `${month} 2027`, label: 'Licence' })) },
};

describe('sparse content', () => {
  test('has larger type than the same drawing of more rows', async () => {
    const few = sizesOf(await drawn(raci(3)));
    const many = sizesOf(await drawn(raci(14)));
    expect(Math.max(...few)).toBeGreaterThan(Math.max(...many));
  });

  test('keeps lines as thin, and every size on the scale of type', async () => {
    const slide = await drawn(raci(3));
    for (const one of shapesOf(slide)) if ('stroke' in one && one.stroke !== undefined) expect(one.stroke.width_pt).toBeLessThanOrEqual(1);
    const { warnings, errors } = await lintSlide(slide, kit);
    expect(
      [...errors, ...warnings].filter(({ code }) => ['type_scale', 'body_low', 'type_could_grow', 'rules_loud'].includes(code)),
    ).toEqual([]);
  });

  test('stands on no panel, and has the height of the body where it has rows', async () => {
    expect(named(await drawn(steps), 'body/panel')).toBeUndefined();
    const slide = await drawn({
      form: 'agenda_list',
      headline: 'Agenda',
      blocks: ['Where we stand', 'Budget', 'Decisions'].map((label) => ({ label })),
    });
    const body = shapesOf(slide).filter(({ id, kind }) => id.startsWith('body/') && kind !== 'group');
    const top = Math.min(...body.map(({ box }) => inOfEmu(box.y)));
    const bottom = Math.max(...body.map(({ box }) => inOfEmu(box.y) + inOfEmu(box.h)));
    expect((bottom - top) / slide.body.h).toBeGreaterThan(0.7);
  });

  test('is drawn alike in all themes, with contrast in each', async () => {
    const boxes = new Set<string>();
    for (const { id } of themes) {
      const slide = await drawn({ ...steps, theme_id: id });
      boxes.add(JSON.stringify(shapesOf(slide).map((one) => [one.id, one.kind, one.box])));
      const { errors } = await lintSlide(slide, kit);
      expect(errors).toEqual([]);
    }
    expect(boxes.size).toBe(1);
  });

  test('is never enlarged where an author placed every shape', async () => {
    const element = { kind: 'text', text: 'Small', x_in: 1, y_in: 3, w_in: 4, h_in: 0.5 };
    const slide = await drawn({ author_ssg: { ssg: 1, title: 'Mine', elements: [element] } });
    expect(shapesOf(slide).filter(({ id }) => id === 'body/panel')).toEqual([]);
    expect(shapesOf(slide).some(({ box }) => Math.abs(inOfEmu(box.x) - 1) < 0.01 && Math.abs(inOfEmu(box.y) - 3) < 0.01)).toBe(true);
  });

  test('keeps the marks of one scale in proportion', async () => {
    const slide = await drawn({
      form: 'funnel',
      headline: 'Nine in ten visitors leave',
      data: {
        stages: [
          { label: 'Visits', value: 48_200 },
          { label: 'Orders', value: 4_310 },
        ],
      },
    });
    const { errors, warnings } = await lintSlide(slide, kit);
    expect([...errors, ...warnings].filter(({ code }) => /proportion|scale|zero/.test(code))).toEqual([]);
  });
});

test('native charts stand where the enlarged marks stand', async () => {
  const request = {
    form: 'bar_rank_chart',
    headline: 'One depot carries the loss',
    chart_mode: 'native',
    data: { unit: '€k', categories: [{ label: 'North depot', value: -412 }] },
  };
  const slide = await drawn(request);
  const [chart] = slide.deck.slides[0]?.charts ?? [];
  const { x, y, w, h } = slide.body;
  if (chart === undefined) throw new Error('no native chart was written');
  expect(inOfEmu(chart.frame.x)).toBeGreaterThanOrEqual(x - 0.1);
  expect(inOfEmu(chart.frame.x) + inOfEmu(chart.frame.w)).toBeLessThanOrEqual(x + w + 0.15);
  expect(inOfEmu(chart.frame.y) + inOfEmu(chart.frame.h)).toBeLessThanOrEqual(y + h + 0.1);
  const bar = shapesOf(slide).find(({ role }) => role === 'mark');
  if (bar === undefined) throw new Error('the bar has no mark');
  expect(inOfEmu(chart.plot.w)).toBeGreaterThan(0.9 * inOfEmu(bar.box.w));
});
