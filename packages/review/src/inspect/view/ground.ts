/** The colours behind a point of the slide: the last opaque fill under it, blended with all translucent fills above. */
import { blend } from '@deckwright/core/color';
import { type Paint, type Rgba, UNKNOWN, type Unknown } from '@deckwright/read/pptx';
import type { Item } from './item.ts';
import type { SlideView } from './slide-view.ts';

export type Rgb = `#${string}`;

/** All possible colours: one for a solid fill, several for a gradient or pattern. */
export type Ground = readonly Rgb[] | Unknown;

interface Layer {
  readonly colors: readonly Rgba[];
}

/** Possible colours of one point; further combinations of layers are ignored. */
const MAX_COLORS = 12;

/** A layer of at least this opacity hides what lies below. */
export const OPAQUE = 0.97;

/** Behind the words of `item` (its own fill is behind them) at a point. */
export function groundAt(view: SlideView, item: Item, x: number, y: number, cell?: Paint): Ground {
  const over: Layer[] = [];
  const settle = (layer: Layer | Unknown | undefined): Ground | undefined => {
    if (layer === undefined) return undefined;
    if (layer === UNKNOWN) return UNKNOWN;
    over.push(layer);
    return layer.colors.every(({ alpha }) => alpha >= OPAQUE) ? composed(over) : undefined;
  };
  const ofCell = cell === undefined ? undefined : settle(layerOf(cell, item, x, y));
  if (ofCell !== undefined) return ofCell;
  for (let z = item.z; z >= 0; z--) {
    const below = view.items[z];
    if (below === undefined || !below.covers(x, y)) continue;
    const ground = settle(layerAt(view, below, x, y, below === item));
    if (ground !== undefined) return ground;
  }
  const { background } = view.slide;
  if (background.kind === 'none') return composed([...over, { colors: [{ rgb: '#FFFFFF', alpha: 1 }] }]);
  const canvas: Item = { shape: view.items[0]?.shape ?? item.shape, z: -1, own: false, box: view.canvas, covers: () => true, texts: [] };
  const last = layerOf(background, canvas, x, y);
  if (last === UNKNOWN) return UNKNOWN;
  return composed([...over, last ?? { colors: [{ rgb: '#FFFFFF', alpha: 1 }] }, { colors: [{ rgb: '#FFFFFF', alpha: 1 }] }]);
}

/** What an item paints at a point that it covers; undefined for nothing. */
function layerAt(view: SlideView, item: Item, x: number, y: number, self: boolean): Layer | Unknown | undefined {
  const { shape } = item;
  if (shape.kind === 'connector') return undefined;
  if (shape.kind === 'shape') return layerOf(shape.fill, item, x, y);
  if (shape.kind === 'table') {
    if (self) return layerOf(shape.fill, item, x, y);
    const cell = item.table?.cells.find(({ box }) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h);
    return layerOf(cell?.cell.fill ?? shape.fill, item, x, y);
  }
  if (shape.kind === 'picture' && shape.picture.part !== undefined && shape.media === 'none') {
    const seen = view.pictures.colorAt(shape.picture, item, x, y);
    if (seen !== undefined) return seen.alpha > 1 - OPAQUE ? { colors: [seen] } : undefined;
  }
  // The colours of pictures, charts and embedded objects are not computed.
  return UNKNOWN;
}

function layerOf(paint: Paint, item: Item, x: number, y: number): Layer | Unknown | undefined {
  switch (paint.kind) {
    case 'none':
      return undefined;
    case 'solid':
      return paint.color === UNKNOWN ? UNKNOWN : paint.color.alpha < 1 - OPAQUE ? undefined : { colors: [paint.color] };
    case 'pattern':
      return paint.foreground === UNKNOWN || paint.background === UNKNOWN ? UNKNOWN : { colors: [paint.foreground, paint.background] };
    case 'gradient':
      return gradientAt(paint, item, x, y);
    default:
      return UNKNOWN;
  }
}

type Gradient = Extract<Paint, { kind: 'gradient' }>;

/** Linear gradients at the point, give or take an eighth of their length; of others any stop may be there. */
function gradientAt({ stops, shape, angle }: Gradient, item: Item, x: number, y: number): Layer | Unknown {
  const colors: Rgba[] = [];
  for (const { color } of stops) {
    if (color === UNKNOWN) return UNKNOWN;
    colors.push(color);
  }
  if (colors.length === 0) return UNKNOWN;
  if (shape !== 'linear' || item.box === undefined || colors.length < 2) return { colors: colors.slice(0, MAX_COLORS) };
  const { box } = item;
  const p = item.turn?.toShape(x, y) ?? { x, y };
  const radians = (angle * Math.PI) / 180;
  const dx = Math.cos(radians);
  const dy = Math.sin(radians);
  const reach = Math.abs(box.w * dx) + Math.abs(box.h * dy);
  const at = reach === 0 ? 0.5 : ((p.x - box.x - box.w / 2) * dx + (p.y - box.y - box.h / 2) * dy) / reach + 0.5;
  const known = stops.map((stop, i) => ({ at: stop.at, color: colors[i] as Rgba })).sort((a, b) => a.at - b.at);
  return { colors: [-0.125, 0, 0.125].map((off) => between(known, Math.min(1, Math.max(0, at + off)))) };
}

function between(stops: readonly { readonly at: number; readonly color: Rgba }[], at: number): Rgba {
  const next = stops.findIndex((stop) => stop.at >= at);
  const b = stops[next < 0 ? stops.length - 1 : next] as (typeof stops)[number];
  const a = stops[Math.max(0, (next < 0 ? stops.length : next) - 1)] as (typeof stops)[number];
  const share = b.at > a.at ? Math.min(1, Math.max(0, (at - a.at) / (b.at - a.at))) : 1;
  return { rgb: mix(b.color.rgb, a.color.rgb, share), alpha: b.color.alpha * share + a.color.alpha * (1 - share) };
}

/** Layers from the top down, blended from the bottom up. */
function composed(layers: readonly Layer[]): readonly Rgb[] {
  let ground: Rgb[] = [];
  for (let i = layers.length - 1; i >= 0; i--) {
    const { colors } = layers[i] as Layer;
    const below = ground.length === 0 ? (['#FFFFFF'] as const) : ground;
    const next = new Set<Rgb>();
    for (const { rgb, alpha } of colors) for (const under of below) if (next.size < MAX_COLORS) next.add(mix(rgb, under, alpha));
    ground = [...next];
  }
  return ground;
}

/** `top` at `alpha` over `under`. */
export const mix = (top: Rgb, under: Rgb, alpha: number): Rgb => (alpha >= 1 ? top : blend(top, under, alpha));
