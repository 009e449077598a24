/** Enumerations within sentences: `1) safety 2) spares`, `(a) price, (b) supply`, `① plan ② build`. */
import type { Block, Line, ListItem, Token } from '../document.ts';
import { cutLine } from '../tokens/cut-line.ts';

interface Marked {
  /** Index of the first token of its mark, and behind the mark. */
  readonly from: number;
  readonly next: number;
  readonly number: number;
  readonly style: string;
}

const isMark = (token: Token | undefined, marks: string): boolean => token?.kind === 'mark' && marks.includes(token.mark);

/** The mark of an item that begins at token `i`. */
function markAt(tokens: readonly Token[], i: number): Marked | undefined {
  const first = tokens[i];
  const ring = first?.kind === 'mark' ? first.text.charCodeAt(0) - 0x245f : 0;
  if (ring >= 1 && ring <= 20) return { from: i, next: i + 1, number: ring, style: '①' };
  const at = isMark(first, '(') ? i + 1 : i;
  const name = tokens[at];
  const close = tokens[at + 1];
  if (name === undefined || close?.kind !== 'mark' || close.start !== name.end) return undefined;
  const isOpen = at > i;
  if (close.text !== ')' && (isOpen || close.text !== '.')) return undefined;
  const style = `${isOpen ? '(' : ''}${close.text}`;
  if (name.kind === 'number' && name.digits.text === String(name.value) && name.text === name.digits.text && name.value < 30 && !name.year)
    return { from: i, next: at + 2, number: name.value, style: `${style}1` };
  if (name.kind === 'word' && name.text.length === 1)
    return { from: i, next: at + 2, number: name.lower.charCodeAt(0) - 96, style: `${style}a` };
  return undefined;
}

/** Marks that count from 1 on, two or more. */
function marksIn(tokens: readonly Token[]): readonly Marked[] {
  const out: Marked[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const mark = markAt(tokens, i);
    if (mark === undefined || mark.number !== out.length + 1 || (out[0] !== undefined && out[0].style !== mark.style)) continue;
    // Something stands behind each, and a mark of a list is no part of a word before it.
    if (mark.next >= tokens.length || (i > 0 && (tokens[i - 1] as Token).end === (tokens[i] as Token).start)) continue;
    out.push(mark);
    i = mark.next - 1;
  }
  // `1.` within a sentence ends it more often than it begins an item.
  return out.length >= (out[0]?.style.startsWith('.') && out[0].from > 0 ? 3 : 2) ? out : [];
}

/** A sentence as a list under its head; undefined where it enumerates nothing. */
export function enumerationOf(line: Line, source: string): Block | undefined {
  const { tokens } = line;
  const marks = marksIn(tokens);
  const [first] = marks;
  if (first === undefined) return undefined;
  const items = marks.map((mark, k): ListItem => {
    let to = marks[k + 1]?.from ?? tokens.length;
    while (to > mark.next && isMark(tokens[to - 1], ',;')) to--;
    const item = cutLine(line, mark.next, to, source);
    return { line: item, blocks: [], start: (tokens[mark.from] as Token).start, end: item.end };
  });
  const list: Block = {
    kind: 'list',
    ordered: first.style.endsWith('1') || first.style === '①',
    items,
    start: items[0]?.start ?? line.start,
    end: line.end,
  };
  let head = first.from;
  while (head > 0 && isMark(tokens[head - 1], ':,-')) head--;
  return head === 0 ? list : { kind: 'field', label: cutLine(line, 0, head, source), blocks: [list], start: line.start, end: line.end };
}

/** Sentences one after the other that are numbered are a list; so is one that enumerates. */
export function withEnumerations(sentences: readonly Line[], source: string): readonly Block[] {
  const out: Block[] = [];
  let plain: Line[] = [];
  const flush = (): void => {
    const [first, last] = [plain[0], plain.at(-1)];
    if (first !== undefined && last !== undefined) out.push({ kind: 'paragraph', sentences: plain, start: first.start, end: last.end });
    plain = [];
  };
  for (let i = 0; i < sentences.length; i++) {
    const run: Line[] = [];
    for (let k = i; k < sentences.length && markAt((sentences[k] as Line).tokens, 0)?.number === run.length + 1; k++)
      run.push(sentences[k] as Line);
    const opened = run.length === 0 ? openedBy(sentences, i, source) : undefined;
    if (opened !== undefined) {
      flush();
      out.push(opened.block);
      i = opened.next - 1;
      continue;
    }
    const one = run.length >= 2 ? listOf(run, source) : enumerationOf(sentences[i] as Line, source);
    if (one === undefined) {
      plain.push(sentences[i] as Line);
      continue;
    }
    flush();
    out.push(one);
    i += Math.max(1, run.length >= 2 ? run.length : 1) - 1;
  }
  flush();
  return out;
}

/** `Agenda: 1. Welcome. 2. Budget.`: the first item stands in the sentence of its head. */
function openedBy(sentences: readonly Line[], i: number, source: string): { readonly block: Block; readonly next: number } | undefined {
  const line = sentences[i] as Line;
  const at = line.tokens.findIndex((t, k) => k > 0 && isMark(t, ':') && markAt(line.tokens, k + 1)?.number === 1);
  if (at < 0 || markAt(sentences[i + 1]?.tokens ?? [], 0)?.number !== 2) return undefined;
  const run = [cutLine(line, at + 1, line.tokens.length, source)];
  let next = i + 1;
  while (next < sentences.length && markAt((sentences[next] as Line).tokens, 0)?.number === run.length + 1)
    run.push(sentences[next++] as Line);
  const list = listOf(run, source);
  return { block: { kind: 'field', label: cutLine(line, 0, at, source), blocks: [list], start: line.start, end: list.end }, next };
}

function listOf(run: readonly Line[], source: string): Block {
  const items = run.map((line): ListItem => {
    const from = (markAt(line.tokens, 0) as Marked).next;
    return { line: cutLine(line, from, line.tokens.length, source), blocks: [], start: line.start, end: line.end };
  });
  return { kind: 'list', ordered: true, items, start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
}
