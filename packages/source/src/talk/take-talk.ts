/** Parts what is said to whoever makes the slide from what is to stand on it. */
import type { Block, Line, TalkRole, Token } from '../document.ts';
import type { Lexicon, WordClass } from '../lexicon.ts';
import { cutLine } from '../tokens/cut-line.ts';
import { breaksIn, chatHead, speakerOf } from './chat.ts';
import { voiceChances } from './learned.ts';
import { messageTalk } from './message.ts';

/** Fewer sentences do not tell who speaks; more are no message of one person. */
const FEWEST = 3;
const MOST = 120;
/** Chance from which a sentence is talk; with a figure it must be surer. */
const SURE = 0.8;
const SURE_OF_FIGURES = 0.9;
const MOST_NAMES = 3;
const LONGEST_LEAD = 8;
/** Words of a greeting, and of a line that signs. */
const LONGEST_GREETING = 6;
const LONGEST_SIGNATURE = 8;
const LONGEST_FAREWELL = 5;
/** Words of an item of a list. */
const LONGEST_ITEM = 5;
/** Greetings and thanks that are parted from one sentence. */
const MOST_PARTS = 4;

type Chances = ReadonlyMap<string, number>;
type Talk = Extract<Block, { kind: 'talk' }>;
type Heading = Extract<Block, { kind: 'heading' }>;

export function takeTalk(blocks: readonly Block[], text: string, lexicon: Lexicon): readonly Block[] {
  return new Taker(blocks, text, lexicon).take(blocks);
}

const is = (token: Token | undefined, ...classes: readonly WordClass[]): boolean =>
  token?.kind === 'word' && token.classes.some((c) => classes.includes(c));
const isMark = (token: Token | undefined, marks: string): boolean => token?.kind === 'mark' && marks.includes(token.mark);
const isAmount = (token: Token): boolean => token.kind === 'number' && !token.year;
/** `+49 170 1234567`. */
const isPhone = (token: Token): boolean => token.kind === 'number' && token.sign === '+' && token.unit === '' && token.value < 1_000;
const wordsOf = (tokens: readonly Token[]): readonly Token[] => tokens.filter((t) => t.kind === 'word');
/** Few words that end at a colon. */
const isLeadIn = ({ tokens }: Line): boolean =>
  isMark(tokens.at(-1), ':') && wordsOf(tokens).length <= LONGEST_LEAD && !tokens.some(isAmount);
/** Somebody speaks of himself; a letter alone is a role of a matrix: `A: CFO, I: Legal`. */
const isSpoken = (tokens: readonly Token[]): boolean =>
  tokens.some((t, i) => is(t, 'speaker') && (t.text.length > 1 || tokens[i + 1]?.kind === 'word'));

const isWithheld = ({ tokens }: Line): boolean => tokens.some((t) => is(t, 'withheld'));
const isUnder = (over: Heading | undefined, block: Block): boolean =>
  over !== undefined && (block.kind !== 'heading' || block.level > over.level);

/** Where what is asked for is listed, "spokes to Lyon, Turin, Basel and Milan": behind the joint before its first item; 0 where nothing is. */
function listIn(tokens: readonly Token[]): number {
  const commas = tokens.flatMap((t, i) => (isMark(t, ',') ? [i] : []));
  const [first = 0] = commas;
  const last = commas.at(-1) ?? 0;
  if (commas.length < 2 || !tokens.slice(last).some((t) => is(t, 'and', 'or'))) return 0;
  const joint = tokens.findLastIndex((t, i) => i < first && is(t, 'of', 'to', 'with', 'for', 'in', 'by', 'from'));
  return joint > 0 && first - joint <= LONGEST_ITEM ? joint + 1 : 0;
}

const talk = (role: TalkRole, line: Line): Talk => ({ kind: 'talk', role, line, start: line.start, end: line.end });

class Taker {
  private readonly text: string;
  private readonly lexicon: Lexicon;
  private readonly chances = new Map<Line, Chances>();
  private readonly lines = new Map<Line, readonly Line[]>();
  /** Once somebody has signed, names and numbers that follow are the signature's. */
  private signed = false;
  /** It began with a greeting. */
  private addressed = false;
  private readonly isChat: boolean;
  private readonly first: Line | undefined;
  private readonly last: Line | undefined;
  private readonly isLastOfAll: boolean;

  constructor(blocks: readonly Block[], text: string, lexicon: Lexicon) {
    this.text = text;
    this.lexicon = lexicon;
    const open = blocks.flatMap((b) => (b.kind === 'paragraph' ? b.sentences : []));
    this.isChat = this.looksLikeChat(open);
    this.first = open[0];
    this.last = open.at(-1);
    this.isLastOfAll = blocks.at(-1)?.kind === 'paragraph';
    const lines = open.flatMap((s) => this.linesOf(s));
    if (lines.length < FEWEST || lines.length > MOST) return;
    const said = lines.map((s) => s.text);
    for (const [i, line] of lines.entries()) this.chances.set(line, voiceChances(said, i));
  }

  /** Two lines or more with a time and a name, and somebody speaks twice or says what is for no slide. */
  private looksLikeChat(sentences: readonly Line[]): boolean {
    const heads = sentences.flatMap((s) => this.linesOf(s)).filter((l) => chatHead(l.tokens) > 0);
    if (heads.length < 2) return false;
    const names = new Set(heads.map((l) => speakerOf(l.tokens)));
    return names.size < heads.length || heads.some((l) => this.role(this.cut(l, chatHead(l.tokens), l.tokens.length)) !== undefined);
  }

  /** Lines of a sentence; itself where it has one. */
  private linesOf(line: Line): readonly Line[] {
    const known = this.lines.get(line);
    if (known !== undefined) return known;
    const ends = [...breaksIn(line), line.tokens.length];
    const lines =
      ends.length === 1
        ? [line]
        : ends.map((end, i) => this.cut(line, i === 0 ? 0 : (ends[i - 1] as number) + 1, end)).filter((l) => l.tokens.length > 0);
    this.lines.set(line, lines);
    return lines;
  }

  take(blocks: readonly Block[]): readonly Block[] {
    // `---------- Forwarded message ---------`
    const [rule] = blocks;
    const isSentOn = rule?.kind === 'heading' && /^-{2,}.*-{2,}$/u.test(this.text.slice(rule.start, rule.end));
    const from = isSentOn ? 1 : 0;
    const mail = this.mailHead(blocks, from);
    const out: Block[] = isSentOn ? [talk('aside', rule.line)] : [];
    /** The heading of what is not to be shown. */
    let withheld: Heading | undefined;
    for (const [i, block] of blocks.entries()) {
      if (i < from) continue;
      if (i < mail && block.kind === 'field' && block.line !== undefined && this.mailLabel(block.label) !== 'title')
        out.push(talk('aside', this.spanned(block, block.line)));
      else if (isUnder(withheld, block)) out.push(talk('instruction', this.spanned(block, (withheld as Heading).line)));
      else {
        withheld = block.kind === 'heading' && isWithheld(block.line) ? block : undefined;
        out.push(...this.block(block));
      }
    }
    // A lone sentence that asks for nothing is what is to be said.
    const [only] = out;
    if (out.length === 1 && only?.kind === 'talk' && only.role === 'aside') return blocks;
    // What is talk throughout is all there is to draw.
    return out.some((b) => b.kind !== 'talk') || !blocks.some((b) => b.kind !== 'paragraph') ? messageTalk(out, this.text) : blocks;
  }

  private spanned = ({ start, end }: Block, line: Line): Line => ({ ...line, start, end, text: this.text.slice(start, end) });

  /** How many fields at the beginning are the head of a mail. */
  private mailHead(blocks: readonly Block[], from: number): number {
    let n = from;
    while (blocks[n]?.kind === 'field' && this.mailLabel((blocks[n] as Extract<Block, { kind: 'field' }>).label) !== undefined) n++;
    return n - from >= 2 ? n : 0;
  }

  private mailLabel(label: Line): string | undefined {
    const role = this.lexicon.roles.get(label.text.toLowerCase());
    if (role === 'title') return role;
    return wordsOf(label.tokens).length <= 2 && is(label.tokens[0], 'mail') ? 'mail' : undefined;
  }

  private block(block: Block): readonly Block[] {
    if (block.kind === 'paragraph') return this.paragraph(block);
    if (block.kind === 'heading') {
      // Whoever writes `#` means a heading.
      const isWritten = this.text.slice(this.text.lastIndexOf('\n', block.start) + 1, block.start).includes('#');
      const role = isWritten ? undefined : this.role(block.line);
      return role === undefined ? [block] : [talk(role, block.line)];
    }
    if (block.kind === 'field') return this.field(block);
    // Behind a signature there are names, numbers and small print.
    return [block];
  }

  /** `Please chart this:` over what is to be charted. */
  private field(block: Extract<Block, { kind: 'field' }>): readonly Block[] {
    const { label } = block;
    // `Noted but not for the slide: flat 4 is behind with the rent`, and what is listed under it.
    if (isWithheld(label)) return [talk('instruction', this.spanned(block, label))];
    if (this.signed && block.blocks.length === 0 && block.line !== undefined) return [talk('signature', this.spanned(block, block.line))];
    // A name of a field, `chart: tornado`, is read as such.
    if (label.tokens.some(isAmount) || this.lexicon.roles.has(label.text.toLowerCase())) return [block];
    // `Design: March to May` names a task, though whoever asks may say "design" too.
    const isName = wordsOf(label.tokens).length === 1 && !is(label.tokens[0], 'polite');
    const isAsked = !isName && this.isRequest(label) && (block.blocks.length > 0 || !this.hasTopic(label.tokens));
    const isGreeting = is(label.tokens[0], 'greeting') && wordsOf(label.tokens).length <= LONGEST_GREETING;
    if (!isAsked && !isGreeting) return [block];
    const rest: readonly Block[] =
      block.line === undefined ? [] : [{ kind: 'paragraph', start: block.line.start, end: block.line.end, sentences: [block.line] }];
    return [talk(isGreeting ? 'greeting' : 'request', label), ...rest, ...block.blocks];
  }

  private paragraph(block: Extract<Block, { kind: 'paragraph' }>): readonly Block[] {
    const out: Block[] = [];
    let kept: Line[] = [];
    const flush = (): void => {
      const [first, last] = [kept[0], kept.at(-1)];
      if (first !== undefined && last !== undefined) out.push({ kind: 'paragraph', start: first.start, end: last.end, sentences: kept });
      kept = [];
    };
    for (const sentence of block.sentences) {
      const parts = this.isChat ? this.linesOf(sentence).flatMap((l) => this.chatParts(l)) : this.parts(sentence);
      for (const { role: own, line } of parts) {
        // "One slide, please. This is all:" leads to what is brought.
        const last = out.at(-1);
        const isLead = kept.length === 0 && last?.kind === 'talk' && last.role === 'request' && isLeadIn(line);
        const role = own ?? (isLead ? 'aside' : undefined);
        if (role === undefined) kept.push(line);
        else {
          flush();
          out.push(talk(role, line));
        }
      }
    }
    flush();
    return out;
  }

  /** Who speaks and when is for nobody who reads the slide. */
  private chatParts(line: Line): readonly { readonly role?: TalkRole; readonly line: Line }[] {
    const head = chatHead(line.tokens);
    if (head === 0 || head >= line.tokens.length) return this.parts(line);
    return [{ role: 'aside', line: this.cut(line, 0, head) }, ...this.parts(this.cut(line, head, line.tokens.length))];
  }

  /** A sentence whole, or without the greeting or the request before it, or the thanks behind. */
  private parts(sentence: Line, depth = 0): readonly { readonly role?: TalkRole; readonly line: Line }[] {
    const { tokens } = sentence;
    if (depth < MOST_PARTS && tokens.some((t) => isMark(t, '\n'))) return this.lineByLine(sentence, depth);
    const comma = tokens.findIndex((t) => isMark(t, ',!'));
    // `Good morning, Lucy:` greets with its name.
    const behind = wordsOf(tokens.slice(comma + 1));
    const isNamed =
      behind.length <= MOST_NAMES &&
      behind.every((w) => w.kind === 'word' && w.capital && w.classes.length === 0) &&
      !tokens.some(isAmount);
    if (
      depth < MOST_PARTS &&
      comma > 0 &&
      comma <= LONGEST_GREETING &&
      comma < tokens.length - 1 &&
      is(tokens[0], 'greeting') &&
      !isNamed
    ) {
      return [
        { role: this.role(this.cut(sentence, 0, comma + 1)) ?? 'greeting', line: this.cut(sentence, 0, comma + 1) },
        ...this.parts(this.cut(sentence, comma + 1, tokens.length), depth + 1),
      ];
    }
    const colon = tokens.findIndex((t) => isMark(t, ':'));
    if (colon > 0 && colon < tokens.length - 1) {
      const [head, body] = [this.cut(sentence, 0, colon), this.cut(sentence, colon + 1, tokens.length)];
      if (!head.tokens.some(isAmount) && (this.isRequest(head) || is(head.tokens[0], 'speaker')) && !this.hasTopic(head.tokens))
        return [{ role: 'request', line: head }, { line: body }];
      if (body.tokens.some(isAmount)) return [{ line: sentence }];
      // What is asked for stands behind the colon: "one sentence to fill the screen: …".
      const whole = this.role(sentence);
      if (whole !== undefined && wordsOf(body.tokens).length >= 3) return [{ role: whole, line: head }, { line: body }];
    }
    const role = this.role(sentence);
    const listed = role === 'request' ? listIn(tokens) : 0;
    if (role !== undefined && listed > 0)
      return [{ role, line: this.cut(sentence, 0, listed) }, { line: this.cut(sentence, listed, tokens.length) }];
    return [role === undefined ? { line: sentence } : { role, line: sentence }];
  }

  /** Lines that were broken on purpose: talk stands above or below what is to be shown. */
  private lineByLine(sentence: Line, depth: number): readonly { readonly role?: TalkRole; readonly line: Line }[] {
    const lines = this.linesOf(sentence);
    const isTalk = (line: Line | undefined): boolean => line !== undefined && this.parts(line, depth + 1).some((p) => p.role !== undefined);
    let [from, to] = [0, lines.length];
    while (from < to && from < MOST_PARTS && isTalk(lines[from])) from++;
    const { signed } = this;
    const farewell = lines.findIndex(
      (l, i) => i >= from && i + MOST_PARTS >= lines.length && is(l.tokens[0], 'farewell') && this.role(l) === 'signature',
    );
    if (farewell >= 0) to = farewell;
    else while (to > from && lines.length - to < MOST_PARTS && isTalk(lines[to - 1])) to--;
    // What stands above the signature is judged as before it.
    this.signed = signed;
    const [first, last] = [lines[from], lines[to - 1]];
    const between: readonly { readonly line: Line }[] =
      first === undefined || last === undefined || to <= from ? [] : [{ line: this.between(sentence, first, last) }];
    return [
      ...lines.slice(0, from).flatMap((l) => this.parts(l, depth + 1)),
      ...between,
      ...lines.slice(to).flatMap((l) => this.parts(l, depth + 1)),
    ];
  }

  private between(sentence: Line, first: Line, last: Line): Line {
    const { tokens } = sentence;
    return this.cut(sentence, tokens.indexOf(first.tokens[0] as Token), tokens.indexOf(last.tokens.at(-1) as Token) + 1);
  }

  private cut = (line: Line, from: number, to: number): Line => cutLine(line, from, to, this.text);

  /** Whom a line is said to; undefined where it is for the readers of the slide. */
  private role(line: Line): TalkRole | undefined {
    const { tokens } = line;
    const words = wordsOf(tokens);
    // `16:9` counts nothing.
    const isRatio = (i: number): boolean =>
      isMark(tokens[i], ':') && tokens[i - 1]?.end === tokens[i]?.start && tokens[i]?.end === tokens[i + 1]?.start;
    const amounts = tokens.some((t, i) => isAmount(t) && !isRatio(i + 1) && !isRatio(i - 1));
    const chances = this.chances.get(line);
    const chance = (voice: string): number => chances?.get(voice) ?? 0;
    if (is(tokens[0], 'greeting') && words.length <= LONGEST_GREETING && !amounts) {
      this.addressed = true;
      return 'greeting';
    }
    // Words of others are content.
    if (isMark(tokens[0], '"')) return undefined;
    const farewell = is(tokens[0], 'farewell') ? (tokens[0]?.text.includes(' ') ? LONGEST_SIGNATURE : LONGEST_FAREWELL) : 0;
    if (farewell > 0 && words.length <= farewell && !amounts) {
      // Thanks at the beginning sign nothing.
      this.signed ||= (!isMark(tokens.at(-1), '?') && line.start * 2 > this.text.length) || (line === this.last && this.isLastOfAll);
      return 'signature';
    }
    if (words.length <= 4 && !amounts && words.some((w) => is(w, 'farewell')) && tokens.every((t) => t.kind !== 'mark' || isMark(t, ',.!')))
      return 'signature';
    // `Oli` under a message to somebody.
    const isName = words.length <= 2 && tokens.every((t) => (t.kind === 'word' && t.capital && t.classes.length === 0) || isMark(t, '.'));
    if (isName && line === this.last && this.addressed) return 'signature';
    if (this.signed && words.length <= LONGEST_SIGNATURE && (!amounts || tokens.some(isPhone))) return 'signature';
    // "2 no-shows, but keep that off the slide": whatever figures it has.
    if (isWithheld(line)) return 'instruction';
    // "I need it by 5 pm in room 214".
    if (amounts && is(words[0], 'order') && is(words[1], 'frame') && is(words[2], 'by', 'at', 'for', 'in')) return 'request';
    // "need this by 5"
    if (amounts && is(words[0], 'frame') && is(words.at(-1), 'by', 'at') && words.every((w) => is(w, 'frame', 'order', ...JOINTS)))
      return 'request';
    if (amounts) return chance('t') >= SURE_OF_FIGURES ? 'aside' : undefined;
    if (is(tokens[0], 'forbid') || (is(tokens[0], 'polite', 'and', 'but') && is(tokens[1], 'forbid'))) return 'instruction';
    if (this.isRequest(line)) return 'request';
    if (isSpoken(tokens) && (chances === undefined || chance('t') + chance('r') >= 0.5))
      return isMark(tokens.at(-1), '?') && words.some((w) => is(w, 'frame')) ? 'request' : 'aside';
    if (chance('t') >= SURE) return 'aside';
    if (chance('r') >= SURE) return 'instruction';
    return undefined;
  }

  /** It is asked politely, ordered of something to look at, put to a person, or is nothing but a frame. */
  private isRequest(line: Line): boolean {
    const { tokens } = line;
    const words = wordsOf(tokens);
    const [first, second] = words;
    // What is joined by arrows or parted by bars is what is to be shown.
    if (first === undefined || tokens.some((t) => isMark(t, '>|;'))) return false;
    // `Use of cash` is a thing.
    if (is(second, 'of') && !is(first, 'polite')) return false;
    const has = (cls: WordClass): boolean => words.some((w) => is(w, cls));
    const begins = is(first, 'frame', 'order', 'polite');
    if (is(first, 'polite') || is(words.at(-1), 'polite')) return true;
    if (has('polite')) return begins || has('visual') || words.length <= 8;
    if (is(first, 'visual') && has('order') && words.length <= 8) return true;
    if (begins && (has('visual') || is(second, 'speaker') || is(first, 'speaker') || isMark(tokens.at(-1), '?')))
      return words.filter((w) => is(w, 'frame', 'order', 'visual')).length >= 2;
    const chances = this.chances.get(line);
    const chance = (voice: string): number => chances?.get(voice) ?? 0;
    if (is(first, 'order')) return chances === undefined ? this.isOutermost(line) : chance('r') + chance('t') + chance('h') > 0.5;
    const framed = tokens.every((t) => t.kind === 'mark' || is(t, 'frame', 'order', 'visual', ...JOINTS));
    return words.length > 1 && framed && words.some((w) => is(w, 'frame', 'order', 'visual') && !is(w, ...JOINTS));
  }

  /** Orders stand at the beginning or at the end. */
  private isOutermost = (line: Line): boolean => line === this.first || line === this.last;

  /** Words that are neither of the request nor joints between words: what it is about. */
  private hasTopic = (tokens: readonly Token[]): boolean =>
    tokens.some(
      (t) => (t.kind === 'word' && !is(t, 'frame', 'greeting', 'speaker', 'order', 'polite', 'visual', ...JOINTS)) || t.kind === 'period',
    );
}

const JOINTS: readonly WordClass[] = ['and', 'or', 'of', 'to', 'from', 'at', 'by', 'for', 'in', 'with', 'the', 'is', 'then', 'per'];
