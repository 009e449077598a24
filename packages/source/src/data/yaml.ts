/** YAML. Aliases and tags are not followed: what they would bring in stands where it was written. */

import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { nameOf } from '../blocks/written.ts';
import type { Written } from '../tokens/scan-line.ts';
import { DEEPEST_TREE, type Tree } from './tree.ts';

const KEY_LINE = /^\s*(?:- +)?(?:["']?[\p{L}_][\p{L}\p{N}_ ./%€$()-]{0,60}["']?):(?:\s|$)/u;
const ITEM_LINE = /^\s*- +\S/u;
const NESTED =
  /^(?:\s*[\p{L}_][^\n:]{0,60}:[^\S\n]*(?:#[^\n]*)?\n+(?:[ ]+\S|- )|\s*- +[\p{L}_][^\n:]{0,60}: [^\n]*\n +[\p{L}_][^\n:]{0,60}:)/mu;

/** All lines are names and items, and one is nested in another: flat labelled lines are read as such. */
export function looksLikeYaml(text: string): boolean {
  const lines = text.split('\n').filter((l) => l.trim() !== '' && !l.trimStart().startsWith('#') && l.trim() !== '---');
  if (lines.length < 3 || !NESTED.test(text)) return false;
  const keys = lines.filter((l) => KEY_LINE.test(l)).length;
  // Names as programs write them tell YAML from labels and lists of people.
  const isNamed = lines.some((l) => /^\s*(?:- +)?[a-z][\w]*:(?:\s|$)/u.test(l));
  return isNamed && keys * 2 >= lines.length && lines.every((l) => KEY_LINE.test(l) || ITEM_LINE.test(l) || /^\s{2,}/u.test(l));
}

/** Undefined where it is broken. */
export function yamlTree(text: string, start: number, end: number): Tree | undefined {
  const document = parseDocument(text.slice(start, end), {
    lineCounter: new LineCounter(),
    logLevel: 'silent',
    strict: false,
    uniqueKeys: false,
  });
  if (document.errors.length > 0 || document.contents === null) return undefined;
  return treeOf(document.contents, text, start, 0);
}

function treeOf(node: unknown, text: string, base: number, depth: number): Tree | undefined {
  if (depth > DEEPEST_TREE) return undefined;
  if (isMap(node)) {
    const [from = 0, to = 0] = node.range ?? [];
    const entries = node.items.flatMap((pair) => {
      if (!isScalar(pair.key)) return [];
      const value = treeOf(pair.value, text, base, depth + 1);
      if (value === undefined) return [];
      const [start, end] = inner(text, base, pair.key.range);
      return [{ key: nameOf(text, start, end), value }];
    });
    return { kind: 'map', entries, start: base + from, end: base + to };
  }
  if (isSeq(node)) {
    const [from = 0, to = 0] = node.range ?? [];
    return {
      kind: 'list',
      items: node.items.flatMap((item) => treeOf(item, text, base, depth + 1) ?? []),
      start: base + from,
      end: base + to,
    };
  }
  if (!isScalar(node) || node.value === null) return undefined;
  const [start, end] = inner(text, base, node.range);
  const slice = text.slice(start, end);
  const value = typeof node.value === 'string' ? node.value.trim() : slice;
  const isText = typeof node.value === 'string';
  const written: Written = value === slice ? { text: slice, start } : { text: value, start, places: stretched(value.length, start, end) };
  return { kind: 'leaf', start, end, written, isText };
}

/** Without its quotes. */
function inner(text: string, base: number, range: readonly number[] | null | undefined): readonly [number, number] {
  const [from = 0, to = 0] = range ?? [];
  const [start, end] = [base + from, base + to];
  const quote = text.charAt(start);
  return (quote === '"' || quote === "'") && text.charAt(end - 1) === quote ? [start + 1, end - 1] : [start, end];
}

/** Folded and escaped words: each character stands somewhere within them. */
function stretched(length: number, start: number, end: number): { readonly starts: readonly number[]; readonly ends: readonly number[] } {
  const at = (i: number): number => start + Math.floor((i * (end - start)) / Math.max(1, length));
  return { starts: Array.from({ length }, (_, i) => at(i)), ends: Array.from({ length }, (_, i) => Math.max(at(i + 1), at(i) + 1)) };
}
