/** `deckwright refresh`: a deck kept in step with its workbook. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWithPython } from '@deckwright/testkit/python-documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './_run.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-refresh-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

/** @param change statements of Python on the workbook `w` with the sheets Sales, Mix and Tickets */
const workbook = (change: string): Uint8Array =>
  makeWithPython(
    'figures.xlsx',
    `
from openpyxl import Workbook
w = Workbook()
sales, mix, tickets = w.active, w.create_sheet('Mix'), w.create_sheet('Tickets')
sales.title = 'Sales'
for row in (('Sales by country, EUR k',), (), ('Country', 'Sales 2024', 'Sales 2025'), ('Austria', 1240, 1310), ('Czechia', 860, 905),
            ('Denmark', 455, 470), ('Estonia', 120, 166), ('Total', 2675, 2851)): sales.append(row)
for row in (('Channel', 'Share of sales'), ('Shops', 0.42), ('Online', 0.33), ('Partners', 0.25)): mix.append(row)
for row in range(2, 5): mix.cell(row, 2).number_format = '0%'
for row in (('Team', 'Open', 'Age (days)', 'Comment'), ('Desk', 41, 2.5, 'two vacancies'), ('Field', 12, 4, ''), ('Core', 7, 9.5, 'waits')):
    tickets.append(row)
${change}
w.save(out)
`,
  );

interface Told {
  readonly cells: readonly {
    readonly slide: number;
    readonly cell: string;
    readonly row: string;
    readonly from: string;
    readonly to: string;
  }[];
  readonly figures: readonly { readonly path: string; readonly from?: unknown; readonly to?: unknown }[];
  readonly misfits: readonly { readonly code: string; readonly text: string }[];
}
async function refreshed(deck: string, change: string, out: string): Promise<{ readonly code: number; readonly told: Told }> {
  writeFileSync(at('later.xlsx'), workbook(change));
  const { code, out: said } = await run('refresh', at(deck), at('later.xlsx'), '--out', at(out), '--json');
  return { code, told: JSON.parse(said) as Told };
}
const slidesOf = (name: string): readonly Readonly<Record<string, unknown>>[] =>
  (JSON.parse(readFileSync(at(name), 'utf8')) as { slides: Record<string, unknown>[] }).slides;
const withoutSources = (slides: ReturnType<typeof slidesOf>): unknown => slides.map(({ sources: _sources, ...slide }) => slide);

beforeAll(async () => {
  writeFileSync(at('figures.xlsx'), workbook(''));
  expect((await run('deck', at('figures.xlsx'), '--out', folder)).code).toBe(0);
  await run('refresh', at('figures.pptx'), at('figures.xlsx'), '--out', at('before.json'));
});

describe('a deck of a workbook', () => {
  it('stays as it was where no cell changed', async () => {
    const { code, told } = await refreshed('figures.pptx', '', 'same.json');
    expect({ code, ...told }).toMatchObject({ code: 0, cells: [], figures: [], misfits: [] });
    expect(readFileSync(at('same.json'), 'utf8')).toBe(readFileSync(at('before.json'), 'utf8'));
  });

  it('has exactly the figures changed whose cells changed, and what follows from them', async () => {
    const { code, told } = await refreshed(
      'figures.pptx',
      "sales['C4'] = 1402; sales['C8'] = 2943; mix['B2'] = 0.40; mix['B3'] = 0.35",
      'a.json',
    );
    expect(code).toBe(0);
    expect(told.cells.map(({ cell, row, from, to }) => `${cell} ${row}: ${from} -> ${to}`)).toEqual([
      'C4 Austria: 1310 -> 1402',
      'C8 Total: 2851 -> 2943',
      'B2 Shops: 42% -> 40%',
      'B3 Online: 33% -> 35%',
    ]);
    const [, sales, mix, tickets] = slidesOf('a.json');
    expect(sales).toMatchObject({
      context: expect.stringContaining('Sales 2025 2943'),
      data: {
        categories: [{ label: 'Austria', values: [1240, 1402] }, { values: [860, 905] }, { values: [455, 470] }, { values: [120, 166] }],
      },
    });
    expect(mix).toMatchObject({
      headline: 'Share of sales: largest for Shops, with 40%',
      data: { levels: [{ value: 40 }, { value: 35 }, { value: 25 }] },
    });
    expect(tickets).toEqual(slidesOf('before.json')[3]);
    const paths = told.figures.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/data/categories/0/values/1', '/context', '/data/levels/0/value', '/headline']));
    expect(paths.every((path) => !path.startsWith('/sources'))).toBe(true);
  });

  it('is the same bytes when it is refreshed again, and goes back where the workbook does', async () => {
    const change = "sales['C4'] = 1402; tickets['C2'] = 2.75";
    await refreshed('figures.pptx', change, 'once.json');
    const { told } = await refreshed('once.json', change, 'twice.json');
    expect(told.cells).toEqual([]);
    expect(readFileSync(at('twice.json'), 'utf8')).toBe(readFileSync(at('once.json'), 'utf8'));
    await refreshed('once.json', '', 'back.json');
    expect(slidesOf('back.json')).toEqual(slidesOf('before.json'));
  });

  it('finds rows and columns by their names where they moved, and names what is new and what is gone', async () => {
    const change =
      "sales.insert_rows(5); sales['A5'], sales['B5'], sales['C5'] = 'Croatia', 10, 20; sales['C6'] = 911; tickets.delete_rows(3); tickets.insert_cols(2)\ntickets['B1'], tickets['B2'] = 'New', 3";
    const { code, told } = await refreshed('before.json', change, 'moved.json');
    expect(code).toBe(1);
    expect(told.cells).toMatchObject([{ slide: 2, cell: 'C6', row: 'Czechia', from: '905', to: '911' }]);
    expect(told.misfits.map(({ code: what, text }) => `${what} ${text}`)).toEqual(['new_row Croatia', 'new_column New', 'row_gone Field']);
    const again = await refreshed('moved.json', change, 'moved-again.json');
    expect(again.told).toMatchObject({ cells: [], misfits: told.misfits });
  });

  it('keeps a headline only while the figures prove it, and says where they no longer prove a chart', async () => {
    const { told } = await refreshed('before.json', "mix['B2'] = 0.30", 'shares.json');
    expect(slidesOf('shares.json')[2]).toMatchObject({ headline: 'Share of sales: largest for Online, with 33%' });
    expect(told.misfits).toMatchObject([{ code: 'form_not_proved', text: 'nested_magnitude' }]);
  });

  it('leaves figures that are no figures, tables that are gone, and what a person wrote', async () => {
    const deck = JSON.parse(readFileSync(at('before.json'), 'utf8')) as { slides: Record<string, unknown>[] };
    const [, sales] = deck.slides;
    Object.assign(sales as object, { headline: 'Austria sells 1310', context: 'By hand' });
    writeFileSync(at('edited.json'), JSON.stringify(deck));
    const { told } = await refreshed('edited.json', "sales['C4'] = 1402; sales['B5'] = 'n/a'; w.remove(mix)", 'left.json');
    expect(told.misfits.map(({ code }) => code).sort()).toEqual(
      ['not_a_figure', 'old_figure_in_text', 'slide_edited', 'slide_edited', 'table_gone'].sort(),
    );
    expect(slidesOf('left.json')[1]).toMatchObject({ headline: 'Austria sells 1310', context: 'By hand' });
    expect(withoutSources(slidesOf('left.json').slice(2))).toEqual(withoutSources(slidesOf('before.json').slice(2)));
  });

  it('is drawn from what comes out', async () => {
    await refreshed('before.json', "sales['C4'] = 1402", 'drawn.json');
    expect(await run('deck', at('drawn.json'), '--out', at('out'))).toMatchObject({ code: 0, err: expect.stringContaining('complete') });
  });
});

it('refuses a document in the place of the deck', async () => {
  expect(await run('refresh', at('figures.xlsx'), at('figures.xlsx'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('is a document'),
  });
});
