/** Scales a slide to the size of a template: all lengths and all sizes of type by one factor. */
import { EMU_PER_IN, type Emu, type Shape, type Slide } from '../scene/index.ts';
import type { TemplateModel } from './model.ts';

/** Slides are drawn at this height and at least this width, so that forms look the same on paper of any size. */
const HEIGHT_IN = 7.5;
const MIN_WIDTH_IN = 10;

/** The size of the template's slide, divided by that of the slide that is drawn. */
export const scaleOf = ({ canvas }: Pick<TemplateModel, 'canvas'>): number =>
  Math.min(canvas.h / (HEIGHT_IN * EMU_PER_IN), canvas.w / (MIN_WIDTH_IN * EMU_PER_IN));

/** The template's slide at our scale, EMU. */
export function canvasAt({ canvas }: TemplateModel, k: number): { readonly w: Emu; readonly h: Emu } {
  return { w: Math.round(canvas.w / k) as Emu, h: Math.round(canvas.h / k) as Emu };
}

const LENGTHS = new Set(['x', 'y', 'w', 'h', 'x1', 'y1', 'x2', 'y2', 'radius', 'indent', 'baseline', 'ascent', 'descent', 'size']);
const SIDES = new Set(['l', 't', 'r', 'b']);
/** These members are shares, values and measures, which have no length to scale. */
const KEPT = new Set(['datum', 'crop', 'gradient', 'scale', 'notes', 'sizes', 'at', 'value']);

interface ScaleOptions {
  /** False keeps the widths of lines. */
  readonly strokes: boolean;
}

function scaled(value: unknown, k: number, key: string, parent: string, options: ScaleOptions = { strokes: true }): unknown {
  if (typeof value === 'number') {
    if (LENGTHS.has(key) || key === 'columns' || key === 'rows' || (parent === 'insets' && SIDES.has(key))) return Math.round(value * k);
    if (key === 'width_pt' && !options.strokes) return value;
    return key.endsWith('_pt') ? Math.round(value * k * 100) / 100 : value;
  }
  if (value === null || typeof value !== 'object' || KEPT.has(key)) return value;
  if (Array.isArray(value)) return value.map((one) => scaled(one, k, key, parent, options));
  // A slide is scaled many times while it is drawn: by entries it would take four times as long.
  const out: Record<string, unknown> = {};
  for (const name of Object.keys(value)) out[name] = scaled(Reflect.get(value, name), k, name, key, options);
  return out;
}

export const scaledShapes = (shapes: readonly Shape[], k: number, options?: ScaleOptions): readonly Shape[] =>
  k === 1 ? shapes : (scaled(shapes, k, '', '', options) as readonly Shape[]);

/** The slide at `k` times its size, on the template's own canvas. */
export function scaledSlide(slide: Slide, model: TemplateModel, k: number): Slide {
  const { shapes, charts, ...rest } = slide;
  return {
    ...rest,
    canvas: { w: model.canvas.w, h: model.canvas.h },
    shapes: scaledShapes(shapes, k),
    ...(charts === undefined ? {} : { charts: k === 1 ? charts : (scaled(charts, k, '', '') as typeof charts) }),
  };
}
