import type { DrawnSlide } from '@deckwright/draw/pipeline';
import type { TextShape } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf, suggestedSplit } from './_draw.ts';

const SENTENCE = 'The lease of the old depot ends in December and cannot be prolonged, so the move is planned for the autumn. ';
const page = (text: readonly unknown[], more: object = {}) => ({ form: 'text_page', headline: 'The depot moves', data: { text, ...more } });
const texts = (drawn: DrawnSlide): TextShape[] => shapesOf(drawn).filter((s): s is TextShape => s.kind === 'text' && s.role === 'body');
const sizes = (drawn: DrawnSlide): number[] =>
  texts(drawn).flatMap((s) => s.text.lines.flatMap((l) => l.spans.map((span) => span.size_pt)));

describe('a page of text', () => {
  test('sets few words large, more of them smaller, and none below 12 pt', async () => {
    const few = await drawForm(page([SENTENCE]));
    const some = await drawForm(page(Array.from({ length: 5 }, () => SENTENCE.repeat(2))));
    const many = await drawForm(page(Array.from({ length: 10 }, () => SENTENCE.repeat(3))));
    expect(Math.min(...sizes(few))).toBeGreaterThan(Math.min(...sizes(some)));
    expect(Math.min(...sizes(some))).toBeGreaterThan(Math.min(...sizes(many)));
    expect(Math.min(...sizes(many))).toBeGreaterThanOrEqual(12);
  });

  test('is parted over slides that are each drawn where it is longer than one', async () => {
    const slides = await suggestedSplit({ ...page(Array.from({ length: 24 }, (_, i) => `${i} ${SENTENCE.repeat(3)}`)), min_font_pt: 12 });
    expect(slides.length).toBeGreaterThan(1);
    expect(JSON.stringify(slides)).toContain('23 The lease');
  });

  test('shows its text as the body of the layout, with lists in lists and numbers that go on', async () => {
    const drawn = await drawForm(
      page([
        'Before the list.',
        { kind: 'number', text: 'First' },
        { kind: 'bullet', text: 'Deeper', level: 1 },
        { kind: 'number', text: 'Second' },
        { kind: 'number', text: 'Of its own', mark: 'c)' },
      ]),
    );
    const body = texts(drawn).find((s) => s.placeholder === 'body');
    expect(body?.text.paragraphs.map((p) => [p.bullet?.text, p.level])).toEqual([
      [undefined, undefined],
      ['1.', undefined],
      ['–', 1],
      ['2.', undefined],
      ['c)', undefined],
    ]);
    const [, first, deeper] = body?.text.paragraphs ?? [];
    expect(deeper?.indent).toBeGreaterThan(first?.indent ?? 0);
    expect(drawn.report.warnings).toEqual([]);
  });

  test('puts each heading beside what it heads', async () => {
    const drawn = await drawForm(page(['One', 'Two'].flatMap((name) => [{ kind: 'heading', text: name }, SENTENCE.repeat(3)])));
    const [one, first, two] = texts(drawn);
    expect(one?.box.y).toBe(first?.box.y);
    expect(first?.box.x).toBeGreaterThan(one?.box.x ?? 0);
    expect(two?.box.y).toBeGreaterThan(first?.box.y ?? 0);
  });

  test('stands beside a table, and begins where that does', async () => {
    const drawn = await drawForm(
      page([SENTENCE], {
        exhibits: [
          {
            form: 'data_table',
            data: {
              columns: ['Region', 'Sales'],
              rows: [
                ['North', 12],
                ['South', 30],
              ],
            },
          },
        ],
      }),
    );
    const table = shapesOf(drawn).find((s) => s.kind === 'table');
    expect(table?.box.y).toBe(texts(drawn)[0]?.box.y);
    expect(table?.box.x).toBeGreaterThan((texts(drawn)[0]?.box.x ?? 0) + (texts(drawn)[0]?.box.w ?? 0));
  });

  test('sets in bold what is sent as bold, and nothing else', async () => {
    const drawn = await drawForm(
      page([{ text: 'Staff: the floor is ready three weeks later.', bold: ['three weeks later'] }, 'Rent: as before.']),
    );
    const runs = texts(drawn).flatMap((s) => s.text.paragraphs.flatMap((p) => p.runs));
    expect(runs.filter(({ bold }) => bold === true).map((one) => one.text)).toEqual(['three weeks later']);
    expect(drawn.report.warnings).toEqual([]);
  });

  test('is a note below an exhibit where that is asked for, and begins at the top where nothing stands beside it', async () => {
    const rows = [
      ['Racks', '1,240', '1,215'],
      ['Conveyors', '865', '905'],
      ['All', '2,105', '2,120'],
    ];
    const exhibits = [{ form: 'data_table', data: { columns: ['Position', 'Budget', 'Forecast'], rows, subtotal_rows: [2] } }];
    const drawn = await drawForm(page(['Rent is not in it.'], { text_place: 'below', exhibits }));
    const table = shapesOf(drawn).find(({ kind }) => kind === 'table');
    const [note] = texts(drawn);
    expect(note?.box.y).toBeGreaterThanOrEqual((table?.box.y ?? 0) + (table?.box.h ?? 0));
    const [alone, full] = await Promise.all([
      drawForm(page(['Short.'])),
      drawForm(page(Array.from({ length: 6 }, () => SENTENCE.repeat(2)))),
    ]);
    expect(texts(alone)[0]?.box.y).toBe(texts(full)[0]?.box.y);
  });
});
