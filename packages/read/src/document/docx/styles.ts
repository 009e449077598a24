/** Styles of a Word document (ISO 29500-1, 17.7): what a paragraph is by its style, whatever the style is called. */
import { at, attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';
import NAMES from './heading-names.json' with { type: 'json' };

/** Reference to a list: its definition and level. */
export interface ListRef {
  readonly id: string;
  readonly level: number;
}

export interface ParagraphStyle {
  /** Outline level from 0. */
  readonly outline?: number;
  readonly list?: ListRef;
  readonly is: 'title' | 'contents' | 'quotation' | 'text';
  readonly bold: boolean;
  readonly italic: boolean;
}

const TEXT: ParagraphStyle = { is: 'text', bold: false, italic: false };
/** Styles that a style may stand on. */
const DEEPEST = 20;

export class Styles {
  private readonly byId = new Map<string, XmlElement>();
  private readonly resolved = new Map<string, ParagraphStyle>();
  private readonly standard: string | undefined;

  constructor(root: XmlElement | undefined) {
    for (const style of elements(root, 'w:style')) {
      const id = attribute(style, 'w:styleId') ?? '';
      if (!this.byId.has(id)) this.byId.set(id, style);
    }
    this.standard = [...this.byId].find(
      ([, style]) => attribute(style, 'w:type') === 'paragraph' && isOn(attribute(style, 'w:default') ?? '0'),
    )?.[0];
  }

  /** Of a paragraph that names this style, or none. */
  of(id: string | undefined): ParagraphStyle {
    const key = id ?? this.standard;
    if (key === undefined) return TEXT;
    let style = this.resolved.get(key);
    if (style === undefined) {
      style = this.resolve(key, 0);
      this.resolved.set(key, style);
    }
    return style;
  }

  private resolve(id: string, depth: number): ParagraphStyle {
    const style = this.byId.get(id);
    if (style === undefined || depth > DEEPEST) return TEXT;
    const under = attribute(child(style, 'w:basedOn'), 'w:val');
    const base = under === undefined ? TEXT : this.resolve(under, depth + 1);
    const name = (attribute(child(style, 'w:name'), 'w:val') ?? '').trim().toLowerCase();
    const properties = child(style, 'w:pPr');
    const outline = outlineOf(properties) ?? headingLevel(name) ?? base.outline;
    const list = listOf(properties, base.list);
    const looks = child(style, 'w:rPr');
    return {
      is: kindOf(name) ?? base.is,
      ...(outline !== undefined && { outline }),
      ...(list !== undefined && { list }),
      bold: toggle(looks, 'w:b') ?? base.bold,
      italic: toggle(looks, 'w:i') ?? base.italic,
    };
  }
}

/** Whether a property is switched on or off (17.17.4); undefined where it is not set. */
export function toggle(properties: XmlElement | undefined, name: string): boolean | undefined {
  const found = child(properties, name);
  return found === undefined ? undefined : isOn(attribute(found, 'w:val') ?? '1');
}

const isOn = (value: string): boolean => value === '1' || value === 'true' || value === 'on';

/** Undefined where there is none; 9 is the body, which overrides a style. */
export function outlineOf(properties: XmlElement | undefined): number | undefined {
  const value = attribute(child(properties, 'w:outlineLvl'), 'w:val');
  return value !== undefined && /^\d$/.test(value) ? Number(value) : undefined;
}

/** The list that properties name, above the one that they inherit; list 0 is none. */
export function listOf(properties: XmlElement | undefined, base: ListRef | undefined): ListRef | undefined {
  const level = attribute(at(properties, 'w:numPr', 'w:ilvl'), 'w:val');
  const id = attribute(at(properties, 'w:numPr', 'w:numId'), 'w:val') ?? base?.id;
  if (id === undefined || id === '0') return undefined;
  const asked = level !== undefined && /^\d$/.test(level) ? Number(level) : (base?.level ?? 0);
  return { id, level: Math.min(8, asked) };
}

/** Built-in names are English in every language of Word; other programs write their own. */
function headingLevel(name: string): number | undefined {
  const last = name.at(-1) ?? '';
  if (!/^[1-9]$/.test(last)) return undefined;
  return NAMES.heading.includes(name.slice(0, -1).trim()) ? Number(last) - 1 : undefined;
}

function kindOf(name: string): ParagraphStyle['is'] | undefined {
  if (NAMES.title.includes(name)) return 'title';
  if (/^(?:toc \d|table of figures|toc heading)$/.test(name)) return 'contents';
  if (name === 'quote' || name === 'intense quote') return 'quotation';
  return undefined;
}
