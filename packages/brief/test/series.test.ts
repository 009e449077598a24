/** Sentences as series: each is read whole as items of one type, or as none. */
import { readFileSync } from 'node:fs';
import { readSource, scanContext, scanLine } from '@deckwright/source';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContent } from '../src/grammar/content.ts';
import type { Item } from '../src/grammar/items.ts';
import { readSeries } from '../src/grammar/series.ts';

interface Case {
  readonly text: string;
  readonly type: string | null;
  readonly items: readonly string[];
  readonly head?: string;
  readonly columns?: readonly string[];
  readonly opening?: string;
  readonly closing?: string;
  readonly reference?: string;
  readonly ordered?: boolean;
}
const cases = JSON.parse(readFileSync(new URL('series.json', import.meta.url), 'utf8')) as readonly Case[];
const read = (text: string) => readSeries(text, scanLine(text, 0, text.length, scanContext('en', undefined, text)).tokens);

const said = ({ label, text, from, to, periods, values }: Item): string => {
  const name = from === undefined ? (label ?? text ?? periods[0])?.text : `${from.text} > ${to?.text}`;
  return values.length === 0 ? `${name}` : `${name} = ${values.map((v) => v.text).join(' / ')}`;
};

/** What a whole brief says: the first series of its content with what points at it. */
const contentOf = (text: string) => readContent(readSource(text, {}));

describe('lines', () => {
  test('have marks with more said behind them', () => {
    const [series] = contentOf('Rollout:\n- Riga - amber, 2 weeks late\n- Vilnius - red, not signed (Rasa)\n- Tallinn: done').series;
    expect(series?.type).toBe('rated');
    expect(series?.items.map((i) => [i.label?.text, i.marks[0]?.text, i.notes.map((n) => n.text).join('; ')])).toEqual([
      ['Riga', 'amber', '2 weeks late'],
      ['Vilnius', 'red', 'not signed (Rasa)'],
      ['Tallinn', 'done', ''],
    ]);
  });

  test('are pointed at by what stands around them, by name or by number', () => {
    const [levels] = contentOf(
      'Ladder:\n- Reactive: repair\n- Planned: calendar\n- Predictive: sensors\nToday: Planned. Target: step 3',
    ).series;
    expect([levels?.pointers?.reached?.place, levels?.pointers?.aimed?.place, levels?.pointers?.recommended]).toEqual([1, 2, undefined]);
    const { parts } = contentOf('Option A: sell\n- cash now\nOption B: keep\n- slow growth\nRecommendation: option B');
    expect(parts.map((p) => [p.head.text, p.recommended?.text])).toEqual([
      ['Option A: sell', undefined],
      ['Option B: keep', 'Recommendation: option B'],
    ]);
    expect(contentOf('Rates:\n- North: 12\n- South: 14\nTarget: 15').series[0]?.pointers).toEqual({});
  });

  test('have the names of their marks and figures in the bracket of their head', () => {
    const [risks] = contentOf('Risks (probability / severity)\n- Permit delayed: high / low\n- Strike: low / high').series;
    expect(risks?.columns.map((c) => c.text)).toEqual(['probability', 'severity']);
  });

  test('have days and hours', () => {
    const [week] = contentOf('Mon 9:00-10:30 Kick-off\nTue 8:30-12:00 Dry run\nFri 15:00 Retro').series;
    expect(week?.items.map((i) => [i.text?.text, ...i.periods.map((p) => p.text)])).toEqual([
      ['Kick-off', 'Mon', '9:00', '10:30'],
      ['Dry run', 'Tue', '8:30', '12:00'],
      ['Retro', 'Fri', '15:00'],
    ]);
  });
});

describe('a sentence', () => {
  test.each(cases)('$text', ({ text, type, items, head, columns, opening, closing, reference, ordered }) => {
    const series = read(text);
    expect(series?.type ?? null).toBe(type);
    expect(series?.items.map(said) ?? []).toEqual(items);
    if (head !== undefined) expect(series?.head?.text).toBe(head);
    if (columns !== undefined) expect(series?.columns.map((c) => c.text)).toEqual(columns);
    if (ordered !== undefined) expect(series?.ordered).toBe(ordered);
    if (reference !== undefined) expect(series?.reference === undefined ? undefined : said(series.reference)).toBe(reference);
    if (opening !== undefined) expect(series?.opening === undefined ? undefined : said(series.opening)).toBe(opening);
    if (closing !== undefined) expect(series?.closing === undefined ? undefined : said(series.closing)).toBe(closing);
  });

  test('of any words, numbers and marks takes nothing from elsewhere', () => {
    const word = fc.constantFrom(
      'North',
      'costs',
      '12.4m',
      '-3',
      '(4)',
      '2024',
      'Q1',
      'to',
      'and',
      'vs',
      ':',
      ',',
      ';',
      '>',
      '%',
      '(',
      ')',
      'is',
      'high',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const text = words.join(' ');
        for (const { label, values, start, end } of read(text)?.items ?? []) {
          expect(start).toBeLessThanOrEqual(end);
          if (label !== undefined && !label.text.includes('\n'))
            expect(text.replaceAll('\n', ' ').slice(label.start, label.end)).toBe(label.text);
          for (const v of values) expect(v.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('words of others stand with who says them', () => {
  const [quote] = readContent(
    readSource('Last slide please. "Nobody ever regretted measuring twice." – Agnes Thorvald, Head of Tooling'),
  ).series;
  expect([quote?.relation, quote?.items[0]?.text?.text, quote?.items[0]?.label?.text]).toEqual([
    'quote',
    'Nobody ever regretted measuring twice.',
    'Agnes Thorvald, Head of Tooling',
  ]);
});

describe('a short text', () => {
  test.each([
    ['Puente de EBITDA de 40 a 61: precio +33, volumen +68, costes -80', 'es', 'step', 'precio = +33'],
    ['Intervalos de avaliação: DCF de 40 a 61, múltiplos de 33 a 68', 'pt', 'range', 'DCF = 40 / 61'],
    ['Planning : gros œuvre d’avril à août, second œuvre de juillet à novembre', 'fr', 'dated', 'gros œuvre'],
    ['Wasserfall Personal: Eintritte +265, Austritte -198', 'de', 'step', 'Eintritte = +265'],
  ])('%s', (text, language, type, first) => {
    const content = contentOf(text);
    expect([content.language, content.series[0]?.type]).toEqual([language, type]);
    expect(content.series[0]?.items.slice(0, 1).map(said)).toEqual([first]);
  });
});

describe('parts side by side', () => {
  const contentOf = (text: string) => readContent(readSource(text));
  const grid = (text: string) => contentOf(text).grids[0];
  const cells = (text: string) => grid(text)?.rows.map((row) => row.map((c) => c.text));

  test('are a table of the letters that each gives to roles', () => {
    const text = 'Case intake: Affiliate R, Safety Ops A, Medical I. Signal review: Medical R, Safety Ops C.';
    expect(grid(text)?.head.map((h) => h.text)).toEqual(['', 'Affiliate', 'Safety Ops', 'Medical']);
    expect(cells(text)).toEqual([
      ['Case intake', 'R', 'A', 'I'],
      ['Signal review', '', 'C', 'R'],
    ]);
  });

  test('are a table of what their words name in all of them, and none where they name nothing', () => {
    expect(cells('Which site? Torino: low rent, good links. Milano: high rent, excellent links.')).toEqual([
      ['Torino', 'low', 'good'],
      ['Milano', 'high', 'excellent'],
    ]);
    expect(grid('Torino: low rent, good links. Milano: high rent, many parks.')).toBeUndefined();
  });

  test('are records where each has one state', () => {
    const { series } = contentOf('Payroll: on track, 70%, Meera, due 31 Oct. Leadership: delayed, 40%, Stefan, waiting for the council.');
    const records = series.find((s) => s.type === 'rated');
    expect(records?.items.map((i) => [i.label?.text, i.marks[0]?.text, i.values[0]?.text, i.text?.text, i.periods[0]?.text])).toEqual([
      ['Payroll', 'on track', '70%', 'Meera', '31 Oct'],
      ['Leadership', 'delayed', '40%', 'Stefan', undefined],
    ]);
  });
});
