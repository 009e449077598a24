/** What a brief says itself of its slide: `titled "Hull leads"`, `Title: Hull leads` within a request, `Bar chart: Hull leads` over its data. */
import type { Block, Line, Token } from '../document.ts';
import { formWordsIn, type Lexicon, type WordClass } from '../lexicon.ts';
import { cutLine } from '../tokens/cut-line.ts';

/** Words between the name of a title and its quotation mark: `the title should be "…"`. */
const MOST_BETWEEN = 3;
/** Words of a title. */
const LONGEST = 30;
/** Words of a form's name, with the word for a picture behind it. */
const LONGEST_NAME = 5;
/** Commas of a title; more are of a list: `Agenda: minutes, budget, depot`. */
const MOST_COMMAS = 1;

const isMark = (token: Token | undefined, marks: string): boolean => token?.kind === 'mark' && marks.includes(token.mark);
const is = (token: Token | undefined, ...classes: readonly WordClass[]): boolean =>
  token?.kind === 'word' && token.classes.some((c) => classes.includes(c));
const isAsked = (before: readonly Token[]): boolean => is(before[0], 'order', 'polite') || before.some((t) => is(t, 'visual'));
const hasAmount = (tokens: readonly Token[]): boolean => tokens.some((t) => t.kind === 'number' && !t.year);

type Field = Extract<Block, { kind: 'field' }>;

interface FormNames {
  readonly names: ReadonlySet<string>;
  readonly subjects: ReadonlySet<string>;
}
const known = new Map<string, FormNames>();

/** Names of forms and words of their subjects, in one language and in English. */
function namesOf(language: string): FormNames {
  const found = known.get(language);
  if (found !== undefined) return found;
  const forms = [language, 'en'].flatMap((one) => Object.entries(formWordsIn(one)));
  const made = {
    names: new Set(forms.flatMap(([form, { names = [] }]) => [form.replaceAll('_', ' '), ...names.map((n) => n.toLowerCase())])),
    subjects: new Set(forms.flatMap(([, { words = [] }]) => words.map((w) => w.toLowerCase()))),
  };
  known.set(language, made);
  return made;
}

class SaidTitle {
  private readonly text: string;
  private readonly lexicon: Lexicon;
  private readonly names: ReadonlySet<string>;
  /** Of their subjects: `Process: how a claim is paid` right above a list. */
  private readonly subjects: ReadonlySet<string>;
  private readonly label: string;
  constructor(text: string, lexicon: Lexicon) {
    this.text = text;
    this.lexicon = lexicon;
    ({ names: this.names, subjects: this.subjects } = namesOf(lexicon.language));
    this.label = [...lexicon.roles].find(([, role]) => role === 'title')?.[0] ?? 'title';
  }

  read(blocks: readonly Block[]): readonly Block[] {
    const out: Block[] = [];
    for (const [i, block] of blocks.entries()) out.push(...(this.ofBlock(block, blocks.slice(i + 1)) ?? [block]));
    return out;
  }

  private ofBlock(block: Block, behind: readonly Block[]): readonly Block[] | undefined {
    if (block.kind === 'paragraph') return this.ofParagraph(block, behind);
    if (block.kind === 'heading') {
      const { line } = block;
      return this.ofForm(line, behind) ?? this.quoted(line)?.blocks ?? this.labelled(line);
    }
    return block.kind === 'field' ? this.ofField(block, behind) : undefined;
  }

  private ofParagraph(block: Extract<Block, { kind: 'paragraph' }>, behind: readonly Block[]): readonly Block[] | undefined {
    const { sentences } = block;
    const [only, ...others] = sentences;
    // `Content:` over all that is drawn says nothing of its own.
    if (only !== undefined && others.length === 0 && this.isContainer(only)) return [request(only)];
    const found = sentences.map((line, i) => {
      const said = this.quoted(line)?.blocks ?? this.labelled(line);
      return said ?? (i === 0 && sentences.length === 1 ? this.ofForm(line, behind) : undefined);
    });
    if (found.every((f) => f === undefined)) return undefined;
    return sentences.flatMap((line, i) => found[i] ?? [paragraph(line)]);
  }

  private ofField(block: Field, behind: readonly Block[]): readonly Block[] | undefined {
    const { label, line, blocks } = block;
    const quoted = this.quoted(label);
    if (quoted !== undefined && (line === undefined || blocks.length > 0)) {
      const before = quoted.blocks.filter((b) => b.kind !== 'field');
      return [...before, quoted.title, ...(line === undefined ? [] : [paragraph(line)]), ...blocks];
    }
    if (line === undefined || this.formAt(label.tokens, [...blocks, ...behind]) !== label.tokens.length || !this.isTitle(line.tokens))
      return undefined;
    // `Option A: sell` over its list, beside other options.
    const isOneOf = behind.some((b) => b.kind === 'field' && b.blocks.length > 0);
    if (isOneOf || !bringsMore([...blocks, ...behind])) return undefined;
    return [request(label), this.titled(line), ...blocks];
  }

  /** `… titled "Hull leads" …`, with what stands around it. */
  private quoted(line: Line): { readonly title: Block; readonly blocks: readonly Block[] } | undefined {
    const { tokens } = line;
    for (let i = 0; i < tokens.length; i++) {
      if (!this.namesTitle(tokens[i])) continue;
      const open = i + 1 + tokens.slice(i + 1, i + 2 + MOST_BETWEEN).findIndex((t) => isMark(t, '"'));
      if (open === i || !tokens.slice(i + 1, open).every((t) => isMark(t, ':-') || is(t, 'is', 'frame', 'of', 'the', 'to', 'for')))
        continue;
      const close = open + 1 + tokens.slice(open + 1, open + 1 + LONGEST).findIndex((t) => isMark(t, '"'));
      if (close <= open + 1) continue;
      // `A project called "Aurora" costs 4m` is content: a title is asked for, or its line ends with it.
      const isLast = this.isRole(tokens[i]) && tokens.slice(close + 1).every((t) => t.kind === 'mark');
      if (!isLast && !isAsked(tokens.slice(0, i))) continue;
      const title = this.titled(cutLine(line, open + 1, close, this.text));
      let to = i;
      while (to > 0 && (isMark(tokens[to - 1], ',;:-') || is(tokens[to - 1], 'with', 'and', 'the'))) to--;
      let from = close + 1;
      while (from < tokens.length && isMark(tokens[from], ',;:.-\n')) from++;
      // `with the following` leads to what is brought.
      const isLead = tokens.slice(from).every((t) => t.kind === 'mark' || is(t, 'with', 'and', 'frame', 'from', 'of', 'for', 'the', 'in'));
      const [before, after] = [cutLine(line, 0, to, this.text), cutLine(line, from, isLead ? from : tokens.length, this.text)];
      return { title, blocks: [...(to > 0 ? [paragraph(before)] : []), title, ...(after.tokens.length > 0 ? [paragraph(after)] : [])] };
    }
    return undefined;
  }

  /** `Make a chart of this. Title: Hull leads`: a label within a line. */
  private labelled(line: Line): readonly Block[] | undefined {
    const { tokens } = line;
    const at = tokens.findIndex(
      (t, i) => i > 1 && isMark(tokens[i - 1], '.!?,;\n-') && this.isRole(t) && isMark(tokens[i + 1], ':') && !isMark(tokens[i + 2], '"'),
    );
    if (at < 0) return undefined;
    const feed = tokens.findIndex((t, i) => i > at && isMark(t, '\n'));
    const end = feed < 0 ? tokens.length : feed;
    const said = cutLine(line, at + 2, end, this.text);
    if (said.tokens.length === 0 || said.tokens.length > LONGEST) return undefined;
    const rest = cutLine(line, end + 1, tokens.length, this.text);
    return [
      ...(at > 0 ? [paragraph(cutLine(line, 0, at, this.text))] : []),
      this.titled(said),
      ...(rest.tokens.length > 0 ? [paragraph(rest)] : []),
    ];
  }

  /** `Bar chart: Hull leads`, `Funnel – Trials lose most` above what is drawn. */
  private ofForm(line: Line, behind: readonly Block[]): readonly Block[] | undefined {
    const { tokens } = line;
    const at = this.formAt(tokens, behind);
    if (at === 0 || !isMark(tokens[at], ':-') || !bringsMore(behind)) return undefined;
    const title = cutLine(line, at + 1, tokens.length, this.text);
    if (!this.isTitle(title.tokens)) return undefined;
    const name = cutLine(line, 0, at, this.text);
    return [request(name), this.titled(title)];
  }

  /** How many tokens at the beginning name a form. */
  private formAt(tokens: readonly Token[], behind: readonly Block[]): number {
    const end = tokens.findIndex((t) => t.kind !== 'word');
    const words = tokens.slice(0, end < 0 ? tokens.length : end);
    if (words.length === 0 || words.length > LONGEST_NAME) return 0;
    const name = (of: readonly Token[]): string => of.map((t) => t.text.toLowerCase().replaceAll('-', ' ')).join(' ');
    const isPicture = words.length > 1 && is(words.at(-1), 'visual');
    const isOver = behind[0]?.kind === 'list' || behind[0]?.kind === 'table';
    const isName =
      this.names.has(name(words)) || (isOver && this.subjects.has(name(words))) || (isPicture && this.names.has(name(words.slice(0, -1))));
    return isName ? words.length : 0;
  }

  private isTitle = (tokens: readonly Token[]): boolean =>
    tokens.length > 0 &&
    tokens.length <= LONGEST &&
    tokens.some((t) => t.kind === 'word') &&
    tokens.filter((t) => isMark(t, ',;|')).length <= MOST_COMMAS &&
    !hasAmount(tokens) &&
    !tokens.some((t) => isMark(t, ':\n'));

  private isContainer({ tokens, text }: Line): boolean {
    return isMark(tokens.at(-1), ':') && this.lexicon.roles.get(text.slice(0, -1).trim().toLowerCase()) === 'container';
  }

  private isRole = (token: Token | undefined): boolean => token?.kind === 'word' && this.lexicon.roles.get(token.lower) === 'title';
  private namesTitle = (token: Token | undefined): boolean => this.isRole(token) || is(token, 'titled');

  private titled = (line: Line): Block => {
    const { start } = line;
    return { kind: 'field', label: { text: this.label, start, end: start, tokens: [] }, line, blocks: [], start, end: line.end };
  };
}

const request = (line: Line): Block => ({ kind: 'talk', role: 'request', line, start: line.start, end: line.end });
const paragraph = (line: Line): Block => ({ kind: 'paragraph', sentences: [line], start: line.start, end: line.end });

/** A list, a table, labelled lines or figures: what is drawn under a title. */
const bringsMore = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (b) =>
      b.kind === 'list' ||
      b.kind === 'table' ||
      (b.kind === 'field' &&
        (b.blocks.length > 0 || (b.line?.tokens ?? []).some((t) => isMark(t, ',;') || (t.kind === 'number' && !t.year)))) ||
      (b.kind === 'paragraph' && b.sentences.some((s) => hasAmount(s.tokens) || s.tokens.some((t) => isMark(t, ',;\n/')))),
  ) || blocks.filter((b) => b.kind === 'field').length > 1;

/** The blocks with what the brief calls its title as a labelled line, and the name of a form before it as a request. */
export const withSaidTitle = (blocks: readonly Block[], text: string, lexicon: Lexicon): readonly Block[] =>
  new SaidTitle(text, lexicon).read(blocks);
