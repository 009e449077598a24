/**
 * Words of the reader's own, by language: what it answers to a brief, and by which names forms are asked for. Each language is one file
 * that a native speaker can proofread; what a language does not have is said in English.
 */
import { lexicons, readLexicon } from './read-model.ts';

export type PhraseCode = 'unread' | 'fault' | 'misread' | 'add' | 'fill_in' | 'deck' | 'no_figures';

export type FaultCode =
  | 'cut_word'
  | 'cut_compound'
  | 'leading_mark'
  | 'joined_items'
  | 'torn_bracket'
  | 'request'
  | 'message_head'
  | 'source_code'
  | 'small_word'
  | 'no_name'
  | 'repeated_name'
  | 'bare_figure'
  | 'value_of_one'
  | 'idiom'
  | 'other_unit'
  | 'nearer_name'
  | 'two_items'
  | 'steps_sum'
  | 'parts_sum'
  | 'over_whole'
  | 'sources_uses'
  | 'step_missing';

/** What stands in the places of a sentence, such as `{form}`. */
export type Values = Readonly<Record<string, string | number>>;

/** What a refusal says of one form. */
export interface FormWords {
  /** What a brief must say to become this form. */
  readonly needs: string;
  /** A clause with blanks that completes a brief. */
  readonly sample: string;
  /** What the language calls it, for scripts without blanks between words. */
  readonly names?: readonly string[];
}

interface Lexicon {
  readonly language: string;
  readonly phrases?: Readonly<Partial<Record<PhraseCode, string>>>;
  readonly faults?: Readonly<Partial<Record<FaultCode, string>>>;
  readonly forms?: Readonly<Record<string, Partial<FormWords>>>;
}

const known = new Map<string, Lexicon>();
let languages: ReadonlySet<string> | undefined;

function lexiconOf(language: string): Lexicon {
  languages ??= new Set(lexicons());
  const own = languages.has(language) ? language : 'en';
  let found = known.get(own);
  if (found === undefined) {
    found = readLexicon(own) as Lexicon;
    known.set(own, found);
  }
  return found;
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{([a-z_]+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));

/** A sentence in the language of a brief. */
export const phrase = (language: string, code: PhraseCode, values: Values = {}): string =>
  filled(lexiconOf(language).phrases?.[code] ?? lexiconOf('en').phrases?.[code] ?? code, values);

/** What is wrong with a text, to follow it in a sentence. */
export const faultIn = (language: string, code: FaultCode, values: Values = {}): string =>
  filled(lexiconOf(language).faults?.[code] ?? lexiconOf('en').faults?.[code] ?? code, values);

/** What a refusal says of a form, where the language has words for it. */
export const formIn = (language: string, form: string): Partial<FormWords> => lexiconOf(language).forms?.[form] ?? {};

/** Languages whose forms are asked for by names that run into the words beside them. */
const RUN_TOGETHER = ['zh', 'ja', 'ko', 'ar'] as const;

/** Of Arabic and Korean, which set blanks, no part of a longer word; Korean hangs its particles on. */
const wholeName = (name: string): string => {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/^\p{Script=Arabic}/u.test(name)) return `(?<!\\p{Script=Arabic})${plain}(?!\\p{Script=Arabic})`;
  return /^\p{Script=Hangul}/u.test(name) ? `(?<!\\p{Script=Hangul})${plain}` : plain;
};

let together: { readonly pattern: RegExp | undefined; readonly forms: ReadonlyMap<string, string> } | undefined;

function namesOf(): NonNullable<typeof together> {
  if (together === undefined) {
    const forms = new Map<string, string>();
    for (const language of RUN_TOGETHER)
      for (const [form, { names = [] }] of Object.entries(lexiconOf(language).forms ?? {}))
        for (const name of names) forms.set(name.toLowerCase(), form);
    const all = [...forms.keys()].sort((a, b) => b.length - a.length);
    together = {
      forms,
      pattern: all.length === 0 ? undefined : new RegExp(all.map(wholeName).join('|'), 'giu'),
    };
  }
  return together;
}

/** Finds the names of forms in scripts without blanks; undefined where no lexicon has any. */
export const formNames = (): RegExp | undefined => namesOf().pattern;

/** Names of a form in those scripts, in lower case. */
export const namesRunTogether = (form: string): readonly string[] =>
  [...namesOf().forms].flatMap(([name, of]) => (of === form ? [name] : []));
