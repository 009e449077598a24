import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());
const wire = {
  form: 'gantt_plan',
  variant: 'baseline_actual_gantt',
  headline: 'Charger installation slips one month',
  data: {
    periods: ['Jan', 'Feb', 'Mar', 'Apr'],
    tasks: [
      { id: 'grid', label: 'Grid permit', baseline_start: 'Jan', baseline_end: 'Jan', start: 'Jan', end: 'Feb' },
      {
        id: 'build',
        label: 'Build chargers',
        baseline_start: 'Feb',
        baseline_end: 'Mar',
        start: 'Mar',
        end: 'Apr',
        emphasis: 'primary',
      },
    ],
  },
};
async function draw(body: unknown): Promise<DrawnSlide> {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return drawSlide(read.request, kit);
}
const marks = (d: DrawnSlide): Shape[] => [...walk(d.deck.slides[0]?.shapes ?? [])].filter((s) => s.role === 'mark');

describe('gantt_plan', () => {
  test('a plan with baselines shows every value and has no error', async () => {
    const { report } = await draw(wire);
    expect(report.errors).toEqual([]);
    expect(report.status).toBe('complete');
    expect(report.fidelity).toBe('verbatim');
  });

  test('bars and baselines share one scale of periods', async () => {
    const bars = marks(await draw(wire));
    expect(bars).toHaveLength(4);
    const units = bars.map((b) => b.box.w / (b.datum?.value ?? 1));
    for (const u of units) expect(Math.abs(u / (units[0] as number) - 1)).toBeLessThan(0.001);
  });

  test('a period that is not on the axis is refused at its place', () => {
    const data = { ...wire.data, tasks: [{ label: 'Late', start: 'Jan', end: 'May' }] };
    const read = readSlideRequest({ ...wire, data });
    expect(read.ok ? '' : read.problem.errors?.[0]?.pointer).toBe('/data/tasks/0/end');
  });

  test('a dependency on an unknown task is refused', () => {
    const data = { ...wire.data, tasks: [{ id: 'a', label: 'A', start: 'Jan', end: 'Feb', depends_on: ['b'] }] };
    expect(readSlideRequest({ ...wire, data }).ok).toBe(false);
  });

  test('more tasks than one slide holds are refused with parts that can be drawn', async () => {
    const tasks = Array.from({ length: 69 }, (_, i) => ({ id: `t${i}`, label: `Task ${i + 1}`, start: 'Jan', end: 'Mar' }));
    const body = { ...wire, data: { periods: wire.data.periods, tasks } };
    const refusal = await draw(body).then(
      () => undefined,
      (e: { problem: { code: string; members: { suggested_split: unknown[] } } }) => e.problem,
    );
    expect(refusal?.code).toBe('capacity_exceeded');
    for (const part of refusal?.members.suggested_split ?? []) expect((await draw(part)).report.errors).toEqual([]);
  });
});
