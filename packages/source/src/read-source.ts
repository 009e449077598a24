/** Reads a text that was sent into its blocks. */
import { writtenLanguage } from '@deckwright/core/written-language';
import { BlockReader } from './blocks/read-blocks.ts';
import { htmlBlocks, looksLikeHtml } from './data/html.ts';
import { DataReader } from './data/read-data.ts';
import type { Block, SourceDocument } from './document.ts';
import { LANGUAGE_CODES, lexiconFile } from './lexicon.ts';
import { takeTalk } from './talk/take-talk.ts';
import { type ScanContext, scanContext } from './tokens/context.ts';

export interface SourceOptions {
  /** What the caller says that the text is written in: `de`, `en-US`. */
  readonly locale?: string;
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

/** Words by which heads of a table tell their language where no sentence does, and by which they outweigh one that tells little. */
const FEWEST_KNOWN = 2;
const OUTWEIGHS = 3;

/** The language whose lexicon knows more of the words than any other does; undefined where that is no clear one. */
function knownBy(text: string, written: string | undefined): string | undefined {
  const words = new Set(
    text
      .slice(0, 400)
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const count = (language: string): number => {
    const own = ownWords(language);
    return [...words].filter((w) => own.has(w)).length;
  };
  const [best, next] = WRITTEN.map((language) => ({ language, n: count(language) })).sort((a, b) => b.n - a.n);
  if (best === undefined || next === undefined || best.language === written) return undefined;
  const lead = best.n - (written === undefined ? next.n : count(written));
  return lead >= (written === undefined ? FEWEST_KNOWN : OUTWEIGHS) ? best.language : undefined;
}

const WRITTEN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const owned = new Map<string, ReadonlySet<string>>();

function ownWords(language: string): ReadonlySet<string> {
  const known = owned.get(language) ?? new Set(Object.values(lexiconFile(language)?.classes ?? {}).flat());
  owned.set(language, known);
  return known;
}

/** `text` of any length is read in one pass. */
export function readSource(text: string, options: SourceOptions = {}): SourceDocument {
  const language = languageOf(text, options.locale);
  const context = scanContext(language, options.locale, text);
  return { text, language, blocks: takeTalk(blocksOf(text, context), text, context.lexicon) };
}

function blocksOf(text: string, context: ScanContext): readonly Block[] {
  const data = new DataReader(text, context);
  if (looksLikeHtml(text)) return htmlBlocks(text, context);
  return data.whole() ?? new BlockReader(text, context, data).within(0, text.length);
}
