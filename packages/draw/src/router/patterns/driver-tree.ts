/** A figure taken apart: "profit is revenue minus cost". */
import { definePattern } from '../pattern.ts';
import { cut, type Piece } from '../piece.ts';
import { trimmed } from '../read-brief.ts';

interface Node {
  readonly label: Piece;
  operator?: string;
  children: Node[];
}
const IS = /\s(?:is|=|equals|ist|est|es|è|é)\s/iu;
const JOIN = /\s(minus|less|plus|times|multiplied by|divided by|over|and|mal|fois|por|per|[-−+×*/÷])\s/iu;
const OPERATORS: Readonly<Record<string, string>> = {
  minus: '-',
  less: '-',
  '-': '-',
  '−': '-',
  plus: '+',
  and: '+',
  '+': '+',
  times: 'x',
  'multiplied by': 'x',
  mal: 'x',
  fois: 'x',
  por: 'x',
  per: 'x',
  '×': 'x',
  '*': 'x',
  'divided by': '/',
  over: '/',
  '/': '/',
  '÷': '/',
};

export const driverTree = definePattern({
  form: 'driver_tree',
  strong: [
    'driver tree',
    'value driver*',
    'break down',
    'break profit down',
    'werttreiber*',
    'treiberbaum',
    'arbre de valeur',
    'árbol de valor',
    'albero del valore',
    'is price times',
    'times volume',
    'revenue minus',
  ],
  figures: false,
  needs: 'each figure as the sum, difference or product of others',
  sample: 'Break down: profit is revenue minus cost; revenue is price times volume.',
  read(brief) {
    const nodes = new Map<string, Node>();
    let root: Node | undefined;
    let count = 0;
    for (const group of brief.groups)
      for (const item of group.items) {
        const text = item.piece.text;
        const is = IS.exec(text);
        if (is === null) continue;
        const head = trimmed(cut(item.piece, item.piece.start, item.piece.start + is.index));
        let from = item.piece.start + is.index + is[0].length;
        const children: Node[] = [];
        let operator: string | undefined;
        for (let n = 0; n < 8; n++) {
          const rest = item.piece.text.slice(from - item.piece.start);
          const join = JOIN.exec(rest);
          const to = join === null ? item.piece.end : from + join.index;
          children.push({ label: trimmed(cut(item.piece, from, to)), children: [] });
          if (join === null) break;
          operator ??= OPERATORS[join[1]?.toLowerCase() ?? ''];
          from = to + join[0].length;
        }
        if (
          children.length < 2 ||
          operator === undefined ||
          head.text.length > 40 ||
          children.some((c) => c.label.text.length > 40 || c.label.text === '')
        )
          continue;
        const own = nodes.get(head.text.toLowerCase()) ?? { label: head, children: [] };
        own.children = children;
        own.operator = operator;
        if (root === undefined) root = own;
        else if (!nodes.has(head.text.toLowerCase())) continue;
        nodes.set(head.text.toLowerCase(), own);
        for (const c of children) if (!nodes.has(c.label.text.toLowerCase())) nodes.set(c.label.text.toLowerCase(), c);
        count++;
      }
    return root === undefined || count < 1 ? undefined : { fit: count > 1 ? 1 : 0.6, data: { root } };
  },
});
