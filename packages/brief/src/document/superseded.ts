/** Figures of a thread that a later mail replaces: the same label with another value, or a later mail that says which figure is not right. */
import {
  type Block,
  correctsEarlier,
  isConnector,
  type Line,
  type NumberToken,
  type PeriodToken,
  type Span,
  type Token,
  type WordClass,
} from '@deckwright/source';
import { placeAt } from './asides.ts';
import type { DocumentPlace } from './document-outline.ts';
import { isTotalRow } from './table-rows.ts';

type Figure = NumberToken | PeriodToken;

interface Label {
  readonly words: readonly string[];
  /** It says a difference and no state: "28,000 over budget". */
  readonly isDifference: boolean;
  /** An item begins with it. */
  readonly isLed?: true;
}

/** A sentence, an item of a list or a row of a table, and what is left off with it. */
interface Statement {
  readonly id: string;
  readonly mail: number;
  readonly lines: readonly Line[];
  readonly words: readonly string[];
  readonly figures: readonly Labelled[];
}

interface Labelled {
  readonly figure: Figure;
  /** Of an item or a row that says this figure and what it is of; a bare number beside it may be part of a name. */
  readonly isWhole: boolean;
  readonly labels: readonly Label[];
  /** The sentence says that this one is not right. */
  readonly isDenied: boolean;
  /** Behind "go down to": what something becomes. */
  readonly isBecome: boolean;
}

const JOINTS: ReadonlySet<WordClass> = new Set([
  'and',
  'or',
  'of',
  'to',
  'from',
  'at',
  'by',
  'per',
  'for',
  'in',
  'with',
  'versus',
  'than',
  'the',
  'is',
  'not',
  'but',
  'who',
  'frame',
  'speaker',
  'about',
  'then',
]);
const DIFFERENCES: ReadonlySet<WordClass> = new Set([
  'more',
  'less',
  'change',
  'plus',
  'minus',
  'add',
  'take',
  'thereof',
  'rest',
  'each',
  'per',
]);
const MOVES: ReadonlySet<WordClass> = new Set(['rise', 'fall', 'goes']);
const BOUNDS = new Set([',', ';', '.', '(', ')', '/', '?', '!', '>', '\n']);

/** Words of a label; a label that says more names more than one thing. */
const LONGEST = 8;
/** Words by which the label of a later figure may be longer, and by which that of an earlier one may. */
const MORE = 3;
const MORE_BEFORE = 1;
/** Of the words of an item, so many are in a sentence that says what it becomes. */
const SHARED = 0.6;
const FEWEST_SHARED = 2;
const SIGNIFICANT = 3;

/** The lines of each block that a later mail replaces, by the id of the block. */
export function supersededIn(
  blocks: readonly { readonly id: string; readonly block: Block }[],
  places: readonly DocumentPlace[],
): ReadonlyMap<string, ReadonlySet<Line>> {
  const out = new Map<string, Set<Line>>();
  if (!places.some(({ mail }) => mail !== undefined)) return out;
  const statements = blocks.flatMap(({ id, block }) => {
    const mail = placeAt(block, places)?.mail;
    return mail === undefined || block.kind === 'heading' ? [] : statementsOf(block, id, mail);
  });
  const mails = [...new Set(statements.map(({ mail }) => mail))].sort((a, b) => a - b);
  const off = new Set<Statement>();
  /** Labels that a figure has because it replaced another one. */
  const inherited = new Map<Figure, readonly Label[]>();
  for (const mail of mails) {
    const earlier = statements.filter((one) => one.mail < mail);
    for (const later of statements.filter((one) => one.mail === mail))
      for (const one of later.figures) {
        if (one.isDenied) continue;
        for (const old of replacedBy(one, later, earlier, mail - 1, inherited)) {
          off.add(old.statement);
          inherited.set(one.figure, [...(inherited.get(one.figure) ?? []), ...labelsOf(old.labelled, inherited)]);
          for (const same of earlier) if (same.figures.some((f) => !f.isDenied && isSameLong(f.figure, old.labelled.figure))) off.add(same);
        }
      }
  }
  for (const { id, lines } of off) out.set(id, new Set([...(out.get(id) ?? []), ...lines]));
  return out;
}

interface Replaced {
  readonly statement: Statement;
  readonly labelled: Labelled;
}

const labelsOf = (one: Labelled, inherited: ReadonlyMap<Figure, readonly Label[]>): readonly Label[] => [
  ...one.labels,
  ...(inherited.get(one.figure) ?? []),
];

function replacedBy(
  one: Labelled,
  later: Statement,
  earlier: readonly Statement[],
  before: number,
  inherited: ReadonlyMap<Figure, readonly Label[]>,
): readonly Replaced[] {
  const all = earlier.flatMap((statement) => statement.figures.map((labelled): Replaced => ({ statement, labelled })));
  const others = all.filter(
    ({ labelled }) =>
      isOfKind(labelled.figure, one.figure) &&
      !isSame(labelled.figure, one.figure) &&
      !labelled.isDenied &&
      // What the later statement says as well is not replaced by it.
      (later.figures.some((f) => f.isDenied && isShortOf(f.figure, labelled.figure)) ||
        !later.lines.some((line) => line.text.includes(labelled.figure.text))),
  );
  const denied = later.figures.filter((f) => f.isDenied).map(({ figure }) => figure);
  const isNearest = later.figures.find((f) => !f.isDenied) === one;
  const found = others.filter(
    ({ labelled }) =>
      (isNearest && denied.some((figure) => isShortOf(figure, labelled.figure))) ||
      isSameLabel(labelsOf(labelled, inherited), labelled.isWhole || inherited.has(labelled.figure), one) ||
      (one.isBecome && labelled.isWhole && isMostlyIn(labelled, later.words)),
  );
  if (found.length > 0 || !later.lines.some((line) => correctsEarlier(line.text))) return found;
  // "Correct that to": the only figure of its kind in the mail before.
  const nearest = others.filter(({ statement }) => statement.mail === before);
  return nearest.length === 1 ? nearest : [];
}

const isMostlyIn = ({ labels }: Labelled, words: readonly string[]): boolean =>
  labels.some((label) => {
    const shared = label.words.filter((word) => hasWord(words, word)).length;
    return shared >= FEWEST_SHARED && shared >= SHARED * label.words.length;
  });

/** Whether an earlier figure and a later one are of the same. */
function isSameLabel(earlier: readonly Label[], isWhole: boolean, { labels }: Labelled): boolean {
  return earlier.some((old) =>
    labels.some((label) => {
      if (old.isDifference !== label.isDifference || old.words.length === 0 || label.words.length === 0) return false;
      const onlyOld = old.words.filter((word) => !hasWord(label.words, word)).length;
      const onlyLater = label.words.filter((word) => !hasWord(old.words, word)).length;
      if (onlyOld === 0 && onlyLater === 0) return true;
      if (onlyOld === 0) return isWhole && onlyLater <= MORE;
      const isEndShared = hasWord(old.words.slice(-1), label.words.at(-1) ?? '');
      return onlyLater === 0 && onlyOld <= MORE_BEFORE && (isEndShared || (isWhole && label.isLed === true));
    }),
  );
}

const LEAST_STEM = 4;
/** Forms of one word begin alike. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= LEAST_STEM && long.length - short.length <= 2 && long.startsWith(short);
}
const hasWord = (words: readonly string[], word: string): boolean => words.some((one) => isSameWord(one, word));

const signOf = ({ unit }: NumberToken): string =>
  [...unit].filter((c) => c.toLowerCase() === c.toUpperCase() && c !== ' ' && c !== '.').join('');

function isOfKind(a: Figure, b: Figure): boolean {
  if (a.kind === 'period' || b.kind === 'period')
    return a.kind === b.kind && a.kind === 'period' && b.kind === 'period' && a.grain === b.grain;
  // A bound is no value.
  return a.dimension === b.dimension && a.bound === b.bound && (signOf(a) === signOf(b) || signOf(a) === '' || signOf(b) === '');
}

const worth = ({ value, factor }: NumberToken): number => value * factor;
const dayOfYear = ({ from }: PeriodToken): string => new Date(from * 86_400_000).toISOString().slice(-19, -14);

const isSame = (a: Figure, b: Figure): boolean =>
  a.kind === 'period' && b.kind === 'period'
    ? (a.from === b.from && a.to === b.to) || a.text === b.text || (a.year_named !== b.year_named && dayOfYear(a) === dayOfYear(b))
    : a.kind === 'number' && b.kind === 'number' && worth(a) === worth(b);

/** A figure of so many digits is the same wherever it stands. */
const isSameLong = (a: Figure, b: Figure): boolean =>
  a.kind === 'number' &&
  b.kind === 'number' &&
  isOfKind(a, b) &&
  isSame(a, b) &&
  String(worth(a)).split('0').join('').length >= SIGNIFICANT;

/** "not 84" is said of 84,000, too. */
const isShortOf = (said: Figure, full: Figure): boolean =>
  said.kind === 'number' && full.kind === 'number' && [1, 1e3, 1e6].some((scale) => worth(said) * scale === worth(full));

function statementsOf(block: Block, id: string, mail: number): readonly Statement[] {
  const of = (lines: readonly Line[], isItem: boolean): readonly Statement[] => {
    const tokens = lines.flatMap((line) => line.tokens);
    const figures = labelled(tokens, isItem);
    if (figures.length === 0) return [];
    return [{ id, mail, lines, words: contentOf(tokens), figures }];
  };
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.flatMap((sentence) => of([sentence], false));
    case 'list':
      return block.items.flatMap((item) => [...of([item.line], true), ...item.blocks.flatMap((b) => statementsOf(b, id, mail))]);
    case 'table':
      return block.rows.flatMap((row) => of(row, true));
    case 'field':
      return [
        ...(block.line === undefined ? [] : of([block.label, block.line], true)),
        ...block.blocks.flatMap((b) => statementsOf(b, id, mail)),
      ];
    case 'quotation':
      return block.blocks.flatMap((b) => statementsOf(b, id, mail));
    default:
      return [];
  }
}

const isJoint = (token: Token): boolean =>
  token.kind === 'word' && token.classes.some((c) => JOINTS.has(c)) && !token.classes.includes('leads');
const contentOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((t) => (t.kind === 'word' && (isDifferent(t) || (!isJoint(t) && !isConnector(t.lower))) ? [t.lower] : []));
const isDifferent = (token: Token): boolean => token.kind === 'word' && token.classes.some((c) => DIFFERENCES.has(c));
const isFigure = (token: Token): token is Figure =>
  token.kind === 'number' ? !token.year : token.kind === 'period' && (token.grain === 'day' || token.grain === 'weekday');

/** `15` of `March 14/15`, `21` of `2 Feb 21`. */
function isOfDay(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const day = before?.kind === 'mark' && before.mark === '/' ? tokens[at - 2] : before;
  const token = tokens[at];
  return token?.kind === 'number' && token.unit === '' && day?.kind === 'period';
}

function labelled(tokens: readonly Token[], isItem: boolean): readonly Labelled[] {
  const figures = tokens.filter((t, at): t is Figure => isFigure(t) && !isOfDay(tokens, at));
  const measured = figures.filter((t) => t.kind === 'period' || t.unit !== '');
  const isShort = isItem && contentOf(tokens).length <= LONGEST;
  return tokens.flatMap((figure, at): readonly Labelled[] => {
    if (!isFigure(figure) || isOfDay(tokens, at)) return [];
    const bound = (t: Token): boolean => (t.kind === 'mark' ? BOUNDS.has(t.mark) : t.kind !== 'word');
    const from = tokens.slice(0, at).findLastIndex(bound);
    const end = tokens.slice(at + 1).findIndex((t) => bound(t) || (t.kind === 'mark' && t.mark === ':'));
    const before = tokens.slice(from + 1, at);
    const behind = tokens.slice(at + 1, end < 0 ? undefined : at + 1 + end);
    const unit = figure.kind === 'number' && figure.dimension === 'count' && figure.factor === 1 ? figure.unit.toLowerCase() : '';
    const led = isItem && from < 0 ? { isLed: true as const } : {};
    const sides = [{ ...labelOf(before, unit), ...led }, labelOf(behind, unit)].filter(({ words }) => words.length > 0);
    // What has no words beside it in an item is of what the item begins with.
    const whole = isItem && sides.length === 0 ? [labelOf(tokens.slice(0, at), '')] : [];
    const near = before.filter((t) => t.kind === 'word').slice(-2);
    return [
      {
        figure,
        isWhole: isShort && (figures.length === 1 || (measured.length === 1 && measured[0] === figure)),
        labels: [...sides, ...whole, ...(isItem && before.length > 0 && behind.length > 0 ? [labelOf([...before, ...behind], unit)] : [])],
        isDenied: near.some((t) => t.kind === 'word' && t.classes.includes('not')),
        isBecome:
          near.some((t) => t.kind === 'word' && t.classes.includes('to')) &&
          before.some((t) => t.kind === 'word' && t.classes.some((c) => MOVES.has(c))),
      },
    ];
  });
}

function labelOf(tokens: readonly Token[], unit: string): Label {
  const words = contentOf(tokens);
  // What something falls to is a state; by how much it fell is a difference.
  return { words: [...words, ...(unit === '' || words.length === 0 ? [] : unit.split(' '))], isDifference: tokens.some(isDifferent) };
}

/** The block without these lines, and the stretches of the text that are off; no block where nothing is left. */
export function withoutLines(block: Block, lines: ReadonlySet<Line>): { readonly block?: Block; readonly off: readonly Span[] } {
  switch (block.kind) {
    case 'paragraph': {
      // "So 7,500 over" goes on from what is off.
      const off: Line[] = [];
      for (const [i, one] of block.sentences.entries()) {
        const [first] = one.tokens;
        const goesOn = first?.kind === 'word' && isConnector(first.lower) && i > 0 && off.at(-1) === block.sentences[i - 1];
        if (lines.has(one) || goesOn) off.push(one);
      }
      const sentences = block.sentences.filter((one) => !off.includes(one));
      return { ...(sentences.length > 0 && { block: { ...block, sentences } }), off };
    }
    case 'list': {
      const items = block.items.filter(({ line }) => !lines.has(line)).map((item) => ({ item, ...within(item.blocks, lines) }));
      const off = [...block.items.filter(({ line }) => lines.has(line)), ...items.flatMap((one) => one.off)];
      return { ...(items.length > 0 && { block: { ...block, items: items.map(({ item, blocks }) => ({ ...item, blocks })) } }), off };
    }
    case 'table': {
      const isOff = (row: readonly Line[]): boolean => row.some((cell) => lines.has(cell));
      const gone = block.rows.some(isOff);
      // A sum over a figure that is replaced is replaced with it.
      const rows = block.rows.filter((row) => !isOff(row) && !(gone && isTotalRow(row)));
      const off = block.rows.filter((row) => !rows.includes(row)).map((row) => ({ start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 }));
      return { ...(rows.length > 0 && { block: { ...block, rows } }), off };
    }
    case 'field': {
      if (block.line !== undefined && lines.has(block.line)) return { off: [block] };
      const { blocks, off } = within(block.blocks, lines);
      return { block: { ...block, blocks }, off };
    }
    case 'quotation': {
      const { blocks, off } = within(block.blocks, lines);
      return { ...(blocks.length > 0 && { block: { ...block, blocks } }), off };
    }
    default:
      return { block, off: [] };
  }
}

function within(blocks: readonly Block[], lines: ReadonlySet<Line>): { readonly blocks: readonly Block[]; readonly off: readonly Span[] } {
  const all = blocks.map((block) => withoutLines(block, lines));
  return { blocks: all.flatMap(({ block }) => (block === undefined ? [] : [block])), off: all.flatMap(({ off }) => off) };
}
