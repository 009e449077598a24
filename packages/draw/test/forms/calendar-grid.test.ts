import { inOfEmu } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { firstWeekday, monthDays } from '../../src/layout/index.ts';
import { byRole, drawForm, examplesOf, shapesOf } from './_draw.ts';

const week = (events: object[], rest: object = {}) => ({
  form: 'calendar_grid',
  headline: 'Week',
  data: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], events, ...rest },
});
const month = (events: object[], rest: object = {}) => ({
  form: 'calendar_grid',
  variant: 'month_grid',
  headline: 'Month',
  data: { month: '2026-09', events, ...rest },
});

describe('calendar_grid', () => {
  test.each(examplesOf('calendar_grid'))('the example of %s stands on the slide word by word, without a warning', async (_, body) => {
    const { report } = await drawForm(body);
    expect(report.warnings).toEqual([]);
    expect(report.errors).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test('months have the days and first weekday that the platform knows', () => {
    for (let year = 1996; year <= 2104; year += 1)
      for (let m = 1; m <= 12; m++) {
        const first = new Date(Date.UTC(year, m - 1, 1));
        expect(monthDays(year, m)).toEqual({ days: new Date(Date.UTC(year, m, 0)).getUTCDate(), weekday: (first.getUTCDay() + 6) % 7 });
      }
  });

  test('weeks begin where their country begins them', () => {
    expect(['de-DE', 'en-GB', 'fr-FR'].map(firstWeekday)).toEqual([0, 0, 0]);
    expect(['en-US', 'ja-JP', 'ar-EG'].map(firstWeekday)).toEqual([6, 6, 5]);
  });

  test('height is proportional to hours, and events at the same time share the width', async () => {
    const drawn = await drawForm(
      week([
        { label: 'A', day: 'Mon', start: 8, end: 12 },
        { label: 'B', day: 'Tue', start: 8, end: 10 },
        { label: 'C', day: 'tue', start: 9, end: 11 },
      ]),
    );
    const [a, b, c] = byRole(drawn, 'node').map((s) => s.box);
    expect(((a?.h ?? 0) + 27432) / ((b?.h ?? 1) + 27432)).toBeCloseTo(2, 1);
    expect((b?.x ?? 0) + (b?.w ?? 0)).toBeLessThanOrEqual(c?.x ?? 0);
    expect(inOfEmu(a?.w ?? (0 as never))).toBeGreaterThan(1.5 * inOfEmu(b?.w ?? (0 as never)));
  });

  test('an event of an unknown day is refused with the days that there are', async () => {
    await expect(drawForm(week([{ label: 'A', day: 'Sunday', start: 8, end: 9 }]))).rejects.toMatchObject({
      problem: { remedy: expect.stringContaining('Mon, Tue'), members: { pointer: '/data/events/0/day' } },
    });
  });

  test('an event over a weekend is one bar in each of its weeks', async () => {
    const drawn = await drawForm(month([{ date: '2026-09-11', end_date: '2026-09-14', label: 'Move' }]));
    expect(byRole(drawn, 'card')).toHaveLength(2);
    expect(drawn.report.fidelity).toBe('verbatim');
  });

  test('a fourth event of a day and one of another month stand in the notes and are told', async () => {
    const same = Array.from({ length: 4 }, (_, i) => ({ date: '2026-09-08', label: `Event ${i}` }));
    const drawn = await drawForm(month([...same, { date: '2026-10-01', label: 'Later' }]));
    expect(drawn.report.warnings.map((w) => w.code).sort()).toEqual(['index_out_of_range', 'labels_thinned']);
    expect(drawn.deck.slides[0]?.notes).toContain('Later');
    expect(drawn.deck.slides[0]?.notes).toContain('Event 3');
  });

  test('a month sent without a variant is drawn as a month', async () => {
    const { variant: _, ...body } = month([{ date: '2026-09-08', label: 'One' }]);
    expect(shapesOf(await drawForm(body)).some((s) => s.id === 'body/month/day-30')).toBe(true);
  });
});
