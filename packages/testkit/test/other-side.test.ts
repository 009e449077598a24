/** What has two sides is split along the one that is too long: the slides suggested render, and hold everything once. */
import { describe, expect, it } from 'vitest';
import { compileOf, followSplit } from '../src/ways-out.ts';

type Slide = { readonly data?: Grid & Flow; readonly body?: { readonly params: Grid & Lanes } };
interface Grid {
  readonly x_labels: readonly string[];
  readonly cells: readonly (readonly number[])[];
}
interface Lanes {
  readonly phases: readonly string[];
  readonly data: readonly { readonly text: string }[];
}
interface Flow {
  readonly phases: readonly string[];
  readonly tasks: readonly { readonly label: string }[];
}

/** The slides that a refusal suggests, after they were drawn as a deck. */
async function splitOf(body: Record<string, unknown>): Promise<readonly Slide[]> {
  const outcome = await followSplit(body);
  expect(outcome).toMatchObject({ kind: 'split' });
  expect(outcome.fault).toBeUndefined();
  const slides = outcome.problem?.members?.['suggested_split'] as Slide[];
  expect(await compileOf({ theme_id: outcome.problem?.members?.['theme_id'], slides })).toMatchObject({ fidelity: 'verbatim' });
  return slides;
}

const many = (n: number, word: string): string[] => Array.from({ length: n }, (_, i) => `${word} ${i + 1}`);
const grid = {
  x_labels: many(45, 'Week'),
  y_labels: ['North', 'South', 'Harbour'],
  cells: [1, 2, 3].map((row) => Array.from({ length: 45 }, (_, i) => row * 10 + (i % 7))),
};

describe('a grid with too many columns', () => {
  it('is split by columns as a component', async () => {
    const slides = await splitOf({ chrome: { title: 'Weeks' }, body: { component: 'heatmap', params: grid } });
    expect(slides.flatMap(({ body }) => body?.params.x_labels ?? [])).toEqual(grid.x_labels);
    expect(slides.flatMap(({ body }) => body?.params.cells[2] ?? [])).toEqual(grid.cells[2]);
  });
  it('is split by columns as a form, its base case where it is', async () => {
    const slides = await splitOf({ form: 'heat_matrix', headline: 'Weeks', data: { ...grid, base: { row: 1, column: 40 } } });
    expect(slides.flatMap(({ data }) => data?.x_labels ?? [])).toEqual(grid.x_labels);
    const [column] = slides.flatMap(({ data }) => {
      const base = (data as { base?: { row: number; column: number } } | undefined)?.base;
      return base === undefined ? [] : [data?.x_labels[base.column]];
    });
    expect(column).toBe('Week 41');
  });
});

describe('lanes with too many phases', () => {
  it('are split by phases as a component', async () => {
    const params = {
      lanes: [{ label: 'Desk' }, { label: 'Works' }],
      phases: many(16, 'Phase'),
      data: many(16, 'Step').map((text, i) => ({ lane: i % 2, phase: i, text })),
    };
    const slides = await splitOf({ chrome: { title: 'Steps' }, body: { component: 'swimlane', params } });
    expect(slides.flatMap(({ body }) => body?.params.phases ?? [])).toEqual(params.phases);
    expect(slides.flatMap(({ body }) => body?.params.data.map(({ text }) => text) ?? [])).toEqual(many(16, 'Step'));
  });
  it('are split by phases as a form', async () => {
    const data = {
      lanes: ['Desk', 'Works', 'Audit'],
      phases: many(24, 'Phase'),
      tasks: many(24, 'Check the papers of case').map((label, i) => ({ id: `t${i}`, lane: i % 3, phase: i, label })),
      handoffs: [],
    };
    const slides = await splitOf({ form: 'swimlane_flow', headline: 'Steps', data });
    expect(slides.flatMap((one) => one.data?.phases ?? [])).toEqual(data.phases);
    expect(slides.flatMap((one) => one.data?.tasks.map(({ label }) => label) ?? [])).toEqual(data.tasks.map(({ label }) => label));
  });
  it('are split where the boxes alone are too many for the width', async () => {
    const text = 'Reads the file of the case, compares it with the register and writes down every difference for the desk';
    const params = {
      lanes: many(5, 'Office').map((label) => ({ label })),
      phases: many(9, 'Phase'),
      data: Array.from({ length: 45 }, (_, i) => ({ lane: i % 5, phase: i % 9, text })),
    };
    await splitOf({ chrome: { title: 'Steps' }, body: { component: 'swimlane', params } });
  });
});
