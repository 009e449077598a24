/** Titles of a slide from what its brief says: a claim of the brief as it stands, or, where there is none, its topic, cut out by fixed rules. */

import { worthSaying } from '../document/joining-words.ts';
import { cut, type Piece } from '../document/piece.ts';
import { trimmed } from '../document/read-brief.ts';
import type { ReadBrief } from '../document/reading.ts';
import type { Table } from '../document/tables.ts';
import { voicesOf } from '../document/talk.ts';
import { unitOfBrief } from '../document/unit-of-brief.ts';
import { contentOf, partsOf, topicOf, VERB, voiceOf } from '../document/voice.ts';
import { formNames } from '../model/lexicon.ts';
import { isSigned } from './unplaced.ts';

export interface Title {
  readonly text: string;
  readonly from: Piece;
}

export interface Titles {
  /** `claim`: words of the brief as they stand. `composed`: cut out of a request or a lead. */
  readonly headline?: Title & { readonly how: 'claim' | 'composed' };
  readonly context?: Title;
  readonly takeaway?: Title;
}

const NO_CUES: ReadonlySet<string> = new Set();
const MOST_CLAIM = 200;
const MOST_TOPIC = 160;
/** A sentence that the form draws too, told again above it. */
const MOST_TOLD = 120;

/** Chance of a sentence to be talk or a request from which it titles nothing. */
const NO_TITLE = 0.55;
/** A later claim that is by so much likelier to be meant as the title goes before. */
const LIKELIER = 0.25;

const capital = (text: string): string => (text[0] ?? '').toUpperCase() + text.slice(1);
export const titleOf = (from: Piece): Title => ({ text: capital(from.text), from });
const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];
const wordCount = (text: string): number => wordsOf(text).length;

const SOURCE = /^(?:sources?|data source|note|quellen?|fuentes?|fonti?|fontes?|bron(?:nen)?|źródł[oa])$/iu;

/** `Source: company filings`, as it stands. */
export function sourceOf(brief: ReadBrief, isUsed: (p: Piece) => boolean): Title | undefined {
  const group = brief.groups.find((g) => g.lead !== undefined && SOURCE.test(g.lead.text) && !isUsed(g.piece));
  return group === undefined || group.piece.text.length > MOST_CLAIM ? undefined : { text: group.piece.text, from: group.piece };
}

/** Stretches of a brief that went into no field, in their order, with what they are. */
function saidBeside(brief: ReadBrief, isUsed: (p: Piece) => boolean, cues: ReadonlySet<string>) {
  const out: { readonly piece: Piece; readonly voice: 'topic' | 'claim' }[] = [];
  const inTable = (p: Piece): boolean => brief.tables.some((t) => p.start >= t.piece.start && p.end <= t.piece.end);
  for (const group of brief.groups) {
    if (inTable(group.piece) || isSigned(brief, group)) continue;
    if (group.lead !== undefined && SOURCE.test(group.lead.text)) continue;
    const body = group.lead === undefined ? group.piece : cut(group.piece, group.items[0]?.piece.start ?? group.piece.end, group.piece.end);
    for (const stretch of group.lead === undefined ? [body] : isUsed(body) ? [group.lead] : [group.piece]) {
      if (stretch.text === '' || isUsed(stretch)) continue;
      const found = contentOf(untied(stretch), cues);
      if (found !== undefined && found.piece.text.length <= MOST_CLAIM) out.push(found);
    }
  }
  return out;
}

/** What a request, or the first part of a stretch that is one, is about. */
function requested(piece: Piece, cues: ReadonlySet<string>): Piece | undefined {
  const asks = (p: Piece): boolean => ['request', 'look'].includes(voiceOf(p.text, cues));
  if (asks(piece)) return topicOf(piece, cues);
  const part = partsOf(piece).find(asks);
  return part === undefined ? undefined : topicOf(part, cues);
}

/** Up to what went into fields, and no further than its verb: "Operating profit was 31.0m" is about operating profit. */
function upTo(piece: Piece, firstUsed: number): Piece | undefined {
  if (firstUsed >= piece.end) return piece;
  const at = firstUsed - piece.start;
  if (at <= 0 || /\p{L}$/u.test(piece.text.slice(0, at))) return undefined;
  const before = cut(piece, piece.start, firstUsed);
  const verb = VERB.exec(before.text);
  return verb === null ? before : cut(before, before.start, before.start + verb.index);
}

/** The form, the unit or another thing that data says by name. */
function isNamed({ setOut, sections }: ReadBrief, { start, end }: Piece): boolean {
  if (setOut === undefined) return false;
  // Of several lists with a name each, none names the slide.
  const headings = sections.filter((s) => s.key !== undefined).length > 1 ? setOut.names : [];
  return [...Object.values(setOut.named), ...headings].some((p) => start < p.end && p.start < end);
}

/** The first stretch up to what went into fields, where it names what the slide is about. */
function firstTopic(brief: ReadBrief, firstUsed: number, cues: ReadonlySet<string>): Piece | undefined {
  for (const group of brief.groups.slice(0, 4)) {
    if (group.piece.start > firstUsed) break;
    if (isNamed(brief, group.piece)) continue;
    // The titles of columns name no slide.
    const isHead = (t: Table): boolean =>
      (t.head.length > 1 || (t.head.length === 1 && (t.corner?.text ?? '') !== '')) &&
      group.piece.start >= t.piece.start &&
      group.piece.end <= t.piece.end;
    if (brief.tables.some(isHead)) continue;
    const isShort = group.items.length <= 2 && group.piece.text.length <= MOST_TOLD;
    const asks = group.lead === undefined && isShort && voiceOf(group.piece.text, cues) === 'request';
    // "Bar chart please: readmission rate by clinic, with our target marked": behind the request stands what it is about.
    const [opening] = group.items;
    const about =
      opening !== undefined && opening.piece.end <= firstUsed && voiceOf(opening.piece.text, cues) === 'topic' ? opening.piece : undefined;
    const behind =
      group.lead !== undefined && voiceOf(group.lead.text, cues) === 'request' && wordCount(about?.text ?? '') >= 2 ? about : undefined;
    const stretch = behind ?? group.lead ?? (asks ? group.piece : upTo(group.piece, firstUsed));
    const piece = stretch === undefined ? undefined : trimmed(stretch);
    if (piece === undefined || piece.text === '' || ['greeting', 'aside'].includes(voiceOf(piece.text, cues))) continue;
    const found = contentOf(untied(piece), cues)?.piece ?? requested(untied(piece), cues);
    if (found !== undefined) {
      const tail =
        /\s(?:went|moved|grew|rose|fell|changed|from|of|is|are|was|were|at|to|by|on|in|with|op|auf|mit|von|de|di|da|con|por|para|met|over|na)$/iu.exec(
          found.text,
        );
      const bare = withoutMarks(tail === null ? found : cut(found, found.start, found.start + tail.index));
      if (wordsOf(bare.text).some((w) => worthSaying(w) && (w.length > 3 || w === w.toUpperCase())) && bare.text.length <= MOST_TOPIC)
        return bare;
    }
  }
  return undefined;
}

/** Without a list mark, or a word that joins it to the sentence before. */
function untied(piece: Piece): Piece {
  const head =
    /^(?:(?:[-*•–|]|#{1,6}|\d{1,2}[.)])\s+|(?:and|but|so|then|und|aber|et|mais|y|pero|e|ma|mas|en|maar|oraz|ale)\s+)+/iu.exec(
      piece.text,
    )?.[0].length ?? 0;
  return withoutMarks(cut(piece, piece.start + head, piece.end));
}

const withoutMarks = (piece: Piece): Piece => cut(piece, piece.start, piece.end - (/[\s,;:–-]+$/u.exec(piece.text)?.[0].length ?? 0));

/** A sentence that says something, although the form draws its words too. */
function toldClaim(brief: ReadBrief, cues: ReadonlySet<string>): Piece | undefined {
  for (const { lead, piece, items } of brief.groups.slice(0, 4)) {
    // The titles of columns claim nothing.
    if (brief.tables.some((t) => t.head.length > 0 && piece.start === t.piece.start && piece.end <= t.piece.end)) continue;
    const body = lead === undefined ? piece : cut(piece, items[0]?.piece.start ?? piece.end, piece.end);
    // One sentence about a figure or two is its own claim, whatever it names behind them.
    const isAll = brief.groups.length === 1 && brief.figures.filter((f) => !f.year).length <= 2;
    const most = isAll ? MOST_CLAIM : items.length <= 2 ? MOST_TOLD : 0;
    for (const said of lead === undefined ? [piece] : [lead, body])
      if (said.text.length <= most && voiceOf(said.text, cues) === 'claim') return untied(said);
  }
  return undefined;
}

/** What a table of one column of values counts, where the brief is nothing but the table. */
function columnName(brief: ReadBrief): Piece | undefined {
  const [table, another] = brief.tables;
  const [head] = table?.head ?? [];
  // `Cash walk October | EUR m`: over the numbers stands their unit, over the names what they are of.
  const corner = table?.corner;
  const name = head !== undefined && corner !== undefined && unitOfBrief(`(${head.text})`) !== undefined ? corner : head;
  if (another === undefined && table?.head.length === 1 && name !== undefined && wordCount(name.text) > 0) return name;
  // `Calls per slot | 06-10 | 10-14`: more words than a column of names has.
  return another === undefined && corner !== undefined && wordCount(corner.text) >= 3 ? corner : undefined;
}

/** The words by which a form was asked for: "Football field" where nothing else names the slide. */
function askedName(brief: ReadBrief, names: readonly string[]): Piece | undefined {
  const lower = brief.text.toLowerCase();
  for (const name of names) {
    const found = name.includes('*')
      ? -1
      : ` ${lower} `.search(new RegExp(`(?<!\\p{L})${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u'));
    const at = found < 0 ? -1 : found - 1;
    const sentence = at < 0 ? undefined : brief.sentences.find((s) => s.start <= at && s.end >= at + name.length);
    if (sentence !== undefined) return cut(sentence, at, at + name.length);
  }
  return undefined;
}

/** `画一个条形图`: where a form is named in a script without blanks, what stands beside the name asks for it. */
const asksRunTogether = (text: string): boolean => formNames() !== undefined && text.search(formNames() as RegExp) >= 0;

/** What titles no subject: a request, a greeting, or a kind of drawing alone: "Plain table". */
const titlesNothing = ({ text }: Piece): boolean => !['topic', 'claim'].includes(voiceOf(text, NO_CUES)) || asksRunTogether(text);

/**
 * Headline, sub-line and takeaway of what the form's own fields left over. A claim is the headline, a second one the takeaway, a topic
 * beside a claim the sub-line; without a claim the topic is the headline.
 */
export function titlesOf(brief: ReadBrief, isUsed: (p: Piece) => boolean, first: Piece | undefined, names: readonly string[]): Titles {
  const cues = new Set(names.flatMap((name) => name.replaceAll('*', '').split(' ')));
  const voices = voicesOf(brief.text, brief.sentences);
  const chanceOf = (p: Piece, voice: string): number => voices(p)?.get(voice) ?? 0;
  const beside = saidBeside(brief, isUsed, cues).filter(({ piece }) => chanceOf(piece, 't') + chanceOf(piece, 'r') < NO_TITLE);
  const claims = beside.filter(({ voice, piece }) => voice === 'claim' && wordCount(piece.text) >= 3).map(({ piece }) => piece);
  const topics = beside.filter(({ voice, piece }) => voice === 'topic' && piece.text.length <= MOST_TOPIC).map(({ piece }) => piece);
  // The likeliest title; of two that are alike, the first.
  const claim = claims.reduce<Piece | undefined>(
    (best, p) => (best === undefined || chanceOf(p, 'h') > chanceOf(best, 'h') + LIKELIER ? p : best),
    undefined,
  );
  const second = claims.find((p) => p !== claim);
  if (claim !== undefined)
    return {
      headline: { ...titleOf(claim), how: 'claim' },
      ...(topics[0] === undefined ? {} : { context: titleOf(topics[0]) }),
      ...(second === undefined ? {} : { takeaway: titleOf(second) }),
    };
  // What the first field says, where it is more than a number: "Monthly active users".
  const isLabel =
    first !== undefined &&
    first.start === brief.groups[0]?.piece.start &&
    wordCount(first.text) >= 2 &&
    voiceOf(first.text, NO_CUES) === 'topic';
  const label = isLabel ? first : undefined;
  const column = columnName(brief);
  const topic =
    topics.find((p) => wordCount(p.text) >= 2) ??
    firstTopic(brief, first?.start ?? brief.text.length, cues) ??
    toldClaim(brief, cues) ??
    label ??
    topics[0] ??
    (wordCount(column?.text ?? '') >= 2 ? column : undefined) ??
    askedName(brief, names) ??
    column;
  // Without a title the caller is asked for one.
  return topic === undefined || titlesNothing(topic)
    ? {}
    : { headline: { ...titleOf(topic), how: topics.includes(topic) ? 'claim' : 'composed' } };
}
