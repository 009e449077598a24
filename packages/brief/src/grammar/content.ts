/** What a document says: its blocks as series, tables, parts and sentences. A block may be read in two ways (a table is also itself); a form takes one. */
import {
  type Block,
  type Line,
  type ListItem,
  lexiconOf,
  type MarkToken,
  type Phrase,
  type SourceDocument,
  type Span,
  type Token,
} from '@deckwright/source';
import { tokensOf, withColumns } from './found-tokens.ts';
import { headedIn, isOrder, partsIn, withoutTalk } from './heads.ts';
import { type Content, type Grid, type Item, type Part, type Series, tokensIn } from './items.ts';
import { datedParts, joinedParts } from './joined-parts.ts';
import { isAmount, isOf, phraseOf } from './pattern.ts';
import { isPointer, pointedParts, withPointers } from './pointers.ts';
import { readItem, trimItem } from './read-item.ts';
import { readSeries, seriesOf } from './series.ts';
import { colonIn, type Stretch } from './splits.ts';
import { gridOfTable, seriesOfTable } from './tables.ts';

interface Held {
  readonly series: Series[];
  readonly grids: Grid[];
  readonly parts: Part[];
  readonly sentences: Phrase[];
}
/** What a labelled line says of the slide as a whole; `form` asks for a form, `aside` is of the program that sent it, `container` only holds the rest. */
type Role = 'title' | 'subtitle' | 'takeaway' | 'source' | 'unit' | 'form' | 'aside' | 'container';
/** Roles of the lexicon that say something else by another name. */
const SAME: Readonly<Record<string, Role>> = {
  currency: 'unit',
  theme: 'aside',
  language: 'aside',
  id: 'aside',
  date: 'subtitle',
  note: 'takeaway',
};
/** Roles of parts that are content like any other. */
const CONTENT: ReadonlySet<string> = new Set(['text', 'author']);

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
/** Figures of a line that is no source and no takeaway, but content. */
const FIGURES = 2;

const none = (): Held => ({ series: [], grids: [], parts: [], sentences: [] });

const colonAfter = (line: Line): MarkToken => ({ kind: 'mark', mark: ':', text: ':', start: line.end, end: line.end + 1 });

class Reader {
  readonly roles = new Map<Role, Phrase>();
  readonly talk: Phrase[] = [];
  readonly requests: Phrase[] = [];
  readonly singles: Series[] = [];
  /** Names of labelled lines that say what the line is, and lines that ask for a form. */
  readonly named: Phrase[] = [];
  readonly asks: Phrase[] = [];
  readonly tokens: readonly Token[];
  private readonly source: string;
  private readonly language: string;
  constructor({ text, language, blocks }: SourceDocument) {
    this.tokens = tokensOf(blocks);
    this.source = text;
    this.language = language;
  }

  /** Blocks one after the other, with what stands under headings as parts. */
  blocks(blocks: readonly Block[], head: Stretch | undefined): Held {
    const held = none();
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i] as Block;
      if (block.kind === 'heading') {
        const end = blocks.findIndex((b, k) => k > i && b.kind === 'heading' && b.level <= block.level);
        const under = blocks.slice(i + 1, end < 0 ? blocks.length : end);
        this.headed(block.line, under, held);
        i += under.length;
      } else if (block.kind === 'field') {
        const end = blocks.findIndex((b, k) => k > i && b.kind !== 'field');
        const run = blocks.slice(i, end < 0 ? blocks.length : end) as Extract<Block, { kind: 'field' }>[];
        this.fields(run, held, head);
        i += run.length - 1;
      } else this.block(block, held, head);
    }
    held.series.push(...joinedParts(held.parts), ...datedParts(held.parts, this.tokens));
    return held;
  }

  private headed(line: Line, under: readonly Block[], held: Held): void {
    const role = this.roleOf(line);
    // `## Data`, `### Constraints`: what programs put over the parts of a request.
    if (role === 'container' || role === 'aside') {
      this.named.push(line);
      const own = this.blocks(under, undefined);
      if (role === 'aside') this.talk.push({ text: '', start: line.start, end: under.at(-1)?.end ?? line.end });
      else {
        held.series.push(...own.series);
        held.grids.push(...own.grids);
        held.parts.push(...own.parts);
        held.sentences.push(...own.sentences);
      }
      return;
    }
    const [only] = under;
    if (role === 'title' && under.length === 1 && only?.kind === 'paragraph' && only.sentences.length === 1 && !this.roles.has('title')) {
      this.named.push(line);
      this.roles.set('title', only.sentences[0] as Line);
      return;
    }
    const own = this.blocks(under, line.tokens);
    const { start } = line;
    held.parts.push({ head: line, ...own, start, end: under.at(-1)?.end ?? line.end });
  }

  private block(block: Block, held: Held, head: Stretch | undefined): void {
    switch (block.kind) {
      case 'talk':
        (block.role === 'request' ? this.requests : this.talk).push(block.line);
        return;
      case 'table': {
        const series = seriesOfTable(block, this.language);
        const title = head === undefined || head.length === 0 ? undefined : phraseOf(this.source, head, 0, head.length);
        if (series !== undefined) held.series.push({ ...series, ...(title === undefined ? {} : { head: title }) });
        held.grids.push(gridOfTable(block, title));
        return;
      }
      case 'list':
        this.list(block.items, block.ordered, held, head);
        return;
      case 'paragraph':
        this.sentences(
          block.sentences.map((s) => s.tokens),
          held,
        );
        return;
      case 'quotation': {
        const own = this.blocks(block.blocks, undefined);
        held.series.push(...own.series);
        held.sentences.push(...own.sentences);
        return;
      }
      default:
        return;
    }
  }

  private list(items: readonly ListItem[], ordered: boolean, held: Held, head: Stretch | undefined): void {
    const lines = items.map((i) => i.line.tokens);
    const series = seriesOf(this.source, lines, { listed: true, ordered, ...(head === undefined ? {} : { head }) });
    if (series !== undefined) held.series.push(this.nested(series, items));
    // `Strengths: brand, cash`: each line is a part of its own too.
    const parts = items.flatMap((item) => this.part(item.line.tokens, item.blocks));
    if (parts.length === items.length) held.parts.push(...parts);
  }

  /** Items with what is listed under them. */
  private nested(series: Series, items: readonly ListItem[]): Series {
    if (items.every((i) => i.blocks.length === 0)) return series;
    return {
      ...series,
      items: series.items.map((item) => ({
        ...item,
        items: this.under(items.find((i) => i.line.start <= item.start && item.start < i.end)),
      })),
    };
  }

  private under(item: ListItem | undefined): readonly Item[] {
    if (item === undefined) return [];
    return item.blocks.flatMap((block) => {
      if (block.kind !== 'list') return [];
      const series = seriesOf(
        this.source,
        block.items.map((i) => i.line.tokens),
        { listed: true, ordered: block.ordered },
      );
      return series === undefined ? [] : this.nested(series, block.items).items;
    });
  }

  /** What stands behind a head, or under it, as a part. */
  private part(tokens: Stretch, under: readonly Block[]): Part[] {
    const colon = colonIn(tokens);
    const [head, body] = colon < 0 ? [tokens, []] : [tokens.slice(0, colon), tokens.slice(colon + 1)];
    if (head.length === 0 || (body.length === 0 && under.length === 0)) return [];
    return [this.partOf(head, body, under)];
  }

  private partOf(head: Stretch, body: Stretch, under: readonly Block[]): Part {
    const own = this.blocks(under, head);
    const [first] = head;
    if (body.length > 0) {
      const inner = readSeries(this.source, [
        ...head,
        { kind: 'mark', mark: ':', text: ':', start: body[0]?.start ?? 0, end: body[0]?.start ?? 0 },
        ...body,
      ]);
      const trimmed = trimItem(this.source, body);
      if (inner !== undefined) own.series.push(inner);
      else if (trimmed.tokens.length > 0) {
        const sole = seriesOf(this.source, [body], { head, listed: true });
        if (sole !== undefined) own.series.push(sole);
      }
      own.sentences.push(phraseOf(this.source, body, 0, body.length));
    }
    return {
      head: phraseOf(this.source, head, 0, head.length),
      ...own,
      start: first?.start ?? 0,
      end: under.at(-1)?.end ?? body.at(-1)?.end ?? 0,
    };
  }

  /** A label that says what its line is for the slide as a whole. */
  private roleOf(label: Phrase): Role | undefined {
    const name = label.text.trim().toLowerCase();
    // Short data do not tell their language.
    const role = [this.language, ...LANGUAGES].map((l) => lexiconOf(l).roles.get(name)).find((r) => r !== undefined);
    return role === undefined || CONTENT.has(role) ? undefined : (SAME[role] ?? (role as Role));
  }

  /** Takes a line that says something of the slide as a whole; false where it is content. */
  private takes(label: Phrase, tokens: Stretch, said: Phrase | undefined): boolean {
    const role = this.roleOf(label);
    // `Action: …` is a name of programs in small letters, and of a story with a capital.
    if (role === 'aside' && tokens.some((t) => isOf(t, 'approach') && t.capital)) return false;
    if (role === undefined || said === undefined || role === 'container' || (role !== 'form' && role !== 'aside' && this.roles.has(role)))
      return false;
    if ((role === 'source' || role === 'takeaway') && tokensIn({ tokens: this.tokens }, said).filter(isAmount).length >= FIGURES)
      return false;
    this.named.push(label);
    if (role === 'form') this.asks.push(said);
    else if (role === 'aside') this.talk.push(said);
    else this.roles.set(role, said);
    return true;
  }

  private fields(run: readonly Extract<Block, { kind: 'field' }>[], held: Held, head: Stretch | undefined): void {
    const content = run.filter(({ label, line, blocks }) => {
      if (blocks.length > 0 && this.roleOf(label) === 'container') this.named.push(label);
      return blocks.length > 0 || !this.takes(label, label.tokens, line);
    });
    // `Recommendation: option B` speaks of another line.
    const isBeside = content.some((f) => f.blocks.length > 0);
    const isOwn = ({ label, line, blocks }: (typeof run)[number]): boolean =>
      blocks.length > 0 || line === undefined || !isPointer(label.tokens, line.tokens, isBeside);
    const own = content.filter(isOwn);
    const whole = (f: (typeof run)[number]): Stretch => [...f.label.tokens, colonAfter(f.label), ...(f.line?.tokens ?? [])];
    if (own.length > 1 && own.every((f) => f.line !== undefined && f.blocks.length === 0)) {
      const series = seriesOf(this.source, own.map(whole), { listed: true, ...(head === undefined ? {} : { head }) });
      if (series !== undefined) held.series.push(series);
    }
    for (const f of content) {
      const [body = [], ...more] = headedIn(f.line?.tokens ?? []);
      if (!isOwn(f)) held.sentences.push({ text: this.source.slice(f.start, f.end), start: f.start, end: f.end });
      // `Option A: sell` over its list: the whole line heads it.
      else if (f.line !== undefined && f.blocks.length > 0) held.parts.push(this.partOf(whole(f), [], f.blocks));
      else held.parts.push(this.partOf(f.label.tokens, body, f.blocks), ...more.flatMap((t) => this.part(t, [])));
    }
    const [only, ...others] = own;
    if (only !== undefined && (others.length === 0 || (only.blocks.length > 0 && others.every((f) => f.blocks.length === 0))))
      this.lone(held, only);
  }

  /** A head alone over what follows gives its series to the slide. */
  private lone(held: Held, { start }: Span): void {
    const part = held.parts.findLast((p) => p.start === start);
    if (part === undefined) return;
    held.series.push(...part.series);
    held.grids.push(...part.grids);
  }

  private sentences(sentences: readonly Stretch[], held: Held): void {
    const plain: Stretch[] = [];
    const flush = (): void => {
      const run = this.runOf(plain);
      if (run !== undefined) held.series.push(run.series);
      for (const [i, tokens] of plain.entries()) if (run === undefined || i < run.from || i >= run.to) this.sentence(tokens, held);
      plain.length = 0;
    };
    for (const tokens of sentences) {
      if (tokens.every((t) => t.kind === 'mark')) continue;
      const colon = colonIn(tokens);
      const several = colon > 0 ? partsIn(tokens) : [];
      if (several.length > 1) {
        flush();
        // `Roles: audit: Ana, Ben; tax: Cleo`: the first has the head of all before its own.
        const [first = [], ...others] = several;
        const inner = first.slice(colonIn(first) + 1);
        const parts = (list: readonly Stretch[]): Part[] => list.flatMap((t) => this.part(t, []));
        if (colonIn(inner) > 0) {
          const head = first.slice(0, colonIn(first));
          const under = parts([inner, ...others]);
          held.parts.push({
            head: phraseOf(this.source, head, 0, head.length),
            ...none(),
            parts: under,
            start: head[0]?.start ?? 0,
            end: under.at(-1)?.end ?? 0,
          });
        } else held.parts.push(...parts(several));
        continue;
      }
      if (colon > 0) {
        const head = tokens.slice(0, colon);
        const said = tokens.slice(colon + 1);
        if (this.takes(phraseOf(this.source, head, 0, head.length), head, phraseOf(this.source, said, 0, said.length))) continue;
        flush();
        const part = this.partOf(head, tokens.slice(colon + 1), []);
        held.parts.push(part);
        held.series.push(...part.series.filter((s) => s.items.length > 1));
        continue;
      }
      const series = readSeries(this.source, tokens);
      if (series === undefined) plain.push(tokens);
      else {
        flush();
        held.series.push(series);
      }
    }
    flush();
  }

  private sentence(tokens: Stretch, held: Held): void {
    const said = phraseOf(this.source, tokens, 0, tokens.length);
    // "Sort by size", "No icons": an order to whoever makes the slide.
    if (isOrder(tokens)) {
      this.talk.push(said);
      return;
    }
    held.sentences.push(said);
    const single = seriesOf(this.source, [tokens], {});
    if (single !== undefined && single.type !== 'text' && single.type !== 'labelled') this.singles.push(single);
  }

  /** The longest run of sentences that are items of one series, figure for figure. */
  private runOf(sentences: readonly Stretch[]): { readonly series: Series; readonly from: number; readonly to: number } | undefined {
    const types = sentences.map((t) => new Set([...readItem(this.source, t).keys()].filter((k) => k !== 'text' && k !== 'labelled')));
    let best: { readonly series: Series; readonly from: number; readonly to: number } | undefined;
    for (let from = 0; from < sentences.length - 1; from++) {
      let common = types[from] ?? new Set();
      let to = from + 1;
      while (to < sentences.length && [...common].some((k) => types[to]?.has(k))) {
        common = new Set([...common].filter((k) => types[to]?.has(k)));
        to++;
      }
      if (to - from < 2 || (best !== undefined && to - from <= best.to - best.from)) continue;
      const series = seriesOf(this.source, sentences.slice(from, to), {});
      if (series !== undefined && series.type !== 'text' && series.type !== 'labelled') best = { series, from, to };
    }
    return best;
  }
}

const worded = (phrase: Phrase | undefined): boolean => phrase !== undefined && phrase.text.trim() !== '';

export function readContent(document: SourceDocument): Content {
  const reader = new Reader(document);
  const [first, ...rest] = document.blocks;
  // The first heading over everything is the title of the slide.
  const titled = first?.kind === 'heading' && !rest.some((b) => b.kind === 'heading' && b.level <= first.level);
  const held = titled ? reader.blocks(rest, first.line.tokens) : reader.blocks(document.blocks, undefined);
  const { roles } = reader;
  const { content: said, talk } = withoutTalk(held.sentences, held.series.length + held.parts.length > 0, reader.tokens);
  // "Executive summary: we should exit …": a head over sentences is the title.
  const [sole] = held.parts;
  const headed =
    held.parts.length === 1 && sole !== undefined && sole.series.every((s) => s.items.length < 2) && sole.parts.length === 0
      ? sole
      : undefined;
  if (headed !== undefined) said.unshift(...headed.sentences);
  const title = roles.get('title') ?? (titled ? first.line : headed?.head);
  const role = (name: Role, as: string): Record<string, Phrase> => {
    const found = roles.get(name);
    return worded(found) && found !== undefined ? { [as]: found } : {};
  };
  const told = (list: readonly Series[]): readonly Series[] =>
    list.map((s) => withPointers(document.text, withColumns(s, reader.tokens), reader.tokens));
  return {
    text: document.text,
    tokens: reader.tokens,
    language: document.language,
    ...(title === undefined ? {} : { title }),
    ...role('subtitle', 'subtitle'),
    ...role('takeaway', 'takeaway'),
    ...role('source', 'source'),
    ...role('unit', 'unit'),
    series: told(held.series),
    grids: held.grids,
    parts: pointedParts(document.text, held.parts, reader.tokens),
    sentences: said,
    singles: reader.singles,
    talk: [...reader.requests, ...reader.talk, ...talk],
    requests: reader.requests,
    named: reader.named,
    asks: reader.asks,
  };
}
