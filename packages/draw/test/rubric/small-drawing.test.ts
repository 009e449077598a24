/** The last step before a refusal: dense content at 9 or 10 pt, with a warning. */
import { DrawRefusal, readSlideRequest, type SlideRequest } from '@deckwright/draw/intent';
import { type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { type Shape, walk } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { kit } from './sample-intents.ts';

const read = (body: object): SlideRequest => {
  const one = readSlideRequest(body);
  if (!one.ok) throw new Error(one.problem.detail);
  return one.request;
};
const draw = (body: object): Promise<DrawnSlide> => drawSlide(read(body), kit);
const range = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));

const table = (rows: number): object => ({
  form: 'data_table',
  headline: 'Nineteen sites spend within their budget, and three of them will open later than was planned in the spring of last year',
  context: 'Sites, thousands',
  takeaway: 'Three late sites need a decision.',
  caution: 'Before audit.',
  data: {
    columns: ['Site', 'Country', 'Owner', 'Budget', 'Spent', 'Forecast', 'Start', 'End', 'Status'],
    rows: range(rows, (i) => [
      `Distribution centre ${i + 1}`,
      'Netherlands',
      'A. Jansen',
      700 + i,
      50 + i,
      600 + i,
      'Jan',
      'Dec',
      'On track',
    ]),
  },
});
const heat = (rows: number): object => ({
  form: 'heat_matrix',
  headline: 'Calls peak at ten',
  context: 'Calls an hour',
  data: {
    x_labels: range(24, (i) => String(i).padStart(2, '0')),
    y_labels: range(rows, (i) => `${i + 1} March`),
    cells: range(rows, (r) => range(24, (c) => (r * 37 + c * 11) % 100)),
  },
});
const plan = (tasks: number): object => ({
  form: 'gantt_plan',
  headline: 'The line opens in December',
  data: {
    periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    tasks: range(tasks, (i) => ({
      label: `Package ${i + 1}: training of operators`,
      group: ['Design', 'Build', 'Test'][i % 3],
      start: 'Feb',
      end: 'May',
    })),
  },
});
const tree = (boxes: number): object => ({
  form: 'org_structure',
  headline: 'Seven heads report to the chief executive',
  data: {
    root: {
      title: 'Chief executive',
      name: 'Maria Lopez',
      children: range(7, (i) => ({
        title: 'Head of operations',
        name: `Farid Haddad ${i}`,
        children: range(Math.ceil((boxes - 8) / 7), (k) => ({ title: 'Quality and safety manager', name: `Elena Petrova ${k}` })),
      })),
    },
  },
});

const sizesOf = (shapes: readonly Shape[]): readonly number[] =>
  [...walk(shapes)].flatMap((s) => {
    const bodies = s.kind === 'table' ? s.cells.flat().map((cell) => cell.text) : 'text' in s && s.text !== undefined ? [s.text] : [];
    return bodies.flatMap((body) => body.paragraphs.flatMap((p) => p.runs.map((r) => r.size_pt)));
  });

describe('content that does not fit at its usual sizes', () => {
  for (const [what, body] of Object.entries({ table: table(19), heat: heat(31), plan: plan(64), tree: tree(64) }))
    test(`is drawn one step smaller, with a warning: ${what}`, async () => {
      const { report, deck } = await draw(body);
      const { warnings, layout } = report;
      expect(report.errors).toEqual([]);
      expect(warnings.map((w) => w.code)).toContain('type_small');
      expect(layout.min_font_pt).toBe(9);
      expect(layout.presentation_ready).toBe(false);
      expect([9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 28]).toEqual(
        expect.arrayContaining([...new Set(sizesOf(deck.slides[0]?.shapes ?? []))]),
      );
    });

  test('has the same boxes in every theme', async () => {
    const boxes = async (theme_id: string) =>
      [...walk((await draw({ ...heat(31), theme_id })).deck.slides[0]?.shapes ?? [])].map((s) => s.box);
    expect(await boxes('editorial-dark')).toEqual(await boxes('corporate-light'));
  });

  test('is refused where min_font_pt asks for the usual sizes', async () => {
    await expect(draw({ ...heat(31), min_font_pt: 10 })).rejects.toThrow(DrawRefusal);
  });

  test('is refused where it fits at no size, with a split that is drawn at the usual ones', async () => {
    const error = await draw({ ...heat(31), takeaway: 'Plan more agents.', caution: 'Test.' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(DrawRefusal);
    const { members } = (error as DrawRefusal).problem;
    const parts = members?.['suggested_split'] as readonly object[];
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect((await draw(part)).report.warnings.map((w) => w.code)).not.toContain('type_small');
  });
});

test('content that fits keeps its sizes', async () => {
  expect((await draw(heat(20))).report.warnings.map((w) => w.code)).not.toContain('type_small');
});

test('phases that only a key can name are told apart by colour', async () => {
  const { deck } = await draw(plan(62));
  const swatches = [...walk(deck.slides[0]?.shapes ?? [])].filter((s) => s.role === 'swatch');
  const colors = swatches.map((s) => ('fill' in s ? JSON.stringify(s.fill) : ''));
  expect(new Set(colors).size).toBe(3);
});
