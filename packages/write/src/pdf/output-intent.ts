/** The output intent with the sRGB profile (ISO 19005-2, 6.2.3): it defines the colours of pages that are painted in DeviceRGB. */
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
  const xyz = (values: readonly number[]): Buffer => Buffer.concat([typeTag('XYZ '), fixed(values)]);
  const curve = Buffer.concat([typeTag('para'), Buffer.from([0, 3, 0, 0]), fixed(CURVE)]);
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', words('sRGB')],
    ['cprt', words('No copyright')],
    ['wtpt', xyz(WHITE_D50)],
    ['chad', Buffer.concat([typeTag('sf32'), fixed(ADAPTATION)])],
    ['rXYZ', xyz(RED)],
    ['gXYZ', xyz(GREEN)],
    ['bXYZ', xyz(BLUE)],
    // One curve for all three.
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length, 0);
  const data: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let end = 128 + table.length;
  tags.forEach(([name, bytes], i) => {
    let at = places.get(bytes);
    if (at === undefined) {
      at = end;
      places.set(bytes, at);
      data.push(bytes);
      end += bytes.length;
    }
    table.write(name, 4 + 12 * i, 'latin1');
    table.writeUInt32BE(at, 8 + 12 * i);
    table.writeUInt32BE(bytes.length, 12 + 12 * i);
  });
  return Buffer.concat([header(end), table, ...data]);
}

/** ICC.1:2004, 7.2. The date is a number that every such profile must state; it is the standard's. */
function header(size: number): Buffer {
  const out = Buffer.alloc(128);
  out.writeUInt32BE(size, 0);
  out.writeUInt32BE(0x0420_0000, 8);
  out.write('mntrRGB XYZ ', 12, 'latin1');
  for (const [i, part] of [2004, 10, 1].entries()) out.writeUInt16BE(part, 24 + 2 * i);
  out.write('acsp', 36, 'latin1');
  fixed(WHITE_D50).copy(out, 68);
  return out;
}

const typeTag = (name: string): Buffer => Buffer.from(`${name}\0\0\0\0`, 'latin1');

/** Signed numbers with 16 bits behind the point. */
function fixed(values: readonly number[]): Buffer {
  const out = Buffer.alloc(4 * values.length);
  for (const [i, value] of values.entries()) out.writeInt32BE(Math.round(value * 65_536), 4 * i);
  return out;
}

/** A text in one language, padded to whole words of four bytes. */
function words(text: string): Buffer {
  const out = Buffer.alloc(Math.ceil((28 + 2 * text.length) / 4) * 4);
  out.write('mluc', 0, 'latin1');
  out.writeUInt32BE(1, 8);
  out.writeUInt32BE(12, 12);
  out.write('enUS', 16, 'latin1');
  out.writeUInt32BE(2 * text.length, 20);
  out.writeUInt32BE(28, 24);
  for (let i = 0; i < text.length; i++) out.writeUInt16BE(text.charCodeAt(i), 28 + 2 * i);
  return out;
}
