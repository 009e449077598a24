/** Draws one component through the public door, as the tests of components need it. */
import { carriedFonts } from '@deckwright/fonts';
import { DrawRefusal, readJson, readSlideRequest } from '../../src/intent/index.ts';
import { createDrawKit, type DrawnSlide, drawSlide } from '../../src/pipeline/index.ts';
import { inOfEmu, plainText, type Shape, walk } from '../../src/scene/index.ts';

const kit = createDrawKit(carriedFonts());

export interface DrawnComponent extends DrawnSlide {
  /** Every shape of the slide by its id. */
  readonly shapes: ReadonlyMap<string, Shape>;
  /** Of the warnings. */
  readonly codes: readonly string[];
  /** Of the notices. */
  readonly told: readonly string[];
}

/** Throws `DrawRefusal` for what is refused, whether on reading or on drawing. `rest` may hold other members of the body. */
export async function drawComponent(component: string, params: unknown, rest: Record<string, unknown> = {}): Promise<DrawnComponent> {
  return drawText(JSON.stringify({ chrome: { title: 'What the slide says' }, ...rest, body: { component, params } }));
}

/** As `drawComponent`, from the text of a request: the order of keys is part of it. */
export async function drawText(text: string): Promise<DrawnComponent> {
  const json = readJson(text);
  if (!json.ok) throw new Error(json.detail);
  const read = readSlideRequest(json.value);
  if (!read.ok) throw new DrawRefusal(read.problem);
  const drawn = await drawSlide(read.request, kit);
  const shapes = new Map([...walk(drawn.deck.slides[0]?.shapes ?? [])].map((s) => [s.id, s]));
  return { ...drawn, shapes, codes: drawn.report.warnings.map((w) => w.code), told: drawn.report.notices.map((n) => n.code) };
}

/** Words of a shape. */
export const words = (shape: Shape | undefined): string =>
  shape !== undefined && 'text' in shape && shape.text !== undefined ? plainText(shape.text) : '';

/** Type size of the first run of a shape. */
export const sizeOf = (shape: Shape | undefined): number | undefined =>
  shape !== undefined && 'text' in shape ? shape.text?.paragraphs[0]?.runs[0]?.size_pt : undefined;

/** Edges in inches. */
export const edges = (shape: Shape | undefined) => {
  if (shape === undefined) throw new Error('the shape was not drawn');
  const { x, y, w, h } = shape.box;
  return { left: inOfEmu(x), top: inOfEmu(y), right: inOfEmu(x + w), bottom: inOfEmu(y + h), w: inOfEmu(w), h: inOfEmu(h) };
};
