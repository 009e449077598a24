/** A paragraph of DrawingML as pieces of words and fixed content, and the edits that put a translation into its runs. */
import {
  attribute,
  child,
  type Edit,
  elements,
  escapeXml,
  setAttribute,
  textOf,
  type XmlDocument,
  type XmlElement,
} from '@deckwright/read/ooxml';
import { edges, hasLetters, looksMarked, type Piece, type Placed, withMarkers } from './texts/index.ts';

/** Consecutive runs of one format. The words of a translation go into the first run that has words. */
interface Stretch {
  readonly piece: Piece;
  readonly slots: readonly XmlElement[];
}

export interface Paragraph {
  /** With markers; empty when it has no words to translate. */
  readonly source: string;
  readonly pieces: readonly Piece[];
  /** All words for readers, fields included. */
  readonly words: string;
  readonly stretches: readonly Stretch[];
  /** White space around the source, which the translator does not get. */
  readonly lead: string;
  readonly trail: string;
}

/** Attributes that do not change the look; programs split runs because of them. */
const ABOUT_TEXT = new Set(['lang', 'altLang', 'dirty', 'err', 'smtClean', 'smtId', 'bmk', 'kumimoji', 'noProof']);

export function readParagraph(document: XmlDocument, paragraph: XmlElement): Paragraph {
  const inline = elements(paragraph).filter(({ name }) => name !== 'a:pPr' && name !== 'a:endParaRPr');
  const words = inline.map(shownText).join('');
  const all = stretchesOf(document, inline);
  // Content at either end needs no marker to keep its place.
  const isWords = ({ piece }: Stretch): boolean => piece.kind === 'words';
  const first = all.findIndex(isWords);
  const stretches = first < 0 ? [] : all.slice(first, all.findLastIndex(isWords) + 1);
  const pieces = stretches.map(({ piece }) => piece);
  const none: Paragraph = { source: '', pieces, words, stretches, lead: '', trail: '' };
  if (!pieces.some((piece) => piece.kind === 'words' && hasLetters(piece.text))) return none;
  if (pieces.length > 1 && pieces.some((piece) => piece.kind === 'words' && looksMarked(piece.text))) return none;
  const { lead, core, trail } = edges(withMarkers(pieces));
  return { ...none, source: core, lead, trail };
}

const shownText = (element: XmlElement): string =>
  element.name === 'a:br' ? '\n' : textOf(child(element, 'a:t') ?? (element.name === 'a:r' ? undefined : child(element, 'a:r')));

function stretchesOf(document: XmlDocument, inline: readonly XmlElement[]): readonly Stretch[] {
  const stretches: { piece: Piece; slots: XmlElement[]; key: string }[] = [];
  for (const element of inline) {
    const t = element.name === 'a:r' ? child(element, 'a:t') : undefined;
    const text = textOf(t);
    const key = t === undefined ? '' : formatOf(document, child(element, 'a:rPr'));
    const last = stretches.at(-1);
    if (t !== undefined && last?.piece.kind === 'words' && last.key === key) {
      last.slots.push(element);
      last.piece = { kind: 'words', text: last.piece.text + text };
    } else if (t === undefined) stretches.push({ piece: { kind: 'fixed' }, slots: [element], key });
    else stretches.push({ piece: { kind: 'words', text }, slots: [element], key });
  }
  // A piece of white space alone only keeps its place.
  return stretches.map(({ piece, slots }) => ({
    slots,
    piece: piece.kind === 'words' && piece.text.trim() === '' ? { kind: 'fixed' } : piece,
  }));
}

/** The look of a run as a string, equal for runs of the same look. */
function formatOf({ source }: XmlDocument, properties: XmlElement | undefined): string {
  if (properties === undefined) return '';
  const looks = [...properties.attributes].filter(([name]) => !ABOUT_TEXT.has(name)).map(([name, value]) => `${name}=${value}`);
  const inner = properties.selfClosing ? '' : source.slice(properties.contentStart, properties.contentEnd).trim();
  return `${looks.sort().join(' ')}|${inner}`;
}

/**
 * Edits of the part's source that put in the translation. Runs and fixed content may change their order; no run is made, split or removed.
 * @param tag BCP 47, for runs that name a language, so that no program marks every word as misspelt
 */
export function writeParagraph(document: XmlDocument, paragraph: Paragraph, placed: readonly Placed[], tag: string): readonly Edit[] {
  const { stretches, lead, trail } = paragraph;
  const written = placed.map(({ piece, text }, i) => {
    const stretch = stretches[piece];
    if (stretch === undefined) throw new RangeError(`There is no stretch ${piece}.`);
    if (text === undefined) return stretch.slots.map((slot) => document.source.slice(slot.start, slot.end));
    return writeWords(document, stretch.slots, `${i === 0 ? lead : ''}${text}${i === placed.length - 1 ? trail : ''}`, tag);
  });
  const inOrder = placed.every(({ piece }, i) => piece === i);
  if (!inOrder) {
    // Elements exchange their slots, so that white space and comments between them stay in place.
    const slots = stretches.flatMap((stretch) => stretch.slots);
    return replaced(document, slots, written.flat());
  }
  return stretches.flatMap(({ slots }, i) => replaced(document, slots, written[i] ?? []));
}

function replaced({ source }: XmlDocument, slots: readonly XmlElement[], texts: readonly string[]): readonly Edit[] {
  return slots.flatMap(({ start, end }, i) => {
    const text = texts[i] ?? '';
    return text === source.slice(start, end) ? [] : [{ start, end, text }];
  });
}

/** The runs of one piece with new words: all in the first run that had words, the others empty. */
function writeWords(document: XmlDocument, slots: readonly XmlElement[], text: string, tag: string): readonly string[] {
  const old = slots.map((slot) => textOf(child(slot, 'a:t')));
  if (old.join('') === text) return slots.map(({ start, end }) => document.source.slice(start, end));
  const home = Math.max(
    0,
    old.findIndex((one) => one.trim() !== ''),
  );
  return slots.map((slot, i) => writeRun(document, slot, i === home ? text : '', tag));
}

function writeRun(document: XmlDocument, run: XmlElement, text: string, tag: string): string {
  const { source } = document;
  const t = child(run, 'a:t');
  const properties = child(run, 'a:rPr');
  const edits: Edit[] = [];
  if (properties !== undefined && attribute(properties, 'lang') !== undefined) edits.push(setAttribute(document, properties, 'lang', tag));
  if (t !== undefined) {
    if (t.selfClosing) edits.push({ start: t.start, end: t.end, text: `<${t.sourceName}>${escapeXml(text)}</${t.sourceName}>` });
    else edits.push({ start: t.contentStart, end: t.contentEnd, text: escapeXml(text) });
  }
  let out = '';
  let from = run.start;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    out += source.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return out + source.slice(from, run.end);
}
