/** `deckwright show` on pictures whose pixels are not shown as they are stored: TIFF, two tones, tiles by the thousand. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPixels } from '@deckwright/write/png';
import JSZip from 'jszip';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emfOf, emr, i32, joined, u32 } from '../../read/test/metafile/records.ts';
import { run } from './_run.ts';

let folder: string;
let deck: Uint8Array;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-show-pictures-'));
  // Nothing on it but a dot in a corner, so that the ground is seen.
  const dot = { kind: 'rect', id: 'dot', name: 'dot', role: 'decoration', x_in: 0, y_in: 0, w_in: 0.1, h_in: 0.1, fill: { color: 'ink' } };
  const document = { ssg: 1, canvas: { w_in: 13.333, h_in: 7.5 }, title: 'Ground', elements: [dot] };
  writeFileSync(join(folder, 'bare.json'), JSON.stringify({ author_ssg: document }));
  expect(await run('render', join(folder, 'bare.json'), '--out', folder, '--formats', 'pptx')).toMatchObject({ code: 0 });
  deck = readFileSync(join(folder, 'bare.pptx'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The slide with this picture as its background, drawn: colours at shares of its sides, and what is named. */
async function shown(name: string, picture: Uint8Array, fill: (blip: (inside?: string) => string) => string) {
  const zip = await JSZip.loadAsync(deck);
  const edit = async (part: string, change: (xml: string) => string): Promise<void> => {
    const before = await (zip.file(part) as JSZip.JSZipObject).async('string');
    const after = change(before);
    expect(after).not.toBe(before);
    zip.file(part, after);
  };
  const blip = (inside = ''): string => `<a:blip r:embed="rIdGround">${inside}</a:blip>`;
  const ground = `<p:bg><p:bgPr><a:blipFill>${fill(blip)}</a:blipFill><a:effectLst/></p:bgPr></p:bg>`;
  await edit('ppt/slides/slide1.xml', (xml) => xml.replace(/<p:bg>.*?<\/p:bg>/s, '').replace(/<p:cSld([^>]*)>/, `<p:cSld$1>${ground}`));
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
  await edit('ppt/slides/_rels/slide1.xml.rels', (xml) =>
    xml.replace('</Relationships>', `<Relationship Id="rIdGround" Type="${type}" Target="../media/${name}"/></Relationships>`),
  );
  const ending = name.slice(name.indexOf('.') + 1);
  await edit('[Content_Types].xml', (xml) =>
    xml.replace(
      /<Types([^>]*)>/,
      `<Types$1>${xml.includes(`Extension="${ending}"`) ? '<!-- -->' : `<Default Extension="${ending}" ContentType="image/${ending}"/>`}`,
    ),
  );
  zip.file(`ppt/media/${name}`, picture);
  const file = join(folder, 'ground.pptx');
  writeFileSync(file, await zip.generateAsync({ type: 'uint8array' }));
  const { code, out } = await run('show', file, '--png', '--width', '400', '--out', folder, '--json');
  expect(code).toBe(0);
  const { width, height, rgb } = await readPixels(readFileSync(join(folder, 'ground-1.png')));
  const at = (x: number, y: number): readonly number[] => {
    const from = 3 * (Math.floor(y * height) * width + Math.floor(x * width));
    return [...rgb.subarray(from, from + 3)];
  };
  return { at, approximations: (JSON.parse(out) as { approximations: unknown[] }).approximations };
}

const near = (color: readonly number[], wanted: readonly number[], by = 6): void => {
  for (const [i, channel] of wanted.entries())
    expect(Math.abs((color[i] ?? -999) - channel), `${color} for ${wanted}`).toBeLessThanOrEqual(by);
};

/** Left half of one colour, right half of another. */
const halves = (width: number, height: number, left: readonly number[], right: readonly number[]) => {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) data.set(i % width < width / 2 ? left : right, 3 * i);
  return sharp(data, { raw: { width, height, channels: 3 } });
};
const STRETCH = '<a:srcRect/><a:stretch><a:fillRect/></a:stretch>';
const RED = [200, 30, 40] as const;
const BLUE = [20, 60, 180] as const;

describe('a background', () => {
  it.each(['none', 'lzw', 'packbits', 'deflate'] as const)('that is a TIFF picture (%s) is drawn', async (compression) => {
    const tiff = await halves(64, 32, RED, BLUE).tiff({ compression }).toBuffer();
    const { at, approximations } = await shown('ground.tiff', tiff, (blip) => blip() + STRETCH);
    near(at(0.25, 0.5), RED);
    near(at(0.75, 0.5), BLUE);
    expect(approximations).toEqual([]);
  });

  it('that is an EMF drawing is drawn', async () => {
    // A dot of its device is a millimetre; the frame is 100 by 50 of them, the left half red and the right half blue.
    const half = (index: number, color: number, left: number) =>
      joined(emr(39, u32(index, 0, color, 0)), emr(37, u32(index)), emr(43, i32(left, -1, left + 52, 52)));
    const emf = emfOf(emr(37, u32(0x80000008)), half(1, 0x281ec8, -2), half(2, 0xb43c14, 50));
    const { at, approximations } = await shown('ground.emf', emf, (blip) => blip() + STRETCH);
    near(at(0.25, 0.5), RED);
    near(at(0.75, 0.5), BLUE);
    expect(approximations).toEqual([]);
  });

  it('that is a damaged TIFF picture is a grey box, and named', async () => {
    const tiff = await halves(64, 32, RED, BLUE).tiff({ compression: 'lzw' }).toBuffer();
    const { approximations } = await shown('ground.tiff', tiff.subarray(0, 60), (blip) => blip() + STRETCH);
    expect(approximations).toMatchObject([{ kind: 'picture', detail: 'A TIFF picture is drawn as a grey box' }]);
  });

  it('in two tones has them, the darkest pixels the first and the lightest the second', async () => {
    const png = await halves(64, 32, [0, 0, 0], [255, 255, 255]).png().toBuffer();
    const tones = '<a:duotone><a:srgbClr val="4A2A1A"/><a:srgbClr val="FFE9A8"/></a:duotone>';
    const { at, approximations } = await shown('ground.png', png, (blip) => blip(tones) + STRETCH);
    near(at(0.25, 0.5), [0x4a, 0x2a, 0x1a]);
    near(at(0.75, 0.5), [0xff, 0xe9, 0xa8]);
    expect(approximations).toEqual([]);
  });

  it('of a tile in two tones has tiles as large as those of the picture itself', async () => {
    const png = await halves(160, 720, [0, 0, 0], [255, 255, 255]).png().toBuffer();
    const tile = '<a:srcRect/><a:tile tx="0" ty="0" sx="100000" sy="100000" flip="none" algn="tl"/>';
    const tones = '<a:duotone><a:srgbClr val="4A2A1A"/><a:srgbClr val="FFE9A8"/></a:duotone>';
    const untouched = await shown('ground.png', png, (blip) => blip() + tile);
    const toned = await shown('ground.png', png, (blip) => blip(tones) + tile);
    // Eight tiles of 160 pixels on 1280.
    for (let x = 0.03; x < 1; x += 0.0625) {
      const dark = (untouched.at(x, 0.5)[0] ?? 0) < 128;
      near(toned.at(x, 0.5), dark ? [0x4a, 0x2a, 0x1a] : [0xff, 0xe9, 0xa8]);
    }
  });

  it('of tiles too small to be drawn one by one is a texture, not a few of them blown up', async () => {
    const png = await halves(8, 8, [30, 30, 30], [220, 220, 220]).png().toBuffer();
    const tile = '<a:srcRect/><a:tile tx="0" ty="0" sx="50000" sy="50000" flip="xy" algn="ctr"/>';
    const { at, approximations } = await shown('ground.png', png, (blip) => blip() + tile);
    // Stripes of a few pixels: a tenth of the slide is as light as any other tenth.
    for (const x of [0, 0.2, 0.4, 0.6, 0.8]) {
      const reds = Array.from({ length: 40 }, (_, i) => at(x + i / 400, 0.4)[0] ?? 0);
      near([reds.reduce((sum, red) => sum + red, 0) / reds.length], [125], 12);
    }
    expect(approximations).toEqual([]);
  });
});
