/** The context of drawing one foreign slide: its shapes, colours, pictures, words, and approximations. */
import { type GroupShape, type Rgb, type Shape, walk } from '@deckwright/draw/scene';
import type { ForeignSlide, Paint } from '../model/index.ts';
import type { Approximations } from './approximations.ts';
import type { MediaStore } from './media.ts';
import { solidOf } from './paint.ts';
import type { TextKit } from './text/kit.ts';
import type { Inks } from './text/spans.ts';

export interface StageParts {
  readonly slide: ForeignSlide;
  readonly text: TextKit;
  readonly media: MediaStore;
  readonly approximations: Approximations;
  /** EMU. */
  readonly canvas: { readonly w: number; readonly h: number };
}

/** Shapes of a scene that one slide may have; a hostile deck draws no more. */
const MAX_SHAPES = 60_000;

export class Stage {
  readonly shapes: Shape[] = [];
  readonly slide: ForeignSlide;
  readonly text: TextKit;
  readonly media: MediaStore;
  readonly approximations: Approximations;
  readonly canvas: StageParts['canvas'];
  /** The background, as one colour. */
  readonly ground: Rgb;
  readonly ink: Rgb;
  readonly inks: Inks;
  #ids = 0;
  #drawn = 0;

  constructor(parts: StageParts) {
    this.slide = parts.slide;
    this.text = parts.text;
    this.media = parts.media;
    this.approximations = parts.approximations;
    this.canvas = parts.canvas;
    this.ink = parts.slide.colors.get('tx1') ?? '#000000';
    this.ground = solidOf(parts.slide.background, '#FFFFFF', parts.slide.colors.get('bg1') ?? '#FFFFFF') ?? '#FFFFFF';
    this.inks = { of: (paint: Paint) => solidOf(paint, this.ground, this.ink) };
  }

  /** A name for the next shape: ids of foreign files may repeat. */
  id(of: { readonly id: number } | undefined, what: string): string {
    this.#ids++;
    return `${what}-${of?.id ?? 0}-${this.#ids}`;
  }

  /** False when the slide has too many shapes for it. */
  add(shape: Shape): boolean {
    const shapes = shape.kind === 'group' ? [...walk([shape])].length : 1;
    const fits = this.#drawn + shapes <= MAX_SHAPES;
    if (fits) this.shapes.push(shape);
    this.#drawn += shapes;
    return fits;
  }

  /** Makes one figure with a description of what was drawn since `from`, a length of `shapes`, unless a shape in it says the same. */
  gather(from: number, figure: Omit<GroupShape, 'kind' | 'children'>): void {
    const isSaid = this.shapes.slice(from).some(({ alt }) => alt === figure.alt);
    if (isSaid || this.shapes.length === from) return;
    const children = this.shapes.splice(from);
    this.shapes.push({ ...figure, kind: 'group', children });
  }
}
