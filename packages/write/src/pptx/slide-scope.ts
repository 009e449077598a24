/** What the shapes of one slide share while it is written: ids, links to other parts, colours, placeholders already taken. */
import { type Deck, type Placeholder, type Shape, type Slide, type Theme, walk } from '@deckwright/draw/scene';
import type { MediaParts } from './media.ts';
import { type Paint, paintOf } from './paint.ts';
import { LAYOUT_PLACEHOLDERS, type PlaceholderSpec } from './placeholders.ts';
import { Relationships } from './relationships.ts';

/** Ids begin after the shape tree, which is 1. */
const FIRST_ID = 2;

export class SlideScope {
  readonly slide: Slide;
  readonly theme: Theme;
  readonly paint: Paint;
  readonly media: MediaParts;
  readonly relationships = new Relationships();
  /** How many slides the deck has, for jumps inside it. */
  readonly slideCount: number;
  readonly #taken = new Set<Placeholder>();
  #next = FIRST_ID;
  #numbers: Map<string, { id: number; shape: Shape }> | undefined;
  #glued: Set<string> | undefined;

  constructor(deck: Deck, slide: Slide, media: MediaParts) {
    this.slide = slide;
    this.theme = deck.theme;
    this.paint = paintOf(deck.theme);
    this.media = media;
    this.slideCount = deck.slides.length;
  }

  /** The next shape id. Shapes are written in drawing order, groups before their children, as `walk` goes. */
  nextId(): number {
    return this.#next++;
  }

  /** The shape of a scene id and its number in the file; undefined when there is none. */
  target(sceneId: string): { readonly id: number; readonly shape: Shape } | undefined {
    this.#numbers ??= numberShapes(this.slide.shapes);
    return this.#numbers.get(sceneId);
  }

  /** True when a connector holds on to this shape. */
  isGlued(sceneId: string): boolean {
    this.#glued ??= gluedShapes(this.slide.shapes);
    return this.#glued.has(sceneId);
  }

  /** The layout's placeholder of that kind, for the first shape that asks; later ones are plain text boxes. */
  take(placeholder: Placeholder): PlaceholderSpec | undefined {
    const spec = LAYOUT_PLACEHOLDERS[this.slide.layout][placeholder];
    if (spec === undefined || this.#taken.has(placeholder)) return undefined;
    this.#taken.add(placeholder);
    return spec;
  }
}

/** A group without children is not written and takes no number. */
export const isEmptyGroup = (shape: Shape): boolean => shape.kind === 'group' && shape.children.every(isEmptyGroup);

function numberShapes(shapes: readonly Shape[]): Map<string, { id: number; shape: Shape }> {
  const numbers = new Map<string, { id: number; shape: Shape }>();
  let next = FIRST_ID;
  for (const shape of walk(shapes)) {
    if (isEmptyGroup(shape)) continue;
    numbers.set(shape.id, { id: next++, shape });
  }
  return numbers;
}

function gluedShapes(shapes: readonly Shape[]): Set<string> {
  const glued = new Set<string>();
  for (const shape of walk(shapes)) {
    if (shape.kind !== 'line') continue;
    if (shape.glue_from) glued.add(shape.glue_from.shape);
    if (shape.glue_to) glued.add(shape.glue_to.shape);
  }
  return glued;
}
