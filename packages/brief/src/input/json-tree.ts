/** JSON within a text, as people and programs paste it: also with single quotes, bare names, comments and commas too many. */
import type { Part } from './rewritten.ts';
import { DEEPEST, type Member, NOTHING, type Node, type Range, type Said, scalar } from './tree.ts';

export interface FoundTree {
  readonly root: Node;
  readonly start: number;
  readonly end: number;
  /** Remarks on the data that stand within it. */
  readonly remarks?: readonly Range[];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: ' ', r: ' ', b: ' ', f: ' ' };
const WORD = /[\p{L}\d_$.+%-]/u;
const EMPTY = /^(?:null|none|undefined|nan|nil)$/iu;

/** Thrown within this file only: where the text stopped being JSON. */
class Stop {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

class Reader {
  at: number;
  private readonly text: string;
  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  private blanks(): void {
    for (;;) {
      while (this.at < this.text.length && (this.text[this.at] ?? '').trim() === '') this.at++;
      if (!this.text.startsWith('//', this.at) && !this.text.startsWith('/*', this.at)) return;
      const end = this.text.indexOf(this.text[this.at + 1] === '/' ? '\n' : '*/', this.at + 2);
      if (end < 0) throw new Stop(this.text.length);
      this.at = end + (this.text[end] === '\n' ? 1 : 2);
    }
  }

  private string(): Said {
    const quote = this.text[this.at] ?? '';
    const parts: Part[] = [];
    let from = ++this.at;
    const close = (): void => {
      if (this.at > from) parts.push({ text: this.text.slice(from, this.at), start: from, end: this.at });
    };
    for (;;) {
      const c = this.text[this.at];
      if (c === undefined) throw new Stop(this.at);
      if (c === quote) break;
      if (c !== '\\') {
        this.at++;
        continue;
      }
      close();
      const code = this.text.slice(this.at + 1, this.at + 2);
      const hex = code === 'u' ? /^[\da-f]{4}/iu.exec(this.text.slice(this.at + 2, this.at + 6))?.[0] : undefined;
      const end = this.at + (hex === undefined ? 2 : 6);
      const text = hex === undefined ? (ESCAPES[code] ?? code) : String.fromCharCode(Number.parseInt(hex, 16));
      parts.push({ text, start: this.at, end: Math.min(end, this.text.length) });
      this.at = Math.min(end, this.text.length);
      from = this.at;
    }
    close();
    this.at++;
    return parts;
  }

  private word(): Said {
    const start = this.at;
    while (this.at < this.text.length && WORD.test(this.text[this.at] ?? '')) this.at++;
    if (this.at === start) throw new Stop(this.at);
    return [{ text: this.text.slice(start, this.at), start, end: this.at }];
  }

  private key(): Said {
    const c = this.text[this.at];
    return c === '"' || c === "'" ? this.string() : this.word();
  }

  /** Calls for each thing up to the closing mark; commas may be too many. */
  private each(close: string, thing: () => void): void {
    this.at++;
    for (;;) {
      this.blanks();
      const c = this.text[this.at];
      if (c === close) break;
      if (c === undefined) throw new Stop(this.at);
      if (c === ',') {
        this.at++;
        continue;
      }
      thing();
      this.blanks();
      const next = this.text[this.at];
      if (next !== ',' && next !== close) throw new Stop(this.at);
    }
    this.at++;
  }

  value(depth: number): Node {
    if (depth > DEEPEST) throw new Stop(this.at);
    this.blanks();
    const c = this.text[this.at];
    if (c === '{') {
      const members: Member[] = [];
      this.each('}', () => {
        const key = this.key();
        this.blanks();
        if (this.text[this.at] !== ':') throw new Stop(this.at);
        this.at++;
        members.push({ key, value: this.value(depth + 1) });
      });
      return members.length === 0 ? NOTHING : { kind: 'object', members };
    }
    if (c === '[') {
      const items: Node[] = [];
      this.each(']', () => items.push(this.value(depth + 1)));
      return items.length === 0 ? NOTHING : { kind: 'array', items };
    }
    if (c === '"' || c === "'") return scalar(this.string(), true);
    const word = this.word();
    const text = word[0]?.text ?? '';
    if (EMPTY.test(text)) return NOTHING;
    if (!/^(?:[+-]?[\d.][\d.eE+%-]*|true|false)$/iu.test(text)) throw new Stop(this.at - text.length);
    return scalar(word);
  }
}

/** Says something of its own, and was not just words in brackets. */
const tells = (root: Node): boolean =>
  root.kind === 'object' ||
  (root.kind === 'array' &&
    root.items.length >= 2 &&
    root.items.some((n) => n.kind === 'object' || n.kind === 'array' || (n.kind === 'scalar' && n.quoted)));

/** Every JSON value of a text, in order; objects one a line are one list. Linear: what was read in vain is not read again. */
export function jsonIn(text: string): FoundTree[] {
  const out: { root: Node; rows?: Node[]; start: number; end: number }[] = [];
  const opening = /[{[]/g;
  // Within brackets that hold no data there is none.
  let open = 0;
  let seen = 0;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    for (; seen < found.index; seen++)
      open = Math.max(0, open + (/[{[]/.test(text[seen] ?? '') ? 1 : /[}\]]/.test(text[seen] ?? '') ? -1 : 0));
    const reader = new Reader(text, found.index);
    let next = found.index + 1;
    try {
      const root = reader.value(0);
      next = reader.at;
      const last = out.at(-1);
      if (last?.root.kind === 'object' && root.kind === 'object' && /^[\s,;]*$/.test(text.slice(last.end, found.index))) {
        last.rows ??= [last.root];
        last.rows.push(root);
        last.end = next;
      } else if (tells(root) && open === 0) out.push({ root, start: found.index, end: next });
      seen = next;
    } catch (stop) {
      if (!(stop instanceof Stop)) throw stop;
      next = Math.max(next, stop.at);
    }
    opening.lastIndex = next;
  }
  return out.map(({ root, rows, start, end }) => ({ root: rows === undefined ? root : { kind: 'array', items: rows }, start, end }));
}
