/** Gradients as shading dictionaries (ISO 32000-1, 8.7.4.5): axial and radial, their colours by stitched functions. */
import type { Rgb } from '@deckwright/draw/scene';
import type { PlacedGradient, PtBox } from '../geometry/index.ts';
import { type PdfObjects, ref } from './objects.ts';
import { fine, num, rgbOperands } from './syntax.ts';

export interface ColorStop {
  readonly at: number;
  readonly color: Rgb;
}

export interface AlphaStop {
  readonly at: number;
  /** 0 (clear) to 1 (opaque). */
  readonly alpha: number;
}

export class DocumentShadings {
  readonly #names = new Map<string, string>();
  readonly #masks = new Map<string, { readonly name: string; readonly bounds: string; readonly shading: string }>();
  /** How often shadings were asked for. */
  uses = 0;

  /** Resource name of the shading; the same gradient in the same place is one object. */
  use(placed: PlacedGradient, stops: readonly ColorStop[]): string {
    this.uses++;
    const run = runOf(
      stops.map(({ at, color }) => ({ at, value: rgbOperands(color) })),
      '0 0 0',
    );
    const dictionary = `<<${kindOf(placed)}/ColorSpace/DeviceRGB/Extend[true true]/Function ${run}>>`;
    let name = this.#names.get(dictionary);
    if (name === undefined) {
      name = `S${this.#names.size + 1}`;
      this.#names.set(dictionary, name);
    }
    return name;
  }

  /**
   * Resource name of the graphics state whose soft mask (ISO 32000-1, 11.6.5.3) lets through what `stops` say, within `box`: a shading
   * has colours only, so that its opacity is a second one in greys.
   */
  useMask(placed: PlacedGradient, stops: readonly AlphaStop[], { x, y, w, h }: PtBox): string {
    this.uses++;
    const run = runOf(
      stops.map(({ at, alpha }) => ({ at, value: fine(alpha) })),
      '0',
    );
    const shading = `<<${kindOf(placed)}/ColorSpace/DeviceGray/Extend[true true]/Function ${run}>>`;
    const bounds = [x, y, x + w, y + h].map(num).join(' ');
    const key = `${bounds} ${shading}`;
    const known = this.#masks.get(key) ?? { name: `M${this.#masks.size + 1}`, bounds, shading };
    this.#masks.set(key, known);
    return known.name;
  }

  /** Adds the masks; gives their entries of the `/ExtGState` resource dictionary. */
  writeMasks(objects: PdfObjects): string {
    let entries = '';
    for (const { name, bounds, shading } of this.#masks.values()) {
      const group = objects.addDeflated(
        `/Type/XObject/Subtype/Form/BBox[${bounds}]/Group<</S/Transparency/CS/DeviceGray>>/Resources<</Shading<</S ${ref(objects.add(shading))}>>>>`,
        '/S sh\n',
      );
      entries += `/${name} ${ref(objects.add(`<</SMask<</S/Luminosity/G ${ref(group)}>>>>`))}`;
    }
    return entries;
  }

  /** Adds the dictionaries; gives the entries of the `/Shading` resource dictionary. */
  write(objects: PdfObjects): string {
    return [...this.#names].map(([dictionary, name]) => `/${name} ${ref(objects.add(dictionary))}`).join('');
  }
}

const kindOf = (placed: PlacedGradient): string =>
  placed.kind === 'linear'
    ? `/ShadingType 2/Coords[${num(placed.from.x)} ${num(placed.from.y)} ${num(placed.to.x)} ${num(placed.to.y)}]`
    : `/ShadingType 3/Coords[${num(placed.centre.x)} ${num(placed.centre.y)} 0 ${num(placed.centre.x)} ${num(placed.centre.y)} ${num(placed.radius)}]`;

interface Stop {
  readonly at: number;
  /** Operands of the colour space. */
  readonly value: string;
}

/** One exponential function a stretch, stitched together over 0 to 1; `none` is the value where there are no stops. */
function runOf(stops: readonly Stop[], none: string): string {
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return between(none, none);
  const whole = [...(first.at > 0 ? [{ ...first, at: 0 }] : []), ...stops, ...(last.at < 1 ? [{ ...last, at: 1 }] : [])];
  const parts = whole.slice(1).map((stop, i) => ({ from: whole[i] as Stop, to: stop }));
  const seen = parts.filter(({ from, to }) => to.at > from.at);
  if (seen.length === 0) return between(first.value, last.value);
  if (seen.length === 1) return between(seen[0]?.from.value ?? first.value, seen[0]?.to.value ?? last.value);
  const bounds = seen.slice(0, -1).map(({ to }) => fine(to.at));
  return (
    `<</FunctionType 3/Domain[0 1]/Functions[${seen.map(({ from, to }) => between(from.value, to.value)).join('')}]` +
    `/Bounds[${bounds.join(' ')}]/Encode[${seen.map(() => '0 1').join(' ')}]>>`
  );
}

const between = (from: string, to: string): string => `<</FunctionType 2/Domain[0 1]/C0[${from}]/C1[${to}]/N 1>>`;
