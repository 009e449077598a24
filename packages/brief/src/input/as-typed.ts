/** What machines write and people paste, set out as people type it, before anything of a brief is read: each character keeps where it stands. */
import { withoutAsks } from './asks.ts';
import { withoutQuotes } from './delimited.ts';
import { type FoundTree, jsonIn } from './json-tree.ts';
import { withoutFences, withoutType } from './markdown.ts';
import { withoutMarkup } from './markup.ts';
import { pairsIn, sectionsOfPairs } from './pairs-tree.ts';
import { withoutHistory, withoutSpeakers } from './pasted-talk.ts';
import { Rewriter, Rewritten } from './rewritten.ts';
import { withLatinMarks } from './scripts.ts';
import type { Range } from './tree.ts';
import { type Named, type Told, TreeWriter } from './tree-brief.ts';
import { xmlIn } from './xml-tree.ts';
import { yamlIn } from './yaml-tree.ts';

export interface Typed {
  readonly text: Rewritten;
  /** What data says by name of the slide: characters of the text. */
  readonly named: Named;
  /** Names of values: characters of the text. */
  readonly names: readonly Range[];
  /** What is no content: characters of the brief. */
  readonly left: readonly Range[];
}

/** Takes out of a text what speaks to nobody who reads the slide, and names it in `left`. */
export type WithoutTalk = (source: Rewritten, left: Range[]) => Rewritten;

/** Undefined where a brief is prose, lists or tables already. Linear in its length. */
export function asTyped(given: string, withoutTalk: WithoutTalk): Typed | undefined {
  const told: Told = { named: {}, names: [], left: [] };
  const source = new Rewritten(given);
  const written = withoutFences(withoutSpeakers(withoutHistory(withLatinMarks(source), told.left), told.left));
  const text = setOut(written, told, withoutTalk);
  return text === source ? undefined : { text, ...told };
}

/** Data as the lines that it says, and what stands around it without the marks of its type. */
function setOut(source: Rewritten, told: Told, withoutTalk: WithoutTalk): Rewritten {
  const trees = treesIn(source.text);
  if (trees.length === 0) return plain(source, told.left, withoutTalk);
  const out = new Rewriter(source);
  let at = 0;
  const between = (to: number): void => {
    const said = source.text.slice(at, to);
    // `[steerco-export]` before data says where it comes from.
    const tag = /^\s*(?:\[[\p{L}\p{N} ._-]{1,40}\])?\s*$/u.test(said);
    if (tag && said.trim() !== '') told.left.push(...source.spansOf(at, to).map(({ start, end }) => ({ start, end })));
    if (tag) out.line();
    else out.append(plain(new Rewriter(source).copy(at, to).done(), told.left, withoutTalk));
  };
  for (const { root, start, end, remarks = [] } of trees) {
    for (const r of remarks) told.left.push(...source.spansOf(r.start, r.end).map((span) => ({ start: span.start, end: span.end })));
    between(start);
    out.line();
    new TreeWriter(out, told).root(root);
    at = end;
  }
  between(source.text.length);
  return out.done();
}

function treesIn(text: string): readonly FoundTree[] {
  const json = /[{[]/.test(text) ? jsonIn(text) : [];
  const yaml = text.includes(':') && (json.length === 0 || text.includes('\n')) ? yamlIn(text) : [];
  // YAML may hold what looks like JSON on a line of its own.
  const holds = json.every((j) => yaml.some((y) => y.start < j.start && y.end >= j.end));
  if (json.length > 0 && !(yaml.length > 0 && holds)) return json;
  if (yaml.length > 0) return yaml;
  const xml = text.includes('</') ? xmlIn(text) : [];
  if (xml.length > 0) return xml;
  const settings = sectionsOfPairs(text);
  return settings.length > 0 ? settings : pairsIn(text);
}

/** One thing over all others is their title, with or without a mark of a list. */
function withoutRoot(source: Rewritten): Rewritten {
  const [first, ...below] = source.text.split('\n').filter((line) => line.trim() !== '');
  const mark = /^[ \t]*(?:[-*+]|1[.)])[ \t]+(?=\S)/.exec(first ?? '')?.[0] ?? '';
  const indent = /^[ \t]*/.exec(mark)?.[0].length ?? 0;
  const deeper =
    below.length >= 3 &&
    below.every((line) => /^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+/.test(line) && (/^[ \t]*/.exec(line)?.[0].length ?? 0) > indent);
  if (mark === '' || !deeper) return source;
  const at = source.text.indexOf(mark);
  return new Rewriter(source).copy(at + mark.length, source.text.length).done();
}

const plain = (source: Rewritten, left: Range[], withoutTalk: WithoutTalk): Rewritten =>
  withoutTalk(withoutAsks(withoutType(withoutRoot(withoutQuotes(withoutMarkup(source), left)), left), left), left);
