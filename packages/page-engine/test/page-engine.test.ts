/** The engine in a worker of Chromium gives the files of the service. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { briefReader } from '@deckwright/brief';
import { formExample, forms, priorExample, priors } from '@deckwright/draw/catalog';
import { compileDeck, drawAll, readDeckRequest, trySlide } from '@deckwright/draw/deck';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { type Brand, brandKitSchema, themes } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { drawingProblem } from '@deckwright/platform/errors';
import { readTables } from '@deckwright/read/document/tables';
import { work as repairWork } from '@deckwright/review/repair/repair.work';
import { haveBrowser, openWatched, type Page, startBrowser } from '@deckwright/testkit/browser';
import { makeWithPython } from '@deckwright/testkit/python-documents';
import { brandOf } from '@deckwright/uploads/brand';
import { work as brandWork } from '@deckwright/uploads/brand/brand.work';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { readPixels } from '@deckwright/write/png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPageEngine } from '../build.mjs';
import { CLIENT } from './page-client.ts';
import { type ServedEngine, serveEngine } from './serve-engine.ts';

type Browser = Awaited<ReturnType<typeof startBrowser>>;

const fonts = carriedFonts();
const drawKit = createDrawKit(fonts);
const writeKit = createWriteKit(fonts);
const sha256 = (bytes: Uint8Array | undefined): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

/** The most that the first slide may fetch besides faces, in bytes. */
const MOST_BYTES = 2_500_000;

/** Letters are smoothed in different ways; those in another place differ by more than twice this. */
const MOST_DIFFERENCE = 1.5;
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const BRIDGE: Readonly<Record<string, unknown>> = formExample('waterfall_bridge', 'standard_driver_bridge') ?? {};
const metrics = (...labels: readonly string[]) => ({ metrics: labels.map((label, i) => ({ label, value: 12 + i })) });
const SPOKEN: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['Japanese', { form: 'kpi_metrics', headline: '四半期の売上は計画を上回りました', data: metrics('売上高', '営業利益', '顧客数') }],
  ['Arabic', { form: 'kpi_metrics', headline: 'تجاوزت المبيعات الخطة هذا الربع', data: metrics('المبيعات', 'الأرباح', 'العملاء') }],
  [
    'German',
    { form: 'kpi_metrics', headline: 'Die Donaudampfschifffahrtsgesellschaft wächst', language: 'de', data: metrics('Schifffahrt') },
  ],
  ['Calibri', { form: 'kpi_metrics', headline: 'Efficient offices find traffic', theme_id: 'technical-light', data: metrics('Ruffled') }],
];
const LANGUAGES = SPOKEN.map(([, request]) => request);

interface Brief {
  readonly ok: boolean;
  readonly pptx?: string;
  readonly pdf?: string;
  readonly status?: unknown;
  readonly problem?: Readonly<Record<string, unknown>>;
  readonly needs_service?: unknown;
  readonly dropped?: boolean;
  readonly ms?: number;
  readonly picture?: readonly [number, number];
  readonly [member: string]: unknown;
}

describe.skipIf(!haveBrowser)('the engine in a page', () => {
  let browser: Browser;
  let folder: string;
  let served: ServedEngine;
  let page: Page;
  let complaints: readonly string[];

  const askOfFile = (message: object, file: Uint8Array): Promise<Brief> =>
    page.evaluate(`askOfFile(${JSON.stringify(message)}, ${JSON.stringify(Buffer.from(file).toString('base64'))})`);
  const ask = (message: object): Promise<Brief> => page.evaluate(`ask(${JSON.stringify(message)})`);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'page-engine-'));
    const { version } = await buildPageEngine(folder);
    served = await serveEngine(join(folder, version));
    browser = await startBrowser();
    const watched = await openWatched(browser, served.base, { width: 800, height: 600 });
    ({ page, complaints } = watched);
    await page.goto(served.base);
    await page.evaluate(CLIENT);
    await page.evaluate(`startEngine(${JSON.stringify(`${served.base}worker.js`)})`);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('fetches little before the first slide stands', async () => {
    const first = await ask({ kind: 'draw', request: BRIDGE, want: ['picture', 'pptx'] });
    expect(first).toMatchObject({ ok: true, status: 'complete', picture: [1280, 720], title: BRIDGE['headline'] });
    const bytes = [...served.fetched].filter(([path]) => !path.startsWith('faces/')).reduce((sum, [, size]) => sum + size, 0);
    console.log(`fetched before the first slide stands: ${bytes} bytes besides faces`);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('writes the files of the service, byte for byte, without a network', async () => {
    expect(await ask({ kind: 'load', faces: 'all' })).toMatchObject({ ok: true });
    // A language whose words are parted loads its patterns when it first comes.
    for (const request of LANGUAGES) await ask({ kind: 'draw', request, want: ['picture'] });
    await page.context().setOffline(true);
    const began = performance.now();
    const wrong: unknown[] = [];
    const requests = [
      ...priors.map(({ prior_id }) => priorExample(prior_id)),
      ...LANGUAGES,
      ...themes.map(({ id }) => ({ ...BRIDGE, theme_id: id })),
    ];
    for (const request of requests) {
      const drawn = await ask({ kind: 'draw', request, want: ['pptx', 'pdf'] });
      const { pptx, pdf } = await writeFiles(await deckOf(request), ['pptx', 'pdf'], writeKit);
      if (drawn.pptx !== sha256(pptx) || drawn.pdf !== sha256(pdf)) wrong.push([request, drawn.problem ?? drawn.needs_service]);
    }
    const took_s = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${requests.length} slides (${priors.length} priors), .pptx and PDF each: ${wrong.length} differ; drawn twice in ${took_s} s, without a network`,
    );
    expect(wrong).toEqual([]);
    await page.context().setOffline(false);
  });

  it.each<readonly [string, unknown]>([['figures', BRIDGE], ['a photograph', priorExample('image_story_full_bleed')], ...SPOKEN])(
    'paints what the service paints: %s',
    async (_, request) => {
      const png = Buffer.from(await page.evaluate<string>(`pngOf(${JSON.stringify(request)})`), 'base64');
      const ours = await writeFiles(await deckOf(request), ['png'], writeKit, { width_px: 1280 });
      const [painted, wanted] = await Promise.all([readPixels(png), readPixels(ours.png ?? new Uint8Array())]);
      expect([painted.width, painted.height]).toEqual([wanted.width, wanted.height]);
      expect(meanDifference(painted.rgb, wanted.rgb)).toBeLessThan(MOST_DIFFERENCE);
    },
  );

  it('refuses in the words of the service', async () => {
    for (const request of [{ form: 'waterfal_bridge' }, { form: 'kpi_metrics', data: { metrics: 'x' } }, {}]) {
      const read = readSlideRequest(request);
      if (read.ok) throw new Error('It was read.');
      const { problem, ok } = await ask({ kind: 'draw', request, want: ['picture'] });
      expect([ok, problem]).toEqual([false, JSON.parse(JSON.stringify(drawingProblem(read.problem)))]);
    }
    expect(await ask({ kind: 'draw', request: '{"form": "x", "form": "y"}', want: [] })).toMatchObject({
      ok: false,
      problem: { code: 'invalid_json', status: 400, reason: 'duplicate_key', line: 1 },
    });
    expect(await ask({ kind: 'draw', request: {}, want: ['gif'] })).toMatchObject({ ok: false, problem: { code: 'request_invalid' } });
    expect(await ask({ kind: 'schema', form: 'nothing' })).toMatchObject({ ok: false, problem: { code: 'unknown_form' } });
  });

  it('keeps the order of keys in a text as it was typed', async () => {
    const typed = JSON.stringify({ ...BRIDGE, theme_id: 'corporate-dark' });
    const asText = await ask({ kind: 'draw', request: typed, want: ['pptx'] });
    expect(asText.pptx).toBe(sha256((await writeFiles(await deckOf(JSON.parse(typed)), ['pptx'], writeKit)).pptx));
  });

  it('says what only the service writes, and writes the rest', async () => {
    const request = { form: 'image_story', headline: 'A dot', image_src: `data:image/png;base64,${DOT}`, data: {} };
    const drawn = await ask({ kind: 'draw', request, want: ['picture', 'pptx', 'pdf'] });
    const { pptx } = await writeFiles(await deckOf(request), ['pptx'], writeKit);
    expect(drawn).toMatchObject({ ok: true, pptx: sha256(pptx), needs_service: [{ part: 'pdf' }] });
    expect(drawn.pdf).toBeUndefined();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>').toString(
      'base64',
    );
    const vector = { ...request, image_src: `data:image/svg+xml;base64,${svg}` };
    const lacking = await ask({ kind: 'draw', request: vector, want: ['picture', 'png', 'pptx'] });
    expect(lacking).toMatchObject({
      ok: true,
      picture: [1280, 720],
      needs_service: [{ part: 'picture' }, { part: 'png' }, { part: 'pptx' }],
    });
  });

  it('reads briefs and draws decks as the service does, byte for byte', async () => {
    const brief = { brief: 'Revenue by region: North 1,240, South 980, West 1,510.' };
    const read = readSlideRequest(brief, { briefs: briefReader });
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck: ofBrief } = await drawSlide(read.request, drawKit);
    expect((await ask({ kind: 'draw', request: brief, want: ['pptx'] })).pptx).toBe(
      sha256((await writeFiles(ofBrief, ['pptx'], writeKit)).pptx),
    );

    const body = { name: 'Two', theme_id: 'minimal-dark', slides: [{ form: 'hero_statement', headline: 'Riders in June' }, BRIDGE] };
    const deck = readDeckRequest(body);
    if (!deck.ok) throw new Error(deck.problem.detail);
    const outcomes = await Promise.all(deck.deck.slides.map(async ({ request }) => (await trySlide(request, drawKit)).outcome));
    const compiled = await compileDeck(body, deck.deck, outcomes, drawAll(drawKit));
    if (compiled.deck === undefined) throw new Error('There is no deck.');
    const { pptx, pdf } = await writeFiles(compiled.deck, ['pptx', 'pdf'], writeKit);
    expect(await ask({ kind: 'deck', request: body, want: ['pptx', 'pdf'] })).toMatchObject({
      ok: true,
      title: 'Two',
      pptx: sha256(pptx),
      pdf: sha256(pdf),
    });
    expect(await ask({ kind: 'deck', request: { slides: [] }, want: ['pptx'] })).toMatchObject({ ok: false, problem: { status: 400 } });
  });

  it('offers the slides that a table may become, each with every number as it stands', async () => {
    const table = 'Quarter\tRevenue €m\tCosts €m\nQ1 2024\t86\t70.5\nQ2 2024\t92\t71\nQ3 2024\t97\t75\n';
    const { slides } = await ask({ kind: 'slides', text: table });
    const offered = slides as readonly { readonly form: string; readonly request: object }[];
    expect(offered.map(({ form }) => form)).toEqual(['trend_chart', 'data_table', 'comparison_matrix', 'heat_matrix']);
    for (const { request } of offered) {
      for (const figure of ['86', '70.5', '92', '71', '97', '75']) expect(JSON.stringify(request)).toContain(figure);
      expect(await ask({ kind: 'draw', request, want: [] })).toMatchObject({ ok: true, status: 'complete' });
    }
    expect(await ask({ kind: 'slides', text: 'We should do better.' })).toMatchObject({ ok: true, slides: [] });
    expect(await ask({ kind: 'slides', text: 'x'.repeat(20_001) })).toMatchObject({ ok: false, problem: { code: 'request_invalid' } });
  });

  const offeredOf = async (text: string) => {
    const { slides } = await ask({ kind: 'slides', text });
    return slides as readonly { readonly form: string; readonly request: { readonly [name: string]: unknown; readonly data?: object } }[];
  };

  it('offers of a table only what says all of its heads, and prints each figure as it is written', async () => {
    const punctual = await offeredOf('Depot\tPunctual\tTarget\nNorth\t94.1\t92\nHarbour\t88.4\t92\nWest\t91\t92');
    // The map prints no figures.
    expect(punctual.map(({ form }) => form)).not.toContain('position_map');
    expect(punctual[0]).toMatchObject({
      form: 'variance_table',
      request: { context: 'Depot', written: { 91: '91', 92: '92' }, data: { labels: { actual: 'Punctual', plan: 'Target' } } },
    });
    const teams = await offeredOf('Team,Heads\nA,5\nB,9\nC,3');
    expect(teams.map(({ form }) => form)).toContain('bar_rank_chart');
    for (const { form, request } of teams) if (form !== 'data_table') expect([form, request['context']]).toEqual([form, 'Team · Heads']);
  });

  it('reads the tables of a workbook and of a text', async () => {
    const book = makeWithPython(
      'depots.xlsx',
      `
from openpyxl import Workbook
w = Workbook()
s = w.active
s.title = 'Depots'
for row in (('Depot', 'Riders'), ('North', 410), ('Harbour', 300.5), ('East', 280)): s.append(row)
t = w.create_sheet('Days')
t['A1'] = 'Trains late by day'
for r, row in enumerate((('Day', 'Late'), ('Mon', 12), ('Tue', 9)), 3):
    for c, v in enumerate(row, 1): t.cell(r, c, v)
w.save(out)
`,
    );
    const { tables } = await askOfFile({ kind: 'tables', name: 'depots.xlsx' }, book);
    expect(tables).toEqual(await readTables({ name: 'depots.xlsx', bytes: book }));
    expect(tables).toMatchObject([{ name: 'Depots' }, { name: 'Days: Trains late by day' }]);
    const [first] = tables as readonly { readonly text: string }[];
    const { slides } = await ask({ kind: 'slides', text: first?.text });
    expect(slides).toMatchObject([
      { form: 'bar_rank_chart', request: { data: { categories: [{ value: 410 }, { value: 300.5 }, { value: 280 }] } } },
      {},
      {},
      {},
      {},
      {},
    ]);
    const csv = await askOfFile({ kind: 'tables', name: 'a.csv' }, new TextEncoder().encode('a;b\n1;2\n'));
    expect(csv).toMatchObject({ ok: true, tables: [{ name: '', text: 'a;b\n1;2\n' }] });
    expect(await askOfFile({ kind: 'tables', name: 'a.pdf' }, new TextEncoder().encode('%PDF-1.7'))).toMatchObject({
      ok: false,
      problem: { code: 'unknown_format' },
    });
  });

  it('finds and repairs in a .pptx what the service does, byte for byte', async () => {
    const file = makeWithPython(
      'faulty.pptx',
      `
from pptx import Presentation
from pptx.util import Inches, Pt
from pptx.dml.color import RGBColor
p = Presentation()
s = p.slides.add_slide(p.slide_layouts[6])
for i, (left, size, grey) in enumerate(((0.5, 5, 0x11), (9.2, 18, 0x11), (0.5, 18, 0xee))):
    box = s.shapes.add_textbox(Inches(left), Inches(0.5 + i * 2), Inches(3), Inches(1))
    run = box.text_frame.paragraphs[0].add_run()
    run.text = 'Numbers of the year are here'
    run.font.size = Pt(size)
    run.font.color.rgb = RGBColor(grey, grey, grey)
p.save(out)
`,
    );
    const { answer, files = [] } = await repairWork({ actions: undefined, dry_run: false }, [file]);
    const found = await askOfFile({ kind: 'check' }, file);
    expect(found['report']).toEqual(JSON.parse(JSON.stringify(answer)));
    expect(answer.actions.length).toBeGreaterThan(0);
    expect(found.pptx).toBe(sha256(files[0]));
    const cut = await askOfFile({ kind: 'check' }, file.subarray(0, 2000));
    expect(cut).toMatchObject({ ok: false, problem: { code: 'truncated', title: 'The file cannot be read' } });
  });

  it('draws in a brand of colours and carried fonts', async () => {
    const brand = { slug: 'northline', name: 'Northline', colors: ['#0B3D5C', '#F2A900'], fonts: { heading: 'Georgia', body: 'Calibri' } };
    const drawn = await ask({ kind: 'draw', request: { ...BRIDGE, theme_id: 'northline@1' }, brand, want: ['pptx'] });
    const made = await makeBrand(brand);
    const read = readSlideRequest({ ...BRIDGE, theme_id: 'northline@1' }, { brands: () => made });
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck } = await drawSlide(read.request, drawKit);
    expect(drawn.pptx).toBe(sha256((await writeFiles(deck, ['pptx'], writeKit)).pptx));
    expect(await ask({ kind: 'draw', request: BRIDGE, brand: { colors: ['blue'] }, want: [] })).toMatchObject({ ok: false });
  });

  it('drops what an editor no longer wants', async () => {
    const typed = [1, 2, 3, 4, 5].map((n) => ({
      kind: 'draw',
      editor: 'a',
      request: { ...BRIDGE, headline: `Typed ${n}` },
      want: ['picture'],
    }));
    const answers = await page.evaluate<readonly Brief[]>(`sameTime(${JSON.stringify(typed)})`);
    expect(answers.map(({ dropped = false }) => dropped)).toEqual([false, true, true, true, false]);
    expect(answers.at(-1)?.['title']).toBe('Typed 5');
  });

  it('lists the forms, and tells an editor what a form takes', async () => {
    const { forms: listed } = await ask({ kind: 'forms' });
    expect(listed).toHaveLength(forms.length);
    const schema = await ask({ kind: 'schema', form: 'kpi_metrics' });
    expect(schema).toMatchObject({ ok: true, form: 'kpi_metrics', data_schema: { type: 'object' } });
    for (const request of Object.values(Object(schema['examples'])))
      expect(await ask({ kind: 'draw', request, want: [] })).toMatchObject({ ok: true, status: 'complete' });
  });

  it('draws while people type', async () => {
    const letters = String(BRIDGE['headline']).length;
    const took: number[] = [];
    const work: number[] = [];
    for (let n = 1; n <= letters; n++) {
      const before = await processorMs(browser);
      took.push(await page.evaluate<number>(`typed(${JSON.stringify(BRIDGE)}, ${n})`));
      work.push((await processorMs(browser)) - before);
    }
    const share = (all: readonly number[], part: number): string =>
      (all.toSorted((a, b) => a - b)[Math.floor(part * (all.length - 1))] ?? 0).toFixed(0);
    console.log(
      `from a keystroke to its picture of 1280 px, of ${letters}: median ${share(took, 0.5)} ms, p95 ${share(took, 0.95)} ms; of all processors of the browser median ${share(work, 0.5)} ms, p95 ${share(work, 0.95)} ms`,
    );
    expect(took).toHaveLength(letters);
  });

  it('makes no complaint', () => expect(complaints).toEqual([]));
});

/** Of all processes of the browser. */
async function processorMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

async function deckOf(request: unknown): Promise<Deck> {
  const read = readSlideRequest(request);
  if (!read.ok) throw new Error(read.problem.detail);
  return (await drawSlide(read.request, drawKit)).deck;
}

/** As the service makes it of a kit without files. */
async function makeBrand(kit: object): Promise<Brand> {
  const { answer, files = [] } = await brandWork({ kit: brandKitSchema.parse(kit), files: [] }, []);
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return brandOf(answer, files, 'northline@1');
}

/** Of two pictures of one size, in steps of 255. */
function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}
