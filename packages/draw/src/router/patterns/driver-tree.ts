/** A figure taken apart: "profit is revenue minus cost", `ROCE 14.4% = margin 9.0% × turnover 1.6`. */
import { Count, definePattern } from '../pattern.ts';
import { trimmed } from '../phrases.ts';
import { cut, type Figure, type Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

interface Node {
  readonly label: Piece;
  value?: Count;
  display?: Piece;
  operator?: string;
  children: Node[];
}
const IS =
  /(?:\s(?:is|equals|ist|est|es|è|é|jest|comes from|results from|consists of|breaks down into|ergibt sich aus)\s|\s?=\s?|\s?:=\s?)/iu;
const JOIN =
  /\s(minus|less|plus|times|multiplied by|divided by|over|and|mal|durch|weniger|fois|moins|divisé par|por|menos|más|entre|meno|più|diviso|vezes|mais|maal|min|keer|gedeeld door|razy|podzielone przez|[-−–+×x*/÷])\s/iu;
const OPERATORS: Readonly<Record<string, string>> = {
  minus: '-', less: '-', '-': '-', '−': '-', '–': '-', weniger: '-', moins: '-', menos: '-', meno: '-', min: '-',
  plus: '+', and: '+', '+': '+', más: '+', più: '+', mais: '+',
  times: 'x', 'multiplied by': 'x', mal: 'x', fois: 'x', por: 'x', per: 'x', vezes: 'x', maal: 'x', keer: 'x', razy: 'x', '×': 'x', x: 'x', '*': 'x',
  'divided by': '/', over: '/', durch: '/', 'divisé par': '/', entre: '/', diviso: '/', 'gedeeld door': '/', 'podzielone przez': '/', '/': '/', '÷': '/',
}; // biome-ignore format: one operator a line

/** A name with its figure, where it has one. */
function nodeOf(brief: ReadBrief, piece: Piece): Node | undefined {
  const figures = brief.figures.filter((f) => f.start >= piece.start && f.end <= piece.end && !f.year);
  const figure: Figure | undefined = figures[0];
  if (figures.length > 1) return undefined;
  const label = trimmed(figure === undefined ? piece : cut(piece, piece.start, figure.start));
  const bare = /^(?:of|at|von|de)\s/iu.exec(label.text);
  const name = bare === null ? label : cut(label, label.start + bare[0].length, label.end);
  if (!/\p{L}/u.test(name.text) || name.text.length > 40) return undefined;
  return {
    label: name,
    children: [],
    ...(figure === undefined ? {} : { value: new Count(figure.value, figure), display: figure }),
  };
}

export const driverTree = definePattern({
  form: 'driver_tree',
  names: [
    'driver tree',
    'value driver tree',
    'kpi tree',
    'value tree',
    'dupont',
    'du pont',
    'roce tree',
    'werttreiberbaum',
    'treiberbaum',
    'arbre de valeur',
    'arbre de leviers',
    'árbol de valor',
    'albero del valore',
    'árvore de valor',
    'driverboom',
    'drzewo wartości',
  ],
  strong: [
    'value driver*',
    'break down',
    'break profit down',
    'werttreiber*',
    'is price times',
    'times volume',
    'revenue minus',
    'divided by',
    'multiplied by',
  ],
  weak: ['times', 'minus', 'drivers of'],
  figures: false,
  needs: 'each figure as the sum, difference or product of others',
  sample: 'Break down: profit is revenue minus cost; revenue is price times volume.',
  read(brief) {
    const nodes = new Map<string, Node>();
    let root: Node | undefined;
    let pending: Node | undefined;
    let count = 0;
    const formulas = brief.lines.flatMap((l) => (l.piece.text.length > 400 ? [] : [...splitSentences(l.piece)]));
    for (const formula of formulas) {
      const is = IS.exec(formula.text);
      const opens = /^\s?=/.test(formula.text);
      if (is === null) {
        // "Revenue $48.0m", continued by a line that opens with the sign of equality.
        pending = nodeOf(brief, formula) ?? pending;
        continue;
      }
      const colon = opens ? -1 : formula.text.lastIndexOf(': ', is.index);
      const head = opens ? undefined : nodeOf(brief, cut(formula, formula.start + (colon < 0 ? 0 : colon + 1), formula.start + is.index));
      const owner = opens ? pending : head;
      if (owner === undefined) continue;
      let from = formula.start + is.index + is[0].length;
      const children: Node[] = [];
      let operator: string | undefined;
      for (let n = 0; n < 8; n++) {
        const rest = formula.text.slice(from - formula.start);
        const join = JOIN.exec(rest);
        const to = join === null ? formula.end : from + join.index;
        const child = nodeOf(brief, cut(formula, from, to));
        if (child !== undefined) children.push(child);
        if (join === null) break;
        operator ??= OPERATORS[join[1]?.toLowerCase() ?? ''];
        from = to + join[0].length;
      }
      if (children.length < 2 || operator === undefined) continue;
      const name = owner.label.text.toLowerCase();
      const known =
        nodes.get(name) ?? [...nodes.entries()].find(([k]) => k !== '' && (name.endsWith(` ${k}`) || k.startsWith(`${name} `)))?.[1];
      const own = known ?? owner;
      if (own.value === undefined && owner.value !== undefined) {
        own.value = owner.value;
        if (owner.display !== undefined) own.display = owner.display;
      }
      if (own.children.length > 0) {
        // The same thing told again, this time with its figures.
        for (const [i, c] of children.entries()) {
          const same =
            own.children.find((x) => x.label.text.toLowerCase().split(' ')[0] === c.label.text.toLowerCase().split(' ')[0]) ??
            own.children[i];
          if (same !== undefined && same.value === undefined && c.value !== undefined) {
            same.value = c.value;
            if (c.display !== undefined) same.display = c.display;
          }
          if (same !== undefined) nodes.set(c.label.text.toLowerCase(), same);
        }
        count++;
        continue;
      }
      if (root === undefined) root = own;
      else if (known === undefined) {
        // A first sentence in words, then the figures under a shorter name: "ROCE 14.4% = …".
        if (root.value !== undefined || owner.value === undefined || root.children.length !== children.length) continue;
        const plain = root;
        if (
          !children.every((c) =>
            plain.children.some(
              (x) =>
                c.label.text.toLowerCase().includes(x.label.text.toLowerCase()) ||
                x.label.text.toLowerCase().includes(c.label.text.toLowerCase()),
            ),
          )
        )
          continue;
        root = own;
      }
      own.children = children;
      own.operator = operator;
      nodes.set(name, own);
      for (const c of children) if (!nodes.has(c.label.text.toLowerCase())) nodes.set(c.label.text.toLowerCase(), c);
      count++;
    }
    return root === undefined || count < 1 || root.children.length === 0 ? undefined : { fit: count > 1 ? 0.96 : 0.6, data: { root } };
  },
});

function* splitSentences(line: Piece): Generator<Piece> {
  let from = line.start;
  for (const m of line.text.matchAll(/[.;](?=\s|$)|,\s(?=[\p{L} ]{2,30}\s(?:is|=|equals)\s)/gu)) {
    const piece = cut(line, from, line.start + m.index);
    if (piece.text !== '') yield piece;
    from = line.start + m.index + m[0].length;
  }
  const last = cut(line, from, line.end);
  if (last.text !== '') yield last;
}
