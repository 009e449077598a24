/** `key=value` within a text: exports of logs, monitors and trackers, one record or several. */
import type { FoundTree } from './json-tree.ts';
import { type Member, type Node, type Said, scalar, textOf } from './tree.ts';
import { nameRank, plays, type Role } from './tree-keys.ts';

const NAME = /(?<![^\s;,|&(])([\p{L}_][\p{L}\d_.]+)=(?=[^\s=>])/gu;
const LOGGED = /^\s*\[?\d{4}-\d\d-\d\d[T ][\d:.,Z+-]+\]?\s+(?:\[?[A-Z]{3,8}\]?:?\s+)?(?:[\p{L}\p{N}_.-]+:?\s+){0,3}$/u;
const TELLING: readonly Role[] = ['title', 'unit', 'form', 'source', 'currency', 'subtitle'];

/** Names and values of a stretch. */
function pairsOf(text: string, start: number, end: number): Member[] {
  const stretch = text.slice(start, end);
  const names = [...stretch.matchAll(NAME)];
  const out: Member[] = [];
  let until = 0;
  for (const [i, match] of names.entries()) {
    const name = match[1] ?? '';
    // Within the quotes of the value before.
    if (match.index < until) continue;
    const at = match.index + match[0].length;
    const quote = stretch[at] === '"' || stretch[at] === "'" ? stretch[at] : undefined;
    const closing = quote === undefined ? -1 : stretch.indexOf(quote, at + 1);
    const to = closing >= 0 ? closing : (names[i + 1]?.index ?? stretch.length);
    until = to;
    const from = closing >= 0 ? at + 1 : at;
    const value = stretch.slice(from, to).replace(/[\s;,|&]+$/u, '');
    const key: Said = [{ text: name, start: start + match.index, end: start + match.index + name.length }];
    out.push({ key, value: scalar([{ text: value, start: start + from, end: start + from + value.length }], closing >= 0) });
  }
  return out;
}

const firstName = (record: readonly Member[]): string => textOf(record[0]?.key ?? []);

/** Stretches of at least three pairs that are an export. Linear in the length of the text. */
export function pairsIn(text: string): FoundTree[] {
  if (!text.includes('=')) return [];
  const out: FoundTree[] = [];
  let run: { records: Member[][]; start: number; end: number; alone: boolean } | undefined;
  const close = (): void => {
    if (run === undefined) return;
    const { records, start, end, alone } = run;
    run = undefined;
    const all = records.flat();
    const repeated = records.length >= 2 && records.every((r) => r.length >= 2 && firstName(r) === firstName(records[0] ?? []));
    const telling = all.some((m) => TELLING.some((role) => plays(m.key, role)));
    const lines = alone && records.length >= 3;
    if (all.length < 3 || !(repeated || telling || lines)) return;
    const root: Node = repeated
      ? { kind: 'array', items: records.map((members): Node => ({ kind: 'object', members })) }
      : { kind: 'object', members: all };
    out.push({ root, start, end });
  };
  let start = 0;
  for (const raw of text.split('\n')) {
    const first = raw.search(NAME);
    if (first < 0) {
      if (raw.trim() !== '') close();
    } else {
      // What stands before the first name is no pair; the time and the level of a log are nothing.
      const logged = LOGGED.test(raw.slice(0, first));
      if (raw.slice(0, first).trim() !== '' && !logged) close();
      const parts: Member[][] = [];
      let from = first;
      for (const bar of [...raw.matchAll(/\|\||$/g)]) {
        if (bar.index < from) continue;
        const own = pairsOf(text, start + from, start + bar.index);
        if (own.length > 0) parts.push(own);
        from = bar.index + 2;
      }
      const alone = raw.slice(0, first).trim() === '' && parts.length === 1 && parts[0]?.length === 1;
      if (run === undefined) run = { records: parts, start: logged ? start : start + first, end: start + raw.length, alone };
      else {
        run.records.push(...parts);
        run.end = start + raw.length;
        run.alone &&= alone;
      }
    }
    start += raw.length + 1;
  }
  close();
  return out;
}

const SECTION = /^[ \t]*\[\[?([\p{L}\p{N} ._-]{1,60})\]\]?[ \t]*$/u;
const ENTRY = /^[ \t]*([\p{L}_][\p{L}\p{N}_.-]{0,40})[ \t]*=[ \t]*(?=\S)/u;

/** Settings in sections, `[option_a]` and `name = "Option A"`: each section is a record. */
export function sectionsOfPairs(text: string): FoundTree[] {
  if (!text.includes('=') || !/(?:^|\n)[ \t]*\[/.test(text)) return [];
  const members: { key: Said; own: Member[] }[] = [];
  let [first, last, start] = [-1, 0, 0];
  const top: Member[] = [];
  for (const raw of text.split('\n')) {
    const head = SECTION.exec(raw);
    const entry = head === null && raw.length < 2_000 ? ENTRY.exec(raw) : null;
    const end = start + raw.length;
    if (head?.[1] !== undefined) {
      const at = start + raw.indexOf(head[1]);
      members.push({ key: [{ text: head[1], start: at, end: at + head[1].length }], own: [] });
    } else if (entry?.[1] !== undefined) {
      const name = entry[1];
      const at = start + raw.indexOf(name);
      const value = raw.slice(entry[0].length).trim();
      const quoted = /^(["'])(.*)\1$/.exec(value);
      const from = start + entry[0].length + (quoted === null ? 0 : 1);
      const said = quoted?.[2] ?? value;
      (members.at(-1)?.own ?? top).push({
        key: [{ text: name, start: at, end: at + name.length }],
        value: scalar([{ text: said, start: from, end: from + said.length }], quoted !== null),
      });
    } else if (raw.trim() !== '' && !/^[ \t]*[#;]/.test(raw)) {
      // Words that are no settings: the block ends, or has not begun.
      if (members.length > 0) break;
      first = -1;
      top.length = 0;
    }
    if (head !== null || entry !== null) {
      if (first < 0) first = start;
      last = end;
    }
    start = end + 1;
  }
  const filled = members.filter((m) => m.own.length > 0);
  if (filled.length < 2 || filled.length !== members.length || first < 0) return [];
  const object = (own: readonly Member[]): Node => ({ kind: 'object', members: own });
  // Sections that call themselves by a name need none of their own.
  const named = filled.every((m) => m.own.some((v) => nameRank(v.key) !== undefined));
  const value: Node = named
    ? { kind: 'object', members: [...top, { key: [], value: { kind: 'array', items: filled.map((m) => object(m.own)) } }] }
    : { kind: 'object', members: [...top, ...filled.map((m) => ({ key: m.key, value: object(m.own) }))] };
  return [{ root: value, start: first, end: last }];
}
