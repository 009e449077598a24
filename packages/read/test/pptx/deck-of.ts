/** Small packages made of a few parts, for tests of one rule each: what a test does not say is a plain deck. */
import { extensionOf, type OpcPackage, type Part, parseXmlText, partKey, READ_LIMITS, relationshipsName } from '../../src/ooxml/index.ts';
import { readRelationships } from '../../src/ooxml/relationships.ts';
import { type ForeignDeck, type ForeignShape, type ForeignSlide, type ForeignText, readDeck } from '../../src/pptx/index.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const NS =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  `xmlns:r="${OFFICE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"`;

const rels = (of: Readonly<Record<string, readonly [kind: string, target: string, external?: boolean]>>): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(of)
    .map(
      ([id, [kind, target, external]]) =>
        `<Relationship Id="${id}" Type="${kind.includes(':') ? kind : `${OFFICE}/${kind}`}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

/** Theme of the tests: every slot a colour of its own, one fill, line and effect style besides the plain ones. */
export const THEME = `<a:theme ${NS}><a:themeElements><a:clrScheme name="t">
<a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>
<a:dk2><a:srgbClr val="1F497D"/></a:dk2><a:lt2><a:srgbClr val="EEECE1"/></a:lt2>
<a:accent1><a:srgbClr val="4F81BD"/></a:accent1><a:accent2><a:srgbClr val="C0504D"/></a:accent2><a:accent3><a:srgbClr val="9BBB59"/></a:accent3>
<a:accent4><a:srgbClr val="8064A2"/></a:accent4><a:accent5><a:srgbClr val="4BACC6"/></a:accent5><a:accent6><a:srgbClr val="F79646"/></a:accent6>
<a:hlink><a:srgbClr val="0000FF"/></a:hlink><a:folHlink><a:srgbClr val="800080"/></a:folHlink></a:clrScheme>
<a:fontScheme name="t"><a:majorFont><a:latin typeface="Cambria"/><a:ea typeface=""/><a:cs typeface=""/></a:majorFont>
<a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/><a:font script="Jpan" typeface="MS PGothic"/></a:minorFont></a:fontScheme>
<a:fmtScheme name="t"><a:fillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill>
<a:gradFill><a:gsLst><a:gs pos="0"><a:schemeClr val="phClr"><a:tint val="50000"/></a:schemeClr></a:gs><a:gs pos="100000"><a:schemeClr val="phClr"/></a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill>
<a:noFill/></a:fillStyleLst>
<a:lnStyleLst><a:ln w="9525" cap="flat"><a:solidFill><a:schemeClr val="phClr"><a:shade val="50000"/></a:schemeClr></a:solidFill><a:prstDash val="dash"/></a:ln><a:ln w="25400"/><a:ln w="38100"/></a:lnStyleLst>
<a:effectStyleLst><a:effectStyle><a:effectLst/></a:effectStyle><a:effectStyle><a:effectLst><a:outerShdw/></a:effectLst></a:effectStyle></a:effectStyleLst>
<a:bgFillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"><a:lumMod val="50000"/></a:schemeClr></a:solidFill></a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

const MASTER_STYLES = `<p:txStyles><p:titleStyle><a:lvl1pPr algn="ctr"><a:defRPr sz="4400"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr></p:titleStyle>
<p:bodyStyle><a:lvl1pPr marL="342900" indent="-342900"><a:spcBef><a:spcPct val="20000"/></a:spcBef><a:buFont typeface="Arial"/><a:buChar char="•"/><a:defRPr sz="3200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr>
<a:lvl2pPr marL="742950" indent="-285750"><a:buChar char="–"/><a:defRPr sz="2800"/></a:lvl2pPr></p:bodyStyle><p:otherStyle/></p:txStyles>`;

export interface DeckOf {
  /** Content of the slide's `p:spTree`. */
  readonly slide?: string;
  /** Behind the slide's `p:cSld`, such as `p:clrMapOvr`. */
  readonly slideTail?: string;
  readonly slideAttributes?: string;
  /** `p:bg`. */
  readonly slideBackground?: string;
  readonly layout?: string;
  readonly layoutAttributes?: string;
  readonly master?: string;
  readonly masterBackground?: string;
  readonly map?: string;
  readonly theme?: string;
  /** Content of `p:presentation` behind the size. */
  readonly presentation?: string;
  readonly slideRelationships?: Readonly<Record<string, readonly [kind: string, target: string, external?: boolean]>>;
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

const tree = (content: string): string => `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/></p:nvGrpSpPr><p:grpSpPr/>${content}</p:spTree>`;
const USUAL_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

export function packageOf(deck: DeckOf): OpcPackage {
  const texts: Record<string, string | Uint8Array> = {
    '/_rels/.rels': rels({ r1: ['officeDocument', 'ppt/presentation.xml'] }),
    '/ppt/presentation.xml': `<p:presentation ${NS}><p:sldIdLst><p:sldId id="256" r:id="s1"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/>${deck.presentation ?? ''}</p:presentation>`,
    '/ppt/_rels/presentation.xml.rels': rels({ s1: ['slide', 'slides/slide1.xml'], ts: ['tableStyles', 'tableStyles.xml'] }),
    '/ppt/tableStyles.xml': `<a:tblStyleLst ${NS} def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`,
    '/ppt/slides/slide1.xml': `<p:sld ${NS} ${deck.slideAttributes ?? ''}><p:cSld>${deck.slideBackground ?? ''}${tree(deck.slide ?? '')}</p:cSld>${deck.slideTail ?? ''}</p:sld>`,
    '/ppt/slides/_rels/slide1.xml.rels': rels({ l: ['slideLayout', '../slideLayouts/slideLayout1.xml'], ...deck.slideRelationships }),
    '/ppt/slideLayouts/slideLayout1.xml': `<p:sldLayout ${NS} ${deck.layoutAttributes ?? ''}><p:cSld name="The layout">${tree(deck.layout ?? '')}</p:cSld></p:sldLayout>`,
    '/ppt/slideLayouts/_rels/slideLayout1.xml.rels': rels({ m: ['slideMaster', '../slideMasters/slideMaster1.xml'] }),
    '/ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${NS}><p:cSld>${deck.masterBackground ?? ''}${tree(deck.master ?? '')}</p:cSld>${deck.map ?? USUAL_MAP}${MASTER_STYLES}</p:sldMaster>`,
    '/ppt/slideMasters/_rels/slideMaster1.xml.rels': rels({ t: ['theme', '../theme/theme1.xml'] }),
    '/ppt/theme/theme1.xml': deck.theme ?? THEME,
    ...deck.parts,
  };
  const parts = Object.entries(texts).map(([name, text]): Part => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    let document: ReturnType<Part['xml']> | undefined;
    return {
      name,
      contentType: extensionOf(name) === 'xml' ? 'application/xml' : '',
      size: bytes.length,
      packed: { name: name.slice(1), bytes, crc: 0, size: bytes.length, method: 0 },
      bytes: () => bytes,
      xml: () => {
        document ??= parseXmlText(new TextDecoder().decode(bytes), name, READ_LIMITS);
        return document;
      },
    };
  });
  const part = (name: string): Part | undefined => parts.find((candidate) => partKey(candidate.name) === partKey(name));
  const main = part('/ppt/presentation.xml');
  if (!main) throw new Error('A deck needs its presentation part.');
  return {
    parts,
    main,
    inflateSmall: () => () => {},
    macroEnabled: false,
    defaultTypes: new Map(),
    contentTypes: parseXmlText('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>', 'types'),
    part,
    relationships: (of) => {
      const found = part(relationshipsName(of));
      return found ? readRelationships(found.xml(), of) : [];
    },
  };
}

export const deckOf = (deck: DeckOf): ForeignDeck => readDeck(packageOf(deck));

export function slideOf(deck: DeckOf): ForeignSlide {
  const slide = deckOf(deck).slides[0];
  if (!slide) throw new Error('The deck has no slide.');
  return slide;
}

/** The only shape of the slide. */
export function shapeOf(deck: DeckOf): ForeignShape {
  const { shapes } = slideOf(deck);
  if (shapes.length !== 1 || !shapes[0]) throw new Error(`The slide has ${shapes.length} shapes.`);
  return shapes[0];
}

export function textOfShape(shape: ForeignShape): ForeignText {
  if (shape.kind !== 'shape' || !shape.text) throw new Error('The shape has no text.');
  return shape.text;
}

export interface SpOf {
  readonly id?: number;
  /** Inside `p:nvPr`. */
  readonly nvPr?: string;
  readonly spPr?: string;
  readonly style?: string;
  /** Inside `p:txBody`; none when left out. */
  readonly text?: string;
  readonly cNvPr?: string;
}

export const sp = ({ id = 2, nvPr = '', spPr = '', style = '', text, cNvPr = '' }: SpOf): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}" ${cNvPr}/><p:cNvSpPr/><p:nvPr>${nvPr}</p:nvPr></p:nvSpPr><p:spPr>${spPr}</p:spPr>${style}${
    text === undefined ? '' : `<p:txBody>${text}</p:txBody>`
  }</p:sp>`;

export const xfrm = (x: number, y: number, w: number, h: number, attributes = ''): string =>
  `<a:xfrm ${attributes}><a:off x="${x}" y="${y}"/><a:ext cx="${w}" cy="${h}"/></a:xfrm>`;

export const words = (text: string, pPr = '', rPr = ''): string => `<a:p>${pPr}<a:r>${rPr}<a:t>${text}</a:t></a:r></a:p>`;

export { rels };
