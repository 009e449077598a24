/** Figures of a thread that a later mail replaces: the same label with another value, or a later mail that says which figure is not right. */
import { type Block, correctsEarlier, type Line, type NumberToken, type PeriodToken, plainWords } from '@deckwright/source';
import type { DocumentPlace } from './document-outline.ts';
import { mailedIn, replacedTables, withdrawnIn } from './replaced-parts.ts';
import { type Figure, type Label, type Labelled, type Statement, statementsOf } from './statements.ts';

/** Words by which the label of a later figure may be longer, and by which that of an earlier one may. */
const MORE = 3;
const MORE_BEFORE = 1;
/** Of the words of an item, so many are in a sentence that says what it becomes. */
const SHARED = 0.6;
const FEWEST_SHARED = 2;
const SIGNIFICANT = 3;
/** A figure from which on it is hardly that of two things. */
const MANY = 1_000;

type Located = { readonly id: string; readonly block: Block };

export interface Superseded {
  /** The lines of each block that a later mail replaces, by the id of the block. */
  readonly off: ReadonlyMap<string, ReadonlySet<Line>>;
  /** Sentences of two mails that may be of the same, and of which neither is known to replace the other: the earlier one first. */
  readonly doubts: readonly (readonly [string, string])[];
}

export function supersededIn(blocks: readonly Located[], places: readonly DocumentPlace[], source: string): Superseded {
  const out = new Map<string, Set<Line>>();
  if (!places.some(({ mail }) => mail !== undefined)) return { off: out, doubts: [] };
  const leave = (id: string, lines: Iterable<Line>): void => void out.set(id, new Set([...(out.get(id) ?? []), ...lines]));
  const mailed = mailedIn(blocks, places);
  const writers = new Set(mailed.flatMap(({ writer }) => plainWords(writer)));
  const statements = mailed.flatMap(({ id, block, mail }) => statementsOf(block, id, mail, writers));
  const mails = [...new Set(statements.map(({ mail }) => mail))].sort((a, b) => a - b);
  const off = new Set<Statement>();
  const doubts: (readonly [Statement, Statement])[] = [];
  /** Labels that a figure has because it replaced another one. */
  const inherited = new Map<Figure, readonly Label[]>();
  for (const mail of mails) {
    const earlier = statements.filter((one) => one.mail < mail);
    for (const later of statements.filter((one) => one.mail === mail))
      for (const one of later.figures) {
        if (one.isDenied) continue;
        const { found, maybe } = replacedBy(one, later, earlier, mail - 1, inherited);
        doubts.push(...maybe.map((statement): readonly [Statement, Statement] => [statement, later]));
        for (const old of found) {
          off.add(old.statement);
          inherited.set(one.figure, [...(inherited.get(one.figure) ?? []), ...labelsOf(old.labelled, inherited)]);
          // A sentence that says which figure is right is no copy of the one that is not.
          for (const same of earlier) if (!isCorrection(same) && same.figures.some((f) => isCopy(f, old.labelled))) off.add(same);
        }
      }
  }
  for (const { id, lines } of off) leave(id, lines);
  for (const { id, lines } of [...replacedTables(mailed), ...withdrawnIn(mailed, statements, source)]) leave(id, lines);
  const isOff = ({ id, lines }: Statement): boolean => lines.some((line) => out.get(id)?.has(line) === true);
  const open = doubts.filter((pair) => !pair.some(isOff)).map((pair) => pair.map(textOf) as [string, string]);
  return { off: out, doubts: open.filter(([a, b], i) => open.findIndex(([c, d]) => a === c && b === d) === i) };
}

const textOf = ({ lines }: Statement): string => lines.map(({ text }) => text).join(' ');

const isCorrection = ({ figures }: Statement): boolean => figures.some((f) => f.isDenied);

const isCopy = (one: Labelled, old: Labelled): boolean =>
  !one.isDenied && isSameLong(one.figure, old.figure) && isSameTime(one.time, old.time);

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
): { readonly found: readonly Replaced[]; readonly maybe: readonly Statement[] } {
  const all = earlier.flatMap((statement) => statement.figures.map((labelled): Replaced => ({ statement, labelled })));
  const denied = later.figures.filter((f) => f.isDenied && keptBeside(f, later) === one);
  const others = all.filter(
    ({ labelled }) =>
      (isOfKind(labelled.figure, one.figure) || (denied.length > 0 && isOfUnit(labelled.figure, one.figure))) &&
      !isSame(labelled.figure, one.figure) &&
      !labelled.isDenied &&
      // What the later statement says as well is not replaced by it.
      (denied.some((f) => isShortOf(f.figure, labelled.figure)) || !later.lines.some((line) => line.text.includes(labelled.figure.text))),
  );
  const isSameThing = ({ labelled }: Replaced): boolean =>
    isSameLabel(labelsOf(labelled, inherited), labelled.isWhole || inherited.has(labelled.figure), one);
  const found = others.filter(
    (other) =>
      denied.some(({ figure }) => isShortOf(figure, other.labelled.figure) && isOfSame(figure, other.statement, later)) ||
      (isSameThing(other) && isSameTime(other.labelled.time, one.time)) ||
      isOfAnchor(other, one, later) ||
      (one.isBecome && other.labelled.isWhole && isMostlyIn(other.labelled, later.words)),
  );
  const maybe = others.filter(
    (other) => !found.includes(other) && isSameThing(other) && (other.labelled.time === undefined) !== (one.time === undefined),
  );
  if (found.length > 0 || !later.lines.some((line) => correctsEarlier(line.text)))
    return { found, maybe: maybe.map(({ statement }) => statement) };
  // "Correct that to": the only figure of its kind in the mail before.
  const nearest = others.filter(({ statement }) => statement.mail === before);
  return { found: nearest.length === 1 ? nearest : [], maybe: [] };
}

/** What stands instead of a figure that is not right: the nearest one of its kind before it, else behind it. */
function keptBeside({ figure }: Labelled, { figures }: Statement): Labelled | undefined {
  const isBare = figure.kind === 'number' && figure.unit === '';
  const kept = figures.filter((f) => !f.isDenied && (isOfUnit(f.figure, figure) || (isBare && f.figure.kind === 'number')));
  return kept.findLast((f) => f.figure.start < figure.start) ?? kept[0];
}

/** A figure of few digits is that of many things: the two statements have to share what they are about. */
function isOfSame(figure: Figure, earlier: Statement, later: Statement): boolean {
  if (figure.kind === 'number' && (figure.factor > 1 || Math.abs(worth(figure)) >= MANY)) return true;
  return later.words.filter((word) => hasWord(earlier.words, word)).length >= FEWEST_SHARED;
}

/** "193,600 orders, so 12.0%" and "193,600 orders, that is 11.8%": figures that only say what another one comes to. */
function isOfAnchor({ statement, labelled }: Replaced, one: Labelled, later: Statement): boolean {
  if (labelled.labels.length > 0 || one.labels.length > 0 || !isSameTime(labelled.time, one.time)) return false;
  return statement.figures.some((a) => later.figures.some((b) => isSameLong(a.figure, b.figure) && isSameTime(a.time, b.time)));
}

/** Both of one time, or neither of any. */
const isSameTime = (a: Figure | undefined, b: Figure | undefined): boolean =>
  a === undefined || b === undefined ? a === b : a.kind === b.kind && isSame(a, b);

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
      if (onlyOld === 0 && onlyLater === 0) return isWhole || old.words.length >= FEWEST_SHARED;
      if (onlyOld === 0) return isWhole && onlyLater <= MORE;
      const isEndShared = hasWord(old.words.slice(-1), label.words.at(-1) ?? '');
      if (onlyLater > 0 || onlyOld > MORE_BEFORE) return false;
      return (isEndShared && (isWhole || label.words.length >= FEWEST_SHARED)) || (isWhole && label.isLed === true);
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

/** A bound is no value. */
const isOfKind = (a: Figure, b: Figure): boolean => isOfUnit(a, b) && (a.kind === 'period' || b.kind === 'period' || a.bound === b.bound);

function isOfUnit(a: Figure, b: Figure): boolean {
  if (a.kind === 'period' || b.kind === 'period')
    return a.kind === b.kind && a.kind === 'period' && b.kind === 'period' && a.grain === b.grain;
  return a.dimension === b.dimension && (signOf(a) === signOf(b) || signOf(a) === '' || signOf(b) === '');
}

const worth = ({ value, factor }: NumberToken): number => value * factor;
const dayOfYear = ({ from }: PeriodToken): string => new Date(from * 86_400_000).toISOString().slice(-19, -14);

const isSame = (a: Figure, b: Figure): boolean =>
  a.kind === 'period' && b.kind === 'period'
    ? (a.from === b.from && a.to === b.to) || a.text === b.text || (a.year_named !== b.year_named && dayOfYear(a) === dayOfYear(b))
    : a.kind === 'number' && b.kind === 'number' && worth(a) === worth(b);

const isLong = (figure: Figure): boolean =>
  figure.kind === 'number' && String(worth(figure)).split('0').join('').split('.').join('').length >= SIGNIFICANT;

/** A figure of so many digits is the same wherever it stands. */
const isSameLong = (a: Figure, b: Figure): boolean => a.kind === 'number' && isLong(a) && isOfKind(a, b) && isSame(a, b);

/** "not 84" is said of 84,000, too. */
const isShortOf = (said: Figure, full: Figure): boolean =>
  said.kind === 'period' && full.kind === 'period'
    ? isSame(said, full)
    : said.kind === 'number' && full.kind === 'number' && [1, 1e3, 1e6].some((scale) => worth(said) * scale === worth(full));
