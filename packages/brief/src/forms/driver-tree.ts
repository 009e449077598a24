/* Long because formulas come in words, signs, nested lines, colons and rows of parts. */
/** A figure taken apart: "profit is revenue minus cost", `ROCE 14.4% = margin 9.0% × turnover 1.6`. */

import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Figure as FigureOf, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { says } from '../relations/keyed-lists.ts';
import { type NestedLine, nestedIn } from '../relations/nested.ts';
import { Count } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

interface Node {
  readonly label: Piece;
  value?: Count;
  display?: Piece;
  operator?: string;
  children: Node[];
}
const IS =
  /(?:\s(?:is driven by|are driven by|is the (?:product|sum|ratio) of|is made up of|is made of|is composed of|depends on|is determined by|wird (?:bestimmt|getrieben) (?:durch|von)|setzt sich zusammen aus|hängt ab von|besteht aus|dépend de|se compose de|est le produit de|depende de|se compone de|si compone di|dipende da|depende do|depende da|bestaat uit|hangt af van|zależy od|składa się z|made (?:up )?(?:of|from)|results? from|split(?:s)? into|comes? to|is|are|equals|ist|sind|est|sont|es|son|è|sono|é|são|zijn|jest|są|comes from|results from|consists of|breaks down into|splits into|ergibt sich aus)\s|\s?=\s?|\s?:=\s?|^made (?:up )?(?:of|from)\s)/iu;
/** Names its parts without telling how they make it. */
/** A colon before a formula: `What makes cost per drop: cost 412 divided by drops 118`. */
const COLON =
  /(?:,?\s(?:—|–)\s[^:]{2,30})?:\s(?=[^:]*\d[^:]*\s(?:over|divided by|times|minus|less|plus|mal|geteilt durch|minus|fois|moins|divisé par|por|menos|más|entre|per|meno|più|diviso|vezes|mais|maal|gedeeld door|razy|podzielone przez|[-−–+×x*÷/])\s)/iu;
const DEPENDS = /driven|depends|determined|getrieben|bestimmt|hängt|dépend|depende|dipende|hangt|zależy/iu;
/** Signs set between blanks; where a formula has one, its words join nothing: "sales per shop × shops". */
const SIGN = /\s[-−–+×x*/÷]\s/u;
/** Without a sign of equality only these make a formula: a dash between words is a dash. */
const SUMS = /\s(?:[+×*÷]|x|plus|minus|times|multiplied by|divided by|mal|fois|moins|más|menos|più|meno|vezes|maal|keer|razy)\s/iu;
const SIGNS = /\s([-−–+×x*/÷])\s/iu;
/** `that's revenue minus cost`: of what was told before. */
const AGAIN = /^(?:it['’]s|its|that['’]s|thats|c['’]est|das sind|das ist|dat is|to)\s/iu;
/** What a statement of parts is about: `Variable Kosten: Personal 0,60, Energie 0,10`, `Les 72, c'est 45 sans parrain, 18 …`. */
const PARTS =
  /^(.{2,60}?)(?::|,?\s(?:is|are|splits? into|ist|sind|teilen sich in|c['’]est|est|sont|es|son|è|sono|é|são|is|zijn|to|są))\s(.{5,200})$/iu;
const IT =
  /^(?:it|they|these|this|that|thats|that['’]s|it['’]s|c['’]est|which|er|sie|es|das|dies|il|elle|cela|ce|este|esta|esto|questo|questa|isso|dit|het|to)$/iu;
const WHAT =
  /^(?:how (?=\S+(?:\s\S+)?\scomes?\sabout)|what (?:makes(?: up)?|drives|is behind|determines)|how (?:is|do we get to)|decompose|break(?:ing)? down|split|take apart|was (?:treibt|bestimmt)|zerlege|woraus besteht|qu'est-ce qui (?:fait|détermine)|décompose[rz]?|descompon(?:er|ga)|qué (?:explica|determina)|woraus sich|woher kommt|skąd (?:się )?bierze(?: się)?|scomponi|scomporre)\s(?:our\s|the\s|unser\p{L}*\s|der\s|die\s|das\s|den\s|notre\s|le\s|la\s|nuestr\p{L}\s|el\s|il\s)?/iu;
const TREE =
  /\s(?:(?:driver|value|kpi|roce|roic|formula|lever|profit|margin|revenue|cost|metric)[ -]trees?|dupont|du pont|\p{L}*treiber\p{L}*|kennzahlenbaum|hebelbaum|formelbaum|rechenbaum|arbre de \p{L}+|árbol de \p{L}+|albero d\p{L}+ \p{L}+|árvore de \p{L}+|driverboom|drzewo \p{L}+|value drivers?)\s/u;
const JOIN =
  /\s(minus|less|plus|times|multiplied by|divided by|over|and|mal|durch|weniger|fois|moins|divisé par|por|menos|más|entre|meno|più|diviso|vezes|mais|maal|keer|gedeeld door|razy|podzielone przez|[-−–+×x*/÷])\s/iu;
const OPERATORS: Readonly<Record<string, string>> = {
  minus: '-', less: '-', '-': '-', '−': '-', '–': '-', weniger: '-', moins: '-', menos: '-', meno: '-', min: '-',
  plus: '+', and: '+', '+': '+', más: '+', più: '+', mais: '+',
  times: 'x', 'multiplied by': 'x', mal: 'x', fois: 'x', por: 'x', per: 'x', vezes: 'x', maal: 'x', keer: 'x', razy: 'x', '×': 'x', x: 'x', '*': 'x',
  'divided by': '/', over: '/', durch: '/', 'divisé par': '/', entre: '/', diviso: '/', 'gedeeld door': '/', 'podzielone przez': '/', '/': '/', '÷': '/',
}; // biome-ignore format: one operator a line

const JOINS_ON = /^(?:and|und|et|y|e|en)$/u;

/** How the figures of the parts make the figure of the whole, where exactly one sign does: all of them have to be there. */
function signOf(parent: Node, children: readonly Node[]): string | undefined {
  const whole = parent.value === undefined ? undefined : parent.value.value * parent.value.from.factor;
  const parts = children.map((c) => (c.value === undefined ? undefined : c.value.value * c.value.from.factor));
  if (whole === undefined || whole === 0 || parts.some((p) => p === undefined) || parts.length < 2) return undefined;
  const own = parts as number[];
  const near = (v: number): boolean => Math.abs(v - whole) <= Math.abs(whole) * 0.015;
  const [first = 0, ...rest] = own;
  // 82 % of 79 % of 94 % is 61 %.
  const percent = [parent, ...children].every((n) => n.value?.from.unit.includes('%') === true) ? 100 ** (own.length - 1) : 1;
  const results: readonly (readonly [string, number])[] = [
    ['+', own.reduce((s, v) => s + v, 0)],
    ['x', own.reduce((s, v) => s * v, 1) / percent],
    ['-', rest.reduce((s, v) => s - v, first)],
    ['/', rest.reduce((s, v) => s / v, first)],
  ];
  const fits = results.filter(([, v]) => near(v));
  return fits.length === 1 ? fits[0]?.[0] : undefined;
}

/** A tree of lines, each a name with its figure; the signs between them come of the arithmetic. */
function fromNested(brief: ReadBrief): Node | undefined {
  const tops = nestedIn(brief)?.filter((n) => n.children.length > 0) ?? [];
  const build = (line: NestedLine, depth: number): Node | undefined => {
    const node = depth > 6 ? undefined : nodeOf(brief, line.piece);
    if (node === undefined) return undefined;
    node.children = line.children.flatMap((c) => build(c, depth + 1) ?? []);
    const operator = signOf(node, node.children);
    if (operator !== undefined) node.operator = operator;
    return node;
  };
  const [top] = tops;
  if (top === undefined || tops.length !== 1) return undefined;
  const root = build(top, 0);
  const valued = (n: Node): number => (n.value === undefined ? 0 : 1) + n.children.reduce((s, c) => s + valued(c), 0);
  return root !== undefined && root.children.length >= 2 && valued(root) >= 2 ? root : undefined;
}

const bareFigure = (f: Figure): Figure =>
  new FigureOf(f.core, { value: f.value, factor: 1, unit: '', signed: f.signed, year: false, core: f.core });

/** Without what a bracket at its end explains: `recruiter time 1,400 (28 hours at 50)`. */
function withoutBracket(p: Piece): Piece {
  const bracket = /\s\([^()]{2,80}\)$/u.exec(p.text);
  return bracket === null ? p : cut(p, p.start, p.start + bracket.index);
}

/** A row of names with a figure each: two or more. */
function partsIn(brief: ReadBrief, piece: Piece): Node[] | undefined {
  // `travel and tests 600` is one part, `A 10 and B 20` are two.
  for (const and of [true, false]) {
    const parts = piecesAt(piece, ',', and).map((p) =>
      /\d/.test(p.text) ? (nodeOf(brief, p) ?? nodeOf(brief, withoutBracket(p))) : undefined,
    );
    if (parts.length >= 2 && parts.length <= 12 && parts.every((n) => n?.value !== undefined)) return parts as Node[];
  }
  return undefined;
}

/** A node with what it is made of; the sign between them comes of the arithmetic. */
function withParts(node: Node, parts: readonly Node[]): Node {
  node.children = [...parts];
  const operator = signOf(node, parts);
  if (operator !== undefined) node.operator = operator;
  return node;
}

/** Each statement that only lists parts with their figures, below the node that it names: by its words or by its number. */
function addParts(brief: ReadBrief, root: Node, formulas: readonly Piece[]): void {
  const all: Node[] = [];
  const collect = (n: Node): void => {
    all.push(n);
    for (const c of n.children) collect(c);
  };
  for (const formula of formulas) {
    const m = PARTS.exec(formula.text);
    if (m?.[1] === undefined || m[2] === undefined || !/\d/.test(m[2])) continue;
    const parts = partsIn(brief, cut(formula, formula.end - m[2].length, formula.end));
    if (parts === undefined) continue;
    all.length = 0;
    collect(root);
    const name = m[1].toLowerCase().replace(/^(?:the|die|der|das|les|le|la|el|los|las|il|i|gli|os|as|o|a|de|het)\s/u, '');
    const node = all.find((n) => {
      const label = n.label.text.toLowerCase();
      return label === name || label.endsWith(` ${name}`) || name.endsWith(` ${label}`) || n.display?.text === name;
    });
    // Parts that do not make the figure of the whole are told of something else.
    if (node !== undefined && node.children.length === 0 && (node.value === undefined || signOf(node, parts) !== undefined))
      withParts(node, parts);
  }
}

/** A name with its figure, where it has one. */
function nodeOf(brief: ReadBrief, piece: Piece): Node | undefined {
  // `route cost 412 (driver 210, van 94)`: a part with its own parts.
  const bracket = /\s?\(([^()]{5,160})\)$/u.exec(piece.text);
  if (bracket?.[1] !== undefined && bracket.index > 2) {
    const parts = partsIn(brief, cut(piece, piece.start + bracket.index + bracket[0].indexOf('(') + 1, piece.end - 1));
    const own = parts === undefined ? undefined : nodeOf(brief, cut(piece, piece.start, piece.start + bracket.index));
    if (own !== undefined && parts !== undefined) return withParts(own, parts);
  }
  const within = figuresWithin(brief, piece).filter((f) => !f.year);
  // `9,600 x`: the sign behind a number was read as its unit.
  const cutOff =
    within.length > 0 || !/\d/.test(piece.text) ? undefined : brief.figures.find((f) => f.start >= piece.start && f.core.end <= piece.end);
  const figures = cutOff === undefined ? within : [bareFigure(cutOff)];
  const figure: Figure | undefined = figures[0];
  if (figures.length > 1) return undefined;
  const before = trimmed(figure === undefined ? piece : cut(piece, piece.start, figure.start));
  // `320 operating days`: what is counted stands behind its number.
  const worded = /\p{L}/u.test(before.text) && !/^(?:the|a|an|der|die|das|le|la|les|el|los|las|il|i|o|os|de|het)$/iu.test(before.text);
  const behind = figure === undefined || worded ? before : trimmed(cut(piece, figure.end, piece.end));
  const asked = (WHAT.exec(behind.text) ?? /^how\s(?:our\s|the\s)?(?=.*\scomes?$)/iu.exec(behind.text))?.[0].length ?? 0;
  const label = asked < behind.text.length ? cut(behind, behind.start + asked, behind.end) : behind;
  const bare = /^(?:of|at|von|de)\s/iu.exec(label.text);
  let name = bare === null ? label : cut(label, label.start + bare[0].length, label.end);
  const about =
    /\s(?:liegt|liegen|steht|stands|sits|s['’]élève|comes?(?: about)?|is calculated|is made up|works out|hangs? together|ergibt|entsteht|zustande kommt|se calcule|se calcula|si calcola)$/iu.exec(
      name.text,
    );
  if (about !== null && about.index > 0) name = cut(name, name.start, name.start + about.index);
  // A bare number is a part as well: `times 365`.
  if (figure !== undefined && name.text === '') return { label: figure, children: [] };
  if (!/\p{L}/u.test(name.text) || name.text.length > 48) return undefined;
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
    'kpi-tree',
    'kpi tree',
    'formula tree',
    'lever tree',
    'roic tree',
    'margin tree',
    'profit tree',
    'revenue tree',
    'cost tree',
    'driver-tree',
    'metric tree',
    'kennzahlenbaum',
    'hebelbaum',
    'rechenbaum',
    'ergebnisbaum',
    'arbre des leviers',
    'arbre de performance',
    'árbol de palancas',
    'árbol de indicadores',
    'árbol de ratios',
    'albero delle leve',
    'albero degli indicatori',
    'árvore de indicadores',
    'waardeboom',
    'drzewo wskaźników',
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
    'decompose',
    'decomposition',
    'decomposes',
    'made up of',
    'comes about',
    'is made of',
    'come about',
    'zustande',
    'wie entsteht',
    'se calcule',
    'se calcula',
    'si calcola',
    'makes up',
    'the maths behind',
    'math behind',
    'the arithmetic',
    'arithmetic of',
    'formula',
    'equation',
    'setzt sich zusammen',
    'zusammensetzung',
    'zerlegung',
    'zerlege',
    'rechenweg',
    'multipliziert mit',
    'geteilt durch',
    'décomposition',
    'décomposer',
    'multiplié par',
    'divisé par',
    'descomposición',
    'multiplicado por',
    'dividido entre',
    'scomposizione',
    'moltiplicato per',
    'diviso per',
    'decomposição',
    'ontleding',
    'rozkład',
  ],
  weak: ['times', 'minus', 'drivers of', 'driven by', 'per', 'mal', 'fois', 'veces', 'volte', 'vezes', 'maal', 'razy'],
  figures: false,
  needs: 'each figure as the sum, difference or product of others',
  sample: 'Break down: [name] is [name] minus [name].',
  read(brief) {
    const treed = says(brief, TREE);
    const nested = treed ? fromNested(brief) : undefined;
    if (nested !== undefined) return { fit: 1, data: { root: nested } };
    const nodes = new Map<string, Node>();
    let root: Node | undefined;
    let pending: Node | undefined;
    let count = 0;
    const formulas = brief.lines.flatMap((l) => (l.piece.text.length > 400 ? [] : [...splitSentences(l.piece)]));
    for (const formula of formulas) {
      const contracted = AGAIN.exec(formula.text)?.[0];
      const is =
        contracted === undefined || pending === undefined ? (IS.exec(formula.text) ?? COLON.exec(formula.text)) : AGAIN.exec(formula.text);
      const opens =
        (contracted !== undefined && pending !== undefined) || is === null || /^\s?(?:=|made (?:up )?(?:of|from)\s)/iu.test(formula.text);
      if (is === null) {
        // "Revenue $48.0m", continued by a line that opens with the sign of equality.
        const sums = SUMS.test(formula.text);
        if (!sums || pending === undefined) {
          pending = nodeOf(brief, formula) ?? pending;
          continue;
        }
      }
      const colon = opens ? -1 : formula.text.lastIndexOf(': ', (is?.index ?? 0) - 1);
      let head = opens
        ? undefined
        : nodeOf(brief, cut(formula, formula.start + (colon < 0 ? 0 : colon + 1), formula.start + (is?.index ?? 0)));
      // `What the margin comes from: 1.26m = …`: the name stands before the colon, its figure behind it.
      const over =
        head !== undefined && colon > 0 && !/\p{L}{4}/u.test(head.label.text)
          ? nodeOf(brief, cut(formula, formula.start, formula.start + colon))
          : undefined;
      const number =
        over === undefined
          ? undefined
          : brief.figures.find((f) => f.start >= formula.start + colon && f.end <= formula.start + (is?.index ?? 0));
      if (head !== undefined && over !== undefined && over.value === undefined && number !== undefined)
        head = { ...over, value: new Count(number.value, number), display: number };
      const again = head !== undefined && IT.test(head.label.text);
      const owner = opens || again ? pending : head;
      if (owner === undefined) continue;
      let from = formula.start + (is === null ? 0 : is.index + is[0].length);
      const children: Node[] = [];
      let operator: string | undefined;
      const signs: (string | undefined)[] = [];
      const joins = SIGN.test(formula.text.slice(from - formula.start)) ? SIGNS : JOIN;
      const depends = is !== null && DEPENDS.test(is[0]);
      for (let n = 0; n < 8; n++) {
        const rest = formula.text.slice(from - formula.start);
        const join = joins.exec(rest);
        const to = join === null ? formula.end : from + join.index;
        const child = nodeOf(brief, cut(formula, from, to));
        if (child !== undefined) children.push(child);
        if (join === null) break;
        const said = join[1]?.toLowerCase() ?? '';
        // `less changeovers and breakdowns` takes both away.
        const sign = JOINS_ON.test(said) && signs.at(-1) === '-' ? '-' : OPERATORS[said];
        operator ??= sign;
        signs.push(sign);
        from = to + join[0].length;
      }
      // `It results from A 82 %, B 79 % and C 94 %`: the arithmetic tells how.
      if (is !== null && operator === undefined && owner.value !== undefined) {
        const from = formula.start + is.index + is[0].length;
        const parts = from < formula.end ? partsIn(brief, cut(formula, from, formula.end)) : undefined;
        const sign = parts === undefined ? undefined : signOf(owner, parts);
        if (parts !== undefined && sign !== undefined) {
          children.splice(0, children.length, ...parts);
          operator = sign;
          signs.splice(0, signs.length, sign);
        }
      }
      // `occupancy times rate minus cost`: each part after the first carries its own sign.
      if (new Set(signs).size > 1 && signs.length === children.length - 1)
        for (const [i, c] of children.entries()) {
          const sign = signs[i - 1];
          if (i > 0 && sign !== undefined) c.operator = sign;
        }
      // `ROIC is 12%` gives its figure; what it is made of follows.
      if (children.length < 2 || operator === undefined) {
        const own = is === null || opens ? undefined : brief.figures.find((x) => x.start >= from - 1 && x.end <= formula.end && !x.year);
        if (
          head !== undefined &&
          own !== undefined &&
          children.length <= 1 &&
          trimmed(cut(formula, own.end, formula.end)).text.length <= 12
        )
          pending = { ...(again && pending !== undefined ? pending : head), value: new Count(own.value, own), display: own };
        continue;
      }
      if (again) pending = undefined;
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
      if (!depends && new Set(signs).size === 1) own.operator = operator;
      nodes.set(name, own);
      for (const c of children) if (!nodes.has(c.label.text.toLowerCase())) nodes.set(c.label.text.toLowerCase(), c);
      count++;
    }
    const chained = GIVES.test(brief.text) ? chain(brief, formulas) : undefined;
    if (chained !== undefined && (root === undefined || size(chained) > size(root))) {
      root = chained;
      count = Math.max(count, 2);
    }
    if (root === undefined) {
      root = summed(brief, formulas);
      if (root !== undefined && (treed || WHAT.test(brief.text))) count = 1;
    }
    if (root === undefined || count < 1 || root.children.length === 0) return undefined;
    addParts(brief, root, formulas);
    // "Revenue = visitors × conversion; visitors 400,000, conversion 2.5%": figures told behind the formula.
    for (const { label, figure, said } of brief.facts.slice(0, 60)) {
      const node = nodes.get(label.text.toLowerCase());
      if (node === undefined || node.value !== undefined) continue;
      node.value = new Count(figure.value, figure);
      node.display = said;
    }
    const signed = /=[^\n;]{2,120}\s[×*]\s|=[^\n;]{2,120}\sx\s/u.test(brief.text);
    return { fit: count > 1 || signed ? 0.96 : 0.6, data: { root } };
  },
});

/** `Decompose the cost per tyre, 23.40: rubber 9.80, steel 3.20, …`: parts that add up to what is told before them. */
function summed(brief: ReadBrief, formulas: readonly Piece[]): Node | undefined {
  for (const formula of formulas) {
    const colon = formula.text.indexOf(': ') < 0 ? formula.text.indexOf(' : ') : formula.text.indexOf(': ');
    if (colon < 0) continue;
    const whole = nodeOf(brief, cut(formula, formula.start, formula.start + colon));
    const parts = partsIn(brief, cut(formula, formula.start + colon + 2, formula.end));
    if (whole?.value === undefined || parts === undefined || signOf(whole, parts) !== '+') continue;
    return withParts(whole, parts);
  }
  return undefined;
}

const size = (n: Node): number => 1 + n.children.reduce((sum, c) => sum + size(c), 0);

/** What parts come to: `price 12 times units 84 gives revenue 1,008`. */
const GIVES =
  /(?:,\s)?\s(?:which )?(?:gives?|makes|yields?|leaves|ergibt|ergeben|macht|bleibt|bleiben|donne(?:nt)?|(?:ça |cela )?fait|laisse|deja|quedan?|dà|resta(?:no)?|dá|geeft|levert|daje|daj[aą]|≈|→|⇒|=>)\s/iu;
const ALL_GIVES = new RegExp(GIVES.source, 'giu');
const CARRIES_ON =
  /^(?:minus|less|plus|times|divided by|weniger|mal|geteilt durch|moins|plus|fois|divisé par|menos|más|por|meno|più|mais|vezes|maal|razy)\s/iu;
/** `at 96 €`: times what stands before. */
const AT = /^(?:at|à|a|zu|bei|por|per|tegen|po)\s(?=[~€$£]?\d)/iu;

/** Parts and what they come to, from statement to statement: what came out last is the first part of "minus fixed cost 0.27m leaves profit". */
function chain(brief: ReadBrief, formulas: readonly Piece[]): Node | undefined {
  let last: Node | undefined;
  let links = 0;
  for (const formula of formulas) {
    const segments = splitAt(formula, ALL_GIVES);
    if (segments.length < 2 || segments.length > 5) continue;
    let operands: Piece | undefined = segments[0];
    for (const segment of segments.slice(1)) {
      const [told, ...more] = piecesAt(segment, ',');
      const whole = told === undefined ? undefined : nodeOf(brief, told);
      const on: RegExpExecArray | null = operands === undefined ? null : CARRIES_ON.exec(operands.text);
      const at: RegExpExecArray | null = operands === undefined ? null : AT.exec(operands.text);
      const lead = on?.[0] ?? at?.[0] ?? '';
      const rest: Piece | undefined = operands === undefined ? undefined : cut(operands, operands.start + lead.length, operands.end);
      const terms = rest === undefined ? [] : operandsOf(brief, rest);
      const children = lead !== '' && last !== undefined ? [last, ...terms.map((t) => t.node)] : terms.map((t) => t.node);
      const sign = lead === '' ? terms[1]?.sign : on === null ? 'x' : OPERATORS[lead.trim().toLowerCase()];
      if (whole === undefined || children.length < 2 || sign === undefined) return undefined;
      whole.children = children;
      whole.operator = sign;
      last = whole;
      links++;
      const [first] = more;
      operands = first === undefined ? undefined : cut(first, first.start, more.at(-1)?.end ?? first.end);
    }
  }
  return links > 0 ? last : undefined;
}

/** The parts of a formula with the signs before them. */
function operandsOf(brief: ReadBrief, piece: Piece): { readonly node: Node; readonly sign?: string }[] {
  const out: { node: Node; sign?: string }[] = [];
  const joins = SIGN.test(piece.text) ? SIGNS : JOIN;
  let from = piece.start;
  let sign: string | undefined;
  for (let n = 0; n < 8; n++) {
    const join = joins.exec(piece.text.slice(from - piece.start));
    const to = join === null ? piece.end : from + join.index;
    const node = nodeOf(brief, cut(piece, from, to));
    if (node !== undefined) out.push({ node, ...(sign === undefined ? {} : { sign }) });
    if (join === null) break;
    sign = OPERATORS[join[1]?.toLowerCase() ?? ''];
    from = to + join[0].length;
  }
  return out;
}

function* splitSentences(line: Piece): Generator<Piece> {
  let from = line.start;
  for (const m of line.text.matchAll(
    /[.;](?=\s|$)|:\s(?=it\s|[^:]{2,60}?\s(?:times|x|×|mal|fois)\s)|,\s(?=made (?:up )?(?:of|from)\s)|,\s(?=[\p{L} ]{2,30}\s(?:is|=|equals)\s)/gu,
  )) {
    const piece = cut(line, from, line.start + m.index);
    if (piece.text !== '') yield piece;
    from = line.start + m.index + m[0].length;
  }
  const last = cut(line, from, line.end);
  if (last.text !== '') yield last;
}
