import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

const rows = [
  { item: 'Core', status: 'green', progress: 78, plan: 76, owner: 'M. Keller', icon: 'auto' },
  { item: 'Training', status: 'At risk', progress: 40, plan: 48, next_action: 'Name 60 key users' },
  { item: 'Data', status: 'off_track', progress: 34, plan: 58, due: '12 Dec' },
];
const of = (data: object, rest: object = {}) => drawForm({ form: 'status_dashboard', headline: 'Data needs a decision', data, ...rest });
const texts = (drawn: Awaited<ReturnType<typeof of>>): string[] =>
  shapesOf(drawn).flatMap((s) => (s.kind === 'text' ? [s.text.paragraphs.map((p) => p.runs.map((r) => r.text).join('')).join(' / ')] : []));
const boxOf = (drawn: Awaited<ReturnType<typeof of>>, id: string) => shapesOf(drawn).find((s) => s.id === `body/board/${id}`)?.box;

describe('a status board with plan marks', () => {
  test('counts its states and puts the worst row first', async () => {
    const drawn = await of({ rows, item_head: 'Workstream', programme: { label: 'All', progress: 58, plan: 64 } });
    const said = texts(drawn);
    for (const words of ['Off track / of 3', 'At risk / of 3', 'On track / of 3', 'Workstream', '58% done, plan 64%'])
      expect(said).toContain(words);
    const tops = ['row-3-item', 'row-2-item', 'row-1-item'].map((id) => boxOf(drawn, id)?.y ?? 0);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(drawn.report.fidelity).toBe('verbatim');
    expect(drawn.report.warnings).toEqual([]);
  });

  test('a bar and its plan mark are to one scale', async () => {
    const drawn = await of({ rows });
    const track = boxOf(drawn, 'row-3-progress-track');
    const at = (box: ReturnType<typeof boxOf>): number => ((box?.x ?? 0) - (track?.x ?? 0)) / (track?.w ?? 1);
    expect((boxOf(drawn, 'row-3-progress-bar')?.w ?? 0) / (track?.w ?? 1)).toBeCloseTo(0.34, 2);
    expect(at(boxOf(drawn, 'row-3-progress-plan'))).toBeCloseTo(0.58, 2);
  });

  test('colours become words of the language, own words stay', async () => {
    const said = texts(await of({ rows }, { locale: 'de-DE' }));
    for (const words of ['Im Plan', 'At risk', 'Verfehlt']) expect(said).toContain(words);
  });

  test('rows that fit no counted board, and cards, also show the plan', async () => {
    const many = Array.from({ length: 12 }, (_, i) => ({
      ...rows[i % 3],
      item: `Work ${i}`,
      next_action: 'Name the key users of each plant '.repeat(3),
    }));
    const table = await of({ rows: many });
    expect(boxOf(table, 'progress-3-plan')).toBeDefined();
    expect(texts(table)).toContain('34% / 58%');
    expect(table.report.warnings.filter(({ path }) => path?.endsWith('/plan'))).toEqual([]);
    expect(texts(await of({ rows }, { variant: 'status_cards' }))).toContain('78% / Planned 76%');
  });

  test('what cards do not show is drawn in a table', async () => {
    const unplanned = rows.map(({ plan: _, ...row }) => row);
    const { report } = await of({ rows: unplanned, programme: { progress: 50 } }, { variant: 'status_cards' });
    expect(report).toMatchObject({ variant: 'initiative_table', fidelity: 'verbatim' });
    expect(report.warnings).toMatchObject([{ code: 'layout_switched', path: '/variant' }]);
    expect(report.errors).toEqual([]);
  });
});
