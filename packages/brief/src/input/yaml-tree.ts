/** YAML within a text, as reports and agents write it: names with values, lists behind dashes, what is indented further belongs to it. */
import type { FoundTree } from './json-tree.ts';
import { DEEPEST, type Member, NOTHING, type Node, type Range, type Said, scalar } from './tree.ts';
import { plays, type Role } from './tree-keys.ts';

interface Line {
  readonly start: number;
  readonly end: number;
  readonly indent: number;
  /** Behind `- `. */
  readonly dashed: boolean;
  /** Where the name or the value begins. */
  readonly from: number;
  readonly key?: Said;
  /** What stands behind the colon; without a name, the whole. */
  readonly value: string;
  readonly valueAt: number;
}

const KEY = /^(?:"([^"\n]{1,60})"|'([^'\n]{1,60})'|([\p{L}\d_][^\s:#{}[\],"'|][^:#{}[\]"'|\n]{0,58}|[\p{L}\d_])):(?=\s|$)/u;
/** As machines write names: no blanks, no capital first. */
const PLAIN = /^[\p{Ll}_][\p{L}\d_]*$/u;

/** A line of YAML; undefined for prose. */
function lineOf(text: string, start: number, end: number): Line | undefined {
  const raw = text.slice(start, end);
  const lead = /^ */.exec(raw)?.[0].length ?? 0;
  const dash = /^- +(?=\S)|^-$/.exec(raw.slice(lead))?.[0].length ?? 0;
  const from = start + lead + dash;
  const bare = text.slice(from, end);
  const match = KEY.exec(bare);
  const name = match === null ? undefined : (match[1] ?? match[2] ?? match[3] ?? '');
  if (match === null || name === undefined) {
    if (dash === 0) return undefined;
    return { start, end, indent: lead, dashed: true, from, value: bare, valueAt: from };
  }
  const at = from + match[0].indexOf(name);
  const behind = text.slice(from + match[0].length, end);
  const blanks = behind.length - behind.trimStart().length;
  return {
    start,
    end,
    indent: lead,
    dashed: dash > 0,
    from,
    key: [{ text: name, start: at, end: at + name.length }],
    value: behind.slice(blanks),
    valueAt: from + match[0].length + blanks,
  };
}

const said = (text: string, at: number): Said => [{ text, start: at, end: at + text.length }];

/** A value on one line: quoted, a list in brackets, or as it stands up to a remark. */
function inlineOf(value: string, at: number): Node {
  const quoted = /^"([^"]*)"|^'([^']*)'/.exec(value);
  if (quoted !== null) return scalar(said(quoted[1] ?? quoted[2] ?? '', at + 1), true);
  const bare = value.replace(/(?:^|\s)#.*$/su, '').trimEnd();
  if (/^(?:null|~|\{\}|\[\]|none)?$/iu.test(bare)) return NOTHING;
  if (/^\[.*\]$/su.test(bare)) {
    const items: Node[] = [];
    for (const part of bare.slice(1, -1).matchAll(/"[^"]*"|'[^']*'|[^,"']+/g)) {
      const own = part[0].trim();
      const from = at + 1 + part.index + part[0].indexOf(own);
      if (own !== '') items.push(inlineOf(own.replace(/^\[|\]$/g, ''), from + (own.startsWith('[') ? 1 : 0)));
    }
    return items.length === 0 ? NOTHING : { kind: 'array', items };
  }
  if (/^\{.*\}$/su.test(bare)) {
    const members: Member[] = [];
    for (const part of bare.slice(1, -1).matchAll(/\s*([^:,{}]+):\s*("[^"]*"|'[^']*'|[^,{}]*)/g)) {
      const [key, own] = [(part[1] ?? '').trim(), (part[2] ?? '').trim()];
      const from = at + 1 + part.index;
      members.push({ key: said(key, from + part[0].indexOf(key)), value: inlineOf(own, from + part[0].lastIndexOf(part[2] ?? '')) });
    }
    return members.length === 0 ? NOTHING : { kind: 'object', members };
  }
  return scalar(said(bare, at));
}

/** Lines of one block as a tree. */
class Block {
  private at = 0;
  private readonly lines: readonly Line[];
  constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  /** What stands at this indent or further in. */
  read(indent: number, depth: number): Node {
    const first = this.lines[this.at];
    if (first === undefined || depth > DEEPEST) {
      this.at = this.lines.length;
      return NOTHING;
    }
    return first.dashed ? this.list(Math.max(indent, first.indent), depth) : this.names(first.from - first.start, false, depth);
  }

  private list(indent: number, depth: number): Node {
    const items: Node[] = [];
    for (let line = this.lines[this.at]; line?.dashed === true && line.indent >= indent; line = this.lines[this.at]) {
      if (line.key === undefined) {
        this.at++;
        items.push(inlineOf(line.value, line.valueAt));
      } else items.push(this.names(line.from - line.start, true, depth + 1));
    }
    const kept = items.filter((n) => n.kind !== 'nothing');
    return kept.length === 0 ? NOTHING : { kind: 'array', items: kept };
  }

  /** Names that begin in one column; the first may stand behind a dash. */
  private names(column: number, dashed: boolean, depth: number): Node {
    const members: Member[] = [];
    for (let line = this.lines[this.at], first = dashed; line !== undefined; line = this.lines[this.at], first = false) {
      if (line.key === undefined || line.from - line.start < column || (line.dashed && !first)) {
        // Deeper than anything above it: read on, as part of what is open.
        if (line.from - line.start >= column && !line.dashed) this.at++;
        else break;
        continue;
      }
      this.at++;
      if (line.value !== '' && !/^[|>][+-]?$/.test(line.value)) members.push({ key: line.key, value: inlineOf(line.value, line.valueAt) });
      else {
        const next = this.lines[this.at];
        const own =
          next !== undefined &&
          (next.from - next.start > column || (next.dashed && next.indent >= column && !(first && next.indent < column)));
        const deeper = next !== undefined && (next.indent > column || (next.dashed && next.indent >= column));
        members.push({ key: line.key, value: own && deeper ? this.read(next.indent, depth + 1) : NOTHING });
      }
    }
    return members.length === 0 ? NOTHING : { kind: 'object', members };
  }
}

const TELLING: readonly Role[] = ['title', 'subtitle', 'unit', 'form', 'source', 'period', 'currency', 'takeaway'];

/** Whether lines are the names and values of a machine, no notes with colons. */
function isData(lines: readonly Line[], opened: boolean): boolean {
  const isPlain = ({ key }: Line): boolean => key !== undefined && PLAIN.test(key[0]?.text ?? '');
  const named = lines.filter((l) => l.key !== undefined);
  const valued = named.filter((l) => l.value !== '' && isPlain(l));
  const holds = lines.some((l, i) => {
    const next = lines[i + 1];
    return isPlain(l) && l.value === '' && next !== undefined && (next.indent > l.indent || next.dashed);
  });
  const telling = named.some((l) => isPlain(l) && TELLING.some((role) => plays(l.key ?? [], role)));
  if (lines.length < (telling ? 2 : 3) || named.length < 2) return false;
  const records = lines.filter((l) => l.dashed && isPlain(l)).length >= 2 && lines.some((l) => !l.dashed && l.indent > 0 && isPlain(l));
  return (
    (holds && (valued.length >= 1 || opened) && named[0] !== undefined && isPlain(named[0])) ||
    (telling && named.length === lines.length && named.filter(isPlain).length * 2 > named.length - 3 && valued.length >= 2) ||
    records
  );
}

/** Blocks of YAML in a text, in order. Linear in its length. */
export function yamlIn(text: string): FoundTree[] {
  const out: FoundTree[] = [];
  let run: Line[] = [];
  let remarks: Range[] = [];
  let opened = false;
  let opening = 0;
  const close = (): void => {
    const [first, last] = [run[0], run.at(-1)];
    if (first !== undefined && last !== undefined && isData(run, opened)) {
      const root = new Block(run).read(0, 0);
      const [remark] = remarks;
      const start = Math.min(opened ? opening : first.start, remark?.start ?? first.start);
      if (root.kind !== 'nothing') out.push({ root, start, end: Math.max(last.end, remarks.at(-1)?.end ?? 0), remarks });
    }
    run = [];
    remarks = [];
    opened = false;
  };
  let start = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    if (/^---\s*$/.test(raw)) {
      close();
      [opened, opening] = [true, start];
    } else if (/^\s*#(?!#)/.test(raw)) remarks.push({ start, end });
    else if (raw.trim() !== '') {
      const line = lineOf(text, start, end);
      if (line === undefined) close();
      else run.push(line);
    }
    start = end + 1;
  }
  close();
  return out;
}
