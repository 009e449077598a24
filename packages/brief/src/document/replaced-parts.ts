/** Parts of mails that are off as a whole: a table that a later mail corrects, and what its writer withdraws. */
import { type Block, type Line, namesSection, plainText, type Span, withdrawsAt } from '@deckwright/source';
import { placeAt } from './asides.ts';
import type { DocumentPlace } from './document-outline.ts';
import { contentOf, type Statement } from './statements.ts';
import { linesIn } from './words-of-intent.ts';

export interface Mailed {
  readonly id: string;
  readonly block: Block;
  readonly mail: number;
  /** The heading over the mail up to its date. */
  readonly writer: string;
}

export interface LinesOff {
  readonly id: string;
  readonly lines: readonly Line[];
}

/** The blocks of mails without headings, in the order of the document. */
export function mailedIn(
  blocks: readonly { readonly id: string; readonly block: Block }[],
  places: readonly DocumentPlace[],
): readonly Mailed[] {
  const writers = new Map<number, string>();
  return blocks.flatMap(({ id, block }): readonly Mailed[] => {
    const mail = placeAt(block, places)?.mail;
    if (mail === undefined) return [];
    if (block.kind !== 'heading') return [{ id, block, mail, writer: writers.get(mail) ?? '' }];
    if (block.level > 1 && !writers.has(mail)) writers.set(mail, block.line.text.split(',')[0] ?? '');
    return [];
  });
}

const FEWEST_ROWS = 2;

/** Tables whose rows a later mail has again with other figures: all of them is said there, or wrong. */
export function replacedTables(mailed: readonly Mailed[]): readonly LinesOff[] {
  const tables = mailed.flatMap(({ id, block, mail }) => (block.kind === 'table' ? [{ id, block, mail }] : []));
  return tables.flatMap(({ id, block, mail }): readonly LinesOff[] => {
    const isReplaced = tables.some((later) => later.mail > mail && isCorrected(block, later.block));
    return isReplaced ? [{ id, lines: block.rows.flat() }] : [];
  });
}

type Table = Extract<Block, { kind: 'table' }>;

function isCorrected(earlier: Table, later: Table): boolean {
  const key = (row: readonly Line[]): string => plainText(row[0]?.text ?? '');
  const heads = (table: Table): string => (table.head ?? []).map(({ text }) => plainText(text)).join('|');
  if (earlier.rows.length < FEWEST_ROWS || heads(earlier) !== heads(later)) return false;
  const cells = earlier.rows.map((row) => {
    const own = later.rows.filter((other) => key(other) === key(row));
    const [same] = own;
    return own.length === 1 && same?.length === row.length ? row.slice(1).map((cell, i) => cell.text === same[i + 1]?.text) : undefined;
  });
  const all = cells.flatMap((one) => one ?? []);
  return cells.every((one) => one !== undefined) && all.includes(true) && all.includes(false);
}

/** Statements and parts that a later mail says are no longer meant. */
export function withdrawnIn(mailed: readonly Mailed[], statements: readonly Statement[], source: string): readonly LinesOff[] {
  return mailed.flatMap((one): readonly LinesOff[] =>
    linesIn(one.block).flatMap((line) => {
      const at = withdrawsAt(line.text);
      if (at === undefined) return [];
      const { words, numbers, section } = clauseBehind(line, line.start + at);
      const earlier = mailed.filter(({ mail }) => mail < one.mail);
      const own = earlier.filter(({ writer }) => writer === one.writer);
      const part = section === undefined ? [] : partOf(own.length > 0 ? own : earlier, section, source);
      const said = statements.filter(
        (s) =>
          s.mail < one.mail &&
          numbers.some((n) => s.figures.some(({ figure }) => figure.kind === 'number' && figure.value * figure.factor === n)) &&
          words.some((word) => s.words.includes(word)),
      );
      return [...part, ...said.map((s) => ({ id: s.id, lines: withRest(s, mailed) }))];
    }),
  );
}

const ENDS = new Set([',', ';', '(', '-', '\n']);

/** What is withdrawn, up to the reason why. */
function clauseBehind(
  { tokens }: Line,
  from: number,
): { readonly words: readonly string[]; readonly numbers: readonly number[]; readonly section?: number } {
  const behind = tokens.filter((t) => t.start >= from);
  const end = behind.findIndex((t) => t.kind === 'mark' && ENDS.has(t.mark));
  const clause = end < 0 ? behind : behind.slice(0, end);
  const at = clause.findIndex((t) => t.kind === 'word' && namesSection(t.lower));
  const section = clause[at + 1];
  const isCounted = at >= 0 && section?.kind === 'number';
  const numbers = clause.flatMap((t) => (t.kind === 'number' && !(isCounted && t === section) ? [t.value * t.factor] : []));
  return { words: contentOf(clause), numbers, ...(isCounted ? { section: section.value } : {}) };
}

/** The number that counts a block or an item, where one does. */
function countOf({ start, end }: Span, source: string): number | undefined {
  const text = source.slice(start, end).trimStart();
  const digits = [...text].findIndex((c) => c < '0' || c > '9');
  return digits > 0 && '.)'.includes(text.charAt(digits)) ? Number(text.slice(0, digits)) : undefined;
}

/** What stands under a number in the last mail that has it, up to the next number; nothing where it counts more than one part. */
function partOf(mailed: readonly Mailed[], section: number, source: string): readonly LinesOff[] {
  const units = mailed.flatMap(({ id, block, mail }) =>
    block.kind === 'list'
      ? block.items.map((item) => ({ id, mail, count: countOf(item, source), lines: [item.line, ...item.blocks.flatMap(linesIn)] }))
      : [{ id, mail, count: countOf(block, source), lines: linesIn(block) }],
  );
  const last = Math.max(...units.filter(({ count }) => count === section).map(({ mail }) => mail));
  const inMail = units.filter(({ mail }) => mail === last);
  const starts = inMail.filter(({ count }) => count === section);
  const [start] = starts;
  if (start === undefined || starts.length > 1) return [];
  const from = inMail.indexOf(start);
  const next = inMail.findIndex(({ count }, i) => i > from && count !== undefined);
  return inMail.slice(from, next < 0 ? from + 1 : next);
}

/** The statement, and what its paragraph says of it behind it. */
function withRest({ id, lines }: Statement, mailed: readonly Mailed[]): readonly Line[] {
  const block = mailed.find((one) => one.id === id)?.block;
  const [line] = lines;
  if (block?.kind !== 'paragraph' || line === undefined) return lines;
  return block.sentences.slice(Math.max(0, block.sentences.indexOf(line)));
}
