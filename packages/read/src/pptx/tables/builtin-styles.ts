/**
 * The 74 built-in table styles of PowerPoint. PowerPoint writes the styles that a deck uses into `tableStyles.xml`, but other programs often
 * only refer to their ids. Each style is a family and an accent; this file makes the markup that PowerPoint writes for it.
 */
import { parseXmlText, READ_LIMITS, type XmlElement } from '../../ooxml/index.ts';

type Family = 'themed1' | 'themed2' | 'light1' | 'light2' | 'light3' | 'medium1' | 'medium2' | 'medium3' | 'medium4' | 'dark1' | 'dark2';

/** Ids by family, of the style without an accent first, then of accents 1 to 6 (of 1, 3 and 5 for `dark2`). */
const IDS: Readonly<Record<Family, string>> = {
  themed1:
    '2D5ABB26-0587-4C30-8999-92F81FD0307C 3C2FFA5D-87B4-456A-9821-1D502468CF0F 284E427A-3D55-4303-BF80-6455036E1DE7 69C7853C-536D-4A76-A0AE-DD22124D55A5 775DCB02-9BB8-47FD-8907-85C794F793BA 35758FB7-9AC5-4552-8A53-C91805E547FA 08FB837D-C827-4EFA-A057-4D05807E0F7C',
  themed2:
    '5940675A-B579-460E-94D1-54222C63F5DA D113A9D2-9D6B-4929-AA2D-F23B5EE8CBE7 18603FDC-E32A-4AB5-989C-0864C3EAD2B8 306799F8-075E-4A3A-A7F6-7FBC6576F1A4 E269D01E-BC32-4049-B463-5C60D7B0CCD2 327F97BB-C833-4FB7-BDE5-3F7075034690 638B1855-1B75-4FBE-930C-398BA8C253C6',
  light1:
    '9D7B26C5-4107-4FEC-AEDC-1716B250A1EF 3B4B98B0-60AC-42C2-AFA5-B58CD77FA1E5 0E3FDE45-AF77-4B5C-9715-49D594BDF05E C083E6E3-FA7D-4D7B-A595-EF9225AFEA82 D27102A9-8310-4765-A935-A1911B00CA55 5FD0F851-EC5A-4D38-B0AD-8093EC10F338 68D230F3-CF80-4859-8CE7-A43EE81993B5',
  light2:
    '7E9639D4-E3E2-4D34-9284-5A2195B3D0D7 69012ECD-51FC-41F1-AA8D-1B2483CD663E 72833802-FEF1-4C79-8D5D-14CF1EAF98D9 F2DE63D5-997A-4646-A377-4702673A728D 17292A2E-F333-43FB-9621-5CBBE7FDCDCB 5A111915-BE36-4E01-A7E5-04B1672EAD32 912C8C85-51F0-491E-9774-3900AFEF0FD7',
  light3:
    '616DA210-FB5B-4158-B5E0-FEB733F419BA BC89EF96-8CEA-46FF-86C4-4CE0E7609802 5DA37D80-6434-44D0-A028-1B22A696006F 8799B23B-EC83-4686-B30A-512413B5E67A ED083AE6-46FA-4A59-8FB0-9F97EB10719F BDBED569-4797-4DF1-A0F4-6AAB3CD982D8 E8B1032C-EA38-4F05-BA0D-38AFFFC7BED3',
  medium1:
    '793D81CF-94F2-401A-BA57-92F5A7B2D0C5 B301B821-A1FF-4177-AEE7-76D212191A09 9DCAF9ED-07DC-4A11-8D7F-57B35C25682E 1FECB4D8-DB02-4DC6-A0A2-4F2EBAE1DC90 1E171933-4619-4E11-9A3F-F7608DF75F80 FABFCF23-3B69-468F-B69F-88F6DE6A72F2 10A1B5D5-9B99-4C35-A422-299274C87663',
  medium2:
    '073A0DAA-6AF3-43AB-8588-CEC1D06C72B9 5C22544A-7EE6-4342-B048-85BDC9FD1C3A 21E4AEA4-8DFA-4A89-87EB-49C32662AFE0 F5AB1C69-6EDB-4FF4-983F-18BD219EF322 00A15C55-8517-42AA-B614-E9B94910E393 7DF18680-E054-41AD-8BC1-D1AEF772440D 93296810-A885-4BE3-A3E7-6D5BEEA58F35',
  medium3:
    '8EC20E35-A176-4012-BC5E-935CFFF8708E 6E25E649-3F16-4E02-A733-19D2CDBF48F0 85BE263C-DBD7-4A20-BB59-AAB30ACAA65A EB344D84-9AFB-497E-A393-DC336BA19D2E EB9631B5-78F2-41C9-869B-9F39066F8104 74C1A8A3-306A-4EB7-A6B1-4F7E0EB9C5D6 2A488322-F2BA-4B5B-9748-0D474271808F',
  medium4:
    'D7AC3CCA-C797-4891-BE02-D94E43425B78 69CF1AB2-1976-4502-BF36-3FF5EA218861 8A107856-5554-42FB-B03E-39F5DBC370BA 0505E3EF-67EA-436B-97B2-0124C06EBD24 C4B1156A-380E-4F78-BDF5-A606A8083BF9 22838BEF-8BB2-4498-84A7-C5851F593DF1 16D9F66E-5EB9-4882-86FB-DCBF35E3C3E4',
  dark1:
    'E8034E78-7F5D-4C2E-B375-FC64B27BC917 125E5076-3810-47DD-B79F-674D7AD40C01 37CE84F3-28C3-443E-9E96-99CF82512B78 D03447BB-5D67-496B-8E87-E561075AD55C E929F9F4-4A8F-4326-A1B4-22849713DDAB 8FD4443E-F989-4FC4-A0C8-D5A2AF1F390B AF606853-7671-496A-8E4F-DF71F8EC918B',
  dark2:
    '5202B0CA-FC54-4496-8BCA-5EF66A818D29 0660B408-B3CF-4A94-85FC-2B1E0A45F4A2 - 91EBBBCC-DAD2-459C-BE2E-F6DE35CF9A28 - 46F890A9-2807-4EBB-B81D-B2AA78EC7F39',
};

const BY_ID = new Map(
  Object.entries(IDS).flatMap(([family, ids]) =>
    ids.split(' ').map((id, accent): [string, { family: Family; accent: number }] => [id, { family: family as Family, accent }]),
  ),
);

const clr = (name: string, change = ''): string => `<a:schemeClr val="${name}">${change}</a:schemeClr>`;
const tint = (percent: number): string => `<a:tint val="${percent * 1000}"/>`;
const shade = (percent: number): string => `<a:shade val="${percent * 1000}"/>`;
const alpha = (percent: number): string => `<a:alpha val="${percent * 1000}"/>`;
const fill = (color: string): string => `<a:fill><a:solidFill>${color}</a:solidFill></a:fill>`;

const HAIR = 12_700;
const NO_LINE = '<a:ln><a:noFill/></a:ln>';
const NO_FILL = '<a:fill><a:noFill/></a:fill>';
/** A line of the theme, thin (1) to thick (3). */
const ofTheme = (idx: number, color: string): string => `<a:lnRef idx="${idx}">${color}</a:lnRef>`;
const line = (w: number, color: string, kind = 'sng'): string => `<a:ln w="${w}" cmpd="${kind}"><a:solidFill>${color}</a:solidFill></a:ln>`;
const edges = (of: Readonly<Record<string, string>>): string =>
  Object.entries(of)
    .map(([edge, ln]) => `<a:${edge}>${ln}</a:${edge}>`)
    .join('');
const frame = (ln: string): Record<string, string> => ({ left: ln, right: ln, top: ln, bottom: ln });
const grid = (ln: string): Record<string, string> => ({ ...frame(ln), insideH: ln, insideV: ln });

interface PartLook {
  readonly bold?: boolean;
  readonly text?: string;
  readonly fill?: string;
  readonly edges?: Readonly<Record<string, string>>;
}

function part(name: string, look: PartLook): string {
  const text = look.bold || look.text ? `<a:tcTxStyle${look.bold ? ' b="on"' : ''}>${look.text ?? ''}</a:tcTxStyle>` : '';
  const borders = look.edges ? `<a:tcBdr>${edges(look.edges)}</a:tcBdr>` : '';
  return `<a:${name}>${text}<a:tcStyle>${borders}${look.fill ?? ''}</a:tcStyle></a:${name}>`;
}

const bands = (look: PartLook): string => part('band1H', look) + part('band1V', look);
const columns = (look: PartLook): string => part('firstCol', look) + part('lastCol', look);

const DK = clr('dk1');
const LT = clr('lt1');
const TX = clr('tx1');

/** The colours from which the markup of a style is made. */
interface StyleColors {
  /** 0 for the style without one. */
  readonly accent: number;
  /** Theme colour of the style. */
  readonly name: string;
  /** The same as markup. */
  readonly own: string;
  /** A hairline of that colour. */
  readonly thin: string;
}

const BOLD: PartLook = { bold: true };
/** A double line, above totals. */
const doubleLine = (color: string): string => line(4 * HAIR, color, 'dbl');

/** The parts of a style, by its family. */
const PARTS: Readonly<Record<Family, (colors: StyleColors) => string>> = {
  themed1({ accent, name, own }) {
    if (accent === 0) return part('wholeTbl', { text: TX });
    const side = { ...frame(ofTheme(1, own)), insideH: ofTheme(1, own), insideV: NO_LINE };
    const across = { ...frame(ofTheme(1, own)), insideH: NO_LINE, insideV: NO_LINE };
    return (
      `<a:tblBg><a:fillRef idx="2">${own}</a:fillRef></a:tblBg>` +
      part('wholeTbl', { text: DK, fill: NO_FILL, edges: grid(ofTheme(1, own)) }) +
      bands({ fill: fill(clr(name, alpha(40))) }) +
      part('firstCol', { bold: true, edges: { ...side, right: ofTheme(2, own) } }) +
      part('lastCol', { bold: true, edges: { ...side, left: ofTheme(2, own) } }) +
      part('lastRow', { bold: true, fill: NO_FILL, edges: { ...across, top: ofTheme(2, own), bottom: ofTheme(2, own) } }) +
      part('firstRow', { bold: true, text: LT, fill: fill(own), edges: { ...across, bottom: ofTheme(2, LT) } })
    );
  },
  themed2({ accent, name, own }) {
    if (accent === 0) return part('wholeTbl', { text: TX, edges: grid(line(HAIR, TX)) });
    const rim = ofTheme(1, clr(name, tint(50)));
    return (
      `<a:tblBg><a:fillRef idx="3">${own}</a:fillRef></a:tblBg>` +
      part('wholeTbl', { text: LT, fill: NO_FILL, edges: frame(rim) }) +
      bands({ fill: fill(clr('lt1', alpha(20))) }) +
      part('firstCol', { bold: true, edges: { right: ofTheme(1, LT) } }) +
      part('lastCol', { bold: true, edges: { left: ofTheme(1, LT) } }) +
      part('lastRow', { bold: true, edges: { top: ofTheme(2, LT) } }) +
      part('firstRow', { bold: true, edges: { bottom: ofTheme(3, LT) } })
    );
  },
  light1: ({ name, thin }) =>
    part('wholeTbl', { text: TX, edges: { top: thin, bottom: thin } }) +
    bands({ fill: fill(clr(name, alpha(20))) }) +
    columns(BOLD) +
    part('lastRow', { bold: true, edges: { top: thin } }) +
    part('firstRow', { bold: true, edges: { bottom: thin } }),
  light2({ own }) {
    const hair = ofTheme(1, own);
    return (
      part('wholeTbl', { text: TX, edges: { ...frame(hair), insideH: NO_LINE, insideV: NO_LINE } }) +
      part('band1H', { edges: { top: hair, bottom: hair } }) +
      part('band1V', { edges: { left: hair, right: hair } }) +
      columns(BOLD) +
      part('lastRow', { bold: true, edges: { top: doubleLine(own) } }) +
      part('firstRow', { bold: true, text: clr('bg1'), fill: `<a:fillRef idx="1">${own}</a:fillRef>` })
    );
  },
  light3: ({ name, own, thin }) =>
    part('wholeTbl', { text: TX, edges: grid(thin) }) +
    bands({ fill: fill(clr(name, alpha(20))) }) +
    columns(BOLD) +
    part('lastRow', { bold: true, edges: { top: doubleLine(own) } }) +
    part('firstRow', { bold: true, text: own, edges: { bottom: line(2 * HAIR, own) } }),
  medium1: ({ name, own, thin }) =>
    part('wholeTbl', { text: DK, fill: fill(LT), edges: { ...frame(thin), insideH: thin, insideV: NO_LINE } }) +
    bands({ fill: fill(clr(name, tint(20))) }) +
    columns(BOLD) +
    part('lastRow', { bold: true, fill: fill(LT), edges: { top: doubleLine(own) } }) +
    part('firstRow', { bold: true, text: LT, fill: fill(own) }),
  medium2({ name, own }) {
    const head = { bold: true, text: LT, fill: fill(own) };
    return (
      part('wholeTbl', { text: DK, fill: fill(clr(name, tint(20))), edges: grid(line(HAIR, LT)) }) +
      bands({ fill: fill(clr(name, tint(40))) }) +
      columns(head) +
      part('lastRow', { ...head, edges: { top: line(3 * HAIR, LT) } }) +
      part('firstRow', { ...head, edges: { bottom: line(3 * HAIR, LT) } })
    );
  },
  medium3({ own }) {
    const head = { bold: true, text: LT, fill: fill(own) };
    const rule = line(2 * HAIR, DK);
    return (
      part('wholeTbl', { text: DK, fill: fill(LT), edges: { ...grid(NO_LINE), top: rule, bottom: rule } }) +
      bands({ fill: fill(clr('dk1', tint(20))) }) +
      columns(head) +
      part('lastRow', { bold: true, fill: fill(LT), edges: { top: doubleLine(DK) } }) +
      part('seCell', { bold: true, text: DK }) +
      part('swCell', { bold: true, text: DK }) +
      part('firstRow', { ...head, edges: { bottom: rule } })
    );
  },
  medium4: ({ name, own, thin }) =>
    part('wholeTbl', { text: DK, fill: fill(clr(name, tint(20))), edges: grid(thin) }) +
    bands({ fill: fill(clr(name, tint(40))) }) +
    columns(BOLD) +
    part('lastRow', { bold: true, fill: fill(clr(name, tint(20))), edges: { top: line(2 * HAIR, own) } }) +
    part('firstRow', { bold: true, fill: fill(clr(name, tint(20))) }),
  dark1({ accent, name }) {
    // Without an accent the steps go from black towards white, with one from the accent towards black.
    const [whole, band, side, total] = accent === 0 ? [tint(20), tint(40), tint(60), tint(60)] : ['', shade(60), shade(60), shade(40)];
    return (
      part('wholeTbl', { text: accent === 0 ? DK : LT, fill: fill(clr(name, whole)) }) +
      bands({ fill: fill(clr(name, band)) }) +
      part('firstCol', { bold: true, text: LT, fill: fill(clr(name, side)), edges: { right: line(2 * HAIR, LT) } }) +
      part('lastCol', { bold: true, text: LT, fill: fill(clr(name, side)), edges: { left: line(2 * HAIR, LT) } }) +
      part('lastRow', { bold: true, text: LT, fill: fill(clr(name, total)), edges: { top: line(2 * HAIR, LT) } }) +
      part('firstRow', { bold: true, text: LT, fill: fill(DK), edges: { bottom: line(2 * HAIR, LT) } })
    );
  },
  dark2: ({ accent, name }) =>
    part('wholeTbl', { text: DK, fill: fill(clr(name, tint(20))) }) +
    bands({ fill: fill(clr(name, tint(40))) }) +
    columns(BOLD) +
    part('lastRow', { bold: true, fill: fill(clr(name, tint(20))), edges: { top: doubleLine(DK) } }) +
    part('firstRow', { bold: true, text: LT, fill: fill(accent === 0 ? DK : clr(`accent${accent + 1}`)) }),
};

/** @param accent 0 for the style without one */
function markup(family: Family, accent: number): string {
  const name = accent === 0 ? (family.startsWith('light') ? 'tx1' : 'dk1') : `accent${accent}`;
  const own = clr(name);
  return PARTS[family]({ accent, name, own, thin: line(HAIR, own) });
}

const built = new Map<string, XmlElement>();

/** `a:tblStyle` of a style's id, with or without braces; undefined when PowerPoint has none of that id. */
export function builtinTableStyle(id: string): XmlElement | undefined {
  const key = id.replace(/[{}]/g, '').toUpperCase();
  const style = BY_ID.get(key);
  if (!style) return undefined;
  let element = built.get(key);
  if (!element) {
    const xml = `<a:tblStyle xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${markup(style.family, style.accent)}</a:tblStyle>`;
    element = parseXmlText(xml, '', READ_LIMITS).root;
    built.set(key, element);
  }
  return element;
}
