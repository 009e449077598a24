/** A company's own .pptx as the base: what is understood of it, and slides that stand on it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { type Deck, plainText, walk } from '@deckwright/draw/scene';
import { exampleFills, filledUses, fillSchema, layoutFor } from '@deckwright/draw/template';
import { leastText } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage, UnreadableFile } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { changedTemplate } from '@deckwright/testkit/template-mutants';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { expect, it } from 'vitest';
import { brandOfTemplate } from '../src/template/index.ts';
import { work } from '../src/template/template.work.ts';

const fonts = carriedFonts();
const drawKit = createDrawKit(fonts);
const writeKit = createWriteKit(fonts);
const shared = process.env['DECKWRIGHT_SHARED'] ?? join(dirname(fileURLToPath(import.meta.url)), '../../../../shared');
const haveCorpus = existsSync(join(shared, 'corpus/pptx'));
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const COVER = { form: 'hero_statement', variant: 'typographic_cover', headline: 'Closing the gap', context: 'Phase two' };
const BARS = {
  form: 'bar_rank_chart',
  headline: 'Four of nine plants carry more than the average downtime',
  context: 'Hours a line and quarter',
  source_note: 'Maintenance log',
  page_number: 2,
  notes: 'Say it twice.',
  data: { categories: [38, 31, 27, 22, 18].map((value, i) => ({ label: `Plant ${i + 1}`, value })) },
};

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC';
const objectPlace = (type: string, idx: number, x: number): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${idx}" name="Place ${idx}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${type}" idx="${idx}"/></p:nvPr></p:nvSpPr>` +
  `<p:spPr><a:xfrm><a:off x="${x}" y="4572000"/><a:ext cx="2743200" cy="1371600"/></a:xfrm></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody></p:sp>`;
const OBJECT_PLACES = objectPlace('pic', 41, 914_400) + objectPlace('tbl', 42, 4_572_000);

async function drawOn(bytes: Uint8Array, bodies: readonly object[]) {
  const { answer, files = [] } = await work({}, [bytes]);
  const brand = brandOfTemplate(answer, files[0] ?? new Uint8Array(), 'acme@1');
  const parts: Deck[] = [];
  for (const body of bodies) {
    const read = readSlideRequest({ ...body, theme_id: 'acme@1' }, { brands: () => brand });
    if (!read.ok) throw new Error(read.problem.detail);
    parts.push((await drawSlide(read.request, drawKit)).deck);
  }
  const [first] = parts;
  if (first === undefined) throw new Error('nothing was drawn');
  const deck: Deck = { ...first, slides: parts.flatMap(({ slides }) => slides), media: new Map(parts.flatMap(({ media }) => [...media])) };
  const { pptx = new Uint8Array() } = await writeFiles(deck, ['pptx'], writeKit);
  return { model: answer.model, deck, pptx };
}

/** A deck of ours is a template like any other. */
async function ownDeck(theme_id: string): Promise<Uint8Array> {
  const read = readSlideRequest({ ...BARS, theme_id });
  if (!read.ok) throw new Error(read.problem.detail);
  const { deck } = await drawSlide(read.request, drawKit);
  return (await writeFiles(deck, ['pptx'], writeKit)).pptx ?? new Uint8Array();
}

async function expectStanding(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const { model, deck, pptx } = await drawOn(bytes, [COVER, BARS]);
  expect(leastText(model.theme).least, name).toBeGreaterThanOrEqual(4.5);
  const [before, after] = [await openPackage(bytes), await openPackage(pptx)];
  for (const part of before.parts) {
    if (!/\/(?:slideMasters|slideLayouts|theme)\/[^/]+\.xml$/.test(part.name) || after.part(part.name) === undefined) continue;
    expect(sha(after.part(part.name)?.bytes() ?? new Uint8Array()), `${name} ${part.name}`).toBe(sha(part.bytes()));
  }
  const found = readDeck(after);
  expect(found.slides, name).toHaveLength(2);
  expect({ ...found.canvas }, name).toEqual({ ...model.canvas });
  const content = model.layouts.find(({ use }) => use === 'content');
  expect(found.slides[1]?.layout_part, name).toBe(content?.part);
  // Title and number stand where the layout has them; everything else of ours inside its free area.
  const body = content?.body ?? { x: 0, y: 0, w: 0, h: 0 };
  const slide = deck.slides[1];
  const places = slide?.sheet?.places ?? {};
  for (const shape of walk(slide?.shapes ?? [])) {
    if (places[shape.id] !== undefined || shape.kind === 'group') continue;
    expect(shape.box.x, `${name} ${shape.id}`).toBeGreaterThanOrEqual(body.x - 12_700);
    expect(shape.box.y, `${name} ${shape.id}`).toBeGreaterThanOrEqual(body.y - 12_700);
    expect(shape.box.x + shape.box.w, `${name} ${shape.id}`).toBeLessThanOrEqual(body.x + body.w + 12_700);
    expect(shape.box.y + shape.box.h, `${name} ${shape.id}`).toBeLessThanOrEqual(body.y + body.h + 12_700);
  }
  const title = slide?.shapes.find(({ id }) => id === 'title');
  expect(title?.kind === 'text' && plainText(title.text), name).toBe(BARS.headline);
  expect(schemaProblems({ [name]: pptx }), name).toEqual([]);
  return pptx;
}

it('slides stand on the masters of a template, which stay byte for byte; the same again gives the same bytes', {
  timeout: 600_000,
}, async () => {
  const template = await ownDeck('editorial-dark');
  const pptx = await expectStanding(template, 'editorial-dark');
  expect(sha((await drawOn(template, [COVER, BARS])).pptx)).toBe(sha(pptx));
  await expectFilled(template);
});

/** Its own slides are filled by name; what it has no place for is refused with what was meant. */
async function expectFilled(template: Uint8Array): Promise<void> {
  const { answer, files = [] } = await work({}, [template]);
  const brand = brandOfTemplate(answer, files[0] ?? new Uint8Array(), 'acme@1');
  const read = (data: object, theme_id = 'acme@1') =>
    readSlideRequest({ form: 'template_layout', theme_id, data }, { brands: () => brand });
  const uses = filledUses(answer.model);
  expect(uses).toEqual(expect.arrayContaining(['cover', 'divider']));
  for (const use of uses) {
    const layout = layoutFor(answer.model, use);
    if (layout === undefined) continue;
    const fills = exampleFills(layout);
    const opened = read({ layout: use, fills });
    if (!opened.ok) throw new Error(opened.problem.detail);
    const { deck, report } = await drawSlide(opened.request, drawKit);
    expect(report, use).toMatchObject({ fidelity: 'verbatim', warnings: [], errors: [], brand_fidelity_level: 'native' });
    const [slide] = deck.slides;
    expect(slide?.sheet?.part).toBe(layout.part);
    expect(slide?.shapes.map(({ id }) => id)).toEqual(Object.keys(slide?.sheet?.places ?? {}));
    const again = readSlideRequest(JSON.parse(opened.request.canonical), { brands: () => brand });
    expect(again.ok && again.request.hash).toBe(opened.request.hash);
  }
  // Places for pictures and tables take what they are for.
  const roomy = await changedTemplate(template, /slideLayouts\/slideLayout\d+\.xml$/, (xml) =>
    xml.includes('type="title"') || xml.includes('type="ctrTitle"') ? xml.replace('</p:spTree>', `${OBJECT_PLACES}</p:spTree>`) : xml,
  );
  const { deck, pptx, model } = await drawOn(roomy, [
    {
      form: 'template_layout',
      data: {
        layout: 'cover',
        fills: {
          title: 'Network plan',
          picture: { image_src: PICTURE, alt: 'A dot', focus: { x: 0, y: 0 } },
          table: {
            rows: [
              ['Line', 'Riders'],
              ['1', '12,400'],
              ['2', '10,250'],
            ],
          },
        },
      },
    },
  ]);
  expect(fillSchema(layoutFor(model, 'cover') ?? { places: [] })).toMatchObject({
    properties: { picture: { required: ['image_src'] }, table: { required: ['rows'] } },
  });
  expect(deck.slides[0]?.shapes).toMatchObject([{ kind: 'text' }, { kind: 'image', alt: 'A dot' }, { kind: 'table', header_row: true }]);
  const slide = Buffer.from((await openPackage(pptx)).part('/ppt/slides/slide1.xml')?.bytes() ?? []).toString();
  expect(slide).toMatch(/<p:pic>.*<p:ph type="pic" idx="41"\/>.*<p:graphicFrame>.*<p:ph type="tbl" idx="42"\/>/s);
  expect(schemaProblems({ objects: pptx })).toEqual([]);
  const problem = (body: ReturnType<typeof read>) => (body.ok ? undefined : body.problem);
  expect(problem(read({ layout: 'covr', fills: {} }))).toMatchObject({ code: 'unknown_variant', members: { nearest: 'cover' } });
  expect(problem(read({ layout: 'cover', fills: { titel: 'x' } }))).toMatchObject({
    code: 'intent_invalid_shape',
    errors: [{ pointer: '/data/fills/titel', nearest: 'title' }],
  });
  expect(problem(read({ layout: 'section divider', fills: {} }))).toMatchObject({ errors: [{ pointer: '/data/fills/title' }] });
  expect(problem(readSlideRequest({ form: 'template_layout', data: { layout: 'cover' } }))).toMatchObject({
    errors: [{ pointer: '/theme_id', code: 'template_missing' }],
  });
}

it.skipIf(!haveCorpus)(
  'a template of another maker and size (in ../shared, which does not travel with the repository)',
  { timeout: 600_000 },
  async () => {
    const name = 'pptx-automizer__threeSlidePres';
    await expectStanding(new Uint8Array(readFileSync(join(shared, `corpus/pptx/${name}.pptx`))), name);
  },
);

it.skipIf(!haveCorpus)('a presentation without layouts is refused in a sentence', async () => {
  const file = new Uint8Array(readFileSync(join(shared, 'corpus/pptx/officer__test-no-layouts.pptx')));
  await expect(work({}, [file])).rejects.toThrow(UnreadableFile);
});
