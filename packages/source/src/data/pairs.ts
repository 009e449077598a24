/** `key=value`, one a line, with `[sections]`. */

import type { TextLine } from '../blocks/lines.ts';
import { nameOf } from '../blocks/written.ts';
import type { Entry, Tree } from './tree.ts';

/** Names as programs write them, or no blank before the sign: `Profit = revenue - cost` is a sentence. */
const PAIR = /^([\p{L}_][\p{L}\p{N}_. -]{0,50}(?<! )|[a-z][\w.]{0,50} )=(?![=>])[^\S\n]*/u;
const SECTION = /^\[([^\]]{1,60})\]$/u;

/** The pairs that begin at line `i`, two of them or more; undefined where there are none. */
export function pairsAt(text: string, lines: readonly TextLine[], i: number): { readonly tree: Tree; readonly next: number } | undefined {
  const top: Entry[] = [];
  let section: { key: Entry['key']; entries: Entry[] } | undefined;
  let count = 0;
  let next = i;
  const start = lines[i]?.start ?? 0;
  let end = start;
  const close = (): void => {
    if (section !== undefined && section.entries.length > 0)
      top.push({ key: section.key, value: { kind: 'map', entries: section.entries, start: section.key.start, end } });
    section = undefined;
  };
  for (; next < lines.length; next++) {
    const line = lines[next] as TextLine;
    const words = text.slice(line.start, line.end);
    if (words === '' || words.startsWith('#') || words.startsWith(';')) {
      if (count === 0) break;
      continue;
    }
    const name = SECTION.exec(words);
    if (name !== null) {
      close();
      section = { key: nameOf(text, line.start + 1, line.end - 1), entries: [] };
      continue;
    }
    const pair = PAIR.exec(words);
    if (pair === null || line.start + pair[0].length >= line.end) break;
    let [from, to] = [line.start + pair[0].length, line.end];
    const quote = text.charAt(from);
    if ((quote === '"' || quote === "'") && text.charAt(to - 1) === quote && to - from > 1) [from, to] = [from + 1, to - 1];
    const value: Tree = { kind: 'leaf', start: from, end: to, written: { text: text.slice(from, to), start: from }, isText: true };
    (section?.entries ?? top).push({ key: nameOf(text, line.start, line.start + (pair[1] as string).trimEnd().length), value });
    end = line.end;
    count++;
  }
  close();
  return count < 2 ? undefined : { tree: { kind: 'map', entries: top, start, end }, next };
}
