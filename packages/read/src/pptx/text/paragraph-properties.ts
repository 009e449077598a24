/** Reads `a:pPr` and `a:lvl1pPr` to `a:lvl9pPr` (ISO 29500-1, 21.1.2.2.7); absent properties are undefined. */
import { attribute, child, type XmlElement } from '../../ooxml/index.ts';
import { emuAt, flagAt, integerAt, nameAt, numberAt, oneOf, shareAt } from '../markup/values.ts';
import type { ForeignParagraph, Spacing } from '../model/index.ts';
import { type RunProperties, runProperties } from './run-properties.ts';

/** Which bullet; its look (colour, size, face) is inherited apart from it. */
export type BulletChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'character'; readonly text: string }
  | { readonly kind: 'number'; readonly scheme: string; readonly start: number }
  | { readonly kind: 'picture'; readonly element: XmlElement };

export interface ParagraphProperties {
  readonly align?: ForeignParagraph['align'];
  readonly rtl?: boolean;
  readonly margin_left?: number;
  readonly margin_right?: number;
  readonly indent?: number;
  readonly line?: Spacing;
  readonly before?: Spacing;
  readonly after?: Spacing;
  readonly bullet?: BulletChoice;
  /** `text` follows the first run. */
  readonly bullet_color?: XmlElement | 'text';
  readonly bullet_size?: { readonly pct: number } | { readonly pt: number } | 'text';
  readonly bullet_face?: string;
  readonly run: RunProperties;
}

const ALIGN: Readonly<Record<string, ForeignParagraph['align']>> = {
  l: 'left',
  ctr: 'center',
  r: 'right',
  just: 'justify',
  justLow: 'justify',
  dist: 'justify',
  thaiDist: 'justify',
};

const BULLETS: ReadonlySet<string> = new Set(['a:buNone', 'a:buChar', 'a:buAutoNum', 'a:buBlip']);
const BULLET_COLORS: ReadonlySet<string> = new Set(['a:buClr', 'a:buClrTx']);
const BULLET_SIZES: ReadonlySet<string> = new Set(['a:buSzPct', 'a:buSzPts', 'a:buSzTx']);
const BULLET_FACES: ReadonlySet<string> = new Set(['a:buFont', 'a:buFontTx']);

const NOTHING: ParagraphProperties = { run: {} };

const cache = new WeakMap<XmlElement, ParagraphProperties>();

/** The run properties are those of `a:defRPr` in it. */
export function paragraphProperties(element: XmlElement | undefined): ParagraphProperties {
  if (!element) return NOTHING;
  let properties = cache.get(element);
  if (!properties) {
    properties = read(element);
    cache.set(element, properties);
  }
  return properties;
}

export const mergeParagraph = (base: ParagraphProperties, over: ParagraphProperties): ParagraphProperties =>
  over === NOTHING ? base : { ...base, ...over, run: { ...base.run, ...over.run } };

function read(element: XmlElement): ParagraphProperties {
  const properties: { -readonly [K in keyof ParagraphProperties]: ParagraphProperties[K] } = {
    run: runProperties(child(element, 'a:defRPr')),
  };
  const align = ALIGN[attribute(element, 'algn') ?? ''];
  if (align !== undefined) properties.align = align;
  const rtl = flagAt(element, 'rtl');
  if (rtl !== undefined) properties.rtl = rtl;
  const left = emuAt(element, 'marL');
  if (left !== undefined) properties.margin_left = left;
  const right = emuAt(element, 'marR');
  if (right !== undefined) properties.margin_right = right;
  const indent = emuAt(element, 'indent');
  if (indent !== undefined) properties.indent = indent;
  for (const [key, name] of [
    ['line', 'a:lnSpc'],
    ['before', 'a:spcBef'],
    ['after', 'a:spcAft'],
  ] as const) {
    const spacing = spacingOf(child(element, name));
    if (spacing !== undefined) properties[key] = spacing;
  }
  readBullet(element, properties);
  return properties;
}

function readBullet(element: XmlElement, properties: { -readonly [K in keyof ParagraphProperties]: ParagraphProperties[K] }): void {
  const choice = oneOf(element, BULLETS);
  if (choice?.name === 'a:buNone') properties.bullet = { kind: 'none' };
  if (choice?.name === 'a:buChar') properties.bullet = { kind: 'character', text: attribute(choice, 'char')?.slice(0, 8) ?? '•' };
  if (choice?.name === 'a:buBlip') properties.bullet = { kind: 'picture', element: choice };
  if (choice?.name === 'a:buAutoNum') {
    const scheme = nameAt(choice, 'type') ?? 'arabicPeriod';
    properties.bullet = { kind: 'number', scheme, start: integerAt(choice, 'startAt', 1, 32_767) ?? 1 };
  }
  const color = oneOf(element, BULLET_COLORS);
  if (color) properties.bullet_color = color.name === 'a:buClr' ? color : 'text';
  const size = oneOf(element, BULLET_SIZES);
  if (size?.name === 'a:buSzPct') properties.bullet_size = { pct: Math.min(4, Math.max(0.25, shareAt(size, 'val') ?? 1)) * 100 };
  else if (size?.name === 'a:buSzPts') properties.bullet_size = { pt: Math.min(4000, Math.max(1, (numberAt(size, 'val') ?? 1800) / 100)) };
  else if (size) properties.bullet_size = 'text';
  const face = oneOf(element, BULLET_FACES);
  if (face) properties.bullet_face = face.name === 'a:buFont' ? (nameAt(face, 'typeface') ?? '') : '';
}

/** ST_TextSpacingPercent and ST_TextSpacingPoint, limited to their allowed values. */
function spacingOf(element: XmlElement | undefined): Spacing | undefined {
  const pct = shareAt(child(element, 'a:spcPct'), 'val');
  if (pct !== undefined) return { pct: Math.min(132, Math.max(0, pct)) };
  const pt = numberAt(child(element, 'a:spcPts'), 'val');
  return pt === undefined ? undefined : { pt: Math.min(1584, Math.max(0, pt / 100)) };
}
