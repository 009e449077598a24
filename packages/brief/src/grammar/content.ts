/* Long because each kind of block is read with what stands around it: they are one reader. */
/** What a document says: its blocks as series, tables, parts and sentences. A block may be read in two ways (a table is also itself); a form takes one. */
import type { Block, Line, ListItem, MarkToken, Phrase, SourceDocument, Span, Token } from '@deckwright/source';
import { type Formula, formulasIn, treeOf } from './formulas.ts';
import { tokensOf, withColumns, withoutUnit } from './found-tokens.ts';
import { handedIn, handedOver } from './handed.ts';
import { headedIn, isHeaded, isOrder, partsIn, withoutTalk } from './heads.ts';
import { type Content, type Grid, type Item, type Part, type Series, tokensIn } from './items.ts';
import { bridgedParts, datedParts, joinedParts } from './joined-parts.ts';
import { partRows, withRecords } from './part-rows.ts';
import { isAmount, isMark, isOf, phraseOf } from './pattern.ts';
import { isPointer, pointedParts, withPointers } from './pointers.ts';
import { quotedAt, quotedIn } from './quotes.ts';
import { readItem, trimItem } from './read-item.ts';
import { type Role, roleOf, unforwarded } from './roles.ts';
import { bridgesIn, piecesIn, runOf } from './runs.ts';
import { readSeries, referenceIn, seriesOf } from './series.ts';
import { colonIn, dashIn, type Stretch, splitAt } from './splits.ts';
import { headedLists } from './table-roles.ts';
import { gridOfTable, seriesOfTable } from './tables.ts';
import { underIn } from './under.ts';

interface Held {
  readonly series: Series[];
  readonly grids: Grid[];
  readonly parts: Part[];
  readonly sentences: Phrase[];
}
/** Figures of a line that is no source and no takeaway, but content. */
const FIGURES = 2;

const ROW = { ordered: false, joints: [], columns: [] } as const;
const none = (): Held => ({ series: [], grids: [], parts: [], sentences: [] });

const holdsData = ({ series, grids, parts }: Held): boolean => series.length + grids.length + parts.length > 0;
const isFigured = ({ items }: Series): boolean => items.length > 1 && items.some((i) => i.values.length > 0);
/** `start Jan 2026, end Mar 2026`: the two ends of one thing, which are no things of their own. */
const isStretch = ({ type, items }: Series, tokens: readonly Token[]): boolean =>
  type === 'dated' &&
  items.every(({ text, periods }) => {
    const words = text === undefined || periods.length !== 1 ? [] : tokensIn({ tokens }, text).filter((t) => t.kind === 'word');
    return words.length > 0 && words.every((t) => isOf(t, 'start', 'begin', 'finish', 'end'));
  });
const colonAfter = (line: Line): MarkToken => ({ kind: 'mark', mark: ':', text: ':', start: line.end, end: line.end + 1 });

class Reader {
  readonly roles = new Map<Role, Phrase>();
  readonly talk: Phrase[] = [];
  readonly asides: Phrase[] = [];
  readonly requests: Phrase[] = [];
  readonly notes: Phrase[] = [];
  readonly singles: Series[] = [];
  readonly spare: Phrase[] = [];
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
      const quote = quotedAt(this.source, blocks, i);
      if (quote !== undefined) {
        held.series.push(quote.series);
        i += quote.used - 1;
      } else if (block.kind === 'heading') {
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
    const { grid, series } = partRows(this.source, held.parts, this.tokens);
    held.series.push(...joinedParts(held.parts), ...datedParts(held.parts, this.tokens), ...bridgedParts(held.parts, this.tokens));
    if (series !== undefined) held.series.push(series);
    if (grid !== undefined) held.grids.push(grid);
    return held;
  }

  /** What is of the program that sent it, or for whoever makes the slide: no content, and told. */
  private aside({ start, end }: Span): void {
    const said = { text: this.source.slice(start, end), start, end };
    this.talk.push(said);
    this.asides.push(said);
  }

  private headed(line: Line, under: readonly Block[], held: Held): void {
    const role = roleOf(line, this.language);
    // `## Data`, `### Constraints`: what programs put over the parts of a request.
    if (role === 'container' || role === 'aside') {
      this.named.push(line);
      const own = this.blocks(under, undefined);
      if (role === 'aside') this.aside({ ...line, end: under.at(-1)?.end ?? line.end });
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
    if (this.notesUnder(line, under, held)) return;
    const own = this.blocks(under, line.tokens);
    const { start } = line;
    held.parts.push({ head: line, ...own, start, end: under.at(-1)?.end ?? line.end });
  }

  private block(block: Block, held: Held, head: Stretch | undefined): void {
    switch (block.kind) {
      case 'talk':
        (block.role === 'request' ? this.requests : this.talk).push(block.line);
        if (block.role === 'aside' || block.role === 'instruction') this.asides.push(block.line);
        return;
      case 'table': {
        const series = seriesOfTable(block, this.language, head);
        const title = head === undefined || head.length === 0 ? undefined : phraseOf(this.source, head, 0, head.length);
        const reference = series?.reference ?? referenceIn(this.source, head ?? []);
        if (series !== undefined)
          held.series.push({
            ...series,
            ...(title === undefined ? {} : { head: title }),
            ...(reference === undefined ? {} : { reference }),
          });
        const grid = gridOfTable(block, title);
        if (grid !== undefined) held.grids.push(grid);
        held.parts.push(...headedLists(block).map((list) => this.columnPart(list)));
        return;
      }
      case 'list':
        this.list(block.items, block.ordered, held, head);
        return;
      case 'paragraph':
        this.sentences(
          block.sentences.flatMap((s) => rowApart(s.tokens)),
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

  /** Columns stand side by side: only their heads are apart. */
  private columnPart({ head, cells }: ReturnType<typeof headedLists>[number]): Part {
    const lines = cells.map((c) => c.tokens);
    const list = lines.length === 1 ? undefined : seriesOf(this.source, lines, { listed: true, head: head.tokens });
    const found = list === undefined ? this.partOf(head.tokens, lines[0] ?? [], []).series : [list];
    const { start, end } = head;
    return { head, ...none(), series: found.map((s) => ({ ...s, start, end })), sentences: cells, start, end };
  }

  private list(all: readonly ListItem[], ordered: boolean, held: Held, head: Stretch | undefined): void {
    // Among figures an item that orders how they are drawn is none of them.
    const isFigured = all.filter((i) => i.line.tokens.some(isAmount)).length * 2 > all.length;
    // "2 no-shows, but keep that off the slide" is none whatever it says.
    const isWithheld = (tokens: Stretch): boolean =>
      tokens.some((t) => isOf(t, 'withheld')) || tokens.some((t, k) => isOf(t, 'forbid') && (k < 2 || t.text.includes(' ')));
    const isDrawing = (tokens: Stretch): boolean => isFigured && isOf(tokens[0], 'order') && !tokens.some(isAmount);
    const orders = all.filter(({ line: { tokens } }) => isDrawing(tokens) || (isFigured && isWithheld(tokens)));
    for (const { line } of orders) this.aside(line);
    const items = all.filter((i) => !orders.includes(i));
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
      if (inner !== undefined && !isStretch(inner, this.tokens)) own.series.push(inner);
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

  /** Takes what is listed under a head such as "Assumptions", behind what is drawn; false where it is content. */
  private notesUnder(label: Phrase, under: readonly Block[], held: Held): boolean {
    const role = roleOf(label, this.language);
    const lines = under.flatMap((b): readonly Phrase[] =>
      b.kind === 'paragraph' ? b.sentences : b.kind === 'list' ? b.items.map((i) => i.line) : [],
    );
    const isPlain = under.every((b) => b.kind === 'paragraph' || (b.kind === 'list' && b.items.every((i) => i.blocks.length === 0)));
    if ((role !== 'note' && role !== 'basis') || !holdsData(held) || !isPlain || lines.length === 0) return false;
    this.named.push(label);
    for (const line of lines) {
      const tokens = tokensIn({ tokens: this.tokens }, line);
      const colon = colonIn(tokens);
      const [head, said] = [tokens.slice(0, colon), tokens.slice(colon + 1)];
      const isLabelled = colon > 0 && said.length > 0;
      if (isLabelled && this.takes(phraseOf(this.source, head, 0, colon), head, phraseOf(this.source, said, 0, said.length), true))
        continue;
      if (isOf(tokens[0], 'forbid', 'order', 'polite')) this.aside(line);
      else this.notes.push(line);
    }
    return true;
  }

  /** Takes a line that says something of the slide as a whole; false where it is content. `isBeside` says that it stands beside what is drawn. */
  private takes(label: Phrase, tokens: Stretch, said: Phrase | undefined, isBeside: boolean): boolean {
    const role = roleOf(label, this.language);
    // `Action: …` is a name of programs in small letters, and of a story with a capital.
    if (role === 'aside' && tokens.some((t) => isOf(t, 'approach', 'ask') && t.capital)) return false;
    // `Design: March to May` is a task, and `design: dark` a look.
    const [word] = tokens;
    const isDated = said !== undefined && tokensIn({ tokens: this.tokens }, said).some((t) => t.kind === 'period');
    if (role === 'aside' && isDated && word?.kind === 'word' && word.capital) return false;
    const isMany = role === 'form' || role === 'aside' || role === 'note' || role === 'basis';
    if (role === undefined || said === undefined || role === 'container' || (!isMany && this.roles.has(role))) return false;
    // `comments: 412` is a figure like its neighbours.
    const isNote = role === 'note' || (role === 'basis' && isBeside);
    if ((role === 'basis' && !isBeside) || (isNote && !tokensIn({ tokens: this.tokens }, said).some((t) => t.kind === 'word')))
      return false;
    if ((role === 'source' || role === 'takeaway') && tokensIn({ tokens: this.tokens }, said).filter(isAmount).length >= FIGURES)
      return false;
    const [first] = tokensIn({ tokens: this.tokens }, said);
    this.named.push(label);
    // `note: do not show the logo`
    if (isOf(first, 'forbid', 'order', 'polite') && role !== 'form' && role !== 'title') this.aside(said);
    else if (role === 'form') this.asks.push(said);
    else if (role === 'aside') this.aside({ start: label.start, end: said.end });
    else if (role === 'note') this.notes.push(said);
    else if (role === 'basis') this.notes.push({ text: `${label.text}: ${said.text}`, start: label.start, end: said.end });
    else this.roles.set(role, said);
    return true;
  }

  private fields(all: readonly Extract<Block, { kind: 'field' }>[], held: Held, head: Stretch | undefined): void {
    // `quote slide: "…" - Maureen`: words of others with what asks for them.
    const run = all.filter(({ label, line, blocks }) => {
      const isAsking = blocks.length === 0 && label.tokens.some((t) => isOf(t, 'visual', 'frame', 'order'));
      const quote = isAsking && line !== undefined ? quotedIn(this.source, line.tokens) : undefined;
      if (quote === undefined) return true;
      held.series.push(quote);
      this.requests.push(label);
      return false;
    });
    if (run.length === 0) return;
    const isRole = ({ label }: (typeof run)[number]): boolean => roleOf(label, this.language) !== undefined;
    const isData = holdsData(held) || run.some((f) => f.blocks.length > 0) || run.filter((f) => !isRole(f)).length > 1;
    const content = run.filter(({ label, line, blocks }) => {
      if (blocks.length > 0 && roleOf(label, this.language) === 'container') this.named.push(label);
      return blocks.length > 0
        ? line !== undefined || !this.notesUnder(label, blocks, held)
        : !this.takes(label, label.tokens, line, isData);
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
      else {
        const part = this.partOf(f.label.tokens, body, f.blocks);
        if (f.blocks.length === 0 && content.length === 1 && !part.series.some(isFigured)) this.single(body, held);
        held.parts.push(part, ...more.flatMap((t) => this.part(t, [])));
      }
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
    held.series.push(...bridgesIn(this.source, sentences));
    // `Capex ±10%: 49 / 79. Opex: 60 / 68`: sentences with heads of their own that are items of one series.
    const run = sentences.some((t) => colonIn(t) > 0) ? runOf(this.source, sentences) : undefined;
    const isOne =
      run?.series.items.every((i) => i.values.length > 0) === true && sentences.slice(run.from, run.to).some((t) => colonIn(t) > 0);
    if (isOne) held.series.push(run.series);
    const rows = new Map<Stretch, Series>();
    const dashed = sentences.filter((s) => dashIn(s) > 0 && colonIn(s) < 0).length > 1;
    const flush = (): void => {
      const run = runOf(this.source, plain);
      if (run !== undefined) held.series.push(run.series);
      for (const [i, tokens] of plain.entries()) {
        if (run !== undefined && i >= run.from && i < run.to) continue;
        const row = rows.get(tokens);
        if (row === undefined) this.sentence(tokens, held);
        else held.series.push(row);
      }
      plain.length = 0;
    };
    const handed: Item[] = [];
    const made: Formula[] = [];
    const lone: Stretch[] = [];
    const tree = underIn(this.source, sentences);
    if (tree !== undefined) held.series.push(tree.series);
    for (const tokens of sentences) {
      if (tokens.every((t) => t.kind === 'mark') || tree?.used.has(tokens)) continue;
      const quote = quotedIn(this.source, tokens);
      if (quote !== undefined) {
        held.series.push(quote);
        continue;
      }
      const colon = colonIn(tokens);
      const edges = handedIn(this.source, tokens.slice(colon + 1));
      const formulas = edges === undefined ? formulasIn(this.source, tokens) : undefined;
      if (edges !== undefined || formulas !== undefined) {
        const head = edges !== undefined ? colon : tokens.indexOf(formulas?.[0]?.tokens[0] as Token) - 1;
        if (head > 0) held.sentences.push(phraseOf(this.source, tokens, 0, head));
        handed.push(...(edges ?? []));
        made.push(...(formulas ?? []));
        lone.push(edges === undefined ? tokens : tokens.slice(colon + 1));
        continue;
      }
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
        // A head over all rows that follow.
        if (dashed && dashIn(said) > 0) {
          flush();
          held.sentences.push(phraseOf(this.source, head, 0, head.length));
          held.parts.push(this.partOf(said.slice(0, dashIn(said)), said.slice(dashIn(said) + 1), []));
          continue;
        }
        if (sentences.length > 2 && held.parts.length === 0 && this.opens(head, said, held)) continue;
        if (this.takes(phraseOf(this.source, head, 0, head.length), head, phraseOf(this.source, said, 0, said.length), holdsData(held)))
          continue;
        flush();
        // `SWOT: Strengths: brand. Weaknesses: cost.`: the first head stands over all sentences that have one of their own.
        if (held.parts.length === 0 && isHeaded(said) && sentences.slice(sentences.indexOf(tokens) + 1).some(isHeaded)) {
          held.sentences.push(phraseOf(this.source, head, 0, head.length));
          held.parts.push(...this.part(said, []));
          continue;
        }
        const part = this.partOf(head, said, []);
        held.parts.push(part);
        held.series.push(...part.series.filter((s) => s.items.length > 1));
        if (!part.series.some(isFigured)) this.single(tokens, held);
        continue;
      }
      // `Design - Ana R, Ben A. Build - Cleo R, Ben A`: heads before dashes.
      const isRated =
        dashed &&
        readItem(this.source, tokens)
          .get('rated')
          ?.some((r) => r.item.text === undefined) === true;
      const dash = dashed && !isRated ? dashIn(tokens) : -1;
      if (dash > 0) {
        flush();
        held.parts.push(this.partOf(tokens.slice(0, dash), tokens.slice(dash + 1), []));
        continue;
      }
      const series = readSeries(this.source, headedByLine(tokens));
      if (series === undefined || series.type === 'text') {
        // `Port strike - likely, minor.`: a row of texts for itself, and of marks among others like it.
        plain.push(tokens);
        if (series !== undefined) rows.set(tokens, series);
      } else {
        flush();
        held.series.push(series);
        this.spare.push(phraseOf(this.source, tokens, 0, tokens.length));
      }
    }
    const told = [handedOver(handed, this.tokens), treeOf(made)].filter((s) => s !== undefined);
    if (told.length === 0) plain.push(...lone);
    flush();
    held.series.push(...told);
  }

  /** "Issue tree: why is churn rising?" over its branches: a title, and the question that they answer. */
  private opens(head: Stretch, said: Stretch, held: Held): boolean {
    if (said.at(-1)?.text !== '?' || this.roles.has('title')) return false;
    this.roles.set('title', phraseOf(this.source, head, 0, head.length));
    held.sentences.push(phraseOf(this.source, said, 0, said.length));
    return true;
  }

  private sentence(tokens: Stretch, held: Held): void {
    const said = phraseOf(this.source, tokens, 0, tokens.length);
    // "Sort by size", "No icons": an order to whoever makes the slide.
    if (isOrder(tokens)) {
      this.aside(said);
      return;
    }
    held.sentences.push(said);
    this.single(tokens, held);
  }

  /** One item with a figure, a base that is named besides, or items of several series between commas, where all of them are one. */
  private single(tokens: Stretch, held: Held): void {
    if (isUnnamed(tokens)) return;
    const pieces = piecesIn(this.source, tokens);
    if (pieces !== undefined) {
      held.series.push(pieces.run);
      this.singles.push(...pieces.singles);
      return;
    }
    const first = seriesOf(this.source, [tokens], {});
    const other = first?.type === 'range' ? seriesOf(this.source, [tokens], { not: 'range' }) : undefined;
    const singles = [first, other].filter((s) => s !== undefined).filter((s) => s.type !== 'text' && s.type !== 'labelled');
    this.singles.push(...singles);
    if (singles.length > 0) return;
    const aside = referenceIn(this.source, tokens);
    if (aside !== undefined) this.singles.push({ ...ROW, type: 'value', items: [aside], start: aside.start, end: aside.end });
  }
}

/** "As of 30 June", "n = 412": a date or a count that no word names. */
const isUnnamed = (tokens: Stretch): boolean =>
  tokens.every((t) => t.kind !== 'word' || t.text.length === 1 || isOf(t, 'in', 'at', 'date')) && tokens.some((t) => t.kind === 'word');

const worded = (phrase: Phrase | undefined): boolean => phrase !== undefined && phrase.text.trim() !== '';

/** Words of a name in a row of names. */
const LONGEST_ROW = 5;

/** Three names or more between commas. */
const isRow = (tokens: Stretch): boolean => {
  const parts = splitAt(tokens, (t) => isMark(t, ',;'));
  return parts.length > 2 && parts.every((p) => p.length > 0 && p.length <= LONGEST_ROW);
};

/** A row of figures on a line of its own ends with its line: what stands on the lines behind it are sentences. */
function rowApart(tokens: Stretch): readonly Stretch[] {
  const lines = splitAt(tokens, (t) => isMark(t, '\n'));
  const isFigures = (line: Stretch): boolean => {
    const parts = splitAt(line, (t) => isMark(t, ',;'));
    return parts.length > 1 && parts.every((p) => p.some(isAmount));
  };
  const row = lines.findLastIndex(isFigures);
  const behind = lines.slice(row + 1);
  const last = lines[row]?.at(-1);
  if (last === undefined || behind.length === 0 || behind.some((line) => line.length === 0 || line.some(isAmount))) return [tokens];
  return [tokens.slice(0, tokens.indexOf(last) + 1), ...behind];
}

/** A first line without figures over one that has them, or over a row of names, is its head, as if a colon stood between. */
function headedByLine(tokens: Stretch): Stretch {
  const end = tokens.findIndex((t) => isMark(t, '\n'));
  const line = tokens[end];
  const isHead = line?.kind === 'mark' && end > 0 && !tokens.slice(0, end).some((t) => isAmount(t) || isMark(t, ',;|>'));
  const isAlone = !tokens.slice(end + 1).some((t) => isMark(t, '\n'));
  if (!isHead || !isAlone || line === undefined || (tokens.slice(end).filter(isAmount).length < 2 && !isRow(tokens.slice(end + 1))))
    return tokens;
  return [...tokens.slice(0, end), { ...line, mark: ':' }, ...tokens.slice(end + 1)];
}

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
    held.parts.length === 1 &&
    sole !== undefined &&
    held.series.every((s) => s.items.length < 2 || s.start >= sole.start) &&
    sole.series.every((s) => s.items.length < 2) &&
    sole.parts.length === 0
      ? sole
      : undefined;
  if (headed !== undefined) said.unshift(...headed.sentences);
  // A head alone over a table.
  const over = held.parts.length === 1 && said.length === 0 && (sole?.grids.length ?? 0) > 0 ? sole : undefined;
  const given = roles.get('title');
  const title = (given && unforwarded(given, document.language)) ?? (titled ? first.line : (headed ?? over)?.head);
  // Marks of answers say nothing of the slide.
  const isMarked = given !== undefined && title !== undefined && title.start > given.start;
  const marks = isMarked ? [{ text: document.text.slice(given.start, title.start), start: given.start, end: title.start }] : [];
  const role = (name: Role, as: string): Record<string, Phrase> => {
    const found = roles.get(name);
    return worded(found) && found !== undefined ? { [as]: found } : {};
  };
  const told = held.series.map((s) =>
    withoutUnit(
      withPointers(document.text, withRecords(document.text, withColumns(s, reader.tokens), reader.tokens), reader.tokens),
      document.language,
    ),
  );
  const unit = roles.get('unit') ?? told.find((t) => t.unit !== undefined)?.unit;
  // What is asked for behind the content orders how it is drawn.
  const begin = Math.min(...[...held.series, ...held.grids, ...held.parts].map((of) => of.start));
  return {
    text: document.text,
    tokens: reader.tokens,
    language: document.language,
    ...(title === undefined ? {} : { title, titled: given !== undefined }),
    ...role('subtitle', 'subtitle'),
    ...role('takeaway', 'takeaway'),
    ...role('source', 'source'),
    notes: reader.notes,
    ...(unit === undefined || !worded(unit) ? {} : { unit }),
    series: told.map((t) => t.series),
    grids: held.grids,
    parts: pointedParts(document.text, held.parts, reader.tokens),
    sentences: said,
    singles: reader.singles,
    spare: reader.spare,
    talk: [...reader.requests, ...reader.talk, ...talk, ...marks],
    asides: [...reader.asides, ...reader.requests.filter((r) => r.start > begin)],
    requests: reader.requests,
    named: reader.named,
    asks: reader.asks,
  };
}
