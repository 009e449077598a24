/** Lines that stand below one another: a tree by indents and list marks, and `Key: a; b` a line. */
import { trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { thingsIn } from '../document/sections.ts';

export interface NestedLine {
  readonly piece: Piece;
  readonly children: NestedLine[];
}

const MOST = 80;

/** Trees of lines, deepest indents below; a mark counts as an indent of its own. Undefined where nothing stands below anything. */
export function nestedIn(brief: ReadBrief): readonly NestedLine[] | undefined {
  const roots: NestedLine[] = [];
  const stack: { depth: number; node: NestedLine }[] = [];
  let below = 0;
  for (const line of brief.lines.slice(0, 400)) {
    const marked = line.mark === 'bullet' || line.mark === 'number';
    const depth = line.indent + (marked ? 1 : 0);
    const bare = /[:;,.]$/.test(line.piece.text) ? cut(line.piece, line.piece.start, line.piece.end - 1) : line.piece;
    const node: NestedLine = { piece: bare, children: [] };
    while (stack.length > 0 && (stack.at(-1)?.depth ?? 0) >= depth) stack.pop();
    const parent = stack.at(-1)?.node;
    if (parent === undefined) roots.push(node);
    else {
      parent.children.push(node);
      below++;
    }
    stack.push({ depth, node });
  }
  return below === 0 ? undefined : roots;
}

export interface KeyedLine {
  readonly key: Piece;
  readonly things: readonly Piece[];
  readonly line: Piece;
}

/** Lines such as `People: no rota; runbook outdated`, each with a short key. */
export function keyedLinesOf(brief: ReadBrief): readonly KeyedLine[] {
  return brief.lines.slice(0, MOST).flatMap((line): KeyedLine[] => {
    const match = line.piece.text.length > 600 ? null : /^([^:;]{2,60}?)\s?(?::|\s[–—-])\s+(?=\S)/u.exec(line.piece.text);
    if (match?.[1] === undefined) return [];
    const key = trimmed(cut(line.piece, line.piece.start, line.piece.start + match[1].length));
    const things = thingsIn(cut(line.piece, line.piece.start + match[0].length, line.piece.end));
    return things.length === 0 || !/\p{L}/u.test(key.text) ? [] : [{ key, things, line: line.piece }];
  });
}
