/** `key=value key="two words"`, several a line, as programs write their logs: lines with the same names are records. */

import { isEmpty, type TextLine } from '../blocks/lines.ts';
import { nameOf } from '../blocks/written.ts';
import type { Entry, Tree } from './tree.ts';

const PAIR = /([\p{L}_][\p{L}\p{N}_.-]{0,50})=("[^"]*"|'[^']*'|[^\s"'=>][^\s"'=]*)(?:[^\S\n]+|$)/uy;
/** Lines of one text that are read. */
const MOST_LINES = 2_000;

type PairMap = Extract<Tree, { kind: 'map' }>;

/** The pairs of a line that holds nothing else. */
function recordOf(text: string, line: TextLine): PairMap | undefined {
  const words = text.slice(line.start, line.end);
  const entries: Entry[] = [];
  PAIR.lastIndex = 0;
  while (PAIR.lastIndex < words.length) {
    const at = PAIR.lastIndex;
    const [, name = '', value = ''] = PAIR.exec(words) ?? [];
    if (name === '') return undefined;
    const quoted = value.startsWith('"') || value.startsWith("'") ? 1 : 0;
    const start = line.start + at + name.length + 1 + quoted;
    const end = start + value.length - 2 * quoted;
    entries.push({
      key: nameOf(text, line.start + at, line.start + at + name.length),
      value: { kind: 'leaf', start, end, written: { text: text.slice(start, end), start }, isText: true },
    });
  }
  return entries.length === 0 ? undefined : { kind: 'map', entries, start: line.start, end: line.end };
}

const namesOf = ({ entries }: PairMap): string => entries.map((e) => e.key.text).join(' ');

/** The records that begin at line `i`: two lines or more, one of them of several pairs; undefined where there are none. */
export function logLinesAt(
  text: string,
  lines: readonly TextLine[],
  i: number,
): { readonly trees: readonly Tree[]; readonly next: number } | undefined {
  const records: PairMap[] = [];
  let next = i;
  while (next < lines.length && records.length < MOST_LINES && !isEmpty(lines[next] as TextLine)) {
    const record = recordOf(text, lines[next] as TextLine);
    if (record === undefined) break;
    records.push(record);
    next++;
  }
  if (records.length < 2 || !records.some((r) => r.entries.length > 1)) return undefined;
  const trees: Tree[] = [];
  for (let from = 0; from < records.length; ) {
    const first = records[from] as PairMap;
    let to = from + 1;
    while (to < records.length && namesOf(records[to] as PairMap) === namesOf(first)) to++;
    const alike = records.slice(from, to);
    trees.push(alike.length === 1 ? first : { kind: 'list', items: alike, start: first.start, end: (alike.at(-1) as PairMap).end });
    from = to;
  }
  return { trees, next };
}
