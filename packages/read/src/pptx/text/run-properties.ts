/** Reads `a:rPr`, `a:defRPr` and `a:endParaRPr` (ISO 29500-1, 21.1.2.3.9); absent properties are undefined. */
import { attribute, child, type XmlElement } from '../../ooxml/index.ts';
import { flagAt, nameAt, numberAt, shareAt, wordAt } from '../markup/values.ts';
import { type ForeignRun, UNKNOWN, type Unknown } from '../model/index.ts';
import { fillElementIn } from '../paint/fill.ts';

export interface RunProperties {
  readonly size_pt?: number | Unknown;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly baseline_pct?: number;
  readonly caps?: ForeignRun['caps'];
  readonly spacing_pt?: number;
  /** Not resolved, because a scheme colour depends on the slide that shows the text. */
  readonly fill?: XmlElement;
  readonly highlight?: XmlElement;
  /** As written: `+mn-lt` is the theme's body face. */
  readonly latin?: string;
  readonly ea?: string;
  readonly cs?: string;
  /** For characters of symbol fonts, which have places of their own (U+F000 to U+F0FF). */
  readonly sym?: string;
  readonly lang?: string;
  readonly link?: XmlElement;
}

/** ST_TextFontSize in points. */
const MIN_SIZE = 1;
const MAX_SIZE = 4000;

const CAPS = { none: 'none', all: 'all', small: 'small' } as const;

const cache = new WeakMap<XmlElement, RunProperties>();

export function runProperties(element: XmlElement | undefined): RunProperties {
  if (!element) return {};
  let properties = cache.get(element);
  if (!properties) {
    properties = read(element);
    cache.set(element, properties);
  }
  return properties;
}

function read(element: XmlElement): RunProperties {
  const properties: { -readonly [K in keyof RunProperties]: RunProperties[K] } = {};
  const size = attribute(element, 'sz');
  if (size !== undefined) {
    const points = (numberAt(element, 'sz') ?? Number.NaN) / 100;
    properties.size_pt = points >= MIN_SIZE && points <= MAX_SIZE ? points : UNKNOWN;
  }
  const bold = flagAt(element, 'b');
  if (bold !== undefined) properties.bold = bold;
  const italic = flagAt(element, 'i');
  if (italic !== undefined) properties.italic = italic;
  const underline = attribute(element, 'u');
  if (underline !== undefined) properties.underline = underline !== 'none';
  const strike = attribute(element, 'strike');
  if (strike !== undefined) properties.strike = strike !== 'noStrike';
  const baseline = shareAt(element, 'baseline');
  if (baseline !== undefined) properties.baseline_pct = baseline * 100;
  const caps = wordAt(element, 'cap', ['none', 'all', 'small']);
  if (caps !== undefined) properties.caps = CAPS[caps];
  const spacing = numberAt(element, 'spc');
  if (spacing !== undefined && Math.abs(spacing) <= 400_000) properties.spacing_pt = spacing / 100;
  const fill = fillElementIn(element);
  // A fill without a colour leaves the inherited one.
  if (fill && (fill.name !== 'a:solidFill' || fill.children.length > 0)) properties.fill = fill;
  const highlight = child(element, 'a:highlight');
  if (highlight) properties.highlight = highlight;
  for (const script of ['latin', 'ea', 'cs', 'sym'] as const) {
    const face = nameAt(child(element, `a:${script}`), 'typeface');
    if (face !== undefined) properties[script] = face;
  }
  const lang = nameAt(element, 'lang');
  if (lang !== undefined) properties.lang = lang;
  const link = child(element, 'a:hlinkClick');
  if (link) properties.link = link;
  return properties;
}
