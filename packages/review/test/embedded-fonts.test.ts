/** Fonts that a deck brings with it: measured and shown where their licence allows, named where not, and never missing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { carriedFonts } from '@deckwright/fonts';
import { sampleDeck } from '@deckwright/testkit/flawed-deck';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { work as inspectWork } from '../src/inspect/inspect.work.ts';
import { work as showWork } from '../src/show/show.work.ts';

const shared = process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
const reports = join(shared, 'cases/reports');
if (!existsSync(reports)) process.stderr.write(`No fault reports at ${reports} (DECKWRIGHT_SHARED): their deck is not tried.\n`);

/** Carried by this product under another name, and far narrower than what stands in for an unknown family. */
const FONT = carriedFonts().file('caladea-400');
const FAMILY = 'Kestrel Serif';
const bare = await sampleDeck();

const box = `<p:sp><p:nvSpPr><p:cNvPr id="77" name="Words"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="914400" y="914400"/><a:ext cx="9144000" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US" sz="3200"><a:latin typeface="${FAMILY}"/></a:rPr><a:t>Words of our own face, illimitable</a:t></a:r></a:p></p:txBody></p:sp>`;

async function deckWith(font: Uint8Array | undefined): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(bare);
  const edit = async (part: string, change: (xml: string) => string): Promise<void> => {
    const before = await (zip.file(part) as JSZip.JSZipObject).async('string');
    const after = change(before);
    expect(after).not.toBe(before);
    zip.file(part, after);
  };
  await edit('ppt/slides/slide1.xml', (xml) => xml.replace('</p:spTree>', `${box}</p:spTree>`));
  if (font !== undefined) {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/font';
    await edit('ppt/_rels/presentation.xml.rels', (xml) =>
      xml.replace('</Relationships>', `<Relationship Id="rIdFont" Type="${type}" Target="fonts/font1.fntdata"/></Relationships>`),
    );
    await edit('[Content_Types].xml', (xml) =>
      xml.replace(/<Types([^>]*)>/, '<Types$1><Default Extension="fntdata" ContentType="application/x-fontdata"/>'),
    );
    await edit('ppt/presentation.xml', (xml) =>
      xml.replace(
        /(<p:notesSz[^>]*\/>)/,
        `$1<p:embeddedFontLst><p:embeddedFont><p:font typeface="${FAMILY}"/><p:regular r:id="rIdFont"/></p:embeddedFont></p:embeddedFontLst>`,
      ),
    );
    zip.file('ppt/fonts/font1.fntdata', font);
  }
  return zip.generateAsync({ type: 'uint8array' });
}

const codesOf = async (file: Uint8Array): Promise<readonly { readonly code: string; readonly message: string }[]> => {
  const { answer } = await inspectWork({}, [file]);
  return answer.report.slides.flatMap(({ findings }) => findings).filter(({ code }) => /font/.test(code) && code !== 'tiny_font');
};
const show = async (file: Uint8Array, format: 'png' | 'pdf') => {
  const { answer, files } = await showWork({ format, width_px: 640 }, [file]);
  return {
    approximations: answer.approximations.filter(({ kind, detail }) => kind === 'font' && detail.includes(FAMILY)),
    bytes: Buffer.from(files?.[0] ?? []),
  };
};

/** What a PDF says of its objects, which lie deflated in streams. */
const objectsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/\/ObjStm.*?stream\r?\n(.*?)\r?\nendstream/gs)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');

/** The font with these licence bits. */
function withBits(bits: number): Uint8Array {
  const font = Uint8Array.from(FONT);
  const view = new DataView(font.buffer);
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    if (Buffer.from(font.subarray(at, at + 4)).toString() === 'OS/2') view.setUint16(view.getUint32(at + 8) + 8, bits);
  }
  return font;
}

const COMPRESSED = 0x4;
const ENCRYPTED = 0x10000000;

/** The container of PowerPoint, version 2.2, with a name and a root string of some bytes. */
function inContainer(font: Uint8Array, flags: number): Uint8Array {
  const names = Buffer.concat(
    ['Kestrel Serif', 'Regular', 'Version 1', 'Kestrel Serif'].map((name) => {
      const text = Buffer.from(name, 'utf16le');
      const length = Buffer.alloc(4);
      length.writeUInt16LE(text.length, 0);
      return Buffer.concat([length.subarray(0, 2), text, length.subarray(2)]);
    }),
  );
  const head = Buffer.alloc(82);
  const body = flags & ENCRYPTED ? font.map((byte) => byte ^ 0x50) : font;
  head.writeUInt32LE(82 + names.length + 20 + body.length, 0);
  head.writeUInt32LE(body.length, 4);
  head.writeUInt32LE(0x00020002, 8);
  head.writeUInt32LE(flags, 12);
  head.writeUInt16LE(0x504c, 34);
  return Buffer.concat([head, names, Buffer.alloc(20), body]);
}

describe('an embedded font', () => {
  it('measures and draws what is set in it, and is not missing', async () => {
    const without = await deckWith(undefined);
    expect(await codesOf(without)).toMatchObject([{ code: 'missing_font' }]);
    const stand_in = await show(without, 'png');
    expect(stand_in.approximations).toMatchObject([{ detail: expect.stringContaining(`${FAMILY} is drawn as`) }]);

    const file = await deckWith(FONT);
    expect(await codesOf(file)).toEqual([]);
    const png = await show(file, 'png');
    expect(png.approximations).toEqual([]);
    expect(png.bytes.equals(stand_in.bytes)).toBe(false);
    const pdf = await show(file, 'pdf');
    expect(pdf.approximations).toEqual([]);
    expect(objectsOf(pdf.bytes)).toContain('+Caladea');
  });

  it.each([
    ['in a container', 0],
    ['in an encrypted container', ENCRYPTED],
  ])('%s is used as if it were plain', async (_, flags) => {
    const plain = await show(await deckWith(FONT), 'png');
    const file = await deckWith(inContainer(FONT, flags));
    expect(await codesOf(file)).toEqual([]);
    expect((await show(file, 'png')).bytes.equals(plain.bytes)).toBe(true);
  });

  it('with a licence for viewing and printing is used', async () => {
    const file = await deckWith(withBits(0x0004));
    expect(await codesOf(file)).toEqual([]);
    expect((await show(file, 'pdf')).approximations).toEqual([]);
  });

  it('with a restricted licence is named as not used, and not as missing', async () => {
    const file = await deckWith(withBits(0x0002));
    expect(await codesOf(file)).toMatchObject([{ code: 'embedded_font_unused', message: expect.stringContaining('restricted') }]);
    expect((await show(file, 'png')).approximations).toMatchObject([{ detail: expect.stringMatching(/although.*restricted/) }]);
  });

  it.each([
    ['no subsetting', 0x0108],
    ['bitmaps only', 0x0208],
  ])('whose licence says %s is in pictures, and not in a PDF', async (_, bits) => {
    const file = await deckWith(withBits(bits));
    expect(await codesOf(file)).toEqual([]);
    expect((await show(file, 'png')).approximations).toEqual([]);
    expect((await show(file, 'pdf')).approximations).toMatchObject([{ detail: expect.stringContaining('fsType') }]);
  });

  it.each([
    ['compressed', inContainer(FONT, COMPRESSED), 'MicroType'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n with some bytes behind it'), 'no TrueType'],
    ['cut off', FONT.slice(0, 3000), 'outside the file'],
    ['a container that promises more than it has', inContainer(FONT, 0).slice(0, 900), 'container'],
  ])('that is %s is named as not used, and its words are drawn all the same', async (_, font, reason) => {
    const file = await deckWith(font);
    expect(await codesOf(file)).toMatchObject([{ code: 'embedded_font_unused', message: expect.stringContaining(reason) }]);
    expect((await show(file, 'png')).approximations).toMatchObject([{ detail: expect.stringContaining(reason) }]);
  });
});

it.skipIf(!existsSync(reports))('a deck that was reported for its embedded face has no font missing, and is shown in it', async () => {
  const file = readFileSync(join(reports, readdirSync(reports).find((name) => name.startsWith('10')) ?? ''));
  expect(await codesOf(file)).toEqual([]);
  expect((await show(file, 'png')).approximations).toEqual([]);
});
