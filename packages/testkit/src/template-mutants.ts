/** Damages good templates, each in one named way: parts cut off or missing, absurd numbers, cycles, floods, and seeded noise. */
import JSZip from 'jszip';

export interface Mutant {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Parts = Record<string, Uint8Array>;
type Change = (parts: Parts) => void;

const text = (parts: Parts, name: string): string => Buffer.from(parts[name] ?? []).toString();

/** Changes the text of every part whose name matches. */
const every =
  (pattern: RegExp, change: (xml: string) => string): Change =>
  (parts) => {
    for (const name of Object.keys(parts)) if (pattern.test(name)) parts[name] = Buffer.from(change(text(parts, name)));
  };
const without =
  (pattern: RegExp): Change =>
  (parts) => {
    for (const name of Object.keys(parts)) if (pattern.test(name)) delete parts[name];
  };

const LAYOUTS = /slideLayouts\/slideLayout\d+\.xml$/;
const MASTERS = /slideMasters\/slideMaster\d+\.xml$/;
const SHEETS = /slide(?:Layouts|Masters)\/slide(?:Layout|Master)\d+\.xml$/;
const THEMES = /theme\/theme\d+\.xml$/;
const PRESENTATION = /ppt\/presentation\.xml$/;
const FLOOD = 10_000;
const HTTP = 'http://169.254.169.254/latest';

const size = (cx: string, cy: string): Change =>
  every(PRESENTATION, (xml) => xml.replace(/<p:sldSz[^>]*>/, `<p:sldSz cx="${cx}" cy="${cy}"/>`));
const number = (pattern: RegExp, by: string): Change => every(SHEETS, (xml) => xml.replace(pattern, by));

/** Another layout under the first master, many times over. */
function manyLayouts(parts: Parts): void {
  const layout = text(parts, 'ppt/slideLayouts/slideLayout1.xml');
  const rels = text(parts, 'ppt/slideLayouts/_rels/slideLayout1.xml.rels');
  const ids: string[] = [];
  const links: string[] = [];
  const types: string[] = [];
  for (let i = 0; i < FLOOD; i++) {
    const name = `slideLayout${1000 + i}.xml`;
    parts[`ppt/slideLayouts/${name}`] = Buffer.from(layout);
    parts[`ppt/slideLayouts/_rels/${name}.rels`] = Buffer.from(rels);
    ids.push(`<p:sldLayoutId id="${2_200_000_000 + i}" r:id="rIdF${i}"/>`);
    links.push(
      `<Relationship Id="rIdF${i}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slideLayout" Target="../slideLayouts/${name}"/>`,
    );
    types.push(
      `<Override PartName="/ppt/slideLayouts/${name}" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml"/>`,
    );
  }
  every(/slideMasters\/slideMaster1\.xml$/, (xml) => xml.replace('</p:sldLayoutIdLst>', `${ids.join('')}</p:sldLayoutIdLst>`))(parts);
  every(/slideMaster1\.xml\.rels$/, (xml) => xml.replace('</Relationships>', `${links.join('')}</Relationships>`))(parts);
  every(/\[Content_Types\]\.xml$/, (xml) => xml.replace('</Types>', `${types.join('')}</Types>`))(parts);
}

const placeholder = (id: number): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Body ${id}"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="${id}"/></p:nvPr></p:nvSpPr>` +
  '<p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm></p:spPr><p:txBody><a:bodyPr/><a:p/></p:txBody></p:sp>';
const group = (depth: number): string =>
  '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="g"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>'.repeat(depth) +
  '</p:grpSp>'.repeat(depth);

const CHANGES: readonly (readonly [string, Change])[] = [
  ['no-theme', without(/theme\//)],
  ['no-theme-link', every(/slideMasters\/_rels/, (xml) => xml.replace(/<Relationship [^>]*\/theme"[^>]*>/g, ''))],
  ['no-master-link-of-layouts', every(/slideLayouts\/_rels/, (xml) => xml.replace(/<Relationship [^>]*slideMaster"[^>]*>/g, ''))],
  ['no-master-link-of-presentation', every(/presentation\.xml\.rels$/, (xml) => xml.replace(/<Relationship [^>]*slideMaster"[^>]*>/g, ''))],
  ['no-masters', without(/slideMasters\//)],
  ['no-layouts', without(/slideLayouts\//)],
  ['no-list-of-layouts', every(MASTERS, (xml) => xml.replace(/<p:sldLayoutIdLst>[\s\S]*?<\/p:sldLayoutIdLst>/, ''))],
  ['no-list-of-masters', every(PRESENTATION, (xml) => xml.replace(/<p:sldMasterIdLst>[\s\S]*?<\/p:sldMasterIdLst>/, ''))],
  ['no-colour-map', every(MASTERS, (xml) => xml.replace(/<p:clrMap [^>]*>/, ''))],
  ['no-text-styles', every(MASTERS, (xml) => xml.replace(/<p:txStyles>[\s\S]*<\/p:txStyles>/, ''))],
  ['no-shape-trees', every(SHEETS, (xml) => xml.replace(/<p:spTree>[\s\S]*<\/p:spTree>/, ''))],
  ['no-placeholders', every(SHEETS, (xml) => xml.replace(/<p:ph[ /][^>]*>/g, ''))],
  [
    'layouts-lead-to-layouts',
    every(/slideLayouts\/_rels/, (xml) => xml.replace(/\.\.\/slideMasters\/slideMaster\d+\.xml/g, 'slideLayout1.xml')),
  ],
  ['master-lists-itself', every(/slideMasters\/_rels/, (xml) => xml.replace(/\.\.\/slideLayouts\/slideLayout1\.xml/g, 'slideMaster1.xml'))],
  ['all-layouts-are-one', every(/slideMasters\/_rels/, (xml) => xml.replace(/slideLayout\d+\.xml/g, 'slideLayout1.xml'))],
  ['cut-presentation', every(PRESENTATION, (xml) => xml.slice(0, xml.length / 2))],
  ['cut-masters', every(MASTERS, (xml) => xml.slice(0, xml.length / 2))],
  ['cut-one-layout', every(/slideLayout2\.xml$/, (xml) => xml.slice(0, xml.length / 2))],
  ['cut-themes', every(THEMES, (xml) => xml.slice(0, xml.length / 2))],
  [
    'cut-pictures',
    (parts) => {
      for (const [name, bytes] of Object.entries(parts)) if (name.includes('media/')) parts[name] = bytes.slice(0, bytes.length / 2);
    },
  ],
  ['size-zero', size('0', '0')],
  ['size-negative', size('-9144000', '-6858000')],
  ['size-words', size('wide', 'high')],
  ['size-endless', size('999999999999', '999999999999')],
  ['size-tall', size('914400', '51206400')],
  ['size-flat', size('51206400', '914400')],
  ['size-small', size('914400', '914400')],
  ['size-largest', size('51206400', '51206400')],
  ['size-missing', every(PRESENTATION, (xml) => xml.replace(/<p:sldSz[^>]*>/, ''))],
  ['boxes-negative', number(/cx="(\d+)" cy="(\d+)"/g, 'cx="-$1" cy="-$2"')],
  ['boxes-endless', number(/cx="\d+" cy="\d+"/g, 'cx="9007199254740993" cy="9007199254740993"')],
  ['boxes-zero', number(/cx="\d+" cy="\d+"/g, 'cx="0" cy="0"')],
  ['boxes-far', number(/<a:off x="-?\d+" y="-?\d+"/g, '<a:off x="2000000000" y="-2000000000"')],
  ['boxes-words', number(/cx="\d+"/g, 'cx="NaN"')],
  ['letters-endless', number(/ sz="\d+"/g, ' sz="400000"')],
  ['letters-beyond', number(/ sz="\d+"/g, ' sz="99999999999"')],
  ['letters-none', number(/ sz="\d+"/g, ' sz="0"')],
  ['letters-negative', number(/ sz="\d+"/g, ' sz="-1800"')],
  ['lines-none', number(/<a:spcPct val="\d+%?"\/>/g, '<a:spcPct val="0"/>')],
  ['lines-endless', number(/<a:spcPct val="\d+%?"\/>/g, '<a:spcPct val="13200000"/>')],
  ['gaps-endless', number(/<a:spcBef>[\s\S]*?<\/a:spcBef>/g, '<a:spcBef><a:spcPts val="158400"/></a:spcBef>')],
  ['insets-endless', number(/<a:bodyPr/g, '<a:bodyPr lIns="99999999" tIns="99999999"')],
  ['turned', number(/<a:xfrm>/g, '<a:xfrm rot="2700000">')],
  ['upright-words', number(/<a:bodyPr/g, '<a:bodyPr vert="wordArtVert"')],
  ['margins-endless', number(/marL="\d+"/g, 'marL="51206400"')],
  ['kinds-unknown', number(/<p:ph type="\w+"/g, '<p:ph type="hologram"')],
  ['numbers-alike', number(/ idx="\d+"/g, ' idx="1"')],
  ['numbers-beyond', number(/ idx="\d+"/g, ' idx="99999999999999999999"')],
  ['all-titles', number(/<p:ph [^>]*>/g, '<p:ph type="title"/>')],
  ['names-of-markup', number(/<p:cSld name="[^"]*"/g, '<p:cSld name="&lt;/p:cSld&gt;&quot;&#x202E;&amp;amp;"')],
  ['names-endless', number(/<p:cSld name="[^"]*"/g, `<p:cSld name="${'A'.repeat(FLOOD)}"`)],
  ['colours-unknown', every(THEMES, (xml) => xml.replace(/(srgbClr val|lastClr)="[0-9A-Fa-f]{6}"/g, '$1="ZZZZZZ"'))],
  ['colours-none', every(THEMES, (xml) => xml.replace(/<a:clrScheme[\s\S]*?<\/a:clrScheme>/, ''))],
  ['colours-alike', every(THEMES, (xml) => xml.replace(/(srgbClr val|lastClr)="[0-9A-Fa-f]{6}"/g, '$1="808080"'))],
  ['fonts-none', every(THEMES, (xml) => xml.replace(/<a:fontScheme[\s\S]*?<\/a:fontScheme>/, ''))],
  [
    'fonts-of-markup',
    every(THEMES, (xml) => xml.replace(/<a:latin typeface="[^"]*"/g, '<a:latin typeface="&quot;/&gt;&lt;x&gt;&apos;; DROP"')),
  ],
  ['fonts-endless', every(THEMES, (xml) => xml.replace(/<a:latin typeface="[^"]*"/g, `<a:latin typeface="${'Font '.repeat(2000)}"`))],
  [
    'links-outside',
    every(/_rels\/slide(?:Layout|Master)\d+\.xml\.rels$/, (xml) =>
      xml.replace(
        '</Relationships>',
        `<Relationship Id="rIdX" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${HTTP}" TargetMode="External"/></Relationships>`,
      ),
    ),
  ],
  [
    'pictures-outside',
    every(/_rels\/slide(?:Layout|Master)\d+\.xml\.rels$/, (xml) =>
      xml.replace(/Target="\.\.\/media\/[^"]*"/g, `Target="${HTTP}" TargetMode="External"`),
    ),
  ],
  [
    'entities',
    every(MASTERS, (xml) => xml.replace(/<p:sldMaster /, '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><p:sldMaster ')),
  ],
  ['many-layouts', manyLayouts],
  [
    'layout-listed-often',
    every(MASTERS, (xml) => xml.replace(/(<p:sldLayoutId )(id="\d+")( r:id="[^"]*"\/>)/, (row) => row.repeat(FLOOD))),
  ],
  [
    'many-placeholders',
    every(LAYOUTS, (xml) =>
      xml.replace('</p:spTree>', `${Array.from({ length: 1000 }, (_, i) => placeholder(1000 + i)).join('')}</p:spTree>`),
    ),
  ],
  ['deep-groups', every(LAYOUTS, (xml) => xml.replace('</p:spTree>', `${group(400)}</p:spTree>`))],
  [
    'macros',
    (parts) => {
      parts['ppt/vbaProject.bin'] = new Uint8Array(5000).fill(7);
      every(/\[Content_Types\]\.xml$/, (xml) =>
        xml
          .replace('presentationml.presentation.main', 'ms-powerpoint.presentation.macroEnabled.main')
          .replace('application/vnd.openxmlformats-officedocument.ms-powerpoint', 'application/vnd.ms-powerpoint')
          .replace('</Types>', '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>'),
      )(parts);
      every(/presentation\.xml\.rels$/, (xml) =>
        xml.replace(
          '</Relationships>',
          '<Relationship Id="rIdV" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>',
        ),
      )(parts);
    },
  ],
  [
    'inflates',
    (parts) => {
      parts['ppt/media/bomb.bmp'] = new Uint8Array(300 * 1024 * 1024);
      every(/slideMaster1\.xml\.rels$/, (xml) =>
        xml.replace(
          '</Relationships>',
          '<Relationship Id="rIdB" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/bomb.bmp"/></Relationships>',
        ),
      )(parts);
      every(/\[Content_Types\]\.xml$/, (xml) => xml.replace('</Types>', '<Default Extension="bmp" ContentType="image/bmp"/></Types>'))(
        parts,
      );
    },
  ],
];

/** The same numbers from the same seed on any machine. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Letters of the sheets, themes and the presentation changed here and there, or a number made another. */
function noise(seed: number): Change {
  const roll = dice(1 + seed * 7919);
  return (parts) => {
    const names = Object.keys(parts).filter(
      (name) => SHEETS.test(name) || THEMES.test(name) || PRESENTATION.test(name) || name.endsWith('.rels'),
    );
    for (let i = 0; i < 3 + (seed % 6); i++) {
      const name = names[roll(names.length)] ?? '';
      const xml = text(parts, name);
      if (seed % 3 === 0) parts[name] = Buffer.from(`${xml.slice(0, roll(xml.length))}${xml.slice(roll(xml.length))}`);
      else if (seed % 3 === 1) {
        const bytes = Uint8Array.from(parts[name] ?? []);
        if (bytes.length > 0) bytes[roll(bytes.length)] = roll(256);
        parts[name] = bytes;
      } else {
        const numbers = [...xml.matchAll(/"(-?\d+)"/g)];
        const one = numbers[roll(Math.max(1, numbers.length))];
        if (one !== undefined) {
          const by = ['-1', '0', '2147483648', '99999999999999999999', '1e9', '', 'x'][roll(7)] ?? '';
          parts[name] = Buffer.from(`${xml.slice(0, one.index)}"${by}"${xml.slice(one.index + one[0].length)}`);
        }
      }
    }
  };
}

async function partsOf(template: Uint8Array): Promise<Parts> {
  const parts: Parts = {};
  const opened = await JSZip.loadAsync(template);
  for (const [name, entry] of Object.entries(opened.files)) if (!entry.dir) parts[name] = await entry.async('uint8array');
  return parts;
}

async function packed(parts: Parts): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const [part, bytes] of Object.entries(parts)) zip.file(part, bytes, { date: new Date('2020-01-01T00:00:00Z') });
  return await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 1 } });
}

/** A template with the text of some parts changed. */
export async function changedTemplate(template: Uint8Array, pattern: RegExp, change: (xml: string) => string): Promise<Uint8Array> {
  const parts = await partsOf(template);
  every(pattern, change)(parts);
  return await packed(parts);
}

/** @param only names of changes to make; all, and `noisy` seeded ones, when absent */
export async function* mutantsOf(template: Uint8Array, noisy: number, only?: readonly string[]): AsyncGenerator<Mutant> {
  const whole = await partsOf(template);
  const make = async (name: string, change: Change): Promise<Mutant> => {
    const parts: Parts = { ...whole };
    change(parts);
    return { name, bytes: await packed(parts) };
  };
  for (const [name, change] of CHANGES) if (only === undefined || only.includes(name)) yield await make(name, change);
  if (only !== undefined) return;
  for (const share of [0.1, 0.5, 0.9, 0.99]) yield { name: `cut-file-${share}`, bytes: template.slice(0, template.length * share) };
  for (let seed = 0; seed < noisy; seed++) yield await make(`noise-${seed}`, noise(seed));
}
