/** Whether two masters with all that hangs on them (layouts, themes, pictures) are the same, so that one serves both decks. */
import { decodeXml, type OpcPackage, type Part, partKey } from '@deckwright/read/ooxml';
import { sameContent } from './output-parts.ts';

export interface Family {
  /** The parts in the order in which their relationships lead to them; the first is the master. */
  readonly parts: readonly Part[];
  /** Equal for families that look alike part by part; `sameFamily` then compares the contents. */
  readonly signature: string;
}

const LAYOUT_IDS = /(<(?:\w+:)?sldLayoutId\b[^>]*?\s)id="\d+"/g;
const isMaster = (part: Part): boolean => /slideMaster\+xml$/i.test(part.contentType);

/** A master's text without the numbers that every deck gives to layouts by itself. */
const masterText = (part: Part): string => decodeXml(part.bytes(), part.name).replace(LAYOUT_IDS, '$1');

/** @throws UnreadableFile */
export function familyOf(opened: OpcPackage, first: string): Family {
  const order = new Map<string, number>();
  const parts: Part[] = [];
  const lines: string[] = [];
  const visit = (name: string): string => {
    const key = partKey(name);
    const existing = order.get(key);
    if (existing !== undefined) return `#${existing}`;
    const part = opened.part(name);
    if (!part) return 'missing';
    const number = order.size;
    order.set(key, number);
    parts.push(part);
    const at = lines.push('') - 1;
    const links = opened
      .relationships(part.name)
      .map(({ id, type, target, part: to }) => `${id} ${type} ${to === undefined ? target : visit(to)}`)
      .sort();
    lines[at] = `${part.contentType} ${isMaster(part) ? masterText(part).length : `${part.size} ${part.packed.crc}`} ${links.join(' ')}`;
    return `#${number}`;
  };
  visit(first);
  return { parts, signature: lines.join('\n') };
}

export const sameFamily = (a: Family, b: Family): boolean =>
  a.signature === b.signature &&
  a.parts.every((part, i) => {
    const other = b.parts[i];
    return other !== undefined && (isMaster(part) ? masterText(part) === masterText(other) : sameContent(part, other));
  });
