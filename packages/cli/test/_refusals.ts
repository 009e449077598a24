/** Ways to call commands that are refused, one of each kind, and those that a recording of the service has for the same content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANY, type Provoked } from './_obey.ts';

const WATERFALL = JSON.parse(readFileSync(join(import.meta.dirname, '../../../samples/ebitda-bridge.json'), 'utf8')) as Record<
  string,
  unknown
>;
const blocks = (count: number) => Array.from({ length: count }, (_, i) => ({ label: `Topic ${i + 1}` }));
const AGENDA = { form: 'agenda_list', headline: 'All topics', blocks: blocks(30) };
const KPIS = { form: 'kpi_metrics', headline: 'Riders', data: { metrics: [{ name: 'Riders', value: '1' }] } };

const slide = (value: unknown, code: string, ...more: string[]): Provoked => ({
  argv: ['render', '@slide.json', '--out', '@out', '--json', ...more],
  files: { 'slide.json': value },
  code,
});
const deck = (value: unknown, code: string, ...more: string[]): Provoked => ({
  argv: ['deck', '@deck.json', '--out', '@out', '--json', ...more],
  files: { 'deck.json': value },
  code,
});
const WIDE = [
  'Revenue by region',
  ...['Region', 'North', 'South'].map((name, k) =>
    [name, ...Array.from({ length: 70 }, (_, i) => (k === 0 ? `C ${i}` : String(i + k)))].join('\t'),
  ),
].join('\n');

/** Content that is refused wherever it is drawn. */
const CONTENT: readonly Provoked[] = [
  slide({ ...WATERFALL, form: 'waterfall_brigde' }, 'unknown_form'),
  slide({ ...WATERFALL, form: 'xyzzy' }, 'unknown_form'),
  slide({ ...WATERFALL, variant: 'of_nobody' }, 'unknown_variant'),
  slide({ ...WATERFALL, theme_id: 'corporate_drak' }, 'unknown_theme'),
  slide(WATERFALL, 'unknown_theme', '--theme', 'corporate_drak'),
  slide({ component: 'dount', params: {} }, ANY),
  slide({ headline: 'H', body: { component: 'gantt_chrat', params: {} } }, ANY),
  slide({ prior_id: 'startup_vc__market__funnel', content: { headline: 'H' } }, 'unknown_prior'),
  slide(KPIS, 'intent_invalid_shape'),
  slide({ form: 'funnel', headline: 'Sales', data: { stages: 'none' } }, 'intent_invalid_shape'),
  slide({ ...WATERFALL, outputs: ['docx'] }, ANY),
  slide({}, ANY),
  slide([], ANY),
  slide('{"form": ', 'invalid_json'),
  slide('', 'invalid_json'),
  slide(AGENDA, 'capacity_exceeded'),
  slide({ ...AGENDA, preview: true }, 'capacity_exceeded'),
  slide({ brief: WIDE }, 'capacity_exceeded'),
  slide({ brief: 'Bar chart of units by plant' }, 'intent_unroutable'),
  slide({ brief: 'Make a 5-slide deck about our year. We grew.' }, 'intent_unroutable'),
  slide({ brief: 'Driver tree: EUR 95 = 50m + 310m' }, 'intent_unroutable'),
  slide({ brief: 'Show revenue by region' }, 'intent_unroutable'),
  slide({ brief: '' }, ANY),
  slide({ brief: 'KPIs: ARR $2M, churn 3%', preview: true }, 'preview_not_eligible'),
  slide({ form: 'cover', headline: 'H', image: { src: 'none.png' }, data: {} }, ANY),
  slide({ form: 'cover', headline: 'H', data: { picture: { src: 'https://127.0.0.1/a.png' } } }, ANY),
  slide(new Uint8Array([0xff, 0xfe, 0x7b]), 'input_unreadable'),
  slide(' '.repeat(10 * 1024 * 1024 + 1), 'payload_too_large'),
  { argv: ['render', '@none.json', '--out', '@out', '--json'], code: 'input_unreadable' },
  deck({ slides: [KPIS, { ...WATERFALL, form: 'waterfall_brigde' }] }, 'intent_invalid_shape'),
  deck({ slides: [AGENDA, AGENDA] }, ANY),
  deck({ slides: [WATERFALL, AGENDA] }, ANY),
  deck({ slides: [{ brief: 'Show revenue by region' }, WATERFALL] }, ANY),
  deck({ slides: [] }, ANY),
  deck({ slides: Array.from({ length: 101 }, () => WATERFALL) }, ANY),
  deck({ slides: [WATERFALL], theme_id: 'nordic_mnimal' }, 'unknown_theme'),
  deck({ slides: [WATERFALL] }, 'unknown_theme', '--theme', 'corporate_drak'),
  deck({ slides: [WATERFALL] }, ANY, '--server', 'http://127.0.0.1:9', '--key', 'dw_live_x'),
];

/** Calls that no content can help. */
const CALLS: readonly Provoked[] = [
  { argv: ['rendr', '@slide.json'], files: { 'slide.json': WATERFALL }, code: 'unknown command' },
  { argv: ['render', '@slide.json', '--out', '@o', '--fromats', 'pdf'], files: { 'slide.json': WATERFALL }, code: 'unknown option' },
  { argv: ['render', '@slide.json'], files: { 'slide.json': WATERFALL }, code: '--out' },
  { argv: ['render', '@slide.json', '--out', '@o', '--formats', 'docx'], files: { 'slide.json': WATERFALL }, code: 'docx' },
  { argv: ['render', '@a', '@b', '--out', '@o'], files: { 'a/x.json': WATERFALL, 'b/x.json': WATERFALL }, code: 'would both write' },
  { argv: ['render', '@empty', '--out', '@o'], files: { 'empty/read.me': 'x' }, code: 'has no .json file' },
  {
    argv: ['render', '@a.json', '@b.json', '--out', '-'],
    files: { 'a.json': WATERFALL, 'b.json': WATERFALL },
    code: '--out - writes one file',
  },
  { argv: ['render', '@slide.json', '--out', '@o', '--brand', '@none.json'], files: { 'slide.json': WATERFALL }, code: 'none.json' },
  {
    argv: ['render', '@slide.json', '--out', '@o', '--brand', '@b.json'],
    files: { 'slide.json': WATERFALL, 'b.json': { colours: 3 } },
    code: 'b.json',
  },
  { argv: ['render', '@slide.json', '--out', '@o', '--template', '@none.pptx'], files: { 'slide.json': WATERFALL }, code: 'none.pptx' },
  {
    argv: ['render', '@slide.json', '--out', '@o', '--template', '@t.pptx', '--json'],
    files: { 'slide.json': WATERFALL, 't.pptx': 'no deck' },
    code: ANY,
  },
  { argv: ['deck', '@none.json', '--out', '@o'], code: 'none.json' },
  { argv: ['deck', '@deck.json', '--out', '@o'], files: { 'deck.json': '{"slides":' }, code: 'deck.json' },
  { argv: ['deck', '@deck.json', '--out', '@o'], files: { 'deck.json': [1] }, code: 'holds no deck' },
  { argv: ['deck', '@empty.md', '--out', '@o'], files: { 'empty.md': ' ' }, code: 'The document has no text' },
  { argv: ['deck', '@d', '--out', '@o'], files: { 'd/a.json': { slides: [] } }, code: 'is a whole deck' },
  { argv: ['deck', '@deck.json', '--out', '@o', '--brand', '@x', '--template', '@y'], files: { 'deck.json': {} }, code: 'not both' },
  { argv: ['deck', '@deck.json', '--out', '-', '--formats', 'pptx,pdf'], files: { 'deck.json': { slides: [WATERFALL] } }, code: '--out -' },
  { argv: ['plan'], code: 'name a brief' },
  { argv: ['plan', ''], code: 'a brief has' },
  { argv: ['plan', '--file', '@none.txt'], code: 'none.txt' },
  { argv: ['plan', '--file', '@p.json'], files: { 'p.json': '{"brief":' }, code: 'p.json' },
  { argv: ['plan', '--file', '@p.json'], files: { 'p.json': { text: 'x' } }, code: 'has no "brief"' },
  { argv: ['plan', 'Make a 5-slide deck about our year. We grew.'], code: 'more than one slide' },
  { argv: ['plan', '--file', '@p.json', '--json'], files: { 'p.json': { brief: 'Show revenue by region' } }, code: ANY },
  { argv: ['catalog', 'waterfal_bridge'], code: 'There is no form' },
  { argv: ['catalog', 'xyzzy'], code: 'There is no form' },
  { argv: ['lint', '@slide.json', '--json'], files: { 'slide.json': { ...WATERFALL, form: 'waterfall_brigde' } }, code: 'unknown_form' },
  { argv: ['lint', '@slide.json', '--json'], files: { 'slide.json': AGENDA }, code: 'capacity_exceeded' },
  { argv: ['lint', '@slide.json', '--json'], files: { 'slide.json': '{' }, code: ANY },
  { argv: ['lint', '@none.json', '--json'], code: 'input_unreadable' },
  { argv: ['lint', '@slide.json', '--theme', 'corporate_drak'], files: { 'slide.json': WATERFALL }, code: 'corporate_drak' },
  { argv: ['brand', 'show', '@none.json'], code: 'none.json' },
  { argv: ['brand', 'make', '--out', '@b.json', '--colors', 'blue'], code: 'no colour' },
  { argv: ['code', '@none.py', '--out', '@o'], code: 'none.py' },
  { argv: ['invoice', 'list', '--server', 'http://127.0.0.1:9', '--key', 'x'], code: '127.0.0.1:9' },
  { argv: ['translate', '@deck.pptx', '--to', 'xx'], files: { 'deck.pptx': 'x' }, code: 'xx' },
  { argv: ['merge', '@a.pptx', '--out', '@w.pptx'], files: { 'a.pptx': 'x' }, code: 'merge takes' },
  { argv: ['pdf', 'convert', '@a.pdf', '--out', '@o', '--pages', '3-1'], files: { 'a.pdf': 'x' }, code: 'wanted is' },
  { argv: ['show', '@a.pptx', '--png', '--pdf'], files: { 'a.pptx': 'x' }, code: 'not both' },
  { argv: ['show', '@a.pptx', '--slides', '3-1'], files: { 'a.pptx': 'x' }, code: '3-1' },
  { argv: ['repair', '@a.pptx', '--actions', 'make_it_nice'], files: { 'a.pptx': 'x' }, code: 'make_it_nice' },
];

const FILE_COMMANDS: readonly (readonly string[])[] = [
  ['inspect', '@a'],
  ['repair', '@a'],
  ['show', '@a'],
  ['sync', '@a'],
  ['translate', '@a', '--to', 'de', '--dry-run'],
  ['merge', '@a', '@a', '--out', '@w.pptx'],
  ['pdf', 'analyze', '@a'],
  ['pdf', 'convert', '@a', '--out', '@o'],
  ['render', '@slide.json', '--out', '@o', '--template', '@a'],
];
const NO_FILES: Readonly<Record<string, unknown>> = {
  'page.pptx': '<!doctype html><title>No deck</title>',
  'empty.pptx': '',
  'old.pptx': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  'cut.pptx': Buffer.from('504b0304140000000800', 'hex'),
  'talk.pdf': '%PDF-1.7\nnothing',
};

const fileCall = (argv: readonly string[], name: string): Provoked => ({
  argv: [...argv.map((word) => (word === '@a' ? `@${name}` : word)), '--json'],
  files: { 'slide.json': WATERFALL, ...(name in NO_FILES ? { [name]: NO_FILES[name] } : {}) },
  code: ANY,
});
const NAMES = [...Object.keys(NO_FILES), 'gone.pptx'];

/** Every command that takes a file, with every file that is none of its kind: a process for each. */
export const allFiles: readonly Provoked[] = FILE_COMMANDS.flatMap((argv) => NAMES.map((name) => fileCall(argv, name)));

/** Every command once, and every file once; the way to say it is one. */
const FILES: readonly Provoked[] = FILE_COMMANDS.map((argv, i) => fileCall(argv, NAMES[i % NAMES.length] ?? ''));

export const refusals: readonly Provoked[] = [...CONTENT, ...CALLS, ...FILES];

interface Recorded {
  readonly door: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly code: string;
}
const AT: Readonly<Record<string, (value: unknown) => Provoked>> = {
  '/v1/render/intent': (value) => slide(value, ANY),
  '/v1/render/auto': (value) => slide(value, ANY),
  '/v1/render/intent/deck': (value) => deck(value, ANY),
  '/v1/plan': (value) => ({ argv: ['plan', '--file', '@plan.json', '--json'], files: { 'plan.json': value }, code: ANY }),
};

/** Content that the service refused, named to commands. */
export const atCommands = (recording: string): readonly Provoked[] =>
  readFileSync(recording, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recorded)
    .flatMap(({ door, method, path, body }) =>
      door === 'rest' && method === 'POST' && body !== undefined ? (AT[path]?.(body) ?? []) : [],
    );
