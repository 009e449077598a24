/** What the shapes of one slide share while it is written: ids, links to other parts, colours, placeholders already taken. */
import { type Box, type Chart, type Deck, type Placeholder, type Shape, type Slide, type Theme, walk } from '@deckwright/draw/scene';
import type { ChartParts } from './charts/chart-parts.ts';
import type { MediaParts } from './media.ts';
import { type Paint, paintOf } from './paint.ts';
import { type Inherited, inheritedBy, inheritedFrom, LAYOUT_PLACEHOLDERS, OWN_PLACEHOLDERS } from './placeholders.ts';
import { Relationships } from './relationships.ts';

/** Ids begin after the shape tree, which is 1. */
const FIRST_ID = 2;

/** Parts that several slides put things into. */
export interface SharedParts {
  readonly media: MediaParts;
  readonly charts: ChartParts;
}

/** A placeholder of the layout, and what its text need not say. */
export interface TakenPlace {
  readonly ph: string;
  readonly inherited: Inherited;
}

/** A shape of a slide as the file numbers it; charts have no shape of their own. */
export interface WrittenShape {
  readonly id: number;
  readonly scene_id: string;
  readonly frame: Box;
  readonly shape?: Shape;
}

/** In drawing order, groups before their children: the order of the numbers. */
export function writtenShapes(slide: Slide): readonly WrittenShape[] {
  const cached = numbered.get(slide);
  if (cached !== undefined) return cached;
  const written = numberShapes(slide);
  numbered.set(slide, written);
  return written;
}

/** Slides come again in the next revision of a deck. */
const numbered = new WeakMap<Slide, readonly WrittenShape[]>();

function numberShapes(slide: Slide): readonly WrittenShape[] {
  const replaced = replacedShapes(slide);
  const shown = new Set<Chart>();
  const out: WrittenShape[] = [];
  for (const shape of walk(slide.shapes)) {
    if (isEmptyGroup(shape)) continue;
    const chart = replaced.get(shape.id);
    const id = FIRST_ID + out.length;
    if (chart === undefined) out.push({ id, scene_id: shape.id, frame: shape.box, shape });
    else if (!shown.has(chart)) out.push({ id, scene_id: chart.id, frame: chart.frame });
    if (chart !== undefined) shown.add(chart);
  }
  return out;
}

export class SlideScope {
  readonly slide: Slide;
  readonly theme: Theme;
  readonly paint: Paint;
  readonly media: MediaParts;
  readonly charts: ChartParts;
  readonly relationships = new Relationships();
  /** How many slides the deck has, for jumps inside it. */
  readonly slideCount: number;
  /** The way from the part to the folder of slides. */
  readonly to_slides: string;
  /** What text boxes begin with. */
  readonly list_style: string;
  readonly #taken = new Set<Placeholder>();
  #next = FIRST_ID;
  readonly #replaced: ReadonlyMap<string, Chart>;
  readonly #shown = new Set<Chart>();
  #numbers: Map<string, { id: number; shape: Shape }> | undefined;
  #glued: Set<string> | undefined;

  constructor(deck: Deck, slide: Slide, { media, charts }: SharedParts, list_style = '<a:lstStyle/>', to_slides = '') {
    this.to_slides = to_slides;
    this.list_style = list_style;
    this.slide = slide;
    this.theme = deck.theme;
    this.paint = paintOf(deck.theme);
    this.media = media;
    this.charts = charts;
    this.#replaced = replacedShapes(slide);
    this.slideCount = deck.slides.length;
  }

  /** The next shape id. Shapes are written in drawing order, groups before their children, as `walk` goes. */
  nextId(): number {
    return this.#next++;
  }

  /** For a shape that a chart replaces: the chart at its first shape, nothing at the others. */
  chartAt(sceneId: string): { readonly chart: Chart | undefined } | undefined {
    const chart = this.#replaced.get(sceneId);
    if (chart === undefined) return undefined;
    if (this.#shown.has(chart)) return { chart: undefined };
    this.#shown.add(chart);
    return { chart };
  }

  /** The shape of a scene id and its number in the file; undefined when there is none. */
  target(sceneId: string): { readonly id: number; readonly shape: Shape } | undefined {
    this.#numbers ??= shapesById(this.slide);
    return this.#numbers.get(sceneId);
  }

  /** True when a connector holds on to this shape. */
  isGlued(sceneId: string): boolean {
    this.#glued ??= gluedShapes(this.slide.shapes);
    return this.#glued.has(sceneId);
  }

  /** The layout's placeholder of that kind, for the first shape that asks; later ones are plain text boxes. */
  take(placeholder: Placeholder): TakenPlace | undefined {
    const place = this.#taken.has(placeholder) ? undefined : this.#placeOf(placeholder);
    if (place !== undefined) this.#taken.add(placeholder);
    return place;
  }

  #placeOf(placeholder: Placeholder): TakenPlace | undefined {
    const { sheet, own_layout, layout } = this.slide;
    if (sheet !== undefined) return undefined;
    if (own_layout !== undefined) {
      const own = own_layout.places.find((place) => place.placeholder === placeholder);
      return own && { ph: OWN_PLACEHOLDERS[placeholder], inherited: inheritedFrom(own) };
    }
    const spec = LAYOUT_PLACEHOLDERS[layout][placeholder];
    return spec && { ph: spec.ph, inherited: inheritedBy(placeholder, spec, this.theme) };
  }
}

/** A group without children is not written and takes no number. */
export const isEmptyGroup = (shape: Shape): boolean => shape.kind === 'group' && shape.children.every(isEmptyGroup);

function replacedShapes({ charts = [] }: Slide): Map<string, Chart> {
  const replaced = new Map<string, Chart>();
  for (const chart of charts) for (const id of chart.replaces) replaced.set(id, chart);
  return replaced;
}

/** Written shapes by scene id. A shape that a chart replaces has no number of its own, and no connector is glued to it. */
const shapesById = (slide: Slide): Map<string, { id: number; shape: Shape }> =>
  new Map(writtenShapes(slide).flatMap(({ id, scene_id, shape }) => (shape === undefined ? [] : [[scene_id, { id, shape }]])));

function gluedShapes(shapes: readonly Shape[]): Set<string> {
  const glued = new Set<string>();
  for (const shape of walk(shapes)) {
    if (shape.kind !== 'line') continue;
    if (shape.glue_from) glued.add(shape.glue_from.shape);
    if (shape.glue_to) glued.add(shape.glue_to.shape);
  }
  return glued;
}
