/** What of a document is its title page, and what is no content of its slides. Drawing is stood in for: everything fits. */
import { describe, expect, it } from 'vitest';
import { type DeckOutline, type DocumentInput, planDocument } from '../src/index.ts';

const planned = (input: DocumentInput): DeckOutline => planDocument(input, { draws: () => ({ smallest_pt: 14 }) });
const intents = ({ slides }: DeckOutline): string => JSON.stringify(slides.map(({ intent }) => intent));
const reasons = ({ left_out }: DeckOutline): string[] => left_out.map(({ reason, text }) => `${reason}: ${text}`);

describe('the cover', () => {
  it('has the lines under the title, and the day among them as its date', () => {
    const outline = planned({
      markdown:
        '# Network review\n\nLoxley Cold Chain, Supervisory Board\n\n24 November 2021\n\nGraham Sumner, Network Director\n\n## Where we stand\n\nThere are 11 depots.\n\n## Plan\n\nOne more opens.',
    });
    expect(outline.slides[0]?.intent).toMatchObject({
      headline: 'Network review',
      context: 'Loxley Cold Chain, Supervisory Board',
      subject: 'Graham Sumner, Network Director',
      date: '24 November 2021',
    });
    expect(outline.left_out).toEqual([]);
    expect(intents(outline).match(/Sumner/gu)).toHaveLength(1);
  });

  it('has the labelled lines of minutes as its particulars', () => {
    const [cover, first] = planned({
      markdown:
        '# Minutes\n\nAcme Ltd\n\n**Date:** Tuesday, 20 January 2026\n\n**Place:** Room 4\n\n## Costs\n\nThey rose.\n\n## Staff\n\nNobody left.',
    }).slides;
    expect(cover?.intent).toMatchObject({
      context: 'Acme Ltd',
      blocks: [
        { label: 'Date', sub: 'Tuesday, 20 January 2026' },
        { label: 'Place', sub: 'Room 4' },
      ],
    });
    expect(first?.headline).toContain('Costs');
  });

  it('takes the title of the file only where the text says it too', () => {
    const markdown = '# Sales\n\nThey rose.\n\n# Staff\n\nNobody left.';
    expect(planned({ markdown, title: 'Blank presentation' }).title).toBe('');
    expect(planned({ markdown: `The year so far\n\n${markdown}`, title: 'The year so far' }).title).toBe('The year so far');
  });

  it('is headed by what stands over the first table of a workbook, not by the name of its sheet', () => {
    const markdown = '# Sheet1\n\n## Accounts – 2025\n\n| Month | Sales |\n| --- | --- |\n| Jan | 12 |\n| Feb | 15 |';
    expect(planned({ markdown, title: 'Accounts - 2025', places: [{ start: 0, end: markdown.length, sheet: 'Sheet1' }] }).title).toBe(
      'Accounts – 2025',
    );
  });
});

describe('what is no content', () => {
  it('is a table of contents, with its heading', () => {
    const outline = planned({
      markdown:
        '# Report\n\n**Contents**\n\n1  Summary\t2\n\n2  Trading\t2\n\n2.1  Revenue\t3\n\n## 1  Summary\n\nIt went well.\n\n## 2  Trading\n\n### 2.1  Revenue\n\nIt rose.',
    });
    expect(reasons(outline)).toEqual([
      'contents: Contents',
      'contents: 1  Summary\t2',
      'contents: 2  Trading\t2',
      'contents: 2.1  Revenue\t3',
    ]);
    expect(intents(outline)).toContain('It rose.');
    const listed = planned({
      markdown: '# Plan\n\n- Summary\n- Trading\n- Outlook\n\n## Summary\n\nA.\n\n## Trading\n\nB.\n\n## Outlook\n\nC.',
    });
    expect(reasons(listed)).toEqual([]);
    expect(intents(listed)).toContain('Trading');
  });

  it('are the numbers of headings, unless a number is one of the words', () => {
    const all = (markdown: string): string => intents(planned({ markdown }));
    const counted = all('# R\n\n## 1  Risks\n\nFew.\n\n## 2  Costs\n\n### 2.1  Staff\n\nLess.\n\n### 2.2  Rent\n\nMore.');
    for (const head of ['"Risks', '"Costs', '"Staff', '"Rent']) expect(counted).toContain(head);
    const words = all('# R\n\n## 2026 budget\n\nFew.\n\n## 7 lessons\n\nLess.');
    for (const head of ['2026 budget', '7 lessons']) expect(words).toContain(head);
  });

  it('are notes for the speaker, which go to the notes of their slide', () => {
    const [first, second] = ['## Where we stand\n\n- 11 depots\n\n', '> The union does not know yet.\n\n'];
    const markdown = `${first}${second}## Plan\n\nOne more opens.`;
    const cut = [first.length, first.length + second.length];
    const outline = planned({
      markdown,
      places: [
        { start: 0, end: cut[0] as number, slide: 1 },
        { start: cut[0] as number, end: cut[1] as number, slide: 1, notes: true },
        { start: cut[1] as number, end: markdown.length, slide: 2 },
      ],
    });
    expect(outline.slides[0]?.intent['notes']).toBe('The union does not know yet.');
    expect(JSON.stringify(outline.slides.map(({ intent }) => ({ ...intent, notes: '' })))).not.toContain('union');
    expect(outline.left_out).toEqual([]);
  });

  it('are signatures at the end and cells beside a table', () => {
    expect(reasons(planned({ markdown: 'The stand costs 88,200.\n\nAll of it is booked.\n\nBest regards\n\nDev Mistry' }))).toEqual([
      'signature: Best regards',
      'signature: Dev Mistry',
    ]);
    const table = '| Month | Sales |\n| --- | --- |\n| Jan | 12 |\n| Feb | 15 |\n\n';
    const markdown = `${table}ask Mo\n\nFigures are unaudited.`;
    const outline = planned({
      markdown,
      places: [
        { start: 0, end: table.length, sheet: 'S', range: 'A1:B3' },
        { start: table.length, end: table.length + 8, sheet: 'S', range: 'D2' },
        { start: table.length + 8, end: markdown.length, sheet: 'S', range: 'A5' },
      ],
    });
    expect(reasons(outline)).toEqual(['beside_table: ask Mo']);
    expect(intents(outline)).toContain('unaudited');
    const own = `${table}scratch\n\n64,750\n\n`;
    const places = [table.length, own.length].map((end, i) => ({
      start: i * table.length,
      end,
      sheet: 'S',
      range: ['A1:B3', 'D9:D10'][i] as string,
    }));
    const kept = planned({ markdown: own, places });
    expect(reasons(kept)).toEqual(['beside_table: scratch', 'beside_table: 64,750']);
    expect(intents(kept)).not.toContain('64,750');
  });
});

it('checks and helpers are no rows and columns of a table', () => {
  const outline = planned({
    markdown:
      '# R\n\n## Sites\n\n| Site | Sales | Check |\n| --- | --- | --- |\n| North | 12 | 0 |\n| South | 15 | 0 |\n| check | 27 | 1 |\n| Mo, delete before sending | 7.25 | 2 |\n| West | 9 | 0 |',
  });
  expect(reasons(outline)).toEqual([
    'beside_table: check | 27 | 1',
    'asked: Mo, delete before sending | 7.25 | 2',
    'beside_table: Check | 0 | 0 | 0',
  ]);
  for (const words of ['27', '7.25', 'heck']) expect(intents(outline)).not.toContain(words);
  expect(intents(outline)).toContain('West');
});

it('footnotes stand at the foot of the slide that refers to them', () => {
  const outline = planned({
    markdown: '# R\n\n## A\n\nThere were 12 cases[^b].\n\nNone[^a] here.\n\n[^a]: Since May.\n\n[^b]: Without the harbour.',
  });
  expect(outline.slides[1]?.intent).toMatchObject({
    data: { text: ['There were 12 cases[^1].', 'None[^2] here.'] },
    footnotes: ['Without the harbour.', 'Since May.'],
  });
  expect(outline.left_out).toEqual([]);
});
