/** Undoes the marks of Markdown within a line: emphasis, code, links, escapes. Every character keeps the place where it was sent. */
import type { Span } from '../document.ts';
import type { Written } from '../tokens/scan-line.ts';

const MARKUP = /[*_`[\\~<&]/u;
const LINK = /!?\[([^\]\n]{0,300})\]\([^)\s]{0,600}(?: "[^"\n]{0,200}")?\)/uy;
const BREAK = /<br\s?\/?>/iuy;
const TAG = /<\/?(?:b|i|u|em|strong|span|sup|sub|p|small|code|mark)(?: [^<>]{0,200})?>/iuy;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/uy;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', euro: '€', pound: '£', ndash: '–', mdash: '—', rarr: '→', hellip: '…', shy: '',
  auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', middot: '·', bull: '•', times: '×', copy: '©', reg: '®', deg: '°', plusmn: '±', ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’',
}; // biome-ignore format: one table

/** What an entity of HTML stands for, from `at` on; undefined where there is none. */
export function entityAt(text: string, at: number): { readonly text: string; readonly length: number } | undefined {
  ENTITY.lastIndex = at;
  const found = ENTITY.exec(text);
  if (found === null) return undefined;
  const [whole, decimal, hexadecimal, name] = found;
  const code = decimal !== undefined ? Number(decimal) : hexadecimal !== undefined ? Number.parseInt(hexadecimal, 16) : undefined;
  const written =
    code === undefined
      ? Object.hasOwn(NAMED, name ?? '')
        ? NAMED[name ?? '']
        : undefined
      : code > 0 && code <= 0x10ffff
        ? String.fromCodePoint(code)
        : undefined;
  return written === undefined ? undefined : { text: written, length: whole.length };
}

/** Collects characters with the places where they were sent. */
export class Places {
  text = '';
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  /** Characters that stand for those from `start` to `end`. */
  add(characters: string, start: number, end: number): void {
    this.text += characters;
    for (let i = 0; i < characters.length; i++) {
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  /** Characters as they stand. */
  copy(text: string, start: number, end: number): void {
    this.text += text.slice(start, end);
    for (let i = start; i < end; i++) {
      this.starts.push(i);
      this.ends.push(i + 1);
    }
  }

  written(start: number): Written {
    return { text: this.text, start, places: this };
  }
}

const isLetter = (c: string): boolean => c !== '' && /[\p{L}\p{N}]/u.test(c);
const isBlank = (c: string): boolean => c === '' || /\s/u.test(c);

/** The words between two places, as they are drawn. */
export function writtenOf(text: string, start: number, end: number): Written {
  const plain = text.slice(start, end);
  if (!MARKUP.test(plain) && !plain.includes('""')) return { text: plain, start };
  const places = new Places();
  undo(text, start, end, places, plain);
  return places.written(start);
}

function undo(text: string, start: number, end: number, places: Places, plain: string): void {
  const stars = plain.split('*').length > 2;
  const lines = plain.split('_').length > 2;
  const ticks = plain.split('`').length > 2;
  let linkEnd = -1;
  let linkText = -1;
  for (let at = start; at < end; ) {
    if (at === linkText) {
      // The address behind the words of a link.
      at = linkEnd;
      linkText = -1;
      continue;
    }
    const c = text.charAt(at);
    const [before, after] = [at > start ? text.charAt(at - 1) : '', at + 1 < end ? text.charAt(at + 1) : ''];
    // A quote within a quoted cell of CSV.
    if (c === '"' && after === '"' && text.charAt(start - 1) === '"') {
      places.add('"', at, at + 2);
      at += 2;
    } else if (c === '\\' && after !== '' && !isLetter(after) && !isBlank(after)) {
      places.add(after, at, at + 2);
      at += 2;
    } else if (c === '`' && ticks) at++;
    else if (c === '*' && stars && !(isBlank(before) && isBlank(after)) && !(/\d/u.test(before) && /\d/u.test(after))) at++;
    else if (c === '_' && lines && (isLetter(before) !== isLetter(after) || before === '_' || after === '_')) at++;
    else if (c === '~' && after === '~') at += 2;
    else if (c === '[' || (c === '!' && after === '[')) {
      LINK.lastIndex = at;
      const link = LINK.exec(text);
      if (link !== null && at + link[0].length <= end && linkText < 0) {
        const from = at + link[0].indexOf('[') + 1;
        linkText = from + (link[1] as string).length;
        linkEnd = at + link[0].length;
        at = from;
      } else places.copy(text, at, ++at);
    } else if (c === '<') {
      const tag = tagAt(text, at);
      if (tag === undefined || at + tag.length > end) places.copy(text, at, ++at);
      else {
        if (tag.isBreak) places.add('\n', at, at + tag.length);
        at += tag.length;
      }
    } else if (c === '&') {
      const entity = entityAt(text, at);
      if (entity === undefined || at + entity.length > end) places.copy(text, at, ++at);
      else {
        places.add(entity.text, at, at + entity.length);
        at += entity.length;
      }
    } else places.copy(text, at, ++at);
  }
}

function tagAt(text: string, at: number): { readonly length: number; readonly isBreak: boolean } | undefined {
  for (const [expression, isBreak] of [[BREAK, true], [TAG, false]] as const) {
    expression.lastIndex = at;
    const found = expression.exec(text);
    if (found !== null) return { length: found[0].length, isBreak };
  } // biome-ignore format: one line
  return undefined;
}

/** A name of data as it is drawn: `netRevenue` and `net_revenue` are "net revenue". Each character keeps its place. */
export function nameOf(text: string, start: number, end: number): Written & Span {
  const starts: number[] = [];
  const ends: number[] = [];
  let out = '';
  const isSpaced = text.slice(start, end).includes(' ');
  for (let at = start; at < end; at++) {
    const c = text.charAt(at);
    const before = at > start ? text.charAt(at - 1) : '';
    const after = at + 1 < end ? text.charAt(at + 1) : '';
    let drawn = c;
    if ((c === '_' || (c === '-' && !isSpaced && isLower(before) && isLower(after))) && before !== '' && after !== '') drawn = ' ';
    else if (!isSpaced && isLower(before) && isUpper(c)) {
      out += ' ';
      starts.push(at);
      ends.push(at);
      if (isLower(after)) drawn = c.toLowerCase();
    }
    out += drawn;
    starts.push(at);
    ends.push(at + 1);
  }
  return { text: out, start, end, places: { starts, ends } };
}

const isLower = (c: string): boolean => c !== c.toUpperCase();
const isUpper = (c: string): boolean => c !== c.toLowerCase();
