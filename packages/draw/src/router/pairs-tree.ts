/** `key=value` within a text: exports of logs, monitors and trackers, one record or several. */
import type { FoundTree } from './json-tree.ts';
import { type Member, type Node, type Said, scalar, textOf } from './tree.ts';
import { plays, type Role } from './tree-keys.ts';

const NAME = /(?<![^\s;,|&(])([\p{L}_][\p{L}\d_.]+)=(?=[^\s=>])/gu;
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
      // What stands before the first name is no pair.
      if (raw.slice(0, first).trim() !== '') close();
      const parts: Member[][] = [];
      let from = first;
      for (const bar of [...raw.matchAll(/\|\||$/g)]) {
        if (bar.index < from) continue;
        const own = pairsOf(text, start + from, start + bar.index);
        if (own.length > 0) parts.push(own);
        from = bar.index + 2;
      }
      const alone = raw.slice(0, first).trim() === '' && parts.length === 1 && parts[0]?.length === 1;
      if (run === undefined) run = { records: parts, start: start + first, end: start + raw.length, alone };
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
