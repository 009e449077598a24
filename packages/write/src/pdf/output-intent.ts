/** The output intent with the sRGB profile (ISO 19005-2, 6.2.3): it defines the colours of pages that are painted in DeviceRGB. */
import { concatBytes, latin1 } from '@deckwright/core/bytes';
import { type ObjectId, type PdfObjects, ref } from './objects.ts';

/** Adds profile and intent; gives the id of the intent. */
export function writeOutputIntent(objects: PdfObjects): ObjectId {
  profile ??= srgbProfile();
  const stream = objects.addDeflated('/N 3/Alternate/DeviceRGB', profile);
  return objects.add(
    `<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB IEC61966-2.1)/DestOutputProfile ${ref(stream)}>>`,
  );
}

let profile: Uint8Array | undefined;

const WHITE_D50 = [0.9642, 1, 0.8249];
/** Columns of sRGB's matrix to XYZ, adapted from D65 to D50 after Bradford (IEC 61966-2-1, ICC.1:2004, annex E). */
const RED = [0.43607, 0.22249, 0.01392];
const GREEN = [0.38515, 0.71687, 0.09708];
const BLUE = [0.14307, 0.06061, 0.7141];
const ADAPTATION = [1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01706, -0.00923, 0.01508, 0.75168];
/** sRGB's curve as ICC's parametric function 3: exponent, the line's end and its slope. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

/** A display profile of ICC version 4.2 with nothing but what one must have; 0.5 kB. */
export function srgbProfile(): Uint8Array {
  const xyz = (values: readonly number[]): Uint8Array => concatBytes([typeTag('XYZ '), fixed(values)]);
  const curve = concatBytes([typeTag('para'), Uint8Array.of(0, 3, 0, 0), fixed(CURVE)]);
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ['desc', words('sRGB')],
    ['cprt', words('No copyright')],
    ['wtpt', xyz(WHITE_D50)],
    ['chad', concatBytes([typeTag('sf32'), fixed(ADAPTATION)])],
    ['rXYZ', xyz(RED)],
    ['gXYZ', xyz(GREEN)],
    ['bXYZ', xyz(BLUE)],
    // One curve for all three.
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const table = new Uint8Array(4 + 12 * tags.length);
  const view = new DataView(table.buffer);
  view.setUint32(0, tags.length);
  const data: Uint8Array[] = [];
  const places = new Map<Uint8Array, number>();
  let end = 128 + table.length;
  tags.forEach(([name, bytes], i) => {
    let at = places.get(bytes);
    if (at === undefined) {
      at = end;
      places.set(bytes, at);
      data.push(bytes);
      end += bytes.length;
    }
    table.set(latin1(name), 4 + 12 * i);
    view.setUint32(8 + 12 * i, at);
    view.setUint32(12 + 12 * i, bytes.length);
  });
  return concatBytes([header(end), table, ...data]);
}

/** ICC.1:2004, 7.2. The date is a number that every such profile must state; it is the standard's. */
function header(size: number): Uint8Array {
  const out = new Uint8Array(128);
  const view = new DataView(out.buffer);
  view.setUint32(0, size);
  view.setUint32(8, 0x0420_0000);
  out.set(latin1('mntrRGB XYZ '), 12);
  for (const [i, part] of [2004, 10, 1].entries()) view.setUint16(24 + 2 * i, part);
  out.set(latin1('acsp'), 36);
  out.set(fixed(WHITE_D50), 68);
  return out;
}

const typeTag = (name: string): Uint8Array => latin1(`${name}\0\0\0\0`);

/** Signed numbers with 16 bits behind the point. */
function fixed(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  for (const [i, value] of values.entries()) view.setInt32(4 * i, Math.round(value * 65_536));
  return new Uint8Array(view.buffer);
}

/** A text in one language, padded to whole words of four bytes. */
function words(text: string): Uint8Array {
  const out = new Uint8Array(Math.ceil((28 + 2 * text.length) / 4) * 4);
  const view = new DataView(out.buffer);
  out.set(latin1('mluc'));
  view.setUint32(8, 1);
  view.setUint32(12, 12);
  out.set(latin1('enUS'), 16);
  view.setUint32(20, 2 * text.length);
  view.setUint32(24, 28);
  for (let i = 0; i < text.length; i++) view.setUint16(28 + 2 * i, text.charCodeAt(i));
  return out;
}
