/* Long because each kind of block asks what the line after it looks like: they are one reader. */
/** Blocks of prose and Markdown, line by line. */
import type { Block, Line, ListItem } from '../document.ts';
import type { ScanContext } from '../tokens/context.ts';
import { scan, scanSentences } from '../tokens/scan-line.ts';
import { DocumentLines } from './document-lines.ts';
import { enumerationOf, withEnumerations } from './enumerations.ts';
import { itemLines } from './item-lines.ts';
import { isEmpty, linesOf, lineWithin, type Marker, markerOf, type TextLine } from './lines.ts';
import { rowOfItems } from './row-of-items.ts';
import { beginsTable, tableAt } from './tables.ts';
import { Places, writtenOf } from './written.ts';

/** Deeper than this, what is indented is a paragraph. */
const DEEPEST = 12;
/** Words of a heading that no mark shows, and of a label. */
const LONGEST_HEADING = 12;
const LONGEST_LABEL = 6;
const ROLES: ReadonlySet<string> = new Set(['title', 'subtitle', 'takeaway', 'source', 'note', 'basis', 'unit', 'date']);
/** What is said of a document as a whole. */
const OF_DOCUMENT: ReadonlySet<string> = new Set(['title', 'subtitle', 'date', 'author']);
/** Characters of a line that goes on in the next. */
const WRAPPED_AT = 60;

const HASHES = /#{1,6}(?=[^\S\n]|$)/uy;
const UNDERLINE = /^(?:={3,}|-{3,}|~{3,})$/u;
const RULE = /^(?:-[ -]*-[ -]*-|\*[ *]*\*[ *]*\*|_[ _]*_[ _]*_|[─━═]{3,}|={3,}|~{5,})$/u;
const FENCE = /^(`{3,}|~{3,})[ ]*([\w+-]{0,20})$/u;
const QUOTE = /^>/u;
const ARROW = /^[^;{}()]*(?:→|-{1,3}>|={1,2}>)[^;{}()]*$/u;
/** The first line of a diagram of programs. */
const DRAWN = /^(?:graph|flowchart)\s+[A-Z]{2}$/u;
/** A label begins with a letter or a mark of emphasis and ends at its colon. */
const LABEL =
  /^(?:\*\*|__|["“„])?[\p{L}\p{N}][^:：.?!;|\n]{0,70}?[^:：.?!;|\s][\s\u00a0]?(?:\*\*|__|["”“])?[:：](?:\*\*|__)?(?=[\s\u00a0]|$|[\p{Script=Han}\p{Script=Kana}])/u;
/** `09:00-10:30 Breakouts: claims` says when, and is no label. */
const CLOCK = /^\d{1,2}[:.h]\d{2}/u;
/** With its colon; none where a dash parts it: `Lease - cash out now: low`. */
function labelIn(words: string): string | undefined {
  const found = LABEL.exec(words)?.[0];
  return found === undefined || CLOCK.test(found) || found.includes(' - ') || found.includes(' – ') ? undefined : found;
}
const hasLabel = (words: string): boolean => labelIn(words) !== undefined;
const ENDS = /[.?!:;,…。！？：；，]["”»)*_]*$/u;

/** Reads data within the text. */
export interface ReadsData {
  /** That begins at line `i`; `next` is behind its last line. */
  readonly at: (lines: readonly TextLine[], i: number) => { readonly blocks: readonly Block[]; readonly next: number } | undefined;
  /** In a fence of a language, which may be empty; undefined where it stays code. */
  readonly code: (language: string, start: number, end: number) => readonly Block[] | undefined;
}

export class BlockReader {
  private readonly text: string;
  private readonly context: ScanContext;
  private readonly data: ReadsData;
  /** Absent for a brief, whose lines are guessed at; a document is Markdown, and its words stand as they are written. */
  private readonly document: DocumentLines | undefined;
  constructor(text: string, context: ScanContext, data: ReadsData, isDocument = false) {
    this.text = text;
    this.context = context;
    this.data = data;
    this.document = isDocument ? new DocumentLines(text, (start, end) => this.line(start, end)) : undefined;
  }

  /** Of the text between two places. */
  within = (start: number, end: number, depth = 0): readonly Block[] => this.read(linesOf(this.text, start, end), depth);

  private slice = (line: TextLine): string => this.text.slice(line.start, line.end);
  private line = (start: number, end: number): Line => {
    const { start: from, end: to } = lineWithin(this.text, start, end, 0);
    return scan(writtenOf(this.text, from, to), this.context);
  };

  read(lines: readonly TextLine[], depth: number): readonly Block[] {
    const out: Block[] = [];
    for (let i = 0; i < lines.length; ) {
      const line = lines[i] as TextLine;
      if (isEmpty(line)) i++;
      else if (RULE.test(this.slice(line))) i++;
      else
        i =
          this.document?.take(lines, i, out) ??
          this.fence(lines, i, depth, out) ??
          this.dataAt(lines, i, out) ??
          this.heading(lines, i, out) ??
          this.quotation(lines, i, depth, out) ??
          this.table(lines, i, out) ??
          this.list(lines, i, depth, out) ??
          this.field(lines, i, depth, out) ??
          this.paragraph(lines, i, depth, out);
    }
    return out;
  }

  private fence(lines: readonly TextLine[], i: number, depth: number, out: Block[]): number | undefined {
    const open = FENCE.exec(this.slice(lines[i] as TextLine));
    if (open === null) return undefined;
    const [, ticks = '', language = ''] = open;
    let close = i + 1;
    while (close < lines.length && !this.slice(lines[close] as TextLine).startsWith(ticks)) close++;
    const [first, last] = [lines[i + 1], lines[close - 1]];
    if (first !== undefined && last !== undefined && close > i + 1) {
      const start = this.beginOf(first);
      const read = depth < DEEPEST ? this.data.code(language.toLowerCase(), start, last.end) : undefined;
      if (read !== undefined) out.push(...read);
      // Arrows are drawn in fences so that they stay in their lines.
      else if (this.document === undefined && depth < DEEPEST && ARROW.test(this.text.slice(start, last.end)))
        out.push(
          ...this.read(
            lines.slice(i + 1, close).filter((l) => !DRAWN.test(this.slice(l))),
            depth + 1,
          ),
        );
      else out.push({ kind: 'code', start, end: last.end, line: scan({ text: this.text.slice(start, last.end), start }, this.context) });
    }
    return close + 1;
  }

  private dataAt(lines: readonly TextLine[], i: number, out: Block[]): number | undefined {
    const found = this.data.at(lines, i);
    if (found === undefined || found.blocks.length === 0) return undefined;
    out.push(...found.blocks);
    return found.next;
  }

  /** The first place of a line, its blanks among it. */
  private beginOf = (line: TextLine): number => this.text.lastIndexOf('\n', line.start - 1) + 1;

  private heading(lines: readonly TextLine[], i: number, out: Block[]): number | undefined {
    const line = lines[i] as TextLine;
    HASHES.lastIndex = line.start;
    const hashes = HASHES.exec(this.text)?.[0];
    if (hashes !== undefined && line.start + hashes.length < line.end) {
      let end = line.end;
      while (this.text.charAt(end - 1) === '#') end--;
      this.pushHeading(line.start + hashes.length, end, hashes.length, out);
      return i + 1;
    }
    const under = lines[i + 1];
    if (
      under !== undefined &&
      UNDERLINE.test(this.slice(under)) &&
      !(hasLabel(this.slice(line)) && this.slice(under).startsWith('-')) &&
      this.isShort(line) &&
      markerOf(this.text, line) === undefined &&
      !this.slice(line).includes('|')
    ) {
      this.pushHeading(line.start, line.end, this.slice(under).startsWith('=') ? 1 : 2, out);
      return i + 2;
    }
    return this.plainHeading(lines, i, out);
  }

  private pushHeading(start: number, end: number, level: number, out: Block[]): void {
    const line = this.line(start, end);
    if (line.text !== '') out.push({ kind: 'heading', level, start: line.start, end: line.end, line });
  }

  private isShort = (line: TextLine): boolean => this.slice(line).split(/\s+/u, LONGEST_HEADING + 1).length <= LONGEST_HEADING;

  /** A short line without an end: alone above a list or a table, the first of the text, or bold as a whole. */
  private plainHeading(lines: readonly TextLine[], i: number, out: Block[]): number | undefined {
    const line = lines[i] as TextLine;
    const words = this.slice(line);
    if (QUOTE.test(words)) return undefined;
    const isBold = /^(?:\*\*[^*]+\*\*|__[^_]+__)$/u.test(words);
    if (
      !this.isShort(line) ||
      (ENDS.test(words) && !(isBold && !/[:：]/u.test(words))) ||
      markerOf(this.text, line) !== undefined ||
      words.includes('\t') ||
      words.includes('|')
    )
      return undefined;
    let k = i + 1;
    while (k < lines.length && isEmpty(lines[k] as TextLine)) k++;
    const next = lines[k];
    if (next === undefined) return undefined;
    const isApart = i === 0 || isEmpty(lines[i - 1] as TextLine);
    if (isBold && isApart) {
      this.pushHeading(line.start, line.end, 3, out);
      return i + 1;
    }
    if (hasLabel(words) || this.document?.hasHeadings === true) return undefined;
    const second = lines[k + 1];
    const isOverFields =
      k === i + 1 &&
      second !== undefined &&
      hasLabel(this.slice(next)) &&
      (hasLabel(this.slice(second)) || this.isOneOfListed(lines, k + 1, out));
    const over =
      isOverFields ||
      (markerOf(this.text, next) !== undefined && next.indent >= line.indent) ||
      (beginsTable(this.text, lines, k) && !beginsTable(this.text, lines, i));
    const isTitle = out.length === 0 && this.isHeadOverList(lines, k);
    const isFirst = (isTitle || (out.length === 0 && k > i + 1 && !this.isAlike(lines, k))) && this.isShort(line);
    // `North 12` over `- a`: an amount makes it a line like others.
    if (!isApart && !over) return undefined;
    if (!over && !isFirst) return undefined;
    if (!over && this.line(line.start, line.end).tokens.some((t) => t.kind === 'number' && !t.year)) return undefined;
    this.pushHeading(line.start, line.end, isFirst ? 1 : 3, out);
    return i + 1;
  }

  /** A short line without an end, right above a list: it heads it, though other lines stand close above. */
  private isHeadOverList(lines: readonly TextLine[], k: number): boolean {
    const [line, next] = [lines[k], lines[k + 1]];
    if (line === undefined || next === undefined || isEmpty(next) || next.indent < line.indent) return false;
    const marker = markerOf(this.text, next);
    const words = this.slice(line);
    return (
      marker !== undefined &&
      this.beginsList(lines, k + 1, marker) &&
      markerOf(this.text, line) === undefined &&
      this.isShort(line) &&
      !ENDS.test(words) &&
      !hasLabel(words) &&
      !/[|\t]/u.test(words)
    );
  }

  /** Lines that stand apart one by one are no headings. */
  private isAlike(lines: readonly TextLine[], k: number): boolean {
    const next = lines[k] as TextLine;
    const after = lines[k + 1];
    return (
      this.isShort(next) &&
      !ENDS.test(this.slice(next)) &&
      after !== undefined &&
      isEmpty(after) &&
      markerOf(this.text, next) === undefined &&
      !hasLabel(this.slice(next))
    );
  }

  private quotation(lines: readonly TextLine[], i: number, depth: number, out: Block[]): number | undefined {
    if (!QUOTE.test(this.slice(lines[i] as TextLine)) || /^>\s?=?\s?[\d$€£]/u.test(this.slice(lines[i] as TextLine))) return undefined;
    const inner: TextLine[] = [];
    let k = i;
    for (; k < lines.length && QUOTE.test(this.slice(lines[k] as TextLine)); k++) {
      const line = lines[k] as TextLine;
      inner.push(lineWithin(this.text, line.start + 1, line.end, -1));
    }
    const [first, last] = [lines[i], lines[k - 1]] as [TextLine, TextLine];
    const blocks = depth < DEEPEST ? this.read(inner, depth + 1) : this.paragraphOf(inner);
    if (blocks.length > 0) out.push({ kind: 'quotation', start: first.start, end: last.end, blocks });
    return k;
  }

  private table(lines: readonly TextLine[], i: number, out: Block[]): number | undefined {
    // A list whose items have columns is a list.
    if (markerOf(this.text, lines[i] as TextLine) !== undefined && !this.slice(lines[i] as TextLine).startsWith('|')) return undefined;
    const found = tableAt(this.text, lines, i, this.context);
    if (found === undefined) return undefined;
    if (found.before !== undefined) out.push(found.before);
    out.push(found.block);
    return found.next;
  }

  private list(lines: readonly TextLine[], i: number, depth: number, out: Block[]): number | undefined {
    const first = lines[i] as TextLine;
    const marker = markerOf(this.text, first);
    if (marker === undefined || depth >= DEEPEST || !this.beginsList(lines, i, marker)) return undefined;
    const items: ListItem[] = [];
    let k = i;
    while (k < lines.length) {
      const line = lines[k] as TextLine;
      const own = markerOf(this.text, line);
      if (
        own === undefined ||
        line.indent > first.indent + 3 ||
        line.indent < first.indent - 1 ||
        own.ordered !== marker.ordered ||
        (own.ordered && own.style !== marker.style)
      )
        break;
      let end = k + 1;
      for (; end < lines.length; end++) {
        const next = lines[end] as TextLine;
        if (isEmpty(next)) {
          const later = lines.slice(end + 1, end + 3).find((l) => !isEmpty(l));
          if (later === undefined || later.indent <= line.indent) break;
          continue;
        }
        const nested = markerOf(this.text, next);
        if (nested !== undefined) {
          if (next.indent > line.indent + 1 || (marker.ordered && !nested.ordered)) continue;
          break;
        }
        if (next.indent <= line.indent && !this.goesOn(lines[end - 1] as TextLine, next)) break;
      }
      items.push(this.item(line, own, lines.slice(k + 1, end), depth));
      k = end;
      while (k < lines.length && isEmpty(lines[k] as TextLine)) k++;
      // Blanks before what is no item of it do not belong to the list.
      const after = lines[k];
      if (after === undefined || markerOf(this.text, after)?.style !== marker.style) {
        k = end;
        if (after === undefined || markerOf(this.text, after) === undefined) break;
        while (k < lines.length && isEmpty(lines[k] as TextLine)) k++;
      }
    }
    const [only] = items;
    const within =
      this.document === undefined && items.length === 1 && marker.ordered && only?.blocks.length === 0
        ? enumerationOf(this.line(first.start, only.end), this.text)
        : undefined;
    out.push(within ?? { kind: 'list', ordered: marker.ordered, items, start: first.start, end: items.at(-1)?.end ?? first.end });
    return k;
  }

  /** A number or a letter begins a list where it is the first, or a second follows; `12. März` and `E. Vance` do not. */
  private beginsList(lines: readonly TextLine[], i: number, marker: Marker): boolean {
    if (marker.style === '–' || marker.style === '—' || marker.style === '→') return lines.length > 1;
    if (!marker.ordered) return true;
    const line = lines[i] as TextLine;
    const begins = this.line(line.start, line.end).tokens[0];
    if (begins?.kind === 'period') return false;
    const indent = line.indent;
    const next = lines
      .slice(i + 1, i + 40)
      .find((l) => !isEmpty(l) && l.indent <= indent + 1 && markerOf(this.text, l)?.style === marker.style);
    const follows = next !== undefined && (markerOf(this.text, next)?.number ?? 0) === marker.number + 1;
    return follows || (marker.style === '1' && marker.number === 1);
  }

  /** A line without a mark that goes on with the one before: it begins small behind a long one. */
  private goesOn(before: TextLine, line: TextLine): boolean {
    return (
      before.end - before.start >= WRAPPED_AT &&
      /^[\p{Ll}\d(]/u.test(this.slice(line)) &&
      !ENDS.test(this.slice(before)) &&
      !isEmpty(before)
    );
  }

  private item(line: TextLine, marker: Marker, under: readonly TextLine[], depth: number): ListItem {
    // Lines that go on with the words of the item, up to what has a mark of its own or stands apart.
    let k = 0;
    while (
      k < under.length &&
      !isEmpty(under[k] as TextLine) &&
      markerOf(this.text, under[k] as TextLine) === undefined &&
      (this.goesOn(k === 0 ? line : (under[k - 1] as TextLine), under[k] as TextLine) ||
        !ENDS.test(this.slice(k === 0 ? line : (under[k - 1] as TextLine)))) &&
      !hasLabel(this.slice(under[k] as TextLine))
    )
      k++;
    const own = [{ ...line, start: marker.start }, ...under.slice(0, k)];
    const words = this.joined(own);
    const rest = under.slice(k);
    const blocks = rest.length === 0 ? [] : this.read(rest, depth + 1);
    return {
      start: line.start,
      end: rest.findLast((l) => !isEmpty(l))?.end ?? own.at(-1)?.end ?? line.end,
      line: scan(words, this.context),
      blocks,
    };
  }

  /** Lines that were broken by their width, as one. */
  private joined(lines: readonly TextLine[]) {
    const [first, last] = [lines[0], lines.at(-1)] as [TextLine, TextLine];
    if (lines.length === 1) return writtenOf(this.text, first.start, first.end);
    const places = new Places();
    for (const [i, line] of lines.entries()) {
      if (i > 0) places.add(' ', (lines[i - 1] as TextLine).end, line.start);
      const own = writtenOf(this.text, line.start, line.end);
      if (own.places === undefined) places.copy(this.text, line.start, line.end);
      else
        for (let c = 0; c < own.text.length; c++)
          places.add(own.text.charAt(c), own.places.starts[c] as number, own.places.ends[c] as number);
    }
    return last === undefined ? places.written(first.start) : places.written(first.start);
  }

  /** `Label: rest`, or a label alone over what belongs to it. */
  private field(lines: readonly TextLine[], i: number, depth: number, out: Block[]): number | undefined {
    const whole = lines[i] as TextLine;
    // Within a document `Label: words` is a sentence; above it stand its title, author and date.
    if (this.document !== undefined && !(depth === 0 && this.isOfWhole(whole, out))) return undefined;
    // `*Source: ERP*`: set apart as a whole.
    const isSet = /^([*_])[^*_].*[^*_]\1$/u.test(this.slice(whole));
    const line = isSet ? { ...whole, start: whole.start + 1, end: whole.end - 1 } : whole;
    const words = this.slice(line);
    const row =
      this.document === undefined && words.includes(';') ? rowOfItems(this.line(line.start, line.end), this.text, false) : undefined;
    if (row !== undefined) {
      out.push(row);
      return i + 1;
    }
    const found = labelIn(words);
    const isAlone = found === undefined ? /[:：](?:\*\*|__)?$/u.test(words) && words.length < 200 : found.length === words.length;
    if (isAlone) return this.fieldOver(lines, i, depth, out);
    if (found === undefined || found.split(/\s+/u).length > LONGEST_LABEL) return undefined;
    const start = line.start + found.length;
    let k = i + 1;
    while (k < lines.length && this.goesOnWithin(lines, k, line)) k++;
    const rest = [lineWithin(this.text, start, line.end, 0), ...lines.slice(i + 1, k)];
    const sentences = scanSentences(this.joined(rest), this.context);
    const isRow = out.at(-1)?.kind === 'field' || (lines[k] !== undefined && hasLabel(this.slice(lines[k] as TextLine)));
    if (sentences.length > 1 && !isRow && !this.isRole(found)) return undefined;
    const label = this.label(line.start, line.start + found.length);
    const end = (rest.at(-1) as TextLine).end;
    // What is indented or listed under it.
    let under = k;
    while (
      under < lines.length &&
      (isEmpty(lines[under] as TextLine)
        ? this.isUnder(lines, under, line)
        : (lines[under] as TextLine).indent > line.indent && depth < DEEPEST)
    )
      under++;
    const held: Block[] = [];
    if (under === k && depth < DEEPEST && !this.isRole(found) && this.isOneOfListed(lines, k, out))
      under = this.list(lines, k, depth, held) ?? under;
    const blocks = held.length > 0 ? held : under > k ? this.read(lines.slice(k, under), depth + 1) : [];
    const said = scan(this.joined(rest), this.context);
    const enumeration = enumerationOf(said, this.text);
    const own = enumeration?.kind === 'list' ? { blocks: [enumeration, ...blocks] } : { line: said, blocks };
    out.push({ kind: 'field', start: line.start, end: blocks.at(-1)?.end ?? end, label, ...own });
    return under;
  }

  /** `Option A: sell` right above its list, beside others that have one; `Key question: why?` above all that is listed. */
  private isOneOfListed(lines: readonly TextLine[], k: number, out: readonly Block[]): boolean {
    const isList = (at: number): boolean => lines[at] !== undefined && markerOf(this.text, lines[at] as TextLine) !== undefined;
    if (!isList(k)) return false;
    if (out.length === 0 && /\?$/u.test(this.slice(lines[k - 1] as TextLine))) return true;
    let next = k;
    while (isList(next) || (lines[next] !== undefined && isEmpty(lines[next] as TextLine))) next++;
    const last = out.at(-1);
    return (
      (last?.kind === 'field' && last.line !== undefined && last.blocks.length > 0) ||
      (lines[next] !== undefined && hasLabel(this.slice(lines[next] as TextLine)) && isList(next + 1))
    );
  }

  /** What the slide as a whole is called or says: several sentences are one thing then. */
  private isRole(label: string): boolean {
    const bare = label
      .replace(/[*_:："“”„]/gu, '')
      .trim()
      .toLowerCase();
    const { lexicon } = this.context;
    return ROLES.has(lexicon.roles.get(bare) ?? '') || (lexicon.words.get(bare)?.some((c) => ROLES.has(c)) ?? false);
  }

  /** Says whose the document is, or of what day, before anything else is said. */
  private isOfWhole(line: TextLine, out: readonly Block[]): boolean {
    const label = labelIn(this.slice(line));
    const bare = label?.replace(/[*_:]/gu, '').trim().toLowerCase() ?? '';
    return OF_DOCUMENT.has(this.context.lexicon.roles.get(bare) ?? '') && out.every((b) => b.kind === 'field' || b.kind === 'heading');
  }

  private goesOnWithin = (lines: readonly TextLine[], k: number, _first: TextLine): boolean => {
    const line = lines[k] as TextLine;
    return (
      !isEmpty(line) &&
      markerOf(this.text, line) === undefined &&
      !hasLabel(this.slice(line)) &&
      this.goesOn(lines[k - 1] as TextLine, line)
    );
  };

  /** The next line that holds something is indented below `line`. */
  private isUnder(lines: readonly TextLine[], k: number, line: TextLine): boolean {
    const next = lines.slice(k, k + 3).find((l) => !isEmpty(l));
    return next !== undefined && next.indent > line.indent;
  }

  private label(start: number, end: number): Line {
    let to = end;
    while (to > start && /[\s:：*_]/u.test(this.text.charAt(to - 1))) to--;
    let from = start;
    while (from < to && /[*_]/u.test(this.text.charAt(from))) from++;
    return this.line(from, to);
  }

  /** A label alone: over what is indented below it, over a list or a table, or over the lines up to the next blank. */
  private fieldOver(lines: readonly TextLine[], i: number, depth: number, out: Block[]): number | undefined {
    const line = lines[i] as TextLine;
    let k = i + 1;
    while (k < lines.length && isEmpty(lines[k] as TextLine)) k++;
    const next = lines[k];
    if (next === undefined || depth >= DEEPEST) return undefined;
    // `What it costs:` over heads that have lists of their own.
    if (k === i + 1 && this.isHeadOverList(lines, k)) {
      const { start, end } = this.label(line.start, line.end);
      this.pushHeading(start, end, out.length === 0 ? 1 : 2, out);
      return k;
    }
    let end = k;
    if (next.indent > line.indent)
      while (end < lines.length && (isEmpty(lines[end] as TextLine) || (lines[end] as TextLine).indent > line.indent)) end++;
    let blocks = end > k ? this.read(lines.slice(k, end), depth + 1) : [];
    if (blocks.length === 0) {
      const held: Block[] = [];
      const after =
        this.table(lines, k, held) ??
        this.list(lines, k, depth, held) ??
        this.fence(lines, k, depth, held) ??
        this.dataAt(lines, k, held) ??
        (k === i + 1 ? this.plainUnder(lines, k, depth, held) : undefined);
      if (after === undefined) return undefined;
      blocks = held;
      end = after;
    }
    out.push({ kind: 'field', start: line.start, end: blocks.at(-1)?.end ?? line.end, label: this.label(line.start, line.end), blocks });
    return end;
  }

  private plainUnder(lines: readonly TextLine[], k: number, depth: number, out: Block[]): number | undefined {
    if (hasLabel(this.slice(lines[k] as TextLine))) return undefined;
    return this.paragraph(lines, k, depth, out, true);
  }

  private paragraph(lines: readonly TextLine[], i: number, depth: number, out: Block[], isHeaded = false): number {
    let k = i + 1;
    while (k < lines.length) {
      const line = lines[k] as TextLine;
      if (isEmpty(line)) break;
      const words = this.slice(line);
      const starts = /^[[{]/u.test(words) || RULE.test(words) || FENCE.test(words) || QUOTE.test(words) || /^#{1,6}\s/u.test(words);
      const marker = markerOf(this.text, line);
      if (starts || (marker !== undefined && depth < DEEPEST && this.beginsList(lines, k, marker))) break;
      if ((labelIn(words)?.split(/\s+/u).length ?? LONGEST_LABEL + 1) <= LONGEST_LABEL) break;
      const before = lines[k - 1] as TextLine;
      if (before.end - before.start < WRAPPED_AT && this.isHeadOverList(lines, k)) break;
      if (/[:：]$/u.test(words)) {
        const next = lines.slice(k + 1).find((l) => !isEmpty(l));
        if (next !== undefined && (markerOf(this.text, next) !== undefined || next.indent > line.indent)) break;
      }
      if (
        (words.includes('|') || words.includes('\t') || words.includes('  ') || words.includes(';') || words.includes(',')) &&
        beginsTable(this.text, lines, k)
      )
        break;
      k++;
    }
    const over = out.at(-1)?.kind;
    const isUnder = (over === 'field' || over === 'heading') && !this.isSigning(lines[i] as TextLine);
    this.paragraphs(lines.slice(i, k), depth, out, isHeaded || isUnder);
    return k;
  }

  /** `Best` above a name. */
  private isSigning(line: TextLine): boolean {
    const [first] = this.line(line.start, line.end).tokens;
    return first?.kind === 'word' && first.classes.some((c) => c === 'farewell' || c === 'greeting');
  }

  /** Lines that are built alike are a list, under the line above them; what is around them is prose. */
  private paragraphs(lines: readonly TextLine[], depth: number, out: Block[], isHeaded = false): void {
    const held = lines.filter((l) => !isEmpty(l));
    if (this.document !== undefined) {
      out.push(...this.paragraphOf(lines));
      return;
    }
    const [single, ...more] = held;
    const row = single === undefined || more.length > 0 ? undefined : rowOfItems(this.line(single.start, single.end), this.text, isHeaded);
    if (row !== undefined) {
      out.push(row);
      return;
    }
    const tree = this.outline(lines, depth);
    if (tree !== undefined || held.length < 3) {
      out.push(...(tree ?? this.paragraphOf(lines)));
      return;
    }
    const read = held.map((l) => this.line(l.start, l.end));
    const items = itemLines(read, isHeaded);
    if (items === undefined) {
      out.push(...this.paragraphOf(lines));
      return;
    }
    const { from, to } = items;
    const [head, first, last] = [read[from - 1], held[from], held[to - 1]] as [Line | undefined, TextLine, TextLine];
    const isHead = head !== undefined && this.isShort(held[from - 1] as TextLine) && !ENDS.test(head.text);
    const isOver = head !== undefined && /[:：]$/u.test(head.text);
    const before = held.slice(0, isHead || isOver ? from - 1 : from);
    if (before.length > 0) out.push(...this.paragraphOf(before));
    const list: Block = {
      kind: 'list',
      ordered: false,
      items: read.slice(from, to).map((line) => ({ line, blocks: [], start: line.start, end: line.end })),
      start: first.start,
      end: last.end,
    };
    if (isOver) out.push({ kind: 'field', start: head.start, end: last.end, label: this.label(head.start, head.end), blocks: [list] });
    else {
      if (isHead) this.pushHeading(head.start, head.end, 3, out);
      out.push(list);
    }
    if (to < held.length) this.paragraphs(held.slice(to), depth, out);
  }

  /** Short lines that stand deeper than those above them are a tree. */
  private outline(lines: readonly TextLine[], depth: number): readonly Block[] | undefined {
    const least = lines[0]?.indent ?? 0;
    const isTree =
      depth < DEEPEST &&
      lines.length > 2 &&
      lines.some((l) => l.indent > least + 1) &&
      lines.every((l) => l.indent >= least && this.isShort(l) && !/[.?!]$/u.test(this.slice(l)));
    return isTree ? [this.indented(lines, depth)] : undefined;
  }

  private indented(lines: readonly TextLine[], depth: number): Block {
    const items: ListItem[] = [];
    const [first, last] = [lines[0], lines.at(-1)] as [TextLine, TextLine];
    for (let i = 0; i < lines.length; ) {
      const line = lines[i] as TextLine;
      let k = i + 1;
      while (k < lines.length && (lines[k] as TextLine).indent > line.indent) k++;
      const under = lines.slice(i + 1, k);
      const blocks = under.length === 0 ? [] : depth < DEEPEST ? [this.indented(under, depth + 1)] : this.paragraphOf(under);
      items.push({ line: this.line(line.start, line.end), blocks, start: line.start, end: (lines[k - 1] as TextLine).end });
      i = k;
    }
    return { kind: 'list', ordered: false, items, start: first.start, end: last.end };
  }

  private paragraphOf(lines: readonly TextLine[]): readonly Block[] {
    const held = lines.filter((l) => !isEmpty(l));
    const isWrapped = held.length > 1 && held.slice(0, -1).every((l) => l.end - l.start >= WRAPPED_AT - 10);
    const sentences = scanSentences(isWrapped ? this.joined(held) : this.stacked(held), this.context);
    const [first, last] = [sentences[0], sentences.at(-1)];
    if (this.document === undefined) return withEnumerations(sentences, this.text);
    return first === undefined || last === undefined ? [] : [{ kind: 'paragraph', start: first.start, end: last.end, sentences }];
  }

  /** Lines that were broken on purpose: the break is a mark. */
  private stacked(lines: readonly TextLine[]) {
    const [first, last] = [lines[0], lines.at(-1)] as [TextLine, TextLine];
    const isPlain = lines.every((l, i) => i === 0 || this.text.slice((lines[i - 1] as TextLine).end, l.start).trim() === '');
    if (isPlain) return writtenOf(this.text, first.start, last.end);
    const places = new Places();
    for (const [i, line] of lines.entries()) {
      if (i > 0) places.add('\n', (lines[i - 1] as TextLine).end, line.start);
      places.copy(this.text, line.start, line.end);
    }
    return places.written(first.start);
  }
}
