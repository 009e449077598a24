/**
 * Attribute values of DrawingML as numbers, in the transitional spelling (`60000`) and the strict one (`60%`, `2.5cm`).
 * A missing or invalid value is undefined, so that the caller uses the default of the standard.
 */
import { attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';

/** ST_CoordinateUnqualified (ISO 29500-1, 20.1.10.19). */
const MAX_EMU = 27_273_042_316_900;

const EMU_PER_UNIT: Readonly<Record<string, number>> = {
  in: 914_400,
  cm: 360_000,
  mm: 36_000,
  pt: 12_700,
  pc: 152_400,
  pi: 152_400,
};

/** A decimal number, without the other forms that `Number` accepts. */
function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || text.length > 32 || !/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?\s*$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

export const numberAt = (of: XmlElement | undefined, name: string): number | undefined => numberOf(attribute(of, name));

export function integerAt(of: XmlElement | undefined, name: string, least: number, most: number): number | undefined {
  const value = numberAt(of, name);
  return value === undefined || value < least || value > most ? undefined : Math.round(value);
}

/** Whole EMU; lengths with a unit (`2.5cm`) are of strict files. */
export function emuAt(of: XmlElement | undefined, name: string): number | undefined {
  const text = attribute(of, name);
  if (text === undefined) return undefined;
  const unit = /^\s*(-?[\d.]{1,20})(mm|cm|in|pt|pc|pi)\s*$/.exec(text);
  const value = unit ? (numberOf(unit[1]) ?? Number.NaN) * (EMU_PER_UNIT[unit[2] ?? ''] ?? Number.NaN) : numberOf(text);
  return value === undefined || !(Math.abs(value) <= MAX_EMU) ? undefined : Math.round(value);
}

/** Of 1: `60000` and `60%` are 0.6. */
export function shareOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = /^\s*(-?[\d.]{1,20})%\s*$/.exec(text);
  const value = percent ? numberOf(percent[1]) : numberOf(text);
  return value === undefined ? undefined : percent ? value / 100 : value / 100_000;
}

export const shareAt = (of: XmlElement | undefined, name: string): number | undefined => shareOf(attribute(of, name));

/** Degrees from 60,000ths of one, from 0 up to 360. */
export function degreesAt(of: XmlElement | undefined, name: string): number | undefined {
  const value = numberAt(of, name);
  return value === undefined ? undefined : turn(value / 60_000);
}

/** The equivalent angle from 0 up to 360. */
export const turn = (degrees: number): number => {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest === 0 ? 0 : rest;
};

export function flagAt(of: XmlElement | undefined, name: string): boolean | undefined {
  const text = attribute(of, name);
  if (text === '1' || text === 'true' || text === 'on') return true;
  if (text === '0' || text === 'false' || text === 'off') return false;
  return undefined;
}

/** The attribute's value when it is one of those given. */
export function wordAt<T extends string>(of: XmlElement | undefined, name: string, words: readonly T[]): T | undefined {
  const text = attribute(of, name);
  return words.find((word) => word === text);
}

/** A name from the file, cut to a limit. */
export function nameAt(of: XmlElement | undefined, name: string): string | undefined {
  const text = attribute(of, name);
  return text === undefined || text === '' ? undefined : text.slice(0, 200);
}

/** `sp` of `p:sp`, `dsp:sp` and `cdr:sp`: drawings of other parts use the same words under other prefixes. */
export const localName = (element: XmlElement): string => element.name.slice(element.name.lastIndexOf(':') + 1);

/** The child with the parent's own prefix, or any other one's, by its local name. */
export function local(of: XmlElement | undefined, name: string): XmlElement | undefined {
  if (of) for (const node of of.children) if (node.kind === 'element' && localName(node) === name) return node;
  return undefined;
}

/** The first child whose name is among those given. */
export function oneOf(of: XmlElement | undefined, names: ReadonlySet<string>): XmlElement | undefined {
  if (of) for (const node of of.children) if (node.kind === 'element' && names.has(node.name)) return node;
  return undefined;
}

/** The child called `name` of one of the extensions in the element's `a:extLst` or `p:extLst`. */
export function extension(of: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const ext of elements(child(of, 'a:extLst') ?? child(of, 'p:extLst'))) {
    const found = child(ext, name);
    if (found) return found;
  }
  return undefined;
}
