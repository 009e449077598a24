/** Gradients as shading dictionaries (ISO 32000-1, 8.7.4.5): axial and radial, their colours by stitched functions. */
import type { Rgb } from '@deckwright/draw/scene';
import type { PlacedGradient } from '../geometry/index.ts';
import { type PdfObjects, ref } from './objects.ts';
import { fine, num, rgbOperands } from './syntax.ts';

export interface ColorStop {
  readonly at: number;
  readonly color: Rgb;
}

export class DocumentShadings {
  readonly #names = new Map<string, string>();
  /** How often shadings were used. */
  uses = 0;

  /** Resource name of the shading; the same gradient in the same place is one object. */
  use(placed: PlacedGradient, stops: readonly ColorStop[]): string {
    this.uses++;
    const kind =
      placed.kind === 'linear'
        ? `/ShadingType 2/Coords[${num(placed.from.x)} ${num(placed.from.y)} ${num(placed.to.x)} ${num(placed.to.y)}]`
        : `/ShadingType 3/Coords[${num(placed.centre.x)} ${num(placed.centre.y)} 0 ${num(placed.centre.x)} ${num(placed.centre.y)} ${num(placed.radius)}]`;
    const dictionary = `<<${kind}/ColorSpace/DeviceRGB/Extend[true true]/Function ${colorFunction(stops)}>>`;
    let name = this.#names.get(dictionary);
    if (name === undefined) {
      name = `S${this.#names.size + 1}`;
      this.#names.set(dictionary, name);
    }
    return name;
  }

  /** Adds the dictionaries; gives the entries of the `/Shading` resource dictionary. */
  write(objects: PdfObjects): string {
    return [...this.#names].map(([dictionary, name]) => `/${name} ${ref(objects.add(dictionary))}`).join('');
  }
}

/** One exponential function a stretch, stitched together over 0 to 1. */
function colorFunction(stops: readonly ColorStop[]): string {
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return between('#000000', '#000000');
  const whole = [...(first.at > 0 ? [{ ...first, at: 0 }] : []), ...stops, ...(last.at < 1 ? [{ ...last, at: 1 }] : [])];
  const parts = whole.slice(1).map((stop, i) => ({ from: whole[i] as ColorStop, to: stop }));
  const seen = parts.filter(({ from, to }) => to.at > from.at);
  if (seen.length === 0) return between(first.color, last.color);
  if (seen.length === 1) return between(seen[0]?.from.color ?? first.color, seen[0]?.to.color ?? last.color);
  const bounds = seen.slice(0, -1).map(({ to }) => fine(to.at));
  return (
    `<</FunctionType 3/Domain[0 1]/Functions[${seen.map(({ from, to }) => between(from.color, to.color)).join('')}]` +
    `/Bounds[${bounds.join(' ')}]/Encode[${seen.map(() => '0 1').join(' ')}]>>`
  );
}

const between = (from: Rgb, to: Rgb): string => `<</FunctionType 2/Domain[0 1]/C0[${rgbOperands(from)}]/C1[${rgbOperands(to)}]/N 1>>`;
