/**
 * What text outside placeholders leaves to the defaults of its presentation (ISO 29500-1, 19.2.1.8), stated in the text itself. A
 * presentation has one set of defaults: slides that come to another deck, or are scaled, would lose theirs. Insets and cell margins,
 * whose defaults are the standard's, are stated when they are scaled.
 */
import {
  append,
  attribute,
  child,
  descendants,
  type Edit,
  elements,
  escapeXml,
  insertBefore,
  setAttribute,
  type XmlDocument,
  type XmlElement,
} from '@deckwright/read/ooxml';

/** Insets and margins that are not written have these values in EMU (21.1.2.1.1, 21.1.3.17). */
const UNWRITTEN_INSETS: readonly (readonly [name: string, emu: number])[] = [
  ['lIns', 91_440],
  ['tIns', 45_720],
  ['rIns', 91_440],
  ['bIns', 45_720],
];
const UNWRITTEN_MARGINS: typeof UNWRITTEN_INSETS = [
  ['marL', 91_440],
  ['marR', 91_440],
  ['marT', 45_720],
  ['marB', 45_720],
];
/** Hundredths of a point, where the presentation says nothing either (21.1.2.3.9). */
const UNWRITTEN_SIZE = '1800';
const LEVELS = 9;
/** What a shape's style (`a:fontRef`) or the style of a table decides before the presentation does. */
const LOOKS = /^a:(?:noFill|solidFill|gradFill|blipFill|pattFill|grpFill|latin|ea|cs|sym)$/;
const LENGTH = /(?<= )(marL|marR|indent|defTabSz|spc|sz)="(-?\d+)"/g;
const POINTS = /(?<=spcPts val=")\d+(?=")/g;

interface Level {
  readonly attributes: ReadonlyMap<string, string>;
  /** Markup of spacing, bullets and tabs. */
  readonly children: string;
  readonly run: ReadonlyMap<string, string>;
  /** Markup of colours and faces, which give way to a style, and of all else. */
  readonly looks: string;
  readonly others: string;
}

export interface TextDefaults {
  /** Of lengths. */
  readonly scale: number;
  /** Prefix of DrawingML in the markup, with its colon. */
  readonly prefix: string;
  readonly levels: readonly Level[];
}

/** @param scale of what the slides of the deck are scaled by */
export function textDefaultsOf({ root, source }: XmlDocument, scale: number): TextDefaults {
  const style = child(root, 'p:defaultTextStyle');
  const raw = (nodes: readonly XmlElement[]): string => nodes.map(({ start, end }) => source.slice(start, end)).join('');
  let prefix = 'a:';
  const levels = Array.from({ length: LEVELS }, (_, number): Level => {
    const level = child(style, `a:lvl${number + 1}pPr`);
    const run = child(level, 'a:defRPr');
    if (level) prefix = prefixOf(level);
    const inRun = elements(run).filter(({ name }) => name !== 'a:extLst');
    return {
      attributes: level?.attributes ?? new Map(),
      children: raw(elements(level).filter(({ name }) => name !== 'a:defRPr' && name !== 'a:extLst')),
      run: new Map([['sz', UNWRITTEN_SIZE], ...(run?.attributes ?? [])]),
      looks: raw(inRun.filter(({ name }) => LOOKS.test(name))),
      others: raw(inRun.filter(({ name }) => !LOOKS.test(name))),
    };
  });
  return { scale, prefix, levels };
}

export function defaultTextEdits(document: XmlDocument, defaults: TextDefaults): Edit[] {
  const edits: Edit[] = [];
  const state = (element: XmlElement, unwritten: typeof UNWRITTEN_INSETS): void => {
    for (const [name, emu] of unwritten)
      if (attribute(element, name) === undefined)
        edits.push(setAttribute(document, element, name, String(Math.round(emu * defaults.scale))));
  };
  for (const element of descendants(document.root)) {
    if (defaults.scale !== 1) {
      // Placeholders take theirs from the master, whose own are stated.
      if (element.name === 'a:bodyPr' && (document.root.name === 'p:sldMaster' || !isPlaceholder(element.parent?.parent)))
        state(element, UNWRITTEN_INSETS);
      if (element.name === 'a:tcPr') state(element, UNWRITTEN_MARGINS);
    }
    if ((element.name === 'p:txBody' || element.name === 'a:txBody') && !isPlaceholder(element.parent))
      edits.push(...levelEdits(document, element, defaults));
  }
  return edits;
}

const prefixOf = ({ sourceName }: XmlElement): string => /^(?:[\w.-]+:)?/.exec(sourceName)?.[0] ?? '';
const isPlaceholder = (shape: XmlElement | undefined): boolean => child(child(child(shape, 'p:nvSpPr'), 'p:nvPr'), 'p:ph') !== undefined;

function levelEdits(document: XmlDocument, body: XmlElement, defaults: TextDefaults): Edit[] {
  const levels = new Set<number>();
  for (const paragraph of elements(body, 'a:p'))
    if (child(paragraph, 'a:r') ?? child(paragraph, 'a:fld'))
      levels.add(Math.min(LEVELS - 1, Math.max(0, Math.trunc(Number(attribute(child(paragraph, 'a:pPr'), 'lvl') ?? 0)) || 0)));
  const [first] = elements(body, 'a:p');
  if (levels.size === 0 || !first) return [];
  const styled = body.name === 'a:txBody' || child(child(body.parent, 'p:style'), 'a:fontRef') !== undefined;
  const list = child(body, 'a:lstStyle');
  const prefix = prefixOf(first);
  const edits: Edit[] = [];
  const scaled = (xml: string): string => scaleMarkup(xml, defaults, prefix);
  let rows = '';
  for (const number of [...levels].sort()) {
    const level = defaults.levels[number];
    if (!level) continue;
    const name = `lvl${number + 1}pPr`;
    const looks = styled ? '' : level.looks;
    const [p, r] = [`${defaults.prefix}${name}`, `${defaults.prefix}defRPr`];
    const run = (attributes: ReadonlyMap<string, string>): string => element(r, attributes, level.others + looks);
    const existing = child(list, `a:${name}`);
    if (existing) {
      edits.push(...missing(document, existing, level.attributes, scaled));
      const knownRun = child(existing, 'a:defRPr');
      const last = child(existing, 'a:extLst');
      if (!knownRun) edits.push(last ? insertBefore(last, scaled(run(level.run))) : append(document, existing, scaled(run(level.run))));
      else {
        edits.push(...missing(document, knownRun, level.run, scaled));
        if (elements(knownRun).length === 0 && looks !== '') edits.push(append(document, knownRun, scaled(looks)));
      }
      continue;
    }
    const row = scaled(element(p, level.attributes, level.children + run(level.run)));
    const next = elements(list).find((other) => other.name === 'a:extLst' || (/^a:lvl\dpPr$/.test(other.name) && other.name > `a:${name}`));
    if (next) edits.push(insertBefore(next, row));
    else rows += row;
  }
  if (rows === '') return edits;
  edits.push(list ? append(document, list, rows) : insertBefore(first, `<${prefix}lstStyle>${rows}</${prefix}lstStyle>`));
  return edits;
}

const field = (name: string, value: string): string => ` ${name}="${escapeXml(value)}"`;
const element = (name: string, attributes: ReadonlyMap<string, string>, content: string): string =>
  `<${name}${[...attributes].map(([key, value]) => field(key, value)).join('')}>${content}</${name}>`;

/** Attributes that an element does not have, at their scaled value. */
const missing = (document: XmlDocument, own: XmlElement, wanted: ReadonlyMap<string, string>, scaled: (xml: string) => string): Edit[] =>
  [...wanted].flatMap(([name, value]) => {
    if (attribute(own, name) !== undefined) return [];
    const number = /="(.*)"/.exec(scaled(field(name, value)))?.[1] ?? value;
    return [setAttribute(document, own, name, number)];
  });

/** Markup of the presentation with its lengths scaled, under the prefix of the part that it comes to. */
function scaleMarkup(xml: string, { scale, prefix: from }: TextDefaults, to: string): string {
  const scaled = (value: string, least: number): string => String(Math.max(least, Math.round(Number(value) * scale)));
  const resized =
    scale === 1
      ? xml
      : xml
          .replace(LENGTH, (_, name: string, value: string) => `${name}="${scaled(value, name === 'sz' ? 100 : Number.NEGATIVE_INFINITY)}"`)
          .replace(POINTS, (value: string) => scaled(value, 0));
  return from === to ? resized : resized.replace(new RegExp(`(</?)${from}`, 'g'), `$1${to}`);
}
