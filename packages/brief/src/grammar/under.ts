/** Who is under whom, and what splits into what: "Eva Holm; reporting to her Tom Berg and Ida Falk", "cost splits into labour and rent". */
import type { Phrase, Token } from '@deckwright/source';
import type { Item, Series } from './items.ts';
import { isAmount, isMark, isOf, phraseOf } from './pattern.ts';
import { trimItem } from './read-item.ts';
import { type Stretch, splitAt, splitAtCommas } from './splits.ts';

const LONGEST_NODE = 8;
/** Words of sentences, not of names. */
const NO_NAME = ['and', 'or', 'but', 'not', 'is', 'has', 'who', 'because', 'frame', 'speaker', 'then'];
type Node = { readonly name: Phrase; readonly note?: Phrase };

/** A name with what stands in its bracket or behind its dash. */
function nodeOf(source: string, tokens: Stretch, isTop = false): Node | undefined {
  const { tokens: bare, notes } = trimItem(source, tokens);
  const words = isOf(bare[0], 'the') ? bare.slice(1) : bare;
  const dash = words.findIndex((t, i) => i > 0 && i < words.length - 1 && (isMark(t, '-') || (isTop && isOf(t, 'is'))));
  const name = dash > 0 ? words.slice(0, dash) : words;
  const note = dash > 0 ? phraseOf(source, words, dash + 1, words.length) : notes[0];
  if (
    // A day or a month is nobody, and may be part of a name: `Jan Kowalski`.
    name.every((t) => t.kind === 'period') ||
    name.length > LONGEST_NODE ||
    name.some((t) => isAmount(t) || isOf(t, ...NO_NAME) || (t.kind === 'mark' && !isMark(t, '-/&"')))
  )
    return undefined;
  // Over a top nothing is told of it but its name.
  if (isTop && note !== undefined) return { name: phraseOf(source, tokens, 0, tokens.length) };
  return { name: phraseOf(source, name, 0, name.length), ...(note === undefined ? {} : { note }) };
}

const isSmall = (tokens: Stretch | undefined): boolean => tokens?.[0]?.kind === 'word' && !tokens[0].capital && !isOf(tokens[0], 'the');

/** Sentences as one tree, or undefined where nobody is under anybody. */
export function underIn(
  source: string,
  sentences: readonly Stretch[],
): { readonly series: Series; readonly used: ReadonlySet<Stretch> } | undefined {
  const nodes: Node[] = [];
  const edges: Item[] = [];
  const used = new Set<Stretch>();
  const joints: Token[] = [];
  let isTold = false;
  let head: Phrase | undefined;
  const known = (tokens: Stretch): Node | undefined => {
    const words = tokens.filter((t) => t.kind !== 'mark' && !isOf(t, 'the', 'is')).map((t) => t.text.toLowerCase());
    return words.length === 0
      ? undefined
      : nodes.find((n) => words.every((w) => `${n.name.text} ${n.note?.text ?? ''}`.toLowerCase().split(' ').includes(w)));
  };
  for (const sentence of sentences)
    for (const clause of splitAt(sentence, (t) => isMark(t, ';'))) {
      const tokens = clause.filter((t) => !isMark(t, '.:'));
      const at = tokens.findIndex(
        (t) =>
          isOf(t, 'below', 'leads', 'splits', 'reports_to') || (isOf(t, 'has') && known(tokens.slice(0, tokens.indexOf(t))) !== undefined),
      );
      const verb = tokens[at];
      const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
      // Whoever is named last before the first that has somebody under him is the top.
      if (edges.length === 0 && (verb === undefined || (isOf(verb, 'leads') && splitAtCommas(after).length < 2))) {
        const colon = clause.findIndex((t) => isMark(t, ':'));
        const top = nodeOf(
          source,
          splitAtCommas(verb === undefined ? clause.slice(colon + 1).filter((t) => !isMark(t, '.')) : before)[0] ?? [],
          true,
        );
        if (top === undefined) continue;
        nodes[0] = top;
        head = colon > 0 ? phraseOf(source, clause, 0, colon) : undefined;
        used.clear();
        if (verb === undefined) used.add(sentence);
        continue;
      }
      if (verb === undefined) continue;
      const isUpward = isOf(verb, 'reports_to') || after.length === 0;
      const [list, upper] = isUpward ? [before, after] : [after, before];
      const isTop = isUpward || before.length < 2;
      const boss = isOf(verb, 'below') && isTop && nodes.length > 0 ? nodes[0] : (known(upper) ?? nodeOf(source, upper));
      const [first, second] = splitAtCommas(list);
      // "Maria runs two team leads, Inbound and Outbound".
      const isBeside = second !== undefined && isSmall(first) && !isSmall(second);
      const under = splitAtCommas(list)
        .slice(isBeside ? 1 : 0)
        .map((t) => known(t) ?? nodeOf(source, t));
      if (boss === undefined || under.some((n) => n === undefined) || (isOf(verb, 'leads') && under.length < 2)) return undefined;
      if (!nodes.includes(boss)) nodes.push(boss);
      nodes.push(...(under as Node[]).filter((n) => !nodes.includes(n)));
      for (const node of under as Node[]) {
        const notes = node.note === undefined ? [] : [node.note];
        edges.push({
          type: 'edge',
          from: node.name,
          to: boss.name,
          values: [],
          periods: [],
          marks: [],
          notes,
          items: [],
          start: node.name.start,
          end: node.name.end,
        });
      }
      isTold ||= !isOf(verb, 'leads', 'has');
      used.add(sentence);
      joints.push(
        ...tokens.filter(
          (t) =>
            t === verb || t.kind === 'mark' || (!isUpward && known(before) === boss && before.includes(t) && t.start !== boss.name.start),
        ),
      );
    }
  const [first, last] = [[...used][0]?.[0], [...used].at(-1)?.at(-1)];
  if (edges.length < 2 || !isTold || first === undefined || last === undefined) return undefined;
  return {
    used,
    series: { type: 'edge', items: edges, ordered: false, joints, columns: [], ...(head && { head }), start: first.start, end: last.end },
  };
}
