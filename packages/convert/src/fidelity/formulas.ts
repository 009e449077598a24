/** Formulas of converted slides: a picture of the page takes the place of letters and bars that are no equation, with the words as its alternative text. */
import { createHash } from 'node:crypto';
import { type Deck, EMU_PER_PT, type GroupShape, type ImageShape, type Media, type Shape, type Slide, walk } from '@deckwright/draw/scene';
import { FORMULA, type Loss, openWitness, type PagePicture } from '@deckwright/read/pdf';
import { canvasLibrary } from '@deckwright/write/png';
import type { Converted, RepairKit } from './charts.ts';
import { type CheckLimits, inchesOf } from './check-slides.ts';
import { boxOfArea, pieceOf, unpaintedAreas } from './patches.ts';
import { boundsOf, grown, meets } from './shapes.ts';
import type { Area } from './words.ts';

/** Pages that are painted for their formulas; those of others stay letters and bars, and are named so. */
const MOST_PAGES = 20;
/** Time of a processor, the last guard. */
const WITHIN_MS = 10_000;
/** Around letters, points, and how far their ink may reach beyond it. */
const AROUND = 1;
const REACH = 16;
/** Of 256 steps, what tells ink from its ground. */
const SEEN = 24;

/** The slides with pictures in the place of their formulas. @throws PdfRefusal for a PDF that does not open */
export async function withFormulas(made: Converted, limits: CheckLimits, kit: RepairKit): Promise<Converted> {
  const pages = made.deck.slides.flatMap((slide, i) => {
    const formulas = [...walk(slide.shapes)].filter(isFormula);
    const page = made.pages.first + i;
    const unpainted = formulas.length === 0 ? [] : unpaintedAreas(made, page);
    // The library was seen to paint some effects as others: no picture is taken where they are.
    return formulas.length === 0 || formulas.some((one) => unpainted.some((area) => meets(area, boundsOf(one)))) ? [] : [page];
  });
  if (pages.length === 0) return made;
  const processor_ms = kit.processor_ms ?? (() => 0);
  const started = processor_ms();
  const slides = [...made.deck.slides];
  const media = new Map<string, Media>(made.deck.media);
  const told = new Map<number, readonly Loss[]>();
  const witness = await openWitness(made.pdf, limits, { ...kit, canvas: canvasLibrary });
  try {
    for (const page of pages.slice(0, MOST_PAGES)) {
      const slide = slides[page - made.pages.first];
      if (slide === undefined || processor_ms() - started > WITHIN_MS) break;
      const picture = await witness.paint(page, 'with');
      if (picture === undefined) continue;
      const put = inPictures(slide, picture, media);
      slides[page - made.pages.first] = put.slide;
      told.set(
        page,
        put.taken.map(({ area, alt }) => rasterised(page, area, alt)),
      );
    }
  } finally {
    await witness.close();
  }
  if (told.size === 0) return made;
  const deck: Deck = { ...made.deck, slides, media };
  const losses = [...made.losses.filter(({ page, element }) => element !== 'formula' || !told.has(page)), ...[...told.values()].flat()];
  return { ...made, deck, losses, pptx: await kit.write(deck) };
}

const isFormula = (shape: Shape): shape is GroupShape => shape.kind === 'group' && shape.name === FORMULA;

interface Taken {
  readonly area: Area;
  readonly alt: string;
}

/** A slide with pictures in the place of its formulas, and these where they stand. */
function inPictures(
  slide: Slide,
  picture: PagePicture,
  media: Map<string, Media>,
): { readonly slide: Slide; readonly taken: readonly Taken[] } {
  const scale = (picture.width * EMU_PER_PT) / slide.canvas.w;
  const taken: Taken[] = [];
  const instead = (shape: Shape): Shape => {
    if (shape.kind !== 'group') return shape;
    if (shape.name !== FORMULA) return { ...shape, children: shape.children.map(instead) };
    const { id, name, alt = '' } = shape;
    const { media: piece, at } = pieceOf(picture, withInk(grown(boundsOf(shape), AROUND), picture, scale), scale);
    const key = createHash('sha256').update(piece.bytes).digest('hex');
    media.set(key, piece);
    taken.push({ area: at, alt });
    const image: ImageShape = { kind: 'image', id, name, role: 'image', alt, box: boxOfArea(at), media: key };
    return image;
  };
  return { slide: { ...slide, shapes: slide.shapes.map(instead) }, taken };
}

/** An area whose edges no ink crosses: sums and integrals are larger than their letters say. */
function withInk(area: Area, { width, height, rgba }: PagePicture, scale: number): Area {
  const at = (x: number, y: number): number => 4 * (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x)));
  const differs = (a: number, b: number): boolean => [0, 1, 2].some((c) => Math.abs((rgba[a + c] ?? 0) - (rgba[b + c] ?? 0)) > SEEN);
  let [x0, y0, x1, y1] = [area.x0, area.y0, area.x1, area.y1].map((pt) => Math.round(pt * scale)) as [number, number, number, number];
  const ground = at(x0, y0);
  // On a ground of several colours ink cannot be told.
  if ([at(x1, y0), at(x0, y1), at(x1, y1)].some((corner) => differs(corner, ground))) return area;
  const isInked = (from: readonly [number, number], to: readonly [number, number]): boolean => {
    for (let x = from[0]; x <= to[0]; x++) for (let y = from[1]; y <= to[1]; y++) if (differs(at(x, y), ground)) return true;
    return false;
  };
  for (let step = 0; step < REACH * scale; step++) {
    const [left, right] = [isInked([x0, y0], [x0, y1]), isInked([x1, y0], [x1, y1])];
    const [top, foot] = [isInked([x0, y0], [x1, y0]), isInked([x0, y1], [x1, y1])];
    if (!(left || right || top || foot)) break;
    [x0, y0, x1, y1] = [x0 - Number(left), y0 - Number(top), x1 + Number(right), y1 + Number(foot)];
  }
  return { x0: x0 / scale, y0: y0 / scale, x1: x1 / scale, y1: y1 / scale };
}

const SHOWN = 60;

const rasterised = (page: number, area: Area, alt: string): Loss => ({
  page,
  element: 'formula',
  kind: 'rasterised',
  what: `Formula ${JSON.stringify(alt.length > SHOWN ? `${alt.slice(0, SHOWN)}…` : alt)}`,
  why: 'Slides have no such letters over each other, so it is a picture of the page, with the words as its alternative text.',
  box_in: inchesOf(area),
});
