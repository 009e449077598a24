/** XML within a text: elements that hold elements are things with names, those that come again are lists. */
import type { FoundTree } from './json-tree.ts';
import { DEEPEST, type Member, NOTHING, type Node, type Said, scalar } from './tree.ts';
import { plainKey } from './tree-keys.ts';

const TAG =
  /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[\p{L}_][\p{L}\p{N}_.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<\?xml[^<>]*\?>|<!--[\s\S]*?-->/gu;
const ATTRIBUTE = /([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gu;
/** Of HTML, which is read by itself. */
const HTML = /<(?:table|ul|ol|li|p|br|div|h[1-6]|html|body|td|tr|span|b|strong)[\s>/]/iu;

interface Open {
  readonly key: Said;
  readonly members: Member[];
  readonly start: number;
  /** Where its words begin. */
  at: number;
  words?: Said;
}

const said = (text: string, start: number): Said => [{ text, start, end: start + text.length }];

/** Children with one name are a list; an element that holds nothing but such is that list. */
function nodeOf({ members, words }: Open): Node {
  if (members.length === 0) return words === undefined ? NOTHING : scalar(words, true);
  const groups = new Map<string, Member[]>();
  for (const m of members) {
    const known = groups.get(plainKey(m.key));
    if (known === undefined) groups.set(plainKey(m.key), [m]);
    else known.push(m);
  }
  const [only] = groups.values();
  const items = (own: readonly Member[]): Node => ({ kind: 'array', items: own.map((m) => m.value) });
  if (
    groups.size === 1 &&
    only !== undefined &&
    (only.length > 1 || /^(?:item|li|entry|element|point|value)$/.test(plainKey(only[0]?.key ?? [])))
  )
    return items(only);
  return {
    kind: 'object',
    members: [...groups.values()].map(
      (own): Member => (own.length > 1 ? { key: own[0]?.key ?? [], value: items(own) } : (own[0] as Member)),
    ),
  };
}

/** Whole elements that hold elements, in order. Linear in the length of the text. */
export function xmlIn(text: string): FoundTree[] {
  if (!/<\p{L}[^<>]*>[\s\S]*<\//u.test(text.slice(0, 20_000)) || HTML.test(text)) return [];
  const out: FoundTree[] = [];
  const open: Open[] = [];
  for (const match of text.matchAll(TAG)) {
    const [whole, closing, name, attributes = '', alone] = match;
    if (name === undefined) continue;
    const end = match.index + whole.length;
    if (closing !== '/') {
      const key = said(name, match.index + 1);
      const members: Member[] = [];
      const from = match.index + 1 + name.length;
      for (const a of attributes.matchAll(ATTRIBUTE)) {
        const value = a[2] ?? a[3] ?? '';
        members.push({
          key: said(a[1] ?? '', from + a.index),
          value: scalar(said(value, from + a.index + a[0].length - 1 - value.length), true),
        });
      }
      const element: Open = { key, members, start: match.index, at: end };
      if (alone !== '/') {
        if (open.length > DEEPEST) return out;
        open.push(element);
      } else open.at(-1)?.members.push({ key, value: nodeOf(element) });
      continue;
    }
    const last = open.at(-1);
    // An end without its beginning: no XML.
    if (last === undefined || last.key[0]?.text !== name) return out;
    open.pop();
    const inner = text.slice(last.at, match.index);
    if (last.members.length === 0 && !inner.includes('<') && inner.trim() !== '')
      last.words = said(inner.trim(), last.at + inner.length - inner.trimStart().length);
    const node = nodeOf(last);
    const parent = open.at(-1);
    if (parent !== undefined) parent.members.push({ key: last.key, value: node });
    else if (node.kind === 'object' || node.kind === 'array')
      out.push({
        root: node.kind === 'array' ? { kind: 'object', members: [{ key: last.key, value: node }] } : node,
        start: last.start,
        end,
      });
  }
  return out;
}
