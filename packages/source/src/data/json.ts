/** JSON as programs and people write it: single quotes, bare names, comments and commas too many are read too. */
import { nameOf, Places } from '../blocks/written.ts';
import type { Written } from '../tokens/scan-line.ts';
import { DEEPEST_TREE, type Entry, type Tree } from './tree.ts';

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)+/uy;
const BARE = /[^\s,:[\]{}"']+/uy;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '' };
const NOTHING: ReadonlySet<string> = new Set(['null', 'None', 'undefined', 'NaN']);

interface Read {
  readonly tree: Tree;
  readonly end: number;
}

/** The value that begins at `at`, undefined where none does or it is broken. Work is linear in its length. */
export function jsonAt(text: string, at: number, to = text.length): Read | undefined {
  const reader = new JsonReader(text, to);
  return reader.value(at, 0);
}

class JsonReader {
  private readonly text: string;
  private readonly to: number;
  constructor(text: string, to: number) {
    this.text = text;
    this.to = to;
  }

  private skip(at: number): number {
    SPACE.lastIndex = at;
    return at + (SPACE.exec(this.text)?.[0].length ?? 0);
  }

  value(from: number, depth: number): Read | undefined {
    const at = this.skip(from);
    if (at >= this.to || depth > DEEPEST_TREE) return undefined;
    const c = this.text.charAt(at);
    if (c === '{') return this.map(at, depth);
    if (c === '[') return this.list(at, depth);
    if (c === '"' || c === "'") return this.quoted(at, c);
    const bare = this.bare(at);
    if (bare === undefined) return undefined;
    const words = this.text.slice(at, bare);
    const shown = NOTHING.has(words) ? at : bare;
    return {
      tree: {
        kind: 'leaf',
        start: at,
        end: bare,
        written: { text: this.text.slice(at, shown), start: at },
        isText: !/^[-+\d]/u.test(words),
      },
      end: bare,
    };
  }

  private bare(at: number): number | undefined {
    BARE.lastIndex = at;
    const found = BARE.exec(this.text)?.[0];
    return found === undefined || at + found.length > this.to ? undefined : at + found.length;
  }

  private quoted(at: number, quote: string): Read | undefined {
    const read = this.string(at, quote);
    if (read === undefined) return undefined;
    return {
      tree: {
        kind: 'leaf',
        start: at + 1,
        end: Math.max(at + 1, read.end - 1),
        written: read.written,
        isText: !/^[-+±]?\s?[\p{Sc}]?\s?\d[\d.,]*\s?\S{0,3}$/u.test(read.written.text),
      },
      end: read.end,
    };
  }

  private string(at: number, quote: string): { readonly written: Written; readonly end: number } | undefined {
    let end = at + 1;
    let isPlain = true;
    while (end < this.to && this.text.charAt(end) !== quote) {
      if (this.text.charAt(end) === '\\') {
        isPlain = false;
        end++;
      }
      end++;
    }
    if (end >= this.to) return undefined;
    if (isPlain) return { written: { text: this.text.slice(at + 1, end), start: at + 1 }, end: end + 1 };
    const places = new Places();
    for (let i = at + 1; i < end; ) {
      if (this.text.charAt(i) !== '\\') {
        places.copy(this.text, i, ++i);
        continue;
      }
      const c = this.text.charAt(i + 1);
      const code = c === 'u' ? Number.parseInt(this.text.slice(i + 2, i + 6), 16) : Number.NaN;
      const length = Number.isNaN(code) ? 2 : 6;
      places.add(Number.isNaN(code) ? (ESCAPES[c] ?? c) : String.fromCharCode(code), i, i + length);
      i += length;
    }
    return { written: places.written(at + 1), end: end + 1 };
  }

  private map(at: number, depth: number): Read | undefined {
    const entries: Entry[] = [];
    let i = this.skip(at + 1);
    while (i < this.to && this.text.charAt(i) !== '}') {
      const c = this.text.charAt(i);
      const quoted = c === '"' || c === "'" ? this.string(i, c) : undefined;
      const end = quoted?.end ?? this.bare(i);
      if (end === undefined) return undefined;
      const key =
        quoted === undefined
          ? nameOf(this.text, i, end)
          : quoted.written.places === undefined
            ? nameOf(this.text, i + 1, end - 1)
            : { ...quoted.written, end: end - 1 };
      i = this.skip(end);
      if (this.text.charAt(i) !== ':') return undefined;
      const value = this.value(i + 1, depth + 1);
      if (value === undefined) return undefined;
      entries.push({ key, value: value.tree });
      i = this.skip(value.end);
      if (this.text.charAt(i) === ',') i = this.skip(i + 1);
      else if (this.text.charAt(i) !== '}') return undefined;
    }
    return i < this.to ? { tree: { kind: 'map', entries, start: at, end: i + 1 }, end: i + 1 } : undefined;
  }

  private list(at: number, depth: number): Read | undefined {
    const items: Tree[] = [];
    let i = this.skip(at + 1);
    while (i < this.to && this.text.charAt(i) !== ']') {
      const value = this.value(i, depth + 1);
      if (value === undefined) return undefined;
      items.push(value.tree);
      i = this.skip(value.end);
      if (this.text.charAt(i) === ',') i = this.skip(i + 1);
      else if (this.text.charAt(i) !== ']') return undefined;
    }
    return i < this.to ? { tree: { kind: 'list', items, start: at, end: i + 1 }, end: i + 1 } : undefined;
  }
}

/** Values one after the other, as many as there are from `at` to `to`: one is itself, several are a list. */
export function jsonLines(text: string, at: number, to: number): Read | undefined {
  const items: Tree[] = [];
  let end = at;
  for (;;) {
    const from = text.slice(end, to).search(/\S/u);
    const c = from < 0 ? '' : text.charAt(end + from);
    if (c !== '{' && c !== '[') break;
    const read = jsonAt(text, end + from, to);
    if (read === undefined) break;
    items.push(read.tree);
    end = read.end;
    if (items.length > 2_000) break;
  }
  const [first] = items;
  if (first === undefined) return undefined;
  return { tree: items.length === 1 ? first : { kind: 'list', items, start: first.start, end }, end };
}
