/** `deckwright sync` on decks that LibreOffice opened and saved: what it writes anew by itself is nobody's edit, and what a person did is. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { haveOffice, savedByOffice } from '@deckwright/testkit/office';
import { offeredSlides } from '@deckwright/testkit/whole-catalog';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './_run.ts';

interface Said {
  readonly based_on: string;
  readonly slides: readonly { readonly slide: number; readonly was: number | null; readonly found: readonly Record<string, unknown>[] }[];
  readonly conflicts: readonly unknown[];
}

/** Words on a cover, a divider and a closing, each with nothing beside its headline, and what changes most when LibreOffice saves it. */
const REPORT = {
  name: 'report',
  theme_id: 'technical-dark',
  slides: [
    { form: 'hero_statement', headline: 'Northern lines, 2027' },
    {
      form: 'variance_table',
      headline: 'Energy costs more than planned',
      data: {
        rows: [
          { label: 'Energy', actual: 12.4, plan: 11.1 },
          { label: 'Staff', actual: 30.2, plan: 31 },
          { label: 'Tracks', actual: 8.9, plan: 8.9 },
        ],
      },
    },
    { form: 'section_divider', headline: 'What we change' },
    { form: 'trend_chart', headline: 'Riders grow', data: { periods: ['2025', '2026'], series: [{ label: 'Riders', values: [10, 12] }] } },
    { form: 'hero_statement', variant: 'thesis_quote', headline: 'Every street within ten minutes' },
  ],
};

/** A share of the catalogue, with what is written in the most ways: tables, links, hatches, tints, lines, pictures. */
const WANTED = [
  'agenda_list',
  'comparison_matrix',
  'heat_matrix',
  'hero_statement',
  'org',
  'section_divider',
  'table',
  'trend_chart',
  'waterfall',
];
const catalog = (theme_id: string) => ({
  name: `catalog-${theme_id}`,
  theme_id,
  slides: offeredSlides()
    .filter(({ name }) => WANTED.some((word) => name.includes(word)))
    .slice(0, 18)
    .map(({ body }) => ({ ...(body as object), theme_id: undefined })),
});

describe.skipIf(!haveOffice)('a deck that LibreOffice saved', { timeout: 600_000 }, () => {
  let folder: string;
  let saved: ReadonlyMap<string, Uint8Array>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'deckwright-sync-test-'));
    const drawn: Record<string, Uint8Array> = {};
    for (const body of [REPORT, catalog('corporate-light'), catalog('editorial-dark')]) {
      writeFileSync(join(folder, 'deck.json'), JSON.stringify(body));
      expect(await run('deck', join(folder, 'deck.json'), '--out', folder)).toMatchObject({ code: 0 });
      drawn[body.name] = readFileSync(join(folder, `${body.name}.pptx`));
    }
    saved = savedByOffice(drawn);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function sync(
    bytes: Uint8Array,
  ): Promise<{ readonly said: Said; readonly deck: { readonly slides: readonly Record<string, unknown>[] } }> {
    const file = join(folder, 'sent.pptx');
    const out = join(folder, 'synced.json');
    writeFileSync(file, bytes);
    const ended = await run('sync', file, '--out', out, '--json');
    expect(ended).toMatchObject({ code: 0 });
    return { said: JSON.parse(ended.out), deck: JSON.parse(readFileSync(out, 'utf8')) };
  }

  /** The saved report with other words or sizes, as a person leaves it. */
  async function edited(parts: Readonly<Record<string, (xml: string) => string>>): Promise<Uint8Array> {
    const zip = await JSZip.loadAsync(saved.get('report') as Uint8Array);
    for (const [part, edit] of Object.entries(parts)) {
      const before = await (zip.file(part) as JSZip.JSZipObject).async('string');
      const after = edit(before);
      expect(after).not.toBe(before);
      zip.file(part, after);
    }
    return zip.generateAsync({ type: 'uint8array' });
  }
  const slide = (n: number): string => `ppt/slides/slide${n}.xml`;
  const type = (from: string, to: string) => (xml: string) => xml.replace(`>${from}<`, `>${to}<`);

  it.each(['report', 'catalog-corporate-light', 'catalog-editorial-dark'])('and nobody touched has no edits: %s', async (name) => {
    const { said } = await sync(saved.get(name) as Uint8Array);
    expect(said.based_on).toBe('carried');
    expect(said.slides.flatMap(({ found, slide: at }) => found.map((one) => ({ at, ...one })))).toEqual([]);
    expect(said.slides.map(({ was }) => was)).toEqual(said.slides.map(({ slide: at }) => at));
    expect(said.conflicts).toEqual([]);
  });

  it('keeps the intents of covers, dividers and quotes that were retitled, wherever the slides stand now', async () => {
    const sent = await edited({
      [slide(1)]: type('Northern lines, 2027', 'Southern lines, 2028'),
      [slide(3)]: type('What we change', 'What stays'),
      [slide(5)]: type('Every street within ten minutes', 'Every street within five'),
      'ppt/presentation.xml': (xml) => {
        const [, second, third, ...rest] = xml.match(/<p:sldId [^>]*\/?>(?:<\/p:sldId>)?/g) as [string, string, string, ...string[]];
        expect(rest).toHaveLength(2);
        return xml.replace(second + third, third + second);
      },
    });
    const { said, deck } = await sync(sent);
    expect(said.slides.map(({ was }) => was)).toEqual([1, 3, 2, 4, 5]);
    expect(deck.slides).toMatchObject([
      { form: 'hero_statement', headline: 'Southern lines, 2028' },
      { form: 'section_divider', headline: 'What stays' },
      { form: 'variance_table' },
      { form: 'trend_chart' },
      { form: 'hero_statement', variant: 'thesis_quote', headline: 'Every street within five' },
    ]);
    expect(said.slides.flatMap(({ found }) => found)).toMatchObject(Array.from({ length: 3 }, () => ({ change: 'retyped', as: 'intent' })));
  });

  it('tells a cell that was typed over and a table that was made higher, to the height that its rows were given', async () => {
    const { said, deck } = await sync(
      await edited({
        [slide(2)]: (xml) => type('12.4', '12.9')(xml).replaceAll(/<a:tr h="(\d+)"/g, (_, h) => `<a:tr h="${Number(h) + 91_440}"`),
      }),
    );
    const found = said.slides.flatMap((one) => one.found);
    expect(found).toMatchObject([{ change: 'resized' }, { change: 'retyped', from: '12.4', to: '12.9', as: 'intent' }]);
    const height = (box: unknown): number => Number(String(box).split(' ')[3]);
    // Four rows, a tenth of an inch each.
    expect(height(found[0]?.['to']) - height(found[0]?.['from'])).toBeCloseTo(0.4, 1);
    expect(deck.slides[1]).toMatchObject({ form: 'variance_table', data: { rows: [{ actual: 12.9 }, {}, {}] } });
  });

  it('has lost the slide that was taken out, and no other', async () => {
    const { said } = await sync(
      await edited({ 'ppt/presentation.xml': (xml) => xml.replace(/(<p:sldId [^>]*\/?>(?:<\/p:sldId>)?)(<p:sldId )/, '$2') }),
    );
    expect(said.slides.map(({ was, found }) => [was, found])).toEqual([2, 3, 4, 5].map((was) => [was, []]));
  });
});
