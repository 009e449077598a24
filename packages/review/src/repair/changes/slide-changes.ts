/** Changes that repairs make to a slide, and the edits of its source. No edit changes a character of text. */
import {
  append,
  applyEdits,
  child,
  type Edit,
  elements,
  insertAfter,
  prepend,
  replaceElement,
  setAttribute,
  type XmlDocument,
  type XmlElement,
} from '@deckwright/read/ooxml';

export type HexColor = `#${string}`;

/** Offsets are those of the source before the changes. */
export interface SlideChanges {
  /** Runs, fields and breaks by the offsets of their elements. */
  readonly runs: readonly RunChange[];
  /** Paragraphs without words, whose height comes from `a:endParaRPr`. */
  readonly empty_paragraphs: readonly { readonly start: number; readonly size_pt: number }[];
  /** Removed elements. */
  readonly removed: readonly { readonly start: number; readonly end: number }[];
}

export interface RunChange {
  readonly start: number;
  readonly size_pt?: number;
  readonly color?: HexColor;
}

export const NO_CHANGES: SlideChanges = { runs: [], empty_paragraphs: [], removed: [] };

/** Joins the changes of several repairs; of two changes to one property the later counts. */
export const joinChanges = (changes: readonly SlideChanges[]): SlideChanges => ({
  runs: [...mergedRuns(changes.flatMap(({ runs }) => runs)).values()],
  empty_paragraphs: changes.flatMap(({ empty_paragraphs }) => empty_paragraphs),
  removed: changes.flatMap(({ removed }) => removed),
});

function mergedRuns(runs: readonly RunChange[]): Map<number, RunChange> {
  const merged = new Map<number, RunChange>();
  for (const run of runs) merged.set(run.start, { ...merged.get(run.start), ...run });
  return merged;
}

/**
 * The part's source after the changes.
 * @throws RangeError when no such element is at an offset, because the changes belong to another source
 */
export function changeSource(document: XmlDocument, changes: SlideChanges): string {
  const gone = changes.removed;
  const isGone = (at: number): boolean => gone.some(({ start, end }) => at >= start && at < end);
  const edits: Edit[] = [];
  for (const { start, end } of gone) {
    elementAt(document, start);
    edits.push({ start, end, text: '' });
  }
  for (const run of mergedRuns(changes.runs).values()) if (!isGone(run.start)) edits.push(...runEdits(document, run));
  for (const { start, size_pt } of changes.empty_paragraphs) {
    if (!isGone(start)) edits.push(endEdit(document, elementAt(document, start, 'a:p'), size_pt));
  }
  return applyEdits(document.source, edits);
}

/** `sz` counts hundredths of a point, from 100 to 400,000 (ISO 29500-1, 20.1.10.69). */
const hundredths = (size_pt: number): string => String(Math.min(400_000, Math.max(100, Math.round(size_pt * 100))));

const RUNS = new Set(['a:r', 'a:fld', 'a:br', 'm:r']);

function runEdits(document: XmlDocument, { start, size_pt, color }: RunChange): Edit[] {
  const run = elementAt(document, start);
  if (!RUNS.has(run.name)) throw new RangeError(`There is no run at ${start}.`);
  const properties = child(run, 'a:rPr');
  const prefix = prefixOf(properties ?? paragraphOf(run));
  const fill = color === undefined ? '' : solidFill(prefix, color);
  if (!properties) {
    const size = size_pt === undefined ? '' : ` sz="${hundredths(size_pt)}"`;
    const tag = fill === '' ? `<${prefix}rPr${size}/>` : `<${prefix}rPr${size}>${fill}</${prefix}rPr>`;
    // Properties of mathematics come before those of text (ISO 29500-1, 22.1.2.87).
    const math = child(run, 'm:rPr');
    return [math === undefined ? prepend(document, run, tag) : insertAfter(math, tag)];
  }
  const edits: Edit[] = [];
  if (size_pt !== undefined) edits.push(setAttribute(document, properties, 'sz', hundredths(size_pt)));
  if (fill !== '') edits.push(fillEdit(document, properties, fill));
  return edits;
}

const FILLS = new Set(['a:noFill', 'a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill', 'a:grpFill']);

/** A fill comes after `a:ln` and before all other children (CT_TextCharacterProperties). */
function fillEdit(document: XmlDocument, properties: XmlElement, fill: string): Edit {
  const old = elements(properties).find(({ name }) => FILLS.has(name));
  if (old) return replaceElement(old, fill);
  const line = child(properties, 'a:ln');
  return line ? insertAfter(line, fill) : prepend(document, properties, fill);
}

const solidFill = (prefix: string, color: HexColor): string =>
  `<${prefix}solidFill><${prefix}srgbClr val="${color.slice(1)}"/></${prefix}solidFill>`;

function endEdit(document: XmlDocument, paragraph: XmlElement, size_pt: number): Edit {
  const end = child(paragraph, 'a:endParaRPr');
  if (end) return setAttribute(document, end, 'sz', hundredths(size_pt));
  return append(document, paragraph, `<${prefixOf(paragraph)}endParaRPr sz="${hundredths(size_pt)}"/>`);
}

/** The paragraph around a run, whose prefix is that of text also inside an equation. */
function paragraphOf(run: XmlElement): XmlElement {
  let at = run;
  while (at.name !== 'a:p' && at.parent !== undefined) at = at.parent;
  return at;
}

/** The prefix that the file uses here, with its colon. */
const prefixOf = ({ sourceName }: XmlElement): string => sourceName.slice(0, sourceName.indexOf(':') + 1);

/** The element that starts at an offset. */
function elementAt({ root }: XmlDocument, start: number, name?: string): XmlElement {
  let element: XmlElement | undefined = root;
  while (element !== undefined && element.start !== start) {
    element = elements(element).find((one) => start >= one.start && start < one.end);
  }
  if (element === undefined || (name !== undefined && element.name !== name))
    throw new RangeError(`There is no ${name ?? 'element'} at ${start}.`);
  return element;
}

/** The parent of the element at `start`; undefined for the root. */
export function aroundOf(document: XmlDocument, start: number): XmlElement | undefined {
  return elementAt(document, start).parent;
}
