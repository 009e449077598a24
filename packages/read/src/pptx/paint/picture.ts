/** Pictures: the part with the bytes, the crop, and how the picture covers its box (ISO 29500-1, 20.1.8.13 and 20.1.8.14). */
import { attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';
import { readColor } from '../color/read-color.ts';
import { extension, shareAt } from '../markup/values.ts';
import { type Picture, type Tile, UNKNOWN } from '../model/index.ts';
import type { Scope } from '../slides/scope.ts';

/** Children of `a:blip` that change colours (20.1.8.13). */
const CHANGES: ReadonlySet<string> = new Set([
  'a:alphaBiLevel',
  'a:alphaCeiling',
  'a:alphaFloor',
  'a:alphaInv',
  'a:alphaMod',
  'a:alphaRepl',
  'a:biLevel',
  'a:clrChange',
  'a:clrRepl',
  'a:duotone',
  'a:fillOverlay',
  'a:grayscl',
  'a:hsl',
  'a:lum',
  'a:tint',
]);

/** Of `p:blipFill` or `a:blipFill`. */
export function readPicture(fill: XmlElement, scope: Scope): Picture {
  const blip = child(fill, 'a:blip');
  const crop = child(fill, 'a:srcRect');
  const side = (name: string): number => Math.min(10, Math.max(-10, shareAt(crop, name) ?? 0));
  const vector = imageOf(attribute(extension(blip, 'asvg:svgBlip'), 'r:embed'), scope);
  const part = imageOf(attribute(blip, 'r:embed'), scope);
  const changes = elements(blip)
    .filter(({ name }) => CHANGES.has(name))
    .slice(0, 20)
    .map(({ name }) => name.slice(2));
  const [dark, light] = elements(child(blip, 'a:duotone')).map((color) => readColor(color, scope));
  const duotone = dark === undefined || light === undefined || dark === UNKNOWN || light === UNKNOWN ? undefined : ([dark, light] as const);
  return {
    ...(duotone === undefined ? {} : { duotone }),
    ...(changes.length === 0 ? {} : { changes }),
    ...(part === undefined ? {} : { part }),
    ...(vector === undefined ? {} : { vector_part: vector }),
    crop: { l: side('l'), t: side('t'), r: side('r'), b: side('b') },
    tiled: child(fill, 'a:tile') !== undefined,
    ...tileOf(child(fill, 'a:tile')),
    alpha: Math.min(1, Math.max(0, shareAt(child(blip, 'a:alphaModFix'), 'amt') ?? 1)),
  };
}

const ALIGNS: readonly Tile['align'][] = ['tl', 't', 'tr', 'l', 'ctr', 'r', 'bl', 'b', 'br'];
const FLIPS: readonly Tile['flip'][] = ['none', 'x', 'y', 'xy'];
const FARTHEST = 1e9;

function tileOf(tile: XmlElement | undefined): { readonly tile?: Tile } {
  if (!tile) return {};
  const emu = (name: string): number => Math.min(FARTHEST, Math.max(-FARTHEST, Number(attribute(tile, name) ?? 0) || 0));
  const share = (name: string): number => Math.min(100, Math.max(0, Math.abs(shareAt(tile, name) ?? 1)));
  return {
    tile: {
      x: emu('tx'),
      y: emu('ty'),
      scale_x: share('sx'),
      scale_y: share('sy'),
      flip: FLIPS.find((name) => name === attribute(tile, 'flip')) ?? 'none',
      align: ALIGNS.find((name) => name === attribute(tile, 'algn')) ?? 'tl',
    },
  };
}

/** The relationship of an id, if it is an image; another kind may be the id of another part's picture. */
const imageOf = (id: string | undefined, scope: Scope): string | undefined =>
  id !== undefined && scope.source.relationship(scope.part, id)?.kind === 'image' ? partOf(id, scope) : undefined;

/** The part of an id, if the file has it; external targets are never fetched. */
export function partOf(id: string | undefined, { source, part }: Scope): string | undefined {
  if (id === undefined || id === '') return undefined;
  const target = source.relationship(part, id)?.part;
  if (target === undefined) return undefined;
  if (source.has(target)) return target;
  source.problem(target, 'The part is not in the file.');
  return undefined;
}
