/** Documents as decks: whole, in order, to the number asked for, and nothing that they do not say. */
import { intentTrial, readDeckRequest } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DeckOutline,
  type DocumentPlanOptions,
  type DrawTrial,
  outlineAsEdited,
  outlineAsMarkdown,
  planDocument,
  readOutlineMarkdown,
} from '../src/index.ts';
import { BERICHT, BOARD, MILL, MINUTES } from './documents.ts';

let draws: DrawTrial;
beforeAll(async () => {
  const drawn = await intentTrial(BOARD + BERICHT, undefined, createDrawKit(carriedFonts()));
  // The documents are planned again and again.
  const known = new Map<string, ReturnType<DrawTrial>>();
  draws = (intent) => {
    const key = JSON.stringify(intent);
    if (!known.has(key)) known.set(key, drawn(intent));
    return known.get(key);
  };
});

const planned = (markdown: string, options: Partial<DocumentPlanOptions> = {}): DeckOutline =>
  planDocument({ markdown }, { draws, ...options });
const said = ({ slides }: DeckOutline): string => JSON.stringify(slides.map(({ intent }) => intent));
const heads = ({ slides }: DeckOutline): string[] => slides.map(({ headline }) => headline);
const forms = ({ slides }: DeckOutline): unknown[] => slides.map(({ intent }) => intent['form']);
/** Every figure of a text is in an intent, as it is written or as a number, or in what is left out. */
function lostFigures(markdown: string, outline: DeckOutline): string[] {
  const body = `${said(outline)} ${outline.left_out.map(({ text }) => text).join(' ')}`;
  const figures = markdown.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  return figures.filter((figure) => {
    const plain = figure.replaceAll(',', '');
    const german = figure.replaceAll('.', '').replace(',', '.');
    return !body.includes(figure) && !body.includes(String(Number(plain))) && !body.includes(String(Number(german)));
  });
}

describe.each([
  ['a board report', BOARD],
  ['minutes', MINUTES],
  ['a German report', BERICHT],
  ['a long text without headings', MILL],
])('%s', (_name, markdown) => {
  it.each([undefined, 5])('keeps every figure and all of its words on %s slides', (slides) => {
    const outline = planned(markdown, slides === undefined ? {} : { slides });
    expect(outline.left_out.filter(({ reason }) => reason !== 'asked')).toEqual([]);
    expect(lostFigures(markdown, outline)).toEqual([]);
    const read = readDeckRequest({ slides: outline.slides.map(({ intent }) => intent) }, {});
    expect(read.ok ? '' : JSON.stringify(read.problem)).toBe('');
    for (const { intent } of outline.slides) expect(draws(intent), JSON.stringify(intent)).toBeDefined();
  });
});

it('is the same each time', () => expect(planned(MINUTES)).toEqual(planned(MINUTES)));

describe('the number of slides', () => {
  it('is met where the content allows it, and said where it does not', () => {
    expect(planned(BOARD, { slides: 6 }).slides).toHaveLength(6);
    expect(planned(MILL, { slides: 8 }).slides).toHaveLength(8);
    const many = planned('# Note\n\nOne short sentence.', { slides: 9 });
    expect(many.slides.length).toBeLessThan(9);
    expect(many.notices.map(({ code }) => code)).toContain('fewer_slides_than_asked');
    const few = planned(MILL, { slides: 2 });
    expect(few.notices.map(({ code }) => code)).toContain('more_slides_than_asked');
  });

  it('is what the document itself asks for, and less than what the caller asks', () => {
    expect(planned(BOARD).slides).toHaveLength(8);
    expect(planned(BOARD, { slides: 5 }).slides).toHaveLength(5);
  });

  it('ends at thirty, and names what is beyond', () => {
    const long = `# Long\n\n${Array.from({ length: 160 }, (_, i) => `## Part ${i + 1}\n\n${'A sentence that takes some room on its page. '.repeat(30)}`).join('\n\n')}`;
    const outline = planned(long, { draws: () => ({ smallest_pt: 14 }) });
    expect(outline.slides.length).toBeLessThanOrEqual(30);
    expect(outline.left_out.some(({ reason }) => reason === 'no_room')).toBe(true);
    expect(outline.notices.map(({ code }) => code)).toContain('document_longer_than_deck');
  });
});

describe('slides', () => {
  it('begin with a cover and end with what is asked or done next', () => {
    const outline = planned('# Plan\n\n## Next steps\n\n- Sign\n- Pay\n\n## Reasons\n\nBecause it pays.\n\n## Costs\n\nIt costs 12 m.');
    expect(forms(outline)[0]).toBe('hero_statement');
    expect(heads(outline).at(-1)).toContain('Next steps');
  });

  it('are charts where the grammar proves them and tables where not', () => {
    const outline = planned(BERICHT);
    expect(forms(outline)).toContain('bar_rank_chart');
    expect(said(outline)).toContain('"form":"data_table"');
    expect(said(outline)).toContain('1.284,5');
  });

  it('have headlines by rule only where the figures prove them', () => {
    const rises = planned('# R\n\n## Sales\n\n| Year | Sales |\n|---|---|\n| 2023 | 12 |\n| 2024 | 15 |\n| 2025 | 19 |');
    const [, slide] = rises.slides;
    expect(slide).toMatchObject({ headline: 'Sales rose from 12 in 2023 to 19 in 2025', headline_by: 'rule' });
    const off = planned('# R\n\n## Sales\n\n| Year | Sales |\n|---|---|\n| 2023 | 12 |\n| 2024 | 15 |', { computed_headlines: false });
    expect(off.slides[1]).toMatchObject({ headline: 'Sales', headline_by: 'document' });
    const level = planned('# R\n\n## Sales\n\n| Year | Sales |\n|---|---|\n| 2023 | 12 |\n| 2024 | 15 |\n| 2025 | 12 |');
    expect(level.slides[1]?.headline_by).toBe('document');
    const tie = planned('# R\n\n## Sales by region\n\n| Region | Sales |\n|---|---|\n| North | 12 |\n| South | 12 |\n| West | 5 |');
    expect(tie.slides[1]?.headline_by).toBe('document');
  });

  it('keep off what the document says is for no slide, and name it', () => {
    const outline = planned(
      '# Plan\n\n## Facts\n\nThe site has 40 rooms.\n\nNot for the slides: the offer is 2.1 m.\n\n- Fine\n- Confidential: leave out the 7.7 m\n\n## Internal, not for the deck\n\nThe margin is 31%.',
    );
    expect(said(outline)).toContain('40 rooms');
    for (const secret of ['2.1', '7.7', '31%']) expect(said(outline)).not.toContain(secret);
    expect(outline.left_out.map(({ reason }) => reason).every((r) => r === 'asked')).toBe(true);
    expect(JSON.stringify(outline.left_out)).toContain('2.1 m');
    expect(JSON.stringify(outline.left_out)).toContain('7.7 m');
    expect(JSON.stringify(outline.left_out)).toContain('31%');
  });

  it('part a long table and repeat its head', () => {
    const rows = Array.from({ length: 36 }, (_, i) => `| Item ${i + 1} | ${i * 7} pieces of it | shelf ${i % 9} |`);
    const outline = planned(`# Stock\n\n## Parts\n\n| Part | Count | Place |\n|---|---|---|\n${rows.join('\n')}`);
    const tables = outline.slides.filter(({ intent }) => intent['form'] === 'data_table');
    expect(tables.length).toBeGreaterThan(1);
    for (const { intent } of tables) expect(JSON.stringify(intent)).toContain('"label":"Count"');
    expect(tables[0]?.intent['headline']).toBe(`Parts (1/${tables.length})`);
    expect(lostFigures(rows.join('\n'), outline)).toEqual([]);
    expect(outline.used_twice).toEqual([]);
  });

  it('say where their blocks come from', () => {
    const markdown = '# A\n\n## One\n\nFirst text.\n\n## Two\n\nSecond text.';
    const cut = markdown.indexOf('## Two');
    const places = [
      { start: 0, end: cut, page: 1 },
      { start: cut, end: markdown.length, page: 2 },
    ];
    const outline = planDocument({ markdown, places }, { draws, slides: 3 });
    expect(outline.slides.map((s) => s.places.map(({ page }) => page))).toEqual([[1], [1], [2]]);
  });

  it('show pictures that are at hand, and say which are not', () => {
    const markdown = '# Plant\n\n## Site\n\nIt has two halls.\n\n![The site from above](picture:1)';
    const pixel = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const shown = planned(markdown, { picture: () => pixel }).slides[1];
    expect(shown?.intent).toMatchObject({ image_src: pixel, subject: 'The site from above' });
    const absent = planned(markdown).slides[1];
    expect(absent?.missing).toEqual([{ block_id: 'b4', what: 'the picture picture:1' }]);
    expect(JSON.stringify(absent?.intent)).toContain('The site from above');
  });
});

describe('whatever the document', () => {
  const word = fc.constantFrom(
    'costs',
    'rose',
    'Plant',
    'North',
    'and',
    '12.5',
    '3,400',
    '18%',
    'EUR',
    'FY25',
    '–',
    '(a)',
    'not',
    '2026',
    '7',
    '*x*',
    '`y`',
    '|',
  );
  const sentence = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => `${words.join(' ')}.`);
  const block = fc.oneof(
    sentence,
    sentence.map((s) => `## ${s}`),
    fc.array(sentence, { minLength: 1, maxLength: 5 }).map((items) => items.map((s) => `- ${s}`).join('\n')),
    fc
      .array(fc.tuple(word, word), { minLength: 2, maxLength: 6 })
      .map((rows) => `| A | B |\n|---|---|\n${rows.map((r) => `| ${r.join(' | ')} |`).join('\n')}`),
    sentence.map((s) => `> ${s}`),
    sentence.map((s) => `\`\`\`\n${s}\n\`\`\``),
  );
  it('keeps each figure on a slide or names it', () => {
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 1, maxLength: 9 }),
        fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
        (blocks, slides) => {
          const markdown = blocks.join('\n\n');
          const outline = planned(markdown, slides === undefined ? {} : { slides });
          expect(lostFigures(markdown, outline)).toEqual([]);
          expect(outline.left_out.filter(({ reason }) => reason === 'no_room')).toEqual([]);
        },
      ),
      { numRuns: 12, seed: 43 },
    );
  });
});

describe('the outline as Markdown', () => {
  const asked = { document: 'board.md' };
  const options = (): DocumentPlanOptions => ({ draws });

  it('is drawn as it was made where nothing was edited', () => {
    const outline = planned(BOARD);
    const edited = readOutlineMarkdown(outlineAsMarkdown(outline, BOARD, asked));
    expect(edited).toMatchObject({ document: 'board.md' });
    expect(outlineAsEdited({ markdown: BOARD }, edited, options()).slides).toEqual(outline.slides);
  });

  it('takes other headlines and another order, drops slides and joins blocks', () => {
    const outline = planned(BOARD);
    const text = outlineAsMarkdown(outline, BOARD, asked);
    const parts = text.split('\n## ');
    const [head, cover, agenda, ...rest] = parts as [string, string, string, ...string[]];
    const last = rest.pop() as string;
    const risks = rest.find((p) => p.includes('Risks')) as string;
    const operations = (rest.find((p) => p.includes('Operations')) as string).replace('. Operations', '. The plants run well');
    const blocksOf = (part: string): string => /blocks: (.*)/u.exec(part)?.[1] ?? '';
    const together = `Both\n\nblocks: ${blocksOf(risks)} ${blocksOf(operations)}\n`;
    const edited = readOutlineMarkdown([head, cover, last, operations, together].join('\n## '));
    void agenda;
    const drawn = outlineAsEdited({ markdown: BOARD }, edited, options());
    expect(drawn.slides.map(({ headline }) => headline.split(' (')[0]).filter((h, i, all) => all.indexOf(h) === i)).toEqual([
      'Board report, Q3 2026',
      'Next steps',
      'The plants run well',
      'Both',
    ]);
    expect(drawn.left_out.some(({ text: left }) => left.includes('51.5'))).toBe(true);
    for (const { intent } of drawn.slides) expect(draws(intent)).toBeDefined();
  });

  it('takes another form where the blocks are one', () => {
    const markdown = '# R\n\n## Sales\n\n| Year | Sales |\n|---|---|\n| 2023 | 12 |\n| 2024 | 15 |\n| 2025 | 19 |';
    const text = outlineAsMarkdown(planned(markdown), markdown, asked).replace('form: trend_chart', 'form: data_table');
    const drawn = outlineAsEdited({ markdown }, readOutlineMarkdown(text), options());
    expect(forms(drawn)).toContain('data_table');
    const wrong = outlineAsMarkdown(planned(markdown), markdown, asked).replace('form: trend_chart', 'form: swot');
    expect(outlineAsEdited({ markdown }, readOutlineMarkdown(wrong), options()).notices.map(({ code }) => code)).toContain(
      'form_not_taken',
    );
  });

  it('refuses a text that is none', () => expect(() => readOutlineMarkdown('# Report\n\nText.')).toThrow('An outline begins with'));
});
