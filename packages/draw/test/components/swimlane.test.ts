import { DrawRefusal } from '@deckwright/draw/intent';
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, textOf, texts } from './drawing.ts';

type Shapes = Awaited<ReturnType<typeof drawComponent>>['shapes'];
const step = (lane: number, phase: number, text: string, color?: string) => ({ lane, phase, text, color });
const base = {
  lanes: [{ label: 'Guest' }, { label: 'Desk' }, { label: 'Kitchen' }],
  phases: ['Order', 'Cook', 'Serve'],
  data: [step(0, 0, 'Orders'), step(2, 1, 'Cooks'), step(1, 2, 'Serves'), step(1, 0, 'Seats')],
};
const boxes = (shapes: Shapes) => shapes.filter((s) => s.role === 'node');
const box = (shapes: Shapes, text: string) => edges(boxes(shapes).find((s) => textOf(s) === text) as Shapes[number]);
const arrows = (shapes: Shapes) => shapes.filter((s) => s.role === 'connector');

describe('swimlane', () => {
  it('puts every box into its lane and phase and shows all words', async () => {
    const { shapes, report, codes } = await drawComponent('swimlane', base);
    expect(box(shapes, 'Cooks').left).toBeGreaterThan(box(shapes, 'Orders').right);
    expect(box(shapes, 'Cooks').top).toBeGreaterThan(box(shapes, 'Seats').bottom);
    expect(texts(shapes, 'header')).toEqual(['Order', 'Cook', 'Serve', 'Guest', 'Desk', 'Kitchen']);
    expect(codes).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  it('joins a box to the next one only where that stands in the very next phase', async () => {
    const { shapes } = await drawComponent('swimlane', base);
    expect(arrows(shapes).map((s) => s.name)).toEqual(['arrow: step 1 to step 2', 'arrow: step 2 to step 3']);
    const first = edges(arrows(shapes)[0] as Shapes[number]);
    expect(first.left).toBeCloseTo(box(shapes, 'Orders').right, 3);
    expect(first.right).toBeCloseTo(box(shapes, 'Cooks').left, 3);
  });

  it('glues a straight arrow to both boxes', async () => {
    const { shapes } = await drawComponent('swimlane', { ...base, data: [step(0, 0, 'a'), step(0, 1, 'b')] });
    const [arrow] = arrows(shapes);
    expect(arrow).toMatchObject({ kind: 'line', glue_from: { side: 'right' }, glue_to: { side: 'left' } });
  });

  it('does not let arrows of one gutter cross or lie on each other', async () => {
    const data = [step(0, 0, 'a'), step(1, 1, 'b'), step(1, 0, 'c'), step(2, 1, 'd')];
    const { shapes } = await drawComponent('swimlane', { ...base, data });
    const turns = arrows(shapes).map((s) => (s.kind === 'path' && s.steps[1]?.op === 'L' ? s.box.x + s.steps[1].x : 0));
    expect(turns[0]).toBeGreaterThan((turns[1] ?? 0) + 20_000);
  });

  it('stacks boxes of one cell at one height and refuses a fourth', async () => {
    const three = ['a', 'b', 'c'].map((t) => step(1, 1, t));
    const { shapes } = await drawComponent('swimlane', { ...base, data: three });
    const heights = boxes(shapes).map((s) => s.box.h);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(3);
    await expect(drawComponent('swimlane', { ...base, data: [...three, step(1, 1, 'd')] })).rejects.toThrow(DrawRefusal);
  });

  it('colours a box as asked and says when it cannot', async () => {
    const { shapes, codes } = await drawComponent('swimlane', { ...base, data: [step(0, 0, 'a', 'accent2'), step(0, 1, 'b', 'teal-ish')] });
    expect(boxes(shapes)[0]).toMatchObject({ fill: { color: 'accent2' } });
    expect(boxes(shapes)[1]).toMatchObject({ fill: { color: 'soft1' } });
    expect(codes).toContain('colour_ignored');
  });

  it('keeps boxes without a lane in the notes and empty lanes on the slide', async () => {
    const { deck, shapes, codes } = await drawComponent('swimlane', { ...base, data: [step(0, 0, 'a'), step(7, 0, 'Lost step')] });
    expect(codes).toContain('index_out_of_range');
    expect(deck.slides[0]?.notes).toContain('Lost step');
    expect(texts(shapes, 'header')).toContain('Kitchen');
  });

  it('mirrors only when asked, arrows included', async () => {
    const { shapes } = await drawComponent('swimlane', base, { direction: 'rtl' });
    expect(box(shapes, 'Cooks').right).toBeLessThan(box(shapes, 'Orders').left);
    const [arrow] = arrows(shapes);
    expect(arrow?.kind === 'path' && arrow.steps[0]?.op === 'M' && arrow.steps[0].x).toBe(arrow?.box.w);
  });
});
