/** A repacked file differs only where it was changed. */
import { openPackage, partKey, READ_LIMITS, readZip } from '@deckwright/read/ooxml';
import JSZip from 'jszip';
import { beforeAll, expect, it } from 'vitest';
import { repackDeck } from '../../src/assemble/index.ts';

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/>' +
  '<Override PartName="/ppt/extra.xml" ContentType="application/xml"/></Types>';
const RELS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="ppt/presentation.xml"/></Relationships>';

let file: Uint8Array;
beforeAll(async () => {
  const zip = new JSZip();
  zip.file('ppt/media/Bild größer.png', Buffer.from('a picture'), { compression: 'STORE' });
  zip.file('[Content_Types].xml', TYPES, { compression: 'DEFLATE' });
  zip.file('_rels/.rels', RELS, { compression: 'DEFLATE' });
  zip.file('ppt/presentation.xml', '<p/>', { compression: 'DEFLATE' });
  zip.file('ppt/_rels/presentation.xml.rels', RELS, { compression: 'DEFLATE' });
  zip.file('ppt/extra.xml', '<extra/>', { compression: 'DEFLATE' });
  file = await zip.generateAsync({ type: 'uint8array' });
});

const entriesOf = async (bytes: Uint8Array) =>
  (await readZip(bytes, READ_LIMITS)).map(({ name, crc, bytes: packed }) => [name, crc, Buffer.from(packed).toString('hex')] as const);

it('keeps every entry in its place as it stood, names beyond ASCII too', async () => {
  const again = await repackDeck(file, { changed: new Map(), removed: new Set() });
  expect(await entriesOf(again)).toEqual(await entriesOf(file));
  const witness = await JSZip.loadAsync(again, { checkCRC32: true });
  expect(await witness.file('ppt/media/Bild größer.png')?.async('string')).toBe('a picture');
});

it('changes the part that it is told to, and no other', async () => {
  const changed = new Map([['/ppt/presentation.xml', Buffer.from('<p>new</p>')]]);
  const before = new Map((await entriesOf(file)).map(([name, , packed]) => [name, packed]));
  const after = await entriesOf(await repackDeck(file, { changed, removed: new Set() }));
  expect(after.filter(([name, , packed]) => before.get(name) !== packed).map(([name]) => name)).toEqual(['ppt/presentation.xml']);
});

it('leaves a part out together with its content type', async () => {
  const after = await openPackage(await repackDeck(file, { changed: new Map(), removed: new Set(['/ppt/extra.xml']) }));
  expect(after.parts.map(({ name }) => partKey(name))).not.toContain('/ppt/extra.xml');
  const types = await (await JSZip.loadAsync(await repackDeck(file, { changed: new Map(), removed: new Set(['/ppt/extra.xml']) })))
    .file('[Content_Types].xml')
    ?.async('string');
  expect(types).toBe(TYPES.replace('<Override PartName="/ppt/extra.xml" ContentType="application/xml"/>', ''));
});
