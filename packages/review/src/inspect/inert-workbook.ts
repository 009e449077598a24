/**
 * Whether a workbook inside of a deck holds values and nothing that acts: formulas fetch and start programs, names run by themselves, and
 * parts of any kind hide behind relationships. What the data of a chart needs is listed, and everything else is told.
 */
import {
  attribute,
  descendants,
  inflateEntry,
  parseXml,
  type ReadLimits,
  readZip,
  textOf,
  UnreadableFile,
  type XmlElement,
} from '@deckwright/read/ooxml';
import { instructionIn } from './inert-markup.ts';

const SHEETS = 'x:';
const TYPES =
  /^application\/(?:xml|vnd\.openxmlformats-package\.(?:relationships|core-properties)\+xml|vnd\.openxmlformats-officedocument\.(?:(?:extended|custom)-properties|theme|spreadsheetml\.(?:sheet\.main|worksheet|styles|sharedStrings|table))\+xml)$/;
const KINDS = new Set(
  'officeDocument core-properties extended-properties custom-properties worksheet styles sharedStrings table theme'.split(' '),
);
/** Roots of parts, by the last part of their names. */
const ROOTS = new Set('workbook worksheet styleSheet sst table theme coreProperties Properties'.split(' '));
/** Elements of workbook and sheets (ISO 29500-1, 18.2 and 18.3). */
const ELEMENTS = new Set(
  `workbook fileVersion workbookPr bookViews workbookView sheets sheet definedNames definedName calcPr worksheet sheetPr tabColor outlinePr pageSetUpPr dimension
   sheetViews sheetView pane selection sheetFormatPr cols col sheetData row c v is t r rPr rFont sz color family charset scheme b i u phoneticPr mergeCells mergeCell
   autoFilter pageMargins pageSetup printOptions headerFooter oddHeader oddFooter ignoredErrors ignoredError tableParts tablePart`
    .split(/\s+/)
    .map((name) => `${SHEETS}${name}`),
);
/** What Excel writes of itself into each workbook. */
const OF_EXCEL =
  /^mc:(?:AlternateContent|Choice)$|^\{http:\/\/schemas\.microsoft\.com\/office\/spreadsheetml\/[^}]+\}(?:absPath|revisionPtr)$/;
/** A cell or a range of a sheet of the same workbook (ISO 29500-1, 18.17.2.3); several stand in brackets. */
const RANGE = /(?:'(?:[^'[\]|]|'')+'|[\p{L}\p{N}_.]+)!\$?[A-Z]{0,3}\$?\d{0,7}(?::\$?[A-Z]{0,3}\$?\d{0,7})?/u.source;
const REFERENCE = new RegExp(`^(?:${RANGE}|\\(${RANGE}(?:,${RANGE})*\\))$`, 'u');
/** Of charts of 2014, whose data Excel names so. */
const CHART_NAME = /^_xlchart\.[\w.]+$/;

/** Whether a formula of a chart or of a name leads to cells and calculates nothing. */
export const isReference = (formula: string): boolean => REFERENCE.test(formula.trim()) || CHART_NAME.test(formula.trim());

/** What the workbook holds beside values, as the end of a sentence; undefined where it is nothing. */
export async function activeInWorkbook(bytes: Uint8Array, limits: ReadLimits): Promise<string | undefined> {
  try {
    for (const entry of await readZip(bytes, limits)) {
      if (!/\.(?:xml|rels)$/i.test(entry.name)) return `holds ${entry.name}, which no data of a chart needs.`;
      const { source, root } = parseXml(inflateEntry(entry), entry.name);
      const found = instructionIn(source) === undefined ? activeInPart(root) : 'gives programs an order';
      if (found !== undefined) return `${found} (${entry.name}).`;
    }
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableFile) return 'is no workbook that can be read.';
    throw error;
  }
}

function activeInPart(root: XmlElement): string | undefined {
  for (const { attributes } of descendants(root)) {
    if (attributes.has('xml:base')) return 'has another base for its addresses';
    // ISO 29500-1, 18.2.28: `always` fetches without a question.
    if (!/^(?:userSet|never)$/.test(attributes.get('updateLinks') ?? 'never')) return 'fetches what it refers to';
  }
  if (root.name === 'ct:Types') {
    const strange = [...descendants(root)]
      .map((one) => attribute(one, 'ContentType') ?? 'application/xml')
      .find((type) => !TYPES.test(type));
    return strange === undefined ? undefined : `holds a part of the type ${strange}`;
  }
  if (root.name === 'rel:Relationships') {
    for (const one of descendants(root)) {
      if (one.name !== 'rel:Relationship') continue;
      const type = attribute(one, 'Type') ?? '';
      if (attribute(one, 'TargetMode') === 'External') return 'leads to something outside';
      if (!KINDS.has(type.slice(type.lastIndexOf('/') + 1))) return 'holds something that no data of a chart needs';
    }
    return undefined;
  }
  const kind = root.name.replace(/^.*[}:]/, '');
  if (!ROOTS.has(kind)) return `holds a ${kind}`;
  if (kind === 'Properties' || kind === 'coreProperties')
    for (const element of descendants(root)) {
      const name = element.name.replace(/^.*[}:]/, '');
      if (
        name === 'HLinks' ||
        (name === 'HyperlinkBase' && textOf(element).trim() !== '') ||
        /^_PID_/i.test(attribute(element, 'name') ?? '')
      )
        return 'leads its links elsewhere';
    }
  const isOfSheets = kind === 'workbook' || kind === 'worksheet';
  for (const element of descendants(root)) {
    const name = element.name.replace(/^.*[}:]/, '');
    if (/formula$/i.test(name) || element.name === `${SHEETS}f`) return 'has a formula';
    if (isOfSheets && !ELEMENTS.has(element.name) && !OF_EXCEL.test(element.name)) return `has ${name}`;
    // Macro sheets begin at these names (MS-XLS, 2.5.66).
    if (name === 'definedName' && /^(?:_xlnm\.)?auto_/i.test((attribute(element, 'name') ?? '').trim()))
      return 'has a name at which macros begin';
    if (name === 'definedName' && !isReference(textOf(element))) return 'has a name that is more than a range of cells';
  }
  return undefined;
}
