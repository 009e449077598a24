/**
 * Measures slides that are read of pictures: `npx tsx scripts/measure-picture.ts [FOLDER] [--every N] [--from N] [--units donut,timeline] [--only clean,half] [--out DIR]` draws every
 * N-th slide of the catalog, or those named, as a picture (clean, half as wide, as JPEG of quality 60, and photographed), converts each, and compares words, boxes, values
 * and form with the scene that was drawn. FOLDER has pictures of other slides, for which nothing is known: of them it says what was found, how
 * sure, and how long it took. Each picture has a process and its limits; each .pptx is validated. With --out, pictures and .pptx files are kept.
 */
import './usage.mjs';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConvertPictureAnswer, convertPictureTask } from '@deckwright/convert/picture';
import { components, forms } from '@deckwright/draw/catalog';
import { type Deck, inOfEmu, plainText, type Shape, type Slide, textsOf, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { createIsolate } from '@deckwright/isolate/run';
import { photograph } from '@deckwright/testkit/photograph';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { drawBody, unitOfComponent } from '@deckwright/testkit/unit-harness';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import sharp from 'sharp';

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at >= 0 ? args.splice(at, 2)[1] : undefined;
};
const [out, every = '10', from = '5', only, units] = ['--out', '--every', '--from', '--only', '--units'].map(option);
const MOST_S = 120;
/** Boxes that share this much of the area of both are one. */
const SAME_BOX = 0.7;

const isolate = createIsolate({ concurrency: 1, waiting: 0, is_private: true });
const kit = createWriteKit(carriedFonts());

interface Figures {
  pictures: number;
  failed: number;
  invalid: number;
  words: number;
  words_found: number;
  words_made: number;
  words_made_up: number;
  boxes: number;
  boxes_found: number;
  paths: number;
  paths_found: number;
  /** Values of marks in the scene; of those read, the ones within 5 %, and all others. */
  values: number;
  values_found: number;
  values_wrong: number;
  /** Slides; those whose request has their form, and another one. */
  forms: number;
  forms_right: number;
  forms_wrong: number;
  kept: number;
  seconds: number;
  most_s: number;
  most_mib: number;
}

const none = (): Figures => ({
  pictures: 0,
  failed: 0,
  invalid: 0,
  words: 0,
  words_found: 0,
  words_made: 0,
  words_made_up: 0,
  boxes: 0,
  boxes_found: 0,
  paths: 0,
  paths_found: 0,
  values: 0,
  values_found: 0,
  values_wrong: 0,
  forms: 0,
  forms_right: 0,
  forms_wrong: 0,
  kept: 0,
  seconds: 0,
  most_s: 0,
  most_mib: 0,
});

const bodies = [
  ...components.map((one) => [one.name, unitOfComponent(one).body(one.example.params)] as const),
  ...forms.flatMap(({ form, variants }) =>
    variants.map(({ name, example }) => [`${form.name}-${name}`, { form: form.name, variant: name, ...example }] as const),
  ),
];

const VARIANTS: Readonly<Record<string, (png: Uint8Array) => Promise<Uint8Array>>> = {
  clean: (png) => sharp(png).png().toBuffer(),
  half: (png) => sharp(png).resize(960).png().toBuffer(),
  jpeg60: (png) => sharp(png).jpeg({ quality: 60 }).toBuffer(),
  photographed: (png) => photograph(png).then((jpeg) => Buffer.from(jpeg)),
};

/** A value is found where the one read is off by less. */
const SAME_VALUE = 0.05;

/** Components and forms that have one structure; all others are their own. */
const FORMS: Readonly<Record<string, string>> = {
  bar_list: 'bars',
  bar_rank_chart: 'bars',
  stacked_bar: 'stacked',
  'bar_rank_chart-stacked_composition_bar': 'stacked',
  'trend_chart-stacked_column_trend': 'stacked',
  donut: 'ring',
  line_trend: 'line',
  list: 'list',
  card: 'cards',
  card_grid: 'cards',
  icon_grid: 'cards',
  metric: 'metrics',
  timeline: 'timeline',
  timeline_roadmap: 'timeline',
  steps: 'steps',
  linear_flow: 'steps',
  'trend_chart-trend_line': 'line',
  comparison_table: 'table',
  comparison_matrix: 'table',
  data_table: 'table',
  variance_table: 'table',
};

if (out !== undefined) mkdirSync(out, { recursive: true });
const [folder] = args;
if (folder === undefined) await measureOwn();
else await measureFolder(folder);

async function measureOwn(): Promise<void> {
  const variants = Object.entries(VARIANTS).filter(([name]) => only === undefined || only.split(',').includes(name));
  const figures = new Map(variants.map(([name]) => [name, none()]));
  for (const [name, body] of bodies.filter(([one], i) => units?.split(',').includes(one) ?? i % Number(every) === Number(from))) {
    const drawn = await drawBody(body);
    if (!('deck' in drawn)) continue;
    const png = await pictureOf(drawn.deck);
    for (const [variant, make] of variants) {
      const sum = figures.get(variant) ?? none();
      const picture = await make(png);
      if (out !== undefined)
        writeFileSync(join(out, `${name}-${variant}.${variant.startsWith('p') || variant.startsWith('j') ? 'jpg' : 'png'}`), picture);
      const got = await convert(`${name}-${variant}`, picture, sum);
      const [slide] = drawn.deck.slides;
      if (got === undefined || slide === undefined) continue;
      judge(`${name} ${variant}`, got, slide, sum);
      judgeValues(got, slide, body, sum);
      judgeForm(body, got, sum);
    }
  }
  for (const [variant, sum] of figures)
    console.log(
      variant,
      JSON.stringify(sum, (_, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)),
    );
}

async function measureFolder(from: string): Promise<void> {
  const sum = none();
  for (const file of readdirSync(from).filter((name) => /\.(?:png|jpe?g|webp)$/i.test(name))) {
    const got = await convert(file, (await VARIANTS['clean']?.(readFileSync(join(from, file)))) ?? new Uint8Array(), sum);
    if (got === undefined) continue;
    const { found, confidence, elements, not_understood } = got;
    console.log(file, JSON.stringify({ confidence, ...found, elements: elements.length, not_understood: not_understood.length }));
    sum.words_made += found.words;
    sum.words_found += found.words_read_again;
  }
  console.log(JSON.stringify(sum));
}

/** Without the request, as a screenshot has it. */
async function pictureOf(deck: Deck): Promise<Uint8Array> {
  const { source: _, ...rest } = deck;
  const { png = new Uint8Array() } = await writeFiles(rest, ['png'], kit);
  return png;
}

async function convert(name: string, picture: Uint8Array, sum: Figures): Promise<ConvertPictureAnswer | undefined> {
  const began = performance.now();
  const watch = setInterval(() => {
    sum.most_mib = Math.max(sum.most_mib, ...memoryOfChildren());
  }, 100);
  const done = await isolate.run(convertPictureTask, { branch: 'reconstruct' }, [picture], { limits: { time_ms: MOST_S * 1000 } });
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  sum.pictures++;
  sum.seconds += seconds;
  sum.most_s = Math.max(sum.most_s, seconds);
  if (done.outcome !== 'done') {
    sum.failed++;
    console.log(`${name}: ${done.code}: ${done.message}`);
    return undefined;
  }
  const pptx = done.files[0] ?? new Uint8Array();
  if (out !== undefined) writeFileSync(join(out, `${name}.pptx`), pptx);
  const problems = schemaProblems({ slide: pptx });
  if (problems.length > 0) {
    sum.invalid++;
    console.log(`${name}: ${problems[0]}`);
  }
  return done.answer;
}

/** The most that each process below this one has had, in MiB. */
function memoryOfChildren(): number[] {
  return readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8')
    .split(' ')
    .flatMap((pid) => {
      try {
        return pid === '' ? [] : [Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024];
      } catch {
        // It ended just now.
        return [];
      }
    });
}

function judge(name: string, { elements, found }: ConvertPictureAnswer, slide: Slide, sum: Figures): void {
  const truth = wordsOf([...walk(slide.shapes)].flatMap((shape) => [...textsOf(shape)].map(plainText)).join(' '));
  const made = wordsOf(elements.map(({ text = '' }) => text).join(' '));
  const left = [...truth];
  const wrong = made.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  sum.words += truth.length;
  sum.words_made += made.length;
  sum.words_made_up += wrong.length;
  sum.words_found += made.length - wrong.length;
  const [boxes, paths] = [boxesOf(slide, ['rect', 'ellipse']), boxesOf(slide, ['path'])];
  const isFound = (box: readonly number[]): boolean =>
    elements.some(({ kind, box_in }) => kind !== 'text' && kind !== 'picture' && iou(box, box_in) > SAME_BOX);
  const found_boxes = boxes.filter(isFound);
  sum.boxes += boxes.length;
  sum.boxes_found += found_boxes.length;
  sum.paths += paths.length;
  sum.paths_found += paths.filter(isFound).length;
  sum.kept += elements.filter(({ kind }) => kind === 'picture').reduce((all, { box_in: [, , w, h] }) => all + (w * h) / 100, 0);
  const lost = left.slice(0, 6).join(' ');
  console.log(
    `${name}: words ${made.length - wrong.length}/${truth.length}, boxes ${found_boxes.length}/${boxes.length}, paths ${paths.filter(isFound).length}/${paths.length}, alike ${found.area_alike}; made up: ${wrong.slice(0, 8).join(' ')}; lost: ${lost}`,
  );
}

/** Numbers that marks stand for, each found once. A span stands for its length, and is printed with its ends: other numbers of the request are not wrong. */
function judgeValues({ figures }: ConvertPictureAnswer, slide: Slide, request: unknown, sum: Figures): void {
  const truth = [...walk(slide.shapes)].flatMap(({ role, datum }) => (role === 'mark' && datum?.value !== undefined ? [datum.value] : []));
  const read = figures.flatMap(({ series }) => series.flatMap(({ points }) => points.map(({ value }) => value)));
  const sent = numbersIn(request);
  // The nearest pairs first: a value that is off takes none from one that is not.
  const pairs = read.flatMap((value, i) =>
    truth.flatMap((one, at) => (Math.abs(one - value) <= Math.abs(one) * SAME_VALUE ? [{ i, at, off: Math.abs(one - value) }] : [])),
  );
  const [taken, matched] = [new Set<number>(), new Set<number>()];
  for (const { i, at } of pairs.toSorted((one, other) => one.off - other.off)) {
    if (taken.has(at) || matched.has(i)) continue;
    taken.add(at);
    matched.add(i);
  }
  const found = taken.size;
  sum.values += truth.length;
  sum.values_found += found;
  const wrong = read.filter((value, i) => !matched.has(i) && !sent.some((one) => Math.abs(one - value) <= Math.abs(one) * SAME_VALUE));
  sum.values_wrong += wrong.length;
  if (truth.length + read.length > 0)
    console.log(
      `  values ${found}/${truth.length}, others ${read.length - found - wrong.length}, wrong ${wrong.length} ${wrong.slice(0, 8).join(' ')}`,
    );
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** The structure that several forms have, else the form. */
function formOf(request: unknown): string {
  const { form, variant, body } = request as {
    readonly form?: string;
    readonly variant?: string;
    readonly body?: { readonly component?: string };
  };
  const name = form ?? body?.component ?? '';
  return FORMS[`${form}-${variant}`] ?? FORMS[name] ?? name;
}

function judgeForm(request: unknown, { intent }: ConvertPictureAnswer, sum: Figures): void {
  const truth = formOf(request);
  sum.forms++;
  if (intent === undefined) return;
  const read = formOf(intent);
  if (read === truth) sum.forms_right++;
  else sum.forms_wrong++;
  console.log(`  form ${read}, of ${truth}`);
}

/** Of shapes that are filled or outlined. */
function boxesOf(slide: Slide, kinds: readonly Shape['kind'][]): number[][] {
  return [...walk(slide.shapes)].flatMap((shape) => {
    const isPainted = ('fill' in shape && shape.fill !== undefined) || ('stroke' in shape && shape.stroke !== undefined);
    return kinds.includes(shape.kind) && isPainted ? [[shape.box.x, shape.box.y, shape.box.w, shape.box.h].map(inOfEmu)] : [];
  });
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function iou(a: readonly number[], b: readonly number[]): number {
  const [ax = 0, ay = 0, aw = 0, ah = 0] = a;
  const [bx = 0, by = 0, bw = 0, bh = 0] = b;
  const w = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const h = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return w <= 0 || h <= 0 ? 0 : (w * h) / (aw * ah + bw * bh - w * h);
}
