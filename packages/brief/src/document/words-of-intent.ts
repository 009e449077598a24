/** What an intent says: its texts and numbers, to look whether words of the document are in it. */
import { type Block, type Line, plainText, type WordClass, plainWords as wordsIn } from '@deckwright/source';
import type { Intent } from './document-outline.ts';

export interface Said {
  /** Texts in lower case with single blanks. */
  readonly texts: readonly string[];
  readonly numbers: ReadonlySet<number>;
  /** Words and figures of the texts. */
  readonly words: ReadonlySet<string>;
}

/** Members whose values are the names of forms and looks. */
const NAMES: ReadonlySet<string> = new Set([
  'form',
  'variant',
  'kind',
  'theme_id',
  'chart_mode',
  'locale',
  'image_src',
  'image_fit',
  'key',
  'level',
  'bold',
  'text_place',
  'subtotal_rows',
  'sources',
]);

export function saidBy(intent: Intent): Said {
  const texts: string[] = [];
  const numbers = new Set<number>();
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (!NAMES.has(name)) texts.push(plainText(value));
    } else if (typeof value === 'number') {
      if (!NAMES.has(name)) numbers.add(value);
    } else if (name === 'sources') return;
    else if (Array.isArray(value)) for (const one of value) walk(one, name);
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) {
        if (name === 'written') numbers.add(Number(key));
        walk(one, key);
      }
  };
  walk(intent, '');
  return { texts, numbers, words: new Set(texts.flatMap(wordsIn)) };
}

/** Words that only join others. */
const JOINTS: ReadonlySet<WordClass> = new Set(['and', 'or', 'of', 'to', 'from', 'at', 'by', 'for', 'in', 'with', 'the', 'is', 'per']);

/** Within a sentence each of them says something but these. */
const LISTED: ReadonlySet<WordClass> = new Set(['and']);

/**
 * Words of a line that the intent says nowhere. Figures may be said as numbers, and what only joins other words is not missed: in names any
 * joint, in a sentence the last of a list.
 */
export function lackOf({ text, tokens }: Pick<Line, 'text' | 'tokens'>, said: Said, isSentence = false): readonly string[] {
  const whole = plainText(text);
  if (whole === '' || said.texts.some((t) => t.includes(whole))) return [];
  const asNumber = new Set(
    tokens.flatMap((t) =>
      t.kind === 'number' && (said.numbers.has(t.value) || said.numbers.has(t.value * t.factor) || said.numbers.has(-t.value))
        ? wordsIn(t.digits.text)
        : [],
    ),
  );
  const joint = isSentence ? LISTED : JOINTS;
  const joints = new Set(tokens.flatMap((t) => (t.kind === 'word' && t.classes.some((c) => joint.has(c)) ? wordsIn(t.text) : [])));
  return wordsIn(text).filter((word) => !said.words.has(word) && !asNumber.has(word) && !joints.has(word));
}

/** Lines of a block that hold its words. */
export function linesIn(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences;
    case 'list':
      return block.items.flatMap((item) => [item.line, ...item.blocks.flatMap(linesIn)]);
    case 'table':
      return [...(block.head ?? []), ...block.rows.flat()];
    case 'field':
      // Under whose label it stood is what the cover means by its place.
      return [
        ...(block.line === undefined || block.blocks.length > 0 ? [block.label] : []),
        ...(block.line === undefined ? [] : [block.line]),
        ...block.blocks.flatMap(linesIn),
      ];
    case 'quotation':
      return block.blocks.flatMap(linesIn);
    default:
      return [block.line];
  }
}
