/** What machines write and people paste, set out as people type it, before anything of a brief is read: each character keeps where it stands. */
import { withoutAsks } from './asks.ts';
import { withoutQuotes } from './delimited.ts';
import { type FoundTree, jsonIn } from './json-tree.ts';
import { withoutFences, withoutType } from './markdown.ts';
import { withoutMarkup } from './markup.ts';
import { pairsIn } from './pairs-tree.ts';
import { withoutHistory, withoutSpeakers } from './pasted-talk.ts';
import { Rewriter, Rewritten } from './rewritten.ts';
import type { Range } from './tree.ts';
import { type Named, type Told, TreeWriter } from './tree-brief.ts';
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

/** Undefined where a brief is prose, lists or tables already. Linear in its length. */
export function asTyped(given: string): Typed | undefined {
  const told: Told = { named: {}, names: [], left: [] };
  const source = new Rewritten(given);
  const written = withoutFences(withoutSpeakers(withoutHistory(source, told.left), told.left));
  const text = setOut(written, told);
  return text === source ? undefined : { text, ...told };
}

/** Data as the lines that it says, and what stands around it without the marks of its type. */
function setOut(source: Rewritten, told: Told): Rewritten {
  const trees = treesIn(source.text);
  if (trees.length === 0) return plain(source, told.left);
  const out = new Rewriter(source);
  let at = 0;
  const between = (to: number): void => {
    const said = source.text.slice(at, to);
    // `[steerco-export]` before data says where it comes from.
    const tag = /^\s*(?:\[[\p{L}\p{N} ._-]{1,40}\])?\s*$/u.test(said);
    if (tag && said.trim() !== '') told.left.push(...source.spansOf(at, to).map(({ start, end }) => ({ start, end })));
    if (tag) out.line();
    else out.append(plain(new Rewriter(source).copy(at, to).done(), told.left));
  };
  for (const { root, start, end } of trees) {
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
  if (json.length > 0) return json;
  const yaml = text.includes(':') ? yamlIn(text) : [];
  return yaml.length > 0 ? yaml : pairsIn(text);
}

const plain = (source: Rewritten, left: Range[]): Rewritten =>
  withoutAsks(withoutType(withoutQuotes(withoutMarkup(source), left), left), left);
