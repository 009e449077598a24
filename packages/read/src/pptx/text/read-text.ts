/** Reads a text body (`p:txBody`, `a:txBody`, `dsp:txBody`) with all inherited properties. */
import { attribute, child, chosen, elements, partKey, textOf, type XmlElement } from '../../ooxml/index.ts';
import { colorIn } from '../color/read-color.ts';
import { UNDERSTOOD } from '../markup/understood.ts';
import { integerAt, nameAt } from '../markup/values.ts';
import {
  type ForeignBullet,
  type ForeignParagraph,
  type ForeignRun,
  type ForeignText,
  type Paint,
  type Rgba,
  type Spacing,
  UNKNOWN,
} from '../model/index.ts';
import { readFill } from '../paint/fill.ts';
import { readPicture } from '../paint/picture.ts';
import type { Scope } from '../slides/scope.ts';
import { bodyProperties } from './body-properties.ts';
import { facesOf, familyOf } from './faces.ts';
import { LEVELS, type ListStyle, listStyle, mergeStyles } from './list-style.ts';
import { Numbering, numberText } from './numbering.ts';
import { mergeParagraph, type ParagraphProperties, paragraphProperties } from './paragraph-properties.ts';
import { type RunProperties, runProperties } from './run-properties.ts';

/** PowerPoint's default size. */
const DEFAULT_SIZE_PT = 18;
const SINGLE: Spacing = { pct: 1 };
const NO_SPACE: Spacing = { pct: 0 };
const BLACK: Rgba = { rgb: '#000000', alpha: 1 };

export interface Inherited {
  /** What lies under the body's own `a:lstStyle`. */
  readonly styles: ListStyle;
  /** `a:bodyPr` of what the body inherits from, the nearest first. */
  readonly bodies: readonly XmlElement[];
}

/** Undefined when the deck has reached its limit of text. */
export function readText(body: XmlElement, inherited: Inherited, scope: Scope): ForeignText {
  const own = child(body, 'a:bodyPr');
  const styles = mergeStyles(inherited.styles, listStyle(child(body, 'a:lstStyle')));
  const numbering = new Numbering();
  const paragraphs: ForeignParagraph[] = [];
  for (const element of elements(body, 'a:p')) {
    if (!scope.source.take('runs', scope.part)) break;
    paragraphs.push(readParagraph(element, styles, numbering, scope));
  }
  return { paragraphs, ...bodyProperties(own ? [own, ...inherited.bodies] : inherited.bodies) };
}

function readParagraph(element: XmlElement, styles: ListStyle, numbering: Numbering, scope: Scope): ForeignParagraph {
  const pPr = child(element, 'a:pPr');
  const level = integerAt(pPr, 'lvl', 0, LEVELS - 1) ?? 0;
  const properties = mergeParagraph(styles[level] ?? { run: {} }, paragraphProperties(pPr));
  const runs: ForeignRun[] = [];
  for (const node of chosen(element, UNDERSTOOD)) {
    if (runs.length > 0 && !scope.source.take('runs', scope.part)) break;
    if (node.name === 'a14:m') runs.push(...equationRuns(node, properties.run, scope));
    else {
      const run = readRun(node, properties.run, scope);
      if (run) runs.push(run);
    }
  }
  const end = { ...properties.run, ...runProperties(child(element, 'a:endParaRPr')) };
  const bullet = bulletOf(element, properties, level, runs, numbering, scope);
  return {
    runs,
    align: properties.align ?? (properties.rtl ? 'right' : 'left'),
    level,
    rtl: properties.rtl ?? false,
    margin_left: properties.margin_left ?? 0,
    margin_right: properties.margin_right ?? 0,
    indent: properties.indent ?? 0,
    line: properties.line ?? SINGLE,
    before: properties.before ?? NO_SPACE,
    after: properties.after ?? NO_SPACE,
    ...(bullet ? { bullet } : {}),
    end_size_pt: end.size_pt ?? DEFAULT_SIZE_PT,
    start: element.start,
    end: element.end,
  };
}

function readRun(node: XmlElement, inherited: RunProperties, scope: Scope): ForeignRun | undefined {
  const rPr = child(node, 'a:rPr');
  switch (node.name) {
    case 'a:r':
      return runOf(node, 'run', textOf(child(node, 'a:t')), { ...inherited, ...runProperties(rPr) }, scope);
    case 'a:br':
      return runOf(node, 'break', '\v', { ...inherited, ...runProperties(rPr) }, scope);
    case 'a:fld': {
      // A field's paragraph properties are its own default, not its paragraph's.
      const over = { ...paragraphProperties(child(node, 'a:pPr')).run, ...runProperties(rPr) };
      const field = runOf(node, 'field', textOf(child(node, 'a:t')), { ...inherited, ...over }, scope);
      return { ...field, field: nameAt(node, 'type') ?? '' };
    }
    default:
      return undefined;
  }
}

/** Only the letters of an equation are read, each run of them with the properties that it has of its own (ISO 29500-1, 22.1.2.87). */
function* equationRuns(element: XmlElement, inherited: RunProperties, scope: Scope): Generator<ForeignRun> {
  if (element.name === 'm:r') {
    const text = elements(element, 'm:t').map(textOf).join('');
    const own = { ...inherited, ...runProperties(child(element, 'a:rPr')) };
    if (text !== '' && scope.source.take('runs', scope.part)) yield { ...runOf(element, 'run', text, own, scope), equation: true };
    return;
  }
  for (const inner of elements(element)) yield* equationRuns(inner, inherited, scope);
}

function runOf(node: XmlElement, kind: ForeignRun['kind'], text: string, run: RunProperties, scope: Scope): ForeignRun {
  const link = run.link && linkOf(run.link, scope);
  // PowerPoint shows links in the theme's colour, whatever the run says, unless the link is told to follow the text.
  const linked = link !== undefined && scope.scheme.has('hlink') && !followsText(run.link);
  const hlink = scope.scheme.get('hlink') ?? UNKNOWN;
  return {
    kind,
    text,
    size_pt: run.size_pt ?? DEFAULT_SIZE_PT,
    paint: linked ? { kind: 'solid', color: hlink } : textPaint(run, scope),
    ...facesOf(text, run, scope.theme),
    bold: run.bold ?? false,
    italic: run.italic ?? false,
    underline: run.underline === true || linked,
    strike: run.strike ?? false,
    baseline_pct: run.baseline_pct ?? 0,
    caps: run.caps ?? 'none',
    spacing_pt: run.spacing_pt ?? 0,
    ...(run.highlight ? { highlight: { kind: 'solid', color: colorIn(run.highlight, scope) ?? UNKNOWN } } : {}),
    ...(link === undefined ? {} : { link }),
    ...(run.lang === undefined ? {} : { lang: run.lang }),
    start: node.start,
    end: node.end,
  };
}

const paints = new WeakMap<object, WeakMap<XmlElement, Paint>>();

/** Fills of runs, resolved once for each colour map. */
function textPaint(run: RunProperties, scope: Scope): Paint {
  const { fill } = run;
  if (!fill) return { kind: 'solid', color: scope.scheme.get('tx1') ?? BLACK };
  if (scope.placeholder !== undefined || fill.name !== 'a:solidFill') return readFill(fill, scope);
  let cached = paints.get(scope.scheme);
  if (!cached) {
    cached = new WeakMap();
    paints.set(scope.scheme, cached);
  }
  let paint = cached.get(fill);
  if (!paint) {
    paint = readFill(fill, scope);
    cached.set(fill, paint);
  }
  return paint;
}

/** `ahyp:hlinkClr val="tx"` (MS-ODRAWXML): the link looks like its text. */
const followsText = (link: XmlElement | undefined): boolean =>
  elements(child(link, 'a:extLst')).some((ext) => elements(ext).some((e) => e.name.endsWith('hlinkClr') && attribute(e, 'val') === 'tx'));

/** An address, `slide:<n>` for a slide of the deck, or the action as the file spells it. */
export function linkOf(link: XmlElement, scope: Scope): string | undefined {
  const id = attribute(link, 'r:id');
  const action = attribute(link, 'action');
  const target = id ? scope.source.relationship(scope.part, id) : undefined;
  if (target?.external) return target.target.slice(0, 4000);
  if (target?.part !== undefined) {
    const n = scope.source.slideNumbers.get(partKey(target.part));
    return n === undefined ? target.part : `slide:${n}`;
  }
  return action ? action.slice(0, 200) : undefined;
}

/** Paragraphs without words show no bullet and take no number. */
function bulletOf(
  paragraph: XmlElement,
  properties: ParagraphProperties,
  level: number,
  runs: readonly ForeignRun[],
  numbering: Numbering,
  scope: Scope,
): ForeignBullet | undefined {
  if (!runs.some((run) => run.kind !== 'break' && run.text !== '')) return undefined;
  const choice = properties.bullet;
  if (choice?.kind !== 'number') numbering.interrupt(level);
  if (!choice || choice.kind === 'none') return undefined;
  const size = properties.bullet_size;
  const color = properties.bullet_color;
  const face = properties.bullet_face ? familyOf(properties.bullet_face, scope.theme) : undefined;
  const own = runs[0]?.size_pt;
  const pct =
    size === undefined || size === 'text'
      ? undefined
      : 'pct' in size
        ? size.pct
        : typeof own === 'number'
          ? (size.pt / own) * 100
          : undefined;
  return {
    kind: choice.kind,
    text:
      choice.kind === 'number'
        ? numberText(choice.scheme, numbering.next(level, choice.scheme, choice.start))
        : choice.kind === 'character'
          ? choice.text
          : '',
    // The picture of a bullet that a layout or master defines has an id of that part, which cannot be resolved here.
    ...(choice.kind === 'picture' && rootOf(choice.element) === rootOf(paragraph) ? { picture: readPicture(choice.element, scope) } : {}),
    ...(face === undefined ? {} : { face }),
    ...(pct === undefined ? {} : { size_pct: pct }),
    ...(color === undefined || color === 'text' ? {} : { paint: { kind: 'solid', color: colorIn(color, scope) ?? UNKNOWN } }),
  };
}

const rootOf = (element: XmlElement): XmlElement => (element.parent ? rootOf(element.parent) : element);
