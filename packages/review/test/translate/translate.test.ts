/** A translation keeps runs, numbers and everything that no text touches; what cannot be translated so stays as it was, and is named. */
import { carriedFonts } from '@deckwright/fonts';
import { pseudo } from '@deckwright/testkit/pseudo-translation';
import { describe, expect, it } from 'vitest';
import { readDeck } from '../../../read/src/pptx/index.ts';
import { type DeckOf, NS, packageOf, sp, words, xfrm } from '../../../read/test/pptx/deck-of.ts';
import { applyTranslation, collect, type TranslateOptions } from '../../src/translate/index.ts';
import { type Ask, judgeText, translateTexts } from '../../src/translate/texts/index.ts';

const kit = { fonts: carriedFonts() };
const SLIDE = '/ppt/slides/slide1.xml';
const IN = 914_400;
const C = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';

const answering =
  (translate: (text: string) => string | null): Ask =>
  async (texts) =>
    texts.map(translate);

async function translate(deck: DeckOf, ask: Ask = answering(pseudo), options: Partial<TranslateOptions> = {}) {
  const pkg = packageOf(deck);
  const { units } = collect(pkg, readDeck(pkg), options);
  const texts = [...new Map(units.filter(({ source }) => source !== '').map((unit) => [unit.source, unit])).values()];
  const answers = await translateTexts(texts, options.terms ?? [], ask);
  const plan = applyTranslation(pkg, kit, answers, { tag: 'de-DE', ...options });
  const textOf = (part: string): string => new TextDecoder().decode(plan.changed.get(part) ?? pkg.part(part)?.bytes());
  return { pkg, plan, answers, slide: textOf(SLIDE), textOf };
}

const box = (id: number, paragraphs: string, size = [5, 1], body = '<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0"/>') =>
  sp({
    id,
    spPr: `${xfrm(IN, id * IN, (size[0] ?? 1) * IN, (size[1] ?? 1) * IN)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>`,
    text: `${body}${paragraphs}`,
  });
const run = (text: string, rPr = ''): string => `<a:r>${rPr === '' ? '' : `<a:rPr ${rPr}/>`}<a:t>${text}</a:t></a:r>`;
const p = (...runs: string[]): string => `<a:p>${runs.join('')}</a:p>`;
const textsIn = (source: string): string[] => [...source.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text ?? '');

describe('a paragraph', () => {
  it('keeps its runs: words go through markers and come back into the format that they had', async () => {
    const deck = { slide: box(2, p(run('Revenue grew '), run('sharply', 'b="1" lang="en-US"'), run(' in 2024'))) };
    const seen: string[] = [];
    const { slide, plan } = await translate(deck, async (texts) => {
      seen.push(...texts);
      return texts.map(pseudo);
    });
    expect(seen).toEqual(['<g1>Revenue grew</g1> <g2>sharply</g2> <g3>in 2024</g3>']);
    expect(textsIn(slide)).toEqual(['Rëvënüëø grëwø ', 'shárplyø', ' în 2024']);
    expect(slide).toContain('<a:rPr b="1" lang="de-DE"/><a:t>shárplyø</a:t>');
    expect(plan).toMatchObject({ translated_slides: [1], texts: { translated: 1, put_back: 0 }, flagged: [], warnings: [] });
    expect(plan.numbers_untouched).toMatchObject({ ok: true, numbers: 1 });
  });

  it('that a program has split into runs of one look is one text for the translator', async () => {
    const { slide, answers } = await translate({
      slide: box(2, p(run('Reve', 'sz="1400" dirty="0"'), run('nue', 'sz="1400" err="1"'), run('!', 'sz="1400"'))),
    });
    expect(answers.map(({ source }) => source)).toEqual(['Revenue!']);
    expect(textsIn(slide)).toEqual(['Rëvënüëø!', '', '']);
    expect(slide.match(/<a:r>/g)).toHaveLength(3);
  });

  it('may change the order of its formats, with line breaks and fields where the translation has them', async () => {
    const deck = { slide: box(2, p(run('Net', 'b="1"'), '<a:br/>', run('income', 'i="1"'))) };
    const { slide } = await translate(
      deck,
      answering(() => '<g3>Ertrag</g3><x2/><g1>netto</g1>'),
    );
    expect(slide).toContain('<a:r><a:rPr i="1"/><a:t>Ertrag</a:t></a:r><a:br/><a:r><a:rPr b="1"/><a:t>netto</a:t></a:r>');
  });

  it.each([
    ['are dropped', 'Umsatz stark'],
    ['cross', '<g1>Umsatz <g2>wuchs</g1> stark</g2>'],
    ['are doubled', '<g1>Umsatz</g1><g1>wuchs</g1><g2>stark</g2>'],
    ['hold nothing', '<g1>Umsatz wuchs stark</g1><g2></g2>'],
    ['leave words outside', '<g1>Umsatz</g1> wuchs <g2>stark</g2>'],
    ['are others', '<g1>Umsatz</g1><g7>stark</g7>'],
  ])('whose markers %s is translated run by run, and named', async (_, broken) => {
    const { slide, plan } = await translate(
      { slide: box(2, p(run('Revenue grew '), run('sharply', 'b="1"'))) },
      answering((text) => (text.includes('<g') ? broken : pseudo(text))),
    );
    expect(textsIn(slide)).toEqual(['Rëvënüëø grëwø ', 'shárplyø']);
    expect(plan.flagged).toMatchObject([{ slide: 1, shape_id: 2, reason: 'by_run', shown: 'translation' }]);
  });

  it.each([
    ['2024', '2025'],
    ['-5.2 %', '-5,2 %'],
    ['1,200', '1200'],
    ['−3', '3'],
    ['$4', '4'],
    ['7', '7 und 8'],
  ])('with %s that comes back as %s is put back, and named', async (number, other) => {
    const { slide, plan } = await translate(
      { slide: box(2, p(run(`Growth of ${number}`))) },
      answering((text) => pseudo(text).replace(number, other)),
    );
    expect(textsIn(slide)).toEqual([`Growth of ${number}`]);
    expect(plan.flagged).toMatchObject([{ reason: 'numbers_changed', shown: 'source', text: `Growth of ${number}` }]);
    expect(plan).toMatchObject({ translated_slides: [], texts: { translated: 0, put_back: 1 }, numbers_untouched: { ok: true } });
    expect(plan.changed.size).toBe(0);
  });

  it('is asked about once more when its numbers changed, and then stands', async () => {
    let asked = 0;
    const { slide } = await translate(
      { slide: box(2, p(run('In 2024'))) },
      answering((text) => (asked++ === 0 ? 'Im Jahr 24' : pseudo(text))),
    );
    expect([asked, textsIn(slide)]).toEqual([2, ['În 2024']]);
  });

  it.each([
    ['nothing', null, 'no_answer'],
    ['blanks', '  ', 'empty'],
    ['a flood', 'x'.repeat(5000), 'too_long'],
    ['what no text has', 'a\u0000b', 'not_text'],
  ])('that is answered with %s stays as it is', async (_, answer, reason) => {
    const { slide, plan } = await translate(
      { slide: box(2, p(run('Words'))) },
      answering(() => answer),
    );
    expect(textsIn(slide)).toEqual(['Words']);
    expect(plan.flagged).toMatchObject([{ reason, shown: 'source' }]);
  });

  it('without letters, or of addresses alone, is not sent', async () => {
    const { answers } = await translate({ slide: box(2, p(run('42 %')) + p(run('https://example.com/a')) + p(run('a@example.com'))) });
    expect(answers).toEqual([]);
  });

  it('holds what looks like markup, quotes and ampersands', async () => {
    const { slide } = await translate(
      { slide: box(2, p(run('R&amp;D &lt;b&gt;'))) },
      answering(() => 'F&E <i> "x" </a:t>'),
    );
    expect(slide).toContain('<a:t>F&amp;E &lt;i&gt; &quot;x&quot; &lt;/a:t&gt;</a:t>');
  });
});

describe('a glossary', () => {
  const terms = [{ term: 'Deckwright' }, { term: 'board', translation: 'Vorstand' }, { term: 'to-do' }];

  it('is told for the texts that have its terms, and holds', async () => {
    const told: unknown[] = [];
    const { plan } = await translate(
      { slide: box(2, p(run('Deckwright for the board')) + p(run('Boards of wood'))) },
      async (texts, { terms: inThem }) => {
        told.push(inThem);
        return texts.map((text) => (text.startsWith('Deck') ? 'Deckwright für den Vorstand' : 'Bretter'));
      },
      { terms },
    );
    expect(told).toEqual([terms.slice(0, 2)]);
    expect(plan.flagged).toEqual([]);
  });

  it('that is missed is asked for once more and then named, with the translation shown', async () => {
    const { slide, plan } = await translate(
      { slide: box(2, p(run('For the board'))) },
      answering(() => 'Für den Rat'),
      { terms },
    );
    expect(textsIn(slide)).toEqual(['Für den Rat']);
    expect(plan.flagged).toMatchObject([{ reason: 'glossary_missed', shown: 'translation' }]);
  });
});

describe('a deck', () => {
  const table = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name="T" descr="A table of costs"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${xfrm(0, 0, 4 * IN, IN).replaceAll('a:xfrm', 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid><a:gridCol w="${4 * IN}"/></a:tblGrid><a:tr h="${IN}"><a:tc><a:txBody><a:bodyPr/>${words('Cost centre')}</a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  const notes = `<p:notes ${NS}><p:cSld><p:spTree>${sp({ id: 3, nvPr: '<p:ph type="body"/>', text: words('Speak slowly') })}</p:spTree></p:cSld></p:notes>`;
  const chart = `<c:chartSpace ${C} ${NS}><c:chart><c:title><c:tx><c:rich>${words('Sales by region')}</c:rich></c:tx></c:title><c:plotArea><c:barChart><c:ser><c:tx><c:strRef><c:f>S!B1</c:f><c:strCache><c:pt idx="0"><c:v>Actual</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:f>S!A2</c:f><c:strCache><c:pt idx="0"><c:v>North</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>S!B2</c:f><c:numCache><c:formatCode>General</c:formatCode><c:pt idx="0"><c:v>12.5</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`;
  const deck: DeckOf = {
    slide:
      box(2, p(run('Title'))) +
      table +
      sp({ id: 4, nvPr: '<p:ph type="sldNum"/>', text: p('<a:fld id="{1}" type="slidenum"><a:t>7</a:t></a:fld>', run(' page')) }),
    slideRelationships: { n: ['notesSlide', '../notesSlides/notesSlide1.xml'], c: ['chart', '../charts/chart1.xml'] },
    parts: {
      '/ppt/notesSlides/notesSlide1.xml': notes,
      '/ppt/charts/chart1.xml': chart,
      '/ppt/charts/_rels/chart1.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="w" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/package" Target="../embeddings/b.xlsx"/></Relationships>',
    },
  };

  it('tells the translator what each text is, what stands around it and what fits', async () => {
    const title = sp({ id: 2, nvPr: '<p:ph type="title"/>', spPr: xfrm(0, 0, 8 * IN, IN), text: words('Costs fell') });
    const bullets = sp({
      id: 3,
      nvPr: '<p:ph type="body" idx="1"/>',
      spPr: xfrm(0, IN, 4 * IN, 2 * IN),
      text: `<a:bodyPr/>${p(run('Fewer trips', 'sz="2000"'))}${p(run('Less fuel', 'sz="2000"'))}`,
    });
    const cell = (text: string): string => `<a:tc><a:txBody><a:bodyPr/>${p(run(text, 'sz="1000"'))}</a:txBody></a:tc>`;
    const grid = table
      .replace(/<a:tblGrid>.*<\/a:tr>/, `<a:tblGrid><a:gridCol w="${IN}"/><a:gridCol w="${IN}"/></a:tblGrid>ROWS`)
      .replace(
        'ROWS',
        ['Centre Cost', 'Depot High'].map((row) => `<a:tr h="${IN / 4}">${row.split(' ').map(cell).join('')}</a:tr>`).join(''),
      );
    const axis = `<c:catAx><c:title><c:tx><c:rich>${words('Region')}</c:rich></c:tx></c:title></c:catAx>`;
    const about = new Map<string, unknown>();
    const full = {
      ...deck,
      slide: title + bullets + grid,
      parts: { ...deck.parts, '/ppt/charts/chart1.xml': chart.replace('</c:plotArea>', `${axis}</c:plotArea>`) },
    };
    const ask: Ask = async (texts, round) => {
      for (const [i, text] of texts.entries()) about.set(text, round.about[i]);
      return texts.map(pseudo);
    };
    await translate(full, ask, { include_notes: true });
    const context = { slide_title: 'Costs fell' };
    expect(about.get('Costs fell')).toMatchObject({ role: 'title', room: { lines: expect.any(Number) } });
    expect(about.get('Fewer trips')).toMatchObject({ role: 'bullet', context: { ...context, after: 'Less fuel' } });
    expect(about.get('Less fuel')).toMatchObject({ role: 'bullet', context: { ...context, before: 'Fewer trips' } });
    expect(about.get('Cost')).toMatchObject({ role: 'table_head', context: { row: 'Centre' } });
    // An inch less its insets holds 57.6 pt of letters of 10 pt: 11 characters in one line.
    expect(about.get('High')).toEqual({
      role: 'table_cell',
      context: { ...context, column: 'Cost', row: 'Depot' },
      room: { characters: 11, lines: 1 },
    });
    expect(about.get('Sales by region')).toMatchObject({ role: 'chart_title', context });
    expect(about.get('Region')).toMatchObject({ role: 'axis_title' });
    expect(about.get('Actual')).toMatchObject({ role: 'series_name' });
    expect(about.get('North')).toMatchObject({ role: 'category_name' });
    expect(about.get('Speak slowly')).toEqual({ role: 'note', context });
    expect(about.get('A table of costs')).toMatchObject({ role: 'alt_text' });
  });

  it('has its tables, charts and descriptions translated, and its notes when asked', async () => {
    const { answers, plan, slide, textOf } = await translate(deck, undefined, { include_notes: true });
    expect(answers.map(({ source }) => source)).toEqual([
      'Title',
      'Cost centre',
      'A table of costs',
      'Speak slowly',
      'Sales by region',
      'Actual',
      'North',
    ]);
    expect(slide).toContain('descr="Á táblëø øf cøstsø"');
    expect(textOf('/ppt/notesSlides/notesSlide1.xml')).toContain('Spëákø sløwlyø');
    expect(textOf('/ppt/charts/chart1.xml')).toContain('<c:v>Áctüálø</c:v>');
    expect(textOf('/ppt/charts/chart1.xml')).toContain('<c:v>12.5</c:v>');
    expect(plan.warnings).toMatchObject([{ code: 'chart_data_keeps_words', slide: 1 }]);
    expect([...plan.changed.keys()].sort()).toEqual(['/ppt/charts/chart1.xml', '/ppt/notesSlides/notesSlide1.xml', SLIDE]);
  });

  it('keeps what it was told to leave', async () => {
    const { answers, plan } = await translate(deck, undefined, { include_tables: false, include_charts: false, include_alt_text: false });
    expect(answers.map(({ source }) => source)).toEqual(['Title']);
    expect([...plan.changed.keys()]).toEqual([SLIDE]);
  });

  it('has text that no longer fits made smaller, to 9 pt at least, and named where it does not fit then', async () => {
    const size = (pt: number): string => `<a:rPr lang="en-US" sz="${pt * 100}"><a:latin typeface="Arial"/></a:rPr>`;
    const sized = (id: number, pt: number, w: number, h: number): string =>
      box(id, `<a:p><a:r>${size(pt)}<a:t>Short words ${id}</a:t></a:r></a:p>`, [w, h]);
    const { slide, plan } = await translate(
      { slide: sized(2, 20, 3, 0.5) + sized(3, 12, 0.9, 0.2) },
      answering((text) => `Ein deutlich längerer Satz, der hier steht ${text.slice(-1)}`),
    );
    expect(plan.fitted).toMatchObject([{ slide: 1, shape_id: 2, action: 'shrink_to_fit' }]);
    expect(Number(/sz="(\d+)"/.exec(slide)?.[1])).toBeLessThan(2000);
    expect(Number(/sz="(\d+)"/.exec(slide)?.[1])).toBeGreaterThanOrEqual(900);
    expect(slide).toContain('sz="1200"');
    expect(plan.warnings).toMatchObject([{ code: 'does_not_fit', slide: 1, shape_id: 3 }]);
  });

  it('is left alone where a text that was not translated overflows already', async () => {
    const long = `<a:p><a:r><a:rPr sz="2000"><a:latin typeface="Arial"/></a:rPr><a:t>${'1234567890 '.repeat(20)}</a:t></a:r></a:p>`;
    const { slide, plan } = await translate({ slide: box(2, long, [2, 0.5]) + box(4, p(run('Words'))) });
    expect(plan).toMatchObject({ fitted: [], warnings: [], texts: { translated: 1 } });
    expect(slide).toContain('sz="2000"');
  });

  it('translated into itself has not changed', async () => {
    const { plan } = await translate(
      deck,
      answering((text) => text),
    );
    expect(plan).toMatchObject({ translated_slides: [], texts: { translated: 0, put_back: 0 } });
    expect(plan.changed.size).toBe(0);
  });
});

describe('the numbers of a text', () => {
  const plain = (source: string, translated: string) => judgeText({ source, pieces: [{ kind: 'words', text: source }] }, translated);
  it.each([
    ['Up 12 % in Q3 2024', 'Im Q3 2024 um 12 % höher'],
    ['From 5–10 to 1.200,5', 'Von 5–10 auf 1.200,5'],
    ['Day-1 plan (2)', 'Plan für Tag-1 (2)'],
    ['٣ files', '٣ Dateien'],
  ])('may stand in another order: %s', (source, translated) => expect(plain(source, translated)).toBeUndefined());
});

describe('figures in the notation of the target', () => {
  const shown = async (text: string, to: string, from = 'en') => {
    const { plan, slide } = await translate(
      { slide: box(2, p(run(text))) },
      answering((source) => source),
      { localize_numbers: { from, to } },
    );
    expect(plan.numbers_untouched.ok).toBe(true);
    return textsIn(slide)[0];
  };

  it.each([
    ['de', '1,234.5', '1.234,5'],
    ['fr', '1,234.5', '1\u202f234,5'],
    ['es', '1,234.5', '1.234,5'],
    ['pt', '12,345,678.05', '12.345.678,05'],
    ['ru', 'up by -1,234.5 %', 'up by -1\u00a0234,5 %'],
    ['ja', '1,234.5', '1,234.5'],
    ['zh', '1,234.5', '1,234.5'],
    ['ar-EG', '1,234.5', '١٬٢٣٤٫٥'],
    ['hi', '1,234,567.5', '12,34,567.5'],
    ['de', 'grew $1.5m to 2.5x, 12.5% more', 'grew $1,5m to 2,5x, 12,5% more'],
    ['de', 'from 1.5–2.5 million, about (0.75)', 'from 1,5–2,5 million, about (0,75)'],
  ])('are written as in %s: %s', async (to, text, wanted) => expect(await shown(text, to)).toBe(wanted));

  it('come from another language too', async () => {
    expect(await shown('1.234,5 Fahrten', 'en', 'de')).toBe('1,234.5 Fahrten');
    expect(await shown('1\u202f234,5 trajets', 'de', 'fr')).toBe('1.234,5 trajets');
  });

  it.each([
    'version 1.5 of the plan',
    'v2.1 ships',
    'with Python 3.12 now',
    'on 12.05.2026',
    'on 3/4/2026',
    'at 9.30 am',
    'call 555.123.4567',
    'call +1 555.1234',
    'see https://example.com/1.5/plan',
    'write to a1.5@example.com',
    'code A-1.5 and B_2.5',
    'ISO 27001:2022',
    '10.0.0.1',
    'section 4.2',
    'in 2026',
    'id 10,001',
  ])('are none in %s', async (text) => expect(await shown(text, 'de')).toBe(text));

  it('are seen in the deck where nobody says its language, and stay where it shows none', async () => {
    const of = (text: string) =>
      translate(
        { slide: box(2, p(run(text))) },
        answering((source) => source),
        { localize_numbers: { to: 'en' } },
      );
    expect(textsIn((await of('12,5 % und 1.234,75 Euro')).slide)).toEqual(['12.5 % und 1,234.75 Euro']);
    const unknown = await of('1.234 Euro');
    expect(textsIn(unknown.slide)).toEqual(['1.234 Euro']);
    expect(unknown.plan.warnings).toMatchObject([{ code: 'notation_unknown' }]);
  });

  it('keep their runs, change without words and where no translation came, and doubted ones are named', async () => {
    const deck = { slide: box(2, p(run('1,234.5')) + p(run('Sales ', 'b="1"'), run('of 2.5 m')) + p(run('Web 2.0 grew'))) };
    const { slide, plan } = await translate(
      deck,
      answering((text) => (text.includes('Sales') ? null : text)),
      { localize_numbers: { from: 'en', to: 'de' } },
    );
    expect(textsIn(slide)).toEqual(['1.234,5', 'Sales ', 'of 2,5 m', 'Web 2.0 grew']);
    expect(plan.warnings).toMatchObject([{ code: 'number_kept', message: expect.stringContaining('2.0') }]);
  });

  it('stay as they are where nobody asks', async () => {
    const { slide } = await translate(
      { slide: box(2, p(run('1,234.5 riders'))) },
      answering((source) => source),
    );
    expect(textsIn(slide)).toEqual(['1,234.5 riders']);
  });
});
