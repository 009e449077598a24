/** Reads a text that was sent into its blocks. */
import { writtenLanguage } from '@deckwright/core/written-language';
import { BlockReader, type ReadsData } from './blocks/read-blocks.ts';
import { htmlBlocks, looksLikeHtml } from './data/html.ts';
import { DataReader } from './data/read-data.ts';
import type { Block, SourceDocument } from './document.ts';
import { LANGUAGE_CODES, lexiconFile } from './lexicon.ts';
import { withSaidTitle } from './talk/said-title.ts';
import { takeTalk } from './talk/take-talk.ts';
import { type ScanContext, scanContext } from './tokens/context.ts';

export interface SourceOptions {
  /** What the caller says that the text is written in: `de`, `en-US`. */
  readonly locale?: string;
  /** The text is a document in Markdown: its sentences are content, so that none is taken for talk, and only its own marks make lists and headings. */
  readonly document?: boolean;
}

/** Letters that one language writes. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
];

/** ISO 639-1; `en` where the text leaves it open. */
export function languageOf(text: string, locale: string | undefined): string {
  const head = text.slice(0, 4_000);
  const script = SCRIPTS.find(([, letter]) => letter.test(head));
  const written = writtenLanguage(head);
  if (
    script !== undefined &&
    (written === undefined || (head.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0) * 2 > (head.match(/\p{Script=Latin}/gu)?.length ?? 0))
  )
    return script[0];
  const asked = locale?.toLowerCase().split(/[-_]/u)[0] ?? '';
  return knownBy(head, written) ?? written ?? (LANGUAGE_CODES.includes(asked) ? asked : 'en');
}

/** Points by which words tell a language where no sentence does, and by which they outweigh one that tells little. */
const FEWEST_KNOWN = 2;
const OUTWEIGHS = 2;
/** A word of what stands before the first colon or stop: whoever asks writes it, while names and what is listed may be of any language. */
const OF_HEAD = 2;

/** The language whose lexicon knows more of the words than any other does; undefined where that is no clear one. */
function knownBy(text: string, written: string | undefined): string | undefined {
  const head = text.slice(0, Math.min(...[':', '.', '\n'].map((m) => text.indexOf(m)).filter((at) => at >= 0), LONGEST_HEAD));
  const asking = wordsOf(head);
  const words = wordsOf(text.slice(0, 400));
  const count = (language: string): number => {
    const own = ownWords(language);
    return [...words].reduce((n, w) => n + (own.has(w) ? (asking.has(w) ? OF_HEAD : 1) : 0), 0);
  };
  const [best, next] = WRITTEN.map((language) => ({ language, n: count(language) })).sort((a, b) => b.n - a.n);
  if (best === undefined || next === undefined || best.language === written) return undefined;
  const lead = best.n - (written === undefined ? next.n : count(written));
  return lead >= (written === undefined ? FEWEST_KNOWN : OUTWEIGHS) ? best.language : undefined;
}

const LONGEST_HEAD = 60;
const WRITTEN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const owned = new Map<string, ReadonlySet<string>>();

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** Words of its lexicon: those of its classes, and those by which forms and roles are named. */
function ownWords(language: string): ReadonlySet<string> {
  const known = owned.get(language);
  if (known !== undefined) return known;
  const { classes = {}, roles = {}, forms = {}, months = [], weekdays = [] } = lexiconFile(language) ?? {};
  const named = Object.values(forms).flatMap(({ names = [], words = [] }) => [...names, ...words]);
  const made = wordsOf([Object.values(classes), Object.values(roles), months, weekdays, named].flat(3).join(' '));
  owned.set(language, made);
  return made;
}

/** `text` of any length is read in one pass. */
export function readSource(text: string, options: SourceOptions = {}): SourceDocument {
  const language = languageOf(text, options.locale);
  const context = scanContext(language, options.locale, text);
  if (options.document === true) return { text, language, blocks: new BlockReader(text, context, NO_DATA, true).within(0, text.length) };
  return { text, language, blocks: takeTalk(withSaidTitle(blocksOf(text, context), text, context.lexicon), text, context.lexicon) };
}

/** Data within a document are words like others. */
const NO_DATA: ReadsData = { at: () => undefined, code: () => undefined };

function blocksOf(text: string, context: ScanContext): readonly Block[] {
  const data = new DataReader(text, context);
  if (looksLikeHtml(text)) return htmlBlocks(text, context);
  return data.whole() ?? new BlockReader(text, context, data).within(0, text.length);
}
