/** Inspection of decks of our own: nothing is found in what we draw, and what is planted in it is found where it was planted. */
import { components, forms } from '@deckwright/draw/catalog';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { decodeXml, openPackage } from '@deckwright/read/ooxml';
import { type ForeignAutoShape, readDeck, walkForeign, wordsOf } from '@deckwright/read/pptx';
import { type Finding, inspectDeck } from '@deckwright/review/inspect';
import { writePptx } from '@deckwright/write/pptx';
import JSZip from 'jszip';
import { beforeAll, expect, it } from 'vitest';
import { drawBody, unitOfComponent } from '../src/unit-harness.ts';

const fonts = carriedFonts();

/** The example of every component, and the first variant of every form. */
async function deckOfOurs(): Promise<Deck> {
  const bodies = [
    ...components.map((component) => {
      const unit = unitOfComponent(component);
      return unit.body(unit.example);
    }),
    ...forms.flatMap(({ form, variants }) => {
      const [variant] = variants;
      return variant ? [{ form: form.name, variant: variant.name, ...variant.example }] : [];
    }),
  ];
  const decks: Deck[] = [];
  for (const body of bodies) {
    const drawn = await drawBody({ ...body, theme_id: 'corporate-light' });
    if (!('deck' in drawn)) throw new Error(`Refused: ${drawn.detail}`);
    decks.push(drawn.deck);
  }
  const [first] = decks;
  if (!first) throw new Error('There is nothing to draw.');
  return { ...first, slides: decks.flatMap(({ slides }) => slides), media: new Map(decks.flatMap(({ media }) => [...media])) };
}

/** Inspection looks at fifty slides. */
const AT_A_TIME = 50;

async function inspected(pptx: Uint8Array): Promise<readonly Finding[][]> {
  const pkg = await openPackage(pptx);
  const report = inspectDeck(readDeck(pkg), { fonts, picture: (part) => pkg.part(part)?.bytes() });
  return report.slides.map(({ findings }) => [...findings]);
}

let deck: Deck;
beforeAll(async () => {
  deck = await deckOfOurs();
});

it('nothing is found in what we draw', async () => {
  const found: string[] = [];
  for (let from = 0; from < deck.slides.length; from += AT_A_TIME) {
    const slides = deck.slides.slice(from, from + AT_A_TIME);
    const findings = await inspected(writePptx({ ...deck, slides }));
    for (const [i, ofSlide] of findings.entries())
      for (const { code, message } of ofSlide) found.push(`${slides[i]?.title}: ${code} ${message}`);
  }
  expect(found).toEqual([]);
});

interface Plant {
  readonly name: string;
  /** Looked for; undefined for a near miss. */
  readonly code: string;
  readonly defect: boolean;
  /** The slide's XML with the shape's own XML changed; undefined when it does not apply. */
  readonly plant: (shape: ForeignAutoShape, own: string, around: (own: string) => string) => string | undefined;
}

const rectangle = (shape: ForeignAutoShape, alpha = ''): string => {
  const { x = 0, y = 0, w = 0, h = 0 } = shape.box ?? {};
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="99001" name="Planted"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>' +
    `<a:xfrm><a:off x="${x - 9144}" y="${y - 9144}"/><a:ext cx="${w + 18288}" cy="${h + 18288}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
    `<a:solidFill><a:srgbClr val="FFFFFF">${alpha}</a:srgbClr></a:solidFill></p:spPr><p:txBody><a:bodyPr/><a:p/></p:txBody></p:sp>`
  );
};
const resized = (own: string, factor: number): string =>
  own.replace(/(<a:ext cx="\d+" cy=")(\d+)"/, (_, head: string, cy: string) => `${head}${Math.round(Number(cy) * factor)}"`);
const sized = (own: string, sz: number): string => own.replace(/ sz="\d+"/g, ` sz="${sz}"`);
/** Explicit colour on an opaque shape of its own. */
const painted = (own: string, rgb: string): string =>
  sized(own, 1400)
    .replace(/ b="1"/g, '')
    .replace(/(<a:rPr[^>]*>)<a:solidFill>.*?<\/a:solidFill>/gs, `$1<a:solidFill><a:srgbClr val="${rgb}"/></a:solidFill>`)
    .replace(/<a:noFill\/>/, '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>');
const isPaintable = (own: string): boolean =>
  /<a:rPr[^>]*><a:solidFill>/.test(own) && own.indexOf('<a:noFill/>') > 0 && own.indexOf('<a:noFill/>') < own.indexOf('<p:txBody>');

const PLANTS: readonly Plant[] = [
  { name: 'text in 7 pt', code: 'tiny_font', defect: true, plant: (_, own, around) => around(sized(own, 700)) },
  { name: 'text in 9 pt', code: 'tiny_font', defect: false, plant: (_, own, around) => around(sized(own, 900)) },
  {
    name: 'a rectangle over it',
    code: 'content_hidden',
    defect: true,
    plant: (shape, own, around) => around(own).replace('</p:spTree>', `${rectangle(shape)}</p:spTree>`),
  },
  {
    name: 'glass over it',
    code: 'content_hidden',
    defect: false,
    plant: (shape, own, around) => around(own).replace('</p:spTree>', `${rectangle(shape, '<a:alpha val="40000"/>')}</p:spTree>`),
  },
  { name: 'a rectangle under it', code: 'content_hidden', defect: false, plant: (shape, own, around) => around(rectangle(shape) + own) },
  {
    name: 'a place beside the slide',
    code: 'off_canvas',
    defect: true,
    plant: (_, own, around) => around(own.replace(/<a:off x="-?\d+"/, '<a:off x="12300000"')),
  },
  {
    name: 'grey of 4.4 on white',
    code: 'low_contrast',
    defect: true,
    plant: (_, own, around) => (isPaintable(own) ? around(painted(own, '797979')) : undefined),
  },
  {
    name: 'grey of 4.6 on white',
    code: 'low_contrast',
    defect: false,
    plant: (_, own, around) => (isPaintable(own) ? around(painted(own, '757575')) : undefined),
  },
  {
    name: 'a box of a twentieth of the height',
    code: 'text_overflow',
    defect: true,
    plant: (_, own, around) => around(resized(own, 0.05)),
  },
  { name: 'a box of twice the height', code: 'text_overflow', defect: false, plant: (_, own, around) => around(resized(own, 2)) },
];

it('what is planted is found where it was planted, and near misses are left', async () => {
  const slides = deck.slides.slice(0, 40);
  const pptx = writePptx({ ...deck, slides });
  const pkg = await openPackage(pptx);
  const foreign = readDeck(pkg);
  const zip = await JSZip.loadAsync(pptx);
  const planted: { readonly i: number; readonly id: number; readonly plant: Plant }[] = [];
  for (const [n, slide] of foreign.slides.entries()) {
    const source = decodeXml(pkg.part(slide.part)?.bytes() ?? new Uint8Array(), slide.part);
    // Titles take their size from the layout; their boxes hold two lines.
    const texts = [...walkForeign(slide.shapes)]
      .flatMap((shape) => (shape.kind === 'shape' && shape.text !== undefined ? [{ shape, words: wordsOf(shape.text).trim() }] : []))
      .filter(({ shape, words }) => words.length > 6 && shape.rotation === 0 && shape.placeholder === undefined)
      .sort((a, b) => b.words.length - a.words.length);
    for (let turn = 0; turn < PLANTS.length; turn++) {
      const plant = PLANTS[(n + turn) % PLANTS.length] as Plant;
      const longest = texts[0]?.shape;
      if (longest === undefined) break;
      const changed = plant.plant(
        longest,
        source.slice(longest.start, longest.end),
        (own) => source.slice(0, longest.start) + own + source.slice(longest.end),
      );
      if (changed === undefined || changed === source) continue;
      zip.file(slide.part.slice(1), changed);
      planted.push({ i: n, id: longest.id, plant });
      break;
    }
  }
  const findings = await inspected(await zip.generateAsync({ type: 'uint8array' }));
  const wrong = planted.flatMap(({ i, id, plant }) => {
    const hit = findings[i]?.some(({ code, shape_id }) => code === plant.code && shape_id === id) ?? false;
    return hit === plant.defect ? [] : [`slide ${i + 1}, shape ${id}: ${plant.name} is ${hit ? 'found' : 'not found'}`];
  });
  expect(wrong).toEqual([]);
  expect(planted.filter(({ plant }) => plant.defect).length).toBeGreaterThan(10);
  expect(planted.filter(({ plant }) => !plant.defect).length).toBeGreaterThan(10);
});
