/* Long because each kind of active content has a case in one table. */
/** What a deck does on its reader's machine is told by name, however it is dressed; what presentations are made of is not. */
import { gzipSync } from 'node:zlib';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { sampleDeck } from '@deckwright/testkit/flawed-deck';
import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { activeContent } from '../../src/inspect/active-content.ts';
import { work } from '../../src/inspect/inspect.work.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MICROSOFT = 'http://schemas.microsoft.com/office';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let sample: Uint8Array;
beforeAll(async () => {
  sample = await sampleDeck();
});

type Change = (zip: JSZip) => Promise<unknown> | unknown;
const edit = async (zip: JSZip, name: string, from: string | RegExp, to: string | ((found: string) => string)): Promise<void> => {
  const before = (await zip.file(name)?.async('string')) ?? '';
  const after = before.replace(from, typeof to === 'string' ? () => to : to);
  expect(after).not.toBe(before);
  zip.file(name, after);
};
const SLIDE = 'ppt/slides/slide1.xml';
const relate =
  (type: string, target: string, mode = ''): Change =>
  async (zip) => {
    const name = 'ppt/slides/_rels/slide1.xml.rels';
    await edit(zip, name, '</Relationships>', `<Relationship Id="rIdX" Type="${type}" Target="${target}"${mode}/></Relationships>`);
  };
const OUT = ' TargetMode="External"';
const link = (target: string): Change => relate(`${OFFICE}/hyperlink`, target, OUT);
/** A part of this type, as a picture of the slide. */
const part =
  (extension: string, type: string, content: string | Uint8Array, kind = `${OFFICE}/image`): Change =>
  async (zip) => {
    zip.file(`ppt/media/x.${extension}`, content);
    await edit(zip, '[Content_Types].xml', '</Types>', `<Override PartName="/ppt/media/x.${extension}" ContentType="${type}"/></Types>`);
    await relate(kind, `../media/x.${extension}`)(zip);
  };
const onSlide =
  (markup: string): Change =>
  (zip) =>
    edit(zip, SLIDE, '</p:spTree>', `${markup}</p:spTree>`);
const shape = (of: string): Change =>
  onSlide(`<p:sp><p:nvSpPr><p:cNvPr id="77" name="x">${of}</p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/></p:sp>`);
const both =
  (...changes: readonly Change[]): Change =>
  async (zip) => {
    for (const change of changes) await change(zip);
  };
const size = (length: number): string => String.fromCharCode(0, 0, length >> 8, length & 255);
/** A box of ISO 14496-12; its content is of letters below 128. */
const box = (type: string, content: string): string => `${size(content.length + 8)}${type}${content}`;
const dref = (url: string): string => box('dref', `\0\0\0\0${size(1)}${box('url ', `\0\0\0${url}`)}`);
const asf = (object: string): Uint8Array =>
  Buffer.from(`3026b2758e66cf11a6d900aa0062ce6c${'36'}00000000000000010000000102${object}18${'00'.repeat(7)}`, 'hex');
const NS =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const BOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** A workbook of one sheet with one value, as charts embed it, and with this change. */
async function workbook(change: Change = () => undefined): Promise<Uint8Array> {
  const zip = new JSZip();
  const type = (name: string, of: string) => `<Override PartName="/xl/${name}" ContentType="${of}"/>`;
  const types = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('workbook.xml', `${BOOK}.sheet.main+xml`)}${type('sheet1.xml', `${BOOK}.worksheet+xml`)}`;
  zip.file('[Content_Types].xml', `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types}</Types>`);
  const rels = (kind: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;
  zip.file('_rels/.rels', rels('officeDocument', 'xl/workbook.xml'));
  zip.file('xl/_rels/workbook.xml.rels', rels('worksheet', 'sheet1.xml'));
  zip.file(
    'xl/workbook.xml',
    `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  zip.file('xl/sheet1.xml', `<worksheet xmlns="${SHEETS}"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`);
  await change(zip);
  return zip.generateAsync({ type: 'uint8array' });
}
/** Such a workbook in the deck. */
const embedded =
  (change?: Change): Change =>
  async (zip) =>
    part('xlsx', `${BOOK}.sheet`, await workbook(change), `${OFFICE}/package`)(zip);
const inBook = (name: string, from: string, to: string): Change => embedded((zip) => edit(zip, `xl/${name}`, from, to));
const related = (type: string, more: string): Change =>
  inBook('_rels/workbook.xml.rels', '</Relationships>', `<Relationship Id="rId8" Type="${type}" Target="${more}/></Relationships>`);
const inWorkbookTypes = (from: string, to: string): Change =>
  embedded((zip) => edit(zip, '[Content_Types].xml', `openxmlformats-officedocument.spreadsheetml.${from}`, to));
const formula = (text: string): Change => inBook('sheet1.xml', '<v>1</v>', `<f>${text}</f><v>1</v>`);

const WMF = '010009000003170000000000070000000000030000000000';
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2ff00ff01ffd9', 'hex');
const pngOf = (w: number, h: number): Buffer => {
  const bytes = Buffer.from(PNG, 'base64');
  bytes.writeUInt32BE(w, 16);
  bytes.writeUInt32BE(h, 20);
  return bytes;
};
const webpOf = (w: number, h: number): Buffer => {
  const bytes = Buffer.alloc(32);
  bytes.write('RIFF\u0018\0\0\0WEBPVP8X\u000a', 'latin1');
  bytes.writeUIntLE(w - 1, 24, 3);
  bytes.writeUIntLE(h - 1, 27, 3);
  return bytes;
};
const tiffOf = (w: number, h: number): Buffer => {
  const bytes = Buffer.alloc(64);
  bytes.write('II*\0\u0008\0\0\0\u0002\0', 'latin1');
  for (const [i, side] of [w, h].entries()) {
    bytes.writeUInt16LE(256 + i, 10 + 12 * i);
    bytes.writeUInt16LE(4, 12 + 12 * i);
    bytes.writeUInt32LE(1, 14 + 12 * i);
    bytes.writeUInt32LE(side, 18 + 12 * i);
  }
  return bytes;
};
/** A chunk of RIFF, of letters below 128. */
const riff = (type: string, content: string): string => `${type}${String.fromCharCode(content.length)}\0\0\0${content}`;
const avi = (...chunks: readonly string[]): string => riff('RIFF', `AVI ${chunks.join('')}`);
const APP = 'docProps/app.xml';
const CUSTOM = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
const custom = (properties: string): Change =>
  part(
    'xml',
    'application/vnd.openxmlformats-officedocument.custom-properties+xml',
    `<Properties xmlns="${CUSTOM}">${properties}</Properties>`,
    `${OFFICE}/custom-properties`,
  );
const customData = (markup: string): Change => part('xml', 'application/xml', markup, `${OFFICE}/customXml`);
const props = (markup: string): Change =>
  part(
    'xml',
    'application/vnd.openxmlformats-officedocument.presentationml.presProps+xml',
    `<p:presentationPr xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">${markup}</p:presentationPr>`,
    `${OFFICE}/presProps`,
  );
const chart = (markup: string): Change =>
  part(
    'xml',
    'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
    `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart">${markup}</c:chartSpace>`,
    `${OFFICE}/chart`,
  );
const kindsAfter = async (change: Change): Promise<readonly string[]> => {
  const zip = await JSZip.loadAsync(sample);
  await change(zip);
  const pkg = await openPackage(await zip.generateAsync({ type: 'uint8array' }), READ_LIMITS);
  return (await activeContent(pkg)).map(({ kind }) => kind);
};

describe('is told', () => {
  it.each<[string, Change, string]>([
    ['a link without a host', link('http:x.exe'), 'external_target'],
    ['a link with backslashes', link('http:\\\\host\\x'), 'external_target'],
    ['a web address of a file', link('https:///c:/x.exe'), 'external_target'],
    ['a link that shows another host', link('http://bank.example@host/'), 'external_target'],
    ['a link that reads backwards', link('http://&#x202e;host/'), 'external_target'],
    ['a link of two lines', link('http://ok.example/&#10;file:x'), 'external_target'],
    ['a mail with a file of the reader', link('mailto:a@b.c?attach=C:/x'), 'external_target'],
    ['a program under a relative address', link('x.exe'), 'external_target'],
    [
      'a picture behind a relationship of a link',
      both(link('http://host/x.svg'), shape(`<a:ext ${NS} uri="x"><a:blip r:link="rIdX"/></a:ext>`)),
      'external_target',
    ],
    ['an address that failed before', shape(`<a:hlinkClick ${NS} r:id="" invalidUrl="file:///x"/>`), 'external_target'],
    ['an action spelled by references', shape(`<a:hlinkClick ${NS} r:id="" action="&#112;paction://program"/>`), 'program_action'],
    [
      'a verb of an animation',
      (zip) =>
        edit(
          zip,
          SLIDE,
          '</p:sld>',
          '<p:timing><p:tnLst><p:par><p:cTn id="1"><p:childTnLst><p:cmd type="verb" cmd="0"/></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing></p:sld>',
        ),
      'program_action',
    ],
    ['an instruction', (zip) => edit(zip, SLIDE, '<p:cSld', '<?mso-application progid="Word.Document"?><p:cSld'), 'program_action'],
    [
      'a style sheet of a slide',
      (zip) => edit(zip, SLIDE, /^(?:<\?xml[^>]*>\s*)?/, '<?xml-stylesheet type="text/xsl" href="http://host/x"?>'),
      'program_action',
    ],
    ['a style sheet of relationships', (zip) => edit(zip, '_rels/.rels', '<Rel', '<?xml-stylesheet href="x"?><Rel'), 'external_target'],
    [
      'a style sheet of content types',
      (zip) => edit(zip, '[Content_Types].xml', '<Types', '<?xml-stylesheet href="x"?><Types'),
      'program_action',
    ],
    ['another base of addresses', (zip) => edit(zip, SLIDE, '<p:sld ', '<p:sld xml:base="http://host/" '), 'program_action'],
    [
      'a base of links',
      (zip) => edit(zip, APP, '</Properties>', '<HyperlinkBase>http://host/</HyperlinkBase></Properties>'),
      'program_action',
    ],
    ['links of a document', (zip) => edit(zip, APP, '</Properties>', '<HLinks/></Properties>'), 'program_action'],
    ['links of properties', custom('<property name="_PID_HLINKS" fmtid="x" pid="2"/>'), 'program_action'],
    [
      'a file in properties',
      custom(
        '<property name="x" fmtid="x" pid="2"><vt:blob xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">TVo=</vt:blob></property>',
      ),
      'program_action',
    ],
    ['a page as data', customData('<html xmlns="http://www.w3.org/1999/xhtml"><script>x</script></html>'), 'program_action'],
    ['a transformation as data', customData('<x xmlns:t="http://www.w3.org/1999/XSL/Transform" t:version="1.0"/>'), 'program_action'],
    ['a form that is fetched', customData('<customXsn><xsnLocation>http://host/x.xsn</xsnLocation></customXsn>'), 'program_action'],
    ['an order to a browser in data', customData('<?xml-stylesheet href="x"?><x/>'), 'program_action'],
    [
      'a published page',
      props('<p:htmlPubPr xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" id="x"/>'),
      'program_action',
    ],
    ['a chart of a pivot table', chart('<c:pivotSource><c:name>[x.xlsx]S!P</c:name></c:pivotSource>'), 'program_action'],
    ['a chart that fetches', chart('<c:externalData><c:autoUpdate val="1"/></c:externalData>'), 'program_action'],
    ['a workbook that fetches', inBook('workbook.xml', '<sheets>', '<workbookPr updateLinks="always"/><sheets>'), 'embedded_program'],
    ['a workbook with a style sheet', inBook('workbook.xml', '<workbook', '<?xml-stylesheet href="x"?><workbook'), 'embedded_program'],
    [
      'a password that takes minutes',
      (zip) => edit(zip, 'ppt/presentation.xml', '</p:presentation>', '<p:modifyVerifier spinCount="2000000000"/></p:presentation>'),
      'program_action',
    ],
    [
      'a target of a part that is not there',
      (zip) =>
        zip.file(
          'ppt/slides/_rels/none.xml.rels',
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${OFFICE}/image" Target="http://host/x.png" TargetMode="External"/></Relationships>`,
        ),
      'external_target',
    ],
    ['a target of no mode', relate(`${OFFICE}/image`, 'x.png', ' TargetMode="external"'), 'external_target'],
    ['a page as a picture', part('jpg', 'image/jpeg', '<html><script>x</script></html>'), 'embedded_program'],
    ['a shortcut as a picture', part('png', 'image/png', 'L\u0000\u0000\u0000 a shortcut that is long enough'), 'embedded_program'],
    [
      'a drawing with a script',
      part('svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
      'embedded_program',
    ],
    [
      'a drawing that fetches',
      part('svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><image href="&#104;ttp://host/x"/></svg>'),
      'embedded_program',
    ],
    ...(
      [
        ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
        ['a frame', '<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" src="http://host/"/>'],
        ['a link that is set', '<a><set attributeName="href" to="javascript:alert(1)"/><path d="M0 0h1"/></a>'],
        ['an escaped url', '<path d="M0 0h1" style="fill:\\75rl(http://host/)"/>'],
        ['an escaped import', '<style>@\\69mport "http://host/x";</style>'],
        ['an image set', '<style>path { fill: image-set("http://host/x" 1x) }</style>'],
        ['a source', '<style>path { fill: src("http://host/x") }</style>'],
        [
          'uses of uses',
          Array.from({ length: 8 }, (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`).join('') +
            '<path id="u0" d="M0 0h1"/>',
        ],
        ['a chain of uses', Array.from({ length: 10_000 }, (_, i) => `<use id="u${i}" href="#u${i + 1}"/>`).join('')],
        [
          'two addresses of a use',
          `${Array.from({ length: 8 }, (_, i) => `<g id="u${i + 1}">${`<use xmlns:x="http://www.w3.org/1999/xlink" x:href="#none" href="#u${i}"/>`.repeat(10)}</g>`).join('')}<path id="u0" d="M0 0h1"/>`,
        ],
        ['a use of itself', '<g id="a"><use href="#a"/></g>'],
      ] as const
    ).map(([name, inner]): [string, Change, string] => [
      `a drawing with ${name}`,
      part('svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`),
      'embedded_program',
    ]),
    [
      'a packed drawing',
      part('svg', 'image/svg+xml', gzipSync('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
      'embedded_program',
    ],
    [
      'a drawing with a style sheet',
      part('svg', 'image/svg+xml', '<?xml-stylesheet href="http://host/x"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'embedded_program',
    ],
    ['a picture by the name of a program', part('hta', 'image/png', Buffer.from(PNG, 'base64')), 'embedded_program'],
    [
      'a metafile whose bytes are run',
      part('wmf', 'image/x-wmf', Buffer.from('010009000003170000000000070000000000070000002606090002000000cccc030000000000', 'hex')),
      'embedded_program',
    ],
    [
      'a film that is another',
      part('mov', 'video/quicktime', box('moov', box('rmra', box('rmda', box('rdrf', 'url http://host/x'))))),
      'embedded_program',
    ],
    [
      'a film whose pictures are elsewhere',
      part(
        'mp4',
        'video/mp4',
        box('ftyp', 'isom0000') + box('moov', box('trak', box('mdia', box('minf', box('dinf', dref('\u0000http://host/x')))))),
      ),
      'embedded_program',
    ],
    ['a film that gives orders', part('wmv', 'video/x-ms-wmv', asf('301afb1e620bd011a39b00a0c90348f6')), 'embedded_program'],
    [
      'a film whose head has no length',
      part('wmv', 'video/x-ms-wmv', Buffer.from('3026b2758e66cf11a6d900aa0062ce6c'.padEnd(80, '0'), 'hex')),
      'embedded_program',
    ],
    [
      'a program after the head of a film',
      part('mp4', 'video/mp4', `${box('ftyp', 'isom0000')}\0\0\0\u0004MZ and more`),
      'embedded_program',
    ],
    ['a metafile by the name of a picture', part('png', 'image/x-wmf', Buffer.from(WMF, 'hex')), 'embedded_program'],
    ['a photograph by the name of another kind', part('gif', 'image/jpeg', JPEG), 'embedded_program'],
    ['a photograph by the type of another kind', part('jpg', 'image/gif', JPEG), 'embedded_program'],
    ['a picture that no viewer has memory for', part('png', 'image/png', pngOf(30_000, 30_000)), 'embedded_program'],
    ['a WebP that no viewer has memory for', part('webp', 'image/webp', webpOf(16_000, 16_000)), 'embedded_program'],
    ['a TIFF that no viewer has memory for', part('tiff', 'image/tiff', tiffOf(30_000, 30_000)), 'embedded_program'],
    [
      'a film with a file beside its pictures',
      part('avi', 'video/avi', avi(riff('LIST', 'hdrl'), riff('EXEC', 'MZ00'))),
      'embedded_program',
    ],
    ['a film with a file behind it', part('avi', 'video/avi', `${avi(riff('LIST', 'hdrl'))}MZ and more`), 'embedded_program'],
    ['a cursor as a sound', part('wav', 'audio/wav', `RIFF\u0010\0\0\0ACON${riff('anih', '0000')}`), 'embedded_program'],
    ['a sound that is none', part('mp3', 'audio/mpeg', 'WScript.Shell and more'), 'embedded_program'],
    [
      'a workbook that is none',
      part('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'x MZ', `${OFFICE}/package`),
      'embedded_program',
    ],
    [
      'a workbook with macros under another name',
      embedded(async (zip) => {
        zip.file('xl/theme/p.dat', 'x');
        await edit(zip, 'xl/_rels/workbook.xml.rels', `${OFFICE}/worksheet`, `${MICROSOFT}/2006/relationships/vbaProject`);
      }),
      'embedded_program',
    ],
    ['a workbook that says it has macros', inWorkbookTypes('sheet.main', 'ms-excel.sheet.macroEnabled.main'), 'embedded_program'],
    ['a formula that starts a program', formula("cmd|'/c calc'!A0"), 'embedded_program'],
    ['a formula that fetches', formula('WEBSERVICE("https://host/")'), 'embedded_program'],
    [
      'a rule whose formula fetches',
      inBook(
        'sheet1.xml',
        '</sheetData>',
        '</sheetData><conditionalFormatting><cfRule><formula>RTD()</formula></cfRule></conditionalFormatting>',
      ),
      'embedded_program',
    ],
    [
      'a name that runs by itself',
      inBook('workbook.xml', '</sheets>', '</sheets><definedNames><definedName name="Auto_Open">EXEC("calc")</definedName></definedNames>'),
      'embedded_program',
    ],
    [
      'a range by the name at which macros begin',
      inBook(
        'workbook.xml',
        '</sheets>',
        '</sheets><definedNames><definedName name="_xlnm.Auto_Open">Sheet1!$A$1</definedName></definedNames>',
      ),
      'embedded_program',
    ],
    [
      'a show',
      (zip) => edit(zip, '[Content_Types].xml', 'presentationml.presentation.main', 'presentationml.slideshow.main'),
      'program_action',
    ],
    ['a workbook that leads outside', related(`${OFFICE}/hyperlink`, 'file:///c:/a.exe" TargetMode="External"'), 'embedded_program'],
    ['a web query', related(`${OFFICE}/connections`, 'connections.xml"'), 'embedded_program'],
    ['a macro sheet', embedded((zip) => zip.file('xl/sheet1.xml', '<macrosheet xmlns="x"/>')), 'embedded_program'],
    [
      'a workbook with an entity',
      inBook('sheet1.xml', '<worksheet', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///c:/a">]><worksheet'),
      'embedded_program',
    ],
    ['a document inside of a workbook', embedded((zip) => zip.file('xl/a.docx', 'PK')), 'embedded_program'],
    [
      'a document of another kind',
      part('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK', `${OFFICE}/package`),
      'embedded_program',
    ],
    [
      'a chart whose data are a formula',
      part(
        'xml',
        'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
        `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:f>cmd|'/c calc'!A0</c:f></c:chartSpace>`,
        `${OFFICE}/chart`,
      ),
      'program_action',
    ],
    ['an action of no known kind', shape(`<a:hlinkClick ${NS} r:id="" action="macro:x"/>`), 'program_action'],
    ['a page in a film', onSlide('<wp15:webVideoPr xmlns:wp15="urn:x" embeddedHtml="&lt;iframe/&gt;"/>'), 'external_target'],
    [
      'a ribbon of its own',
      part('xml', 'application/xml', '<customUI/>', `${MICROSOFT}/2007/relationships/ui/extensibility`),
      'embedded_program',
    ],
    ['an add-in', part('xml', 'application/xml', '<webextension/>', `${MICROSOFT}/2011/relationships/webextension`), 'embedded_program'],
    ['a control as plain markup', part('xml', 'application/xml', '<ocx/>', `${OFFICE}/control`), 'control'],
    [
      'a control as data of its own',
      both(
        part('xml', 'application/xml', '<ocx/>', `${OFFICE}/customXml`),
        onSlide(`<p:graphicFrame><p:control ${NS} r:id="rIdX"/></p:graphicFrame>`),
      ),
      'control',
    ],
    [
      'an object as data of its own',
      both(
        part('xml', 'application/xml', '<ocx/>', `${OFFICE}/customXml`),
        onSlide(`<p:graphicFrame><p:oleObj ${NS} r:id="rIdX"/></p:graphicFrame>`),
      ),
      'embedded_program',
    ],
    [
      'macros behind a picture',
      part('png', 'image/png', Buffer.from(PNG, 'base64'), `${MICROSOFT}/2006/relationships/vbaProject/`),
      'macro',
    ],
  ])('%s', async (_, change, kind) => {
    expect(await kindsAfter(change)).toContain(kind);
  });
});

describe('is not told', () => {
  it.each<[string, Change]>([
    ['a deck as it is', () => undefined],
    ['web and mail addresses', both(link('https://example.com/a?b=c#d'))],
    ['a mail with a subject', link('mailto:a@b.c?subject=Plan')],
    ['a picture', part('png', 'image/png', Buffer.from(PNG, 'base64'))],
    ['a large photograph', part('png', 'image/png', pngOf(8_000, 8_000))],
    ['a large WebP', part('webp', 'image/webp', webpOf(8_000, 8_000))],
    ['a large TIFF', part('tiff', 'image/tiff', tiffOf(8_000, 8_000))],
    ['a metafile', part('wmf', 'image/x-wmf', Buffer.from(WMF, 'hex'))],
    ['a photograph', part('jpg', 'image/jpeg', JPEG)],
    [
      'a film of Windows',
      part('avi', 'video/avi', avi(riff('LIST', 'hdrl'), riff('JUNK', '\0\0'), riff('LIST', 'movi'), riff('idx1', ''))),
    ],
    [
      'a drawing as Inkscape saves it',
      part(
        'svg',
        'image/svg+xml',
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><s:namedview pagecolor="#fff"/><defs><linearGradient id="a"><stop offset="0" style="stop-color:#000"/></linearGradient></defs><g style="fill:url(#a)"><use xlink:href="#a"/><image xlink:href="data:image/png;base64,iVBORw0KGgo="/></g></svg>',
      ),
    ],
    [
      'a film that has its pictures',
      part('mp4', 'video/mp4', box('ftyp', 'isom0000') + box('moov', box('trak', box('mdia', box('minf', box('dinf', dref('\u0001'))))))),
    ],
    ['a sound with its words', part('wma', 'audio/x-ms-wma', asf('3326b2758e66cf11a6d900aa0062ce6c'))],
    ['a drawing', part('svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1" fill="url(#a)"/></svg>')],
    [
      'a film that plays',
      (zip) =>
        edit(
          zip,
          SLIDE,
          '</p:sld>',
          '<p:timing><p:tnLst><p:par><p:cTn id="1"><p:childTnLst><p:cmd type="call" cmd="playFrom(0.0)"/></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing></p:sld>',
        ),
    ],
    ['a workbook of values', embedded()],
    [
      'properties of its own',
      custom(
        '<property name="Client" fmtid="x" pid="2"><vt:lpwstr xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">A</vt:lpwstr></property>',
      ),
    ],
    [
      'data of SharePoint',
      customData('<?mso-contentType?><FormTemplates xmlns="urn:x"><Display>DocumentLibraryForm</Display></FormTemplates>'),
    ],
    ['a comment that reads as an order', (zip) => edit(zip, SLIDE, '<p:cSld', '<!-- <?php ?> --><p:cSld')],
    ['a chart of its workbook', chart('<c:externalData><c:autoUpdate val="0"/></c:externalData>')],
    [
      'a password of the usual kind',
      (zip) => edit(zip, 'ppt/presentation.xml', '</p:presentation>', '<p:modifyVerifier spinCount="100000"/></p:presentation>'),
    ],
    [
      'a workbook with a name for a range',
      inBook(
        'workbook.xml',
        '</sheets>',
        '</sheets><definedNames><definedName name="Sales">\'North &amp; South\'!$A$1:$B$4</definedName></definedNames>',
      ),
    ],
    ['a jump to the next slide', shape(`<a:hlinkClick ${NS} r:id="" action="ppaction://hlinkshowjump?jump=nextslide"/>`)],
  ])('%s', async (_, change) => {
    expect(await kindsAfter(change)).toEqual([]);
  });
});

it('a deck that is handed out has nothing around its parts', async () => {
  const around = Buffer.concat([sample, Buffer.from('<script>x</script>')]);
  // The length of the comment at the end of the directory, so that the bytes behind it belong to the file.
  around.writeUInt16LE(18, sample.length - 2);
  const { answer, files } = await work({ hand_out: true }, [around]);
  const [handed = new Uint8Array()] = files ?? [];
  expect([Buffer.from(handed).includes('<script>'), answer.report.slides_total]).toEqual([false, 1]);
  expect(Buffer.from(around).includes('<script>')).toBe(true);
});

it('slides are counted in alternate content too', async () => {
  const zip = await JSZip.loadAsync(sample);
  const MC = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
  await edit(zip, 'ppt/presentation.xml', /<p:sldIdLst>.*<\/p:sldIdLst>/s, (list) => {
    const branch = `<mc:Choice Requires="p14" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">${list}</mc:Choice>`;
    return `<mc:AlternateContent xmlns:mc="${MC}">${branch}</mc:AlternateContent>`;
  });
  const { answer } = await work({ hand_out: true }, [await zip.generateAsync({ type: 'uint8array' })]);
  expect(answer.report.slides_total).toBe(1);
});

describe('what is not shown or played is not handed out', () => {
  const id3 = (frame: string): string => `ID3\u0003\0\0\0\0\0${String.fromCharCode(frame.length)}${frame}`;
  const frame = (name: string, content: string): string => `${name}\0\0\0${String.fromCharCode(content.length)}\0\0${content}`;
  const gif = Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex');
  const wave = riff('fmt ', '0123456789abcdef');
  const sound = Buffer.from([0xff, 0xfb, 0x90, 0x40, 1, 2, 3]);
  const with_hidden = (bytes: string | Buffer): Buffer => Buffer.concat([Buffer.from(bytes), Buffer.from('HIDDEN')]);
  it.each<[string, string, string, Buffer, Buffer]>([
    ['behind a PNG', 'png', 'image/png', with_hidden(Buffer.from(PNG, 'base64')), Buffer.from(PNG, 'base64')],
    ['behind a JPEG', 'jpg', 'image/jpeg', with_hidden(JPEG), JPEG],
    ['behind a GIF', 'gif', 'image/gif', with_hidden(gif), gif],
    ['an address of a sound', 'mp3', 'audio/mpeg', Buffer.concat([Buffer.from(id3(frame('WXXX', 'HIDDEN'))), sound]), sound],
    ['a file of a sound', 'mp3', 'audio/mpeg', Buffer.concat([Buffer.from(id3(frame('GEOB', 'HIDDEN'))), sound]), sound],
    [
      'a picture elsewhere of a sound',
      'mp3',
      'audio/mpeg',
      Buffer.concat([Buffer.from(id3(frame('APIC', '\0-->\0HIDDEN'))), sound]),
      sound,
    ],
    [
      'a second tag of a sound',
      'mp3',
      'audio/mpeg',
      Buffer.concat([Buffer.from(id3(frame('TIT2', 'Name')) + id3(frame('PRIV', 'HIDDEN'))), sound]),
      sound,
    ],
    [
      'a chunk of a sound',
      'wav',
      'audio/wav',
      Buffer.from(riff('RIFF', `WAVE${wave}${riff('exec', 'HIDDEN')}${riff('data', '01')}`)),
      Buffer.from(riff('RIFF', `WAVE${wave}${riff('data', '01')}`)),
    ],
    [
      'behind a sound',
      'wav',
      'audio/wav',
      with_hidden(riff('RIFF', `WAVE${wave}${riff('data', '01')}`)),
      Buffer.from(riff('RIFF', `WAVE${wave}${riff('data', '01')}`)),
    ],
  ])('%s', async (_, extension, type, before, after) => {
    const handed = await handOut(part(extension, type, before));
    expect(handed.media).toEqual(after);
    expect(handed.messages).toContainEqual(expect.stringContaining(`/ppt/media/x.${extension} had `));
    expect(handed.active).toEqual([]);
  });

  it('a sound with its name stays as it is', async () => {
    const named = Buffer.concat([Buffer.from(id3(frame('TIT2', 'Name'))), sound]);
    expect(await handOut(part('mp3', 'audio/mpeg', named))).toEqual({ media: named, messages: [], active: [] });
  });

  it('equal faults are one message with their number', async () => {
    const { messages } = await handOut(async (zip) => {
      const name = 'ppt/slides/slide1.xml';
      const slide = (await zip.file(name)?.async('string')) ?? '';
      const bogus = slide.replaceAll('</p:sp>', '<bogus xmlns=""/></p:sp>');
      expect(bogus).toContain('bogus');
      zip.file(name, bogus);
    });
    expect(messages).toEqual([expect.stringMatching(/^bogus may not stand in p:sp\. \(\d+ times\)$/)]);
  });

  async function handOut(change: Change) {
    const zip = await JSZip.loadAsync(sample);
    await change(zip);
    const { answer, files } = await work({ hand_out: true }, [await zip.generateAsync({ type: 'uint8array' })]);
    const [handed = new Uint8Array()] = files ?? [];
    const media = (await JSZip.loadAsync(handed)).file(/media\/x\./)[0];
    return { media: await media?.async('nodebuffer'), messages: answer.mended.messages, active: answer.active_content };
  }
});
