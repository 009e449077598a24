/** A pattern of square tiles with discs in the theme's colours. A cover without a picture shows it. Only the theme decides the pattern. */
import { contrastOf } from '@deckwright/core/color';
import { CANVAS_H, type Kit, type Side, type StepIn, shape } from '../layout/index.ts';
import { type Color, type Fill, resolveColor, type Shape } from '../scene/index.ts';
import { type ScrimColors, scrimColors } from './scrim.ts';

/** Corner of a tile at which a quarter disc is centred. */
type Corner = 'tl' | 'tr' | 'bl' | 'br';
/** Colours by their role in the pattern. `mix` is between the ground and the first accent. */
type Tone = 'ground' | 'mix' | 'first' | 'second' | 'third' | 'soft' | 'light';

interface Motif {
  /** Colour of the whole tile. Without it the ground is visible. */
  readonly tile?: Tone;
  /** Discs from the largest to the smallest, each a share of the tile's side. */
  readonly discs: readonly { readonly tone: Tone; readonly radius: number }[];
  /** Centre of the discs. Absent means the middle of the tile. */
  readonly corner?: Corner;
}

const quarter = (tone: Tone, corner: Corner, tile?: Tone): Motif => ({
  ...(tile === undefined ? {} : { tile }),
  discs: [{ tone, radius: 1 }],
  corner,
});

/** Rings of two tones around a corner, with a core of a third tone. */
const rings = (tile: Tone, ring: Tone, core: Tone, corner: Corner): Motif => ({
  tile,
  discs: [
    { tone: ring, radius: 1 },
    { tone: tile, radius: 0.75 },
    { tone: ring, radius: 0.5 },
    { tone: core, radius: 0.25 },
  ],
  corner,
});

const disc = (tone: Tone, tile: Tone): Motif => ({ tile, discs: [{ tone, radius: 0.5 }] });

/** Columns from the trailing edge inwards, each from its top tile down to the foot of the slide. */
const STAIRS: readonly (readonly Motif[])[] = [
  [quarter('first', 'br'), disc('third', 'mix'), rings('second', 'ground', 'light', 'tr'), quarter('first', 'tl', 'light')],
  [
    quarter('second', 'br'),
    quarter('light', 'tl', 'first'),
    {
      tile: 'soft',
      discs: [
        { tone: 'ground', radius: 1 },
        { tone: 'second', radius: 0.5 },
      ],
      corner: 'br',
    },
  ],
  [quarter('soft', 'br'), rings('mix', 'first', 'soft', 'bl')],
  [quarter('first', 'br')],
];

export const TILE = 1.875;
const ROWS = 4;
/** Least contrast of a tile, because a fainter one is invisible on the ground. */
const SEEN = 1.25;
const KAPPA = 0.5522847498;
const MIX_ALPHA = 0.4;
const LIGHT_ALPHA = 0.86;

/**
 * Which accents are the first, second, third and soft tone. They follow the order of the theme, and an accent that is too faint for the
 * ground is left out.
 */
function accentsOn(ground: Color, kit: Kit): readonly Color[] {
  const ways: readonly (readonly Color[])[] = [
    ['accent1', 'accent2', 'accent3', 'accent5'],
    ['accent1', 'accent4', 'accent2', 'accent5'],
    ['accent1', 'accent2', 'accent6', 'accent5'],
  ];
  const order = ways[hashOf(kit.theme.id) % ways.length] as readonly Color[];
  const seen = (color: Color): boolean => contrastOf(resolveColor(kit.theme, color), resolveColor(kit.theme, ground)) >= SEEN;
  const rest = (['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const).filter((c) => seen(c) && !order.includes(c));
  return order.map((color) => (seen(color) ? color : (rest.shift() ?? 'muted')));
}

/** The exact first colour of a brand. The pattern has no words, so it may use this colour even where it is too faint for marks. */
function ownFirst(ground: Color, { theme }: Kit): Color | undefined {
  const exact = theme.named?.[0]?.rgb;
  return exact !== undefined && exact !== theme.colors.accent1 && contrastOf(exact, resolveColor(theme, ground)) >= SEEN
    ? exact
    : undefined;
}

/** A hash that is the same for a theme on every machine. Themes made from brands have names of their own. */
function hashOf(id: string): number {
  if (id === 'corporate-light') return 0;
  let h = 7;
  for (const c of id) h = (h * 31 + (c.codePointAt(0) ?? 0)) % 65_521;
  return h;
}

export interface TilesOptions {
  /** Number of columns from the trailing edge. Four make the complete staircase. */
  readonly columns: 1 | 2 | 3 | 4;
}

/** The pattern at the trailing edge of a slide of 13.333 by 7.5 in, over the dark colour of the theme. */
export function brandTiles(id: string, { columns }: TilesOptions, side: Side, edge: number, kit: Kit): Shape[] {
  const colors = scrimColors(kit);
  const paint = painter(colors, kit);
  const children: Shape[] = [];
  for (let c = 0; c < columns; c++) {
    const motifs = STAIRS[c] as readonly Motif[];
    for (const [r, motif] of motifs.entries()) {
      const at = { x: edge - (c + 1) * TILE, y: (ROWS - motifs.length + r) * TILE };
      children.push(...tileShapes(`${id}/${c + 1}-${r + 1}`, motif, at, paint, side));
    }
  }
  return shape.group({ id, name: 'pattern', role: 'background' }, children);
}

export interface QuietTiles {
  /** Tiles of each column, from the edge inwards. */
  readonly steps: readonly number[];
  /** Outer edge of the first column, in inches from the leading side of the slide. */
  readonly edge: number;
  /** Whether the columns start at the top or at the foot. */
  readonly from: 'top' | 'foot';
  readonly tones: readonly Fill[];
}

/** A quieter version of the pattern for dividers: quarter discs in tints, one in each tile. */
export function quietTiles(id: string, { steps, edge, from, tones }: QuietTiles, side: Side): Shape[] {
  const children = steps.flatMap((count, c) =>
    Array.from({ length: count }, (_, r): Shape => {
      const at = { x: edge - (c + 1) * TILE, y: from === 'top' ? r * TILE : CANVAS_H - (r + 1) * TILE };
      // The discs of one column rotate from tile to tile.
      const corner: Corner = from === 'top' ? (r % 2 === 0 ? 'tr' : 'br') : r % 2 === 0 ? 'br' : 'tr';
      const fill = tones[(c + r) % tones.length] ?? { color: 'surface' };
      return shape.path({ id: `${id}/${c + 1}-${r + 1}`, name: 'tile', role: 'background' }, quarterSteps(at, corner, TILE, side), {
        fill,
      });
    }),
  );
  return shape.group({ id, name: 'pattern', role: 'background' }, children);
}

type Paint = (tone: Tone) => { readonly fill: { readonly color: Color; readonly alpha?: number } };

function painter({ shade, on }: ScrimColors, kit: Kit): Paint {
  const own = ownFirst(shade, kit);
  const [first = 'accent1', second = 'accent2', third = 'accent3', soft = 'accent5'] = accentsOn(shade, kit);
  const tones: Readonly<Record<Tone, { readonly color: Color; readonly alpha?: number }>> = {
    ground: { color: shade },
    mix: { color: own ?? first, alpha: MIX_ALPHA },
    first: { color: own ?? first },
    second: { color: second },
    third: { color: third },
    soft: { color: soft },
    light: { color: on, alpha: LIGHT_ALPHA },
  };
  return (tone) => ({ fill: tones[tone] });
}

function tileShapes(
  id: string,
  { tile, discs, corner }: Motif,
  at: { readonly x: number; readonly y: number },
  paint: Paint,
  side: Side,
): Shape[] {
  const out: Shape[] = [];
  const box = { ...at, w: TILE, h: TILE };
  const named = (part: string) => ({ id: `${id}-${part}`, name: 'tile', role: 'background' }) as const;
  if (tile !== undefined) {
    // A translucent disc is over the ground and not over the neighbouring tile.
    out.push(shape.rect(named('ground'), side.box(box), paint('ground')), shape.rect(named('tile'), side.box(box), paint(tile)));
  }
  for (const [i, { tone, radius }] of discs.entries()) {
    const r = radius * TILE;
    const under = tone === 'mix' || tone === 'light';
    const draw = (part: string, look: Tone): Shape =>
      corner === undefined
        ? shape.ellipse(named(part), side.box({ x: at.x + TILE / 2 - r, y: at.y + TILE / 2 - r, w: 2 * r, h: 2 * r }), paint(look))
        : shape.path(named(part), quarterSteps(at, corner, r, side), paint(look));
    if (under) out.push(draw(`under-${i + 1}`, 'ground'));
    out.push(draw(`disc-${i + 1}`, tone));
  }
  return out;
}

/** A quarter of a disc around a corner of the tile. */
function quarterSteps(at: { readonly x: number; readonly y: number }, corner: Corner, r: number, side: Side): StepIn[] {
  const right = corner.endsWith('r');
  const low = corner.startsWith('b');
  const [cx, cy] = [at.x + (right ? TILE : 0), at.y + (low ? TILE : 0)];
  const [sx, sy] = [right ? -1 : 1, low ? -1 : 1];
  const x = (dx: number): number => side.x(cx + sx * dx);
  const y = (dy: number): number => cy + sy * dy;
  const k = r * KAPPA;
  return [['M', x(0), y(0)], ['L', x(r), y(0)], ['C', x(r), y(k), x(k), y(r), x(0), y(r)], ['Z']];
}
