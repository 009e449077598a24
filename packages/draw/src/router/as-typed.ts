/** What machines write and people paste, set out as people type it, before anything of a brief is read: each character keeps where it stands. */
import { jsonIn } from './json-tree.ts';
import { Rewriter, Rewritten } from './rewritten.ts';
import type { Range } from './tree.ts';
import { type Named, type Told, TreeWriter } from './tree-brief.ts';

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
  const set: Told = { named: {}, names: [], left: [] };
  const source = new Rewritten(given);
  const text = withoutJson(source, set);
  return text === source ? undefined : { text, ...set };
}

function withoutJson(source: Rewritten, set: Told): Rewritten {
  const { text } = source;
  const trees = /[{[]/.test(text) ? jsonIn(text) : [];
  if (trees.length === 0) return source;
  const out = new Rewriter(source);
  let at = 0;
  for (const { root, start, end } of trees) {
    out.copy(at, start).line();
    new TreeWriter(out, set).root(root);
    at = end;
  }
  return out.copy(at, text.length).done();
}
