/** XML as text: strings are escaped here only, and the namespaces that every part uses are defined here. */
import { UnwritableValue } from './unwritable-value.ts';

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const DRAWING_NS = 'http://schemas.openxmlformats.org/drawingml/2006/main';
export const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The three namespaces of presentation parts (ISO 29500-1, 19): drawing, relationships, presentation. */
export const PRESENTATION_NS = `xmlns:a="${DRAWING_NS}" xmlns:r="${OFFICE_RELATIONSHIPS}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;

const REPLACEMENT = '\uFFFD';

/** What ASCII characters below `?` become; undefined where they pass, empty where XML 1.0 forbids them. */
const LOW: (string | undefined)[] = Array.from({ length: 0x3f }, (_, code) => (code < 0x20 ? '' : undefined));
LOW[0x09] = '&#9;';
LOW[0x0a] = '&#10;';
LOW[0x0d] = '&#13;';
LOW[0x22] = '&quot;';
LOW[0x26] = '&amp;';
LOW[0x3c] = '&lt;';
LOW[0x3e] = '&gt;';

/**
 * A string as XML character data or as the value of a double-quoted attribute. Characters that XML 1.0 forbids
 * (section 2.2: most controls, U+FFFE, U+FFFF) are dropped, lone surrogates become U+FFFD. Returns the same
 * string, without a copy, when nothing needs escaping.
 */
export function escapeXml(value: string): string {
  if (typeof value !== 'string') throw new UnwritableValue('text', value, 'a string');
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code < 0x3f ? LOW[code] !== undefined : code >= 0xd800 && (code < 0xe000 || code >= 0xfffe)) return escapeFrom(value, at);
  }
  return value;
}

function escapeFrom(value: string, start: number): string {
  let out = value.slice(0, start);
  for (let at = start; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code < 0x3f) {
      out += LOW[code] ?? value[at];
    } else if (code < 0xd800 || (code >= 0xe000 && code < 0xfffe)) {
      out += value[at];
    } else if (code < 0xdc00 && isLowSurrogate(value.charCodeAt(at + 1))) {
      out += value.slice(at, at + 2);
      at++;
    } else if (code < 0xe000) {
      out += REPLACEMENT;
    }
  }
  return out;
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

const COORDINATE_LIMIT = 2_147_483_647;

/**
 * A number as the whole number that a length, angle or percentage attribute wants. Readers keep these in 32 bits,
 * so larger ones are clamped.
 * @throws UnwritableValue for what is no number: the shape would stand somewhere else
 */
export function whole(value: number): number {
  if (value === (value | 0)) return value;
  if (typeof value !== 'number' || Number.isNaN(value)) throw new UnwritableValue('length, angle or share', value, 'a number');
  return Math.round(Math.min(COORDINATE_LIMIT, Math.max(-COORDINATE_LIMIT, value)));
}
