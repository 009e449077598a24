/**
 * Puts translations into a deck: judges each again, writes it into the existing runs, makes text smaller that no longer fits, and proves that
 * all numbers are unchanged. Parts without a translated text stay byte for byte.
 */
import { applyEdits, type Edit, encodeXml, type OpcPackage, partKey } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { MAX_SLIDES } from '../inspect/inspect-deck.ts';
import { overlay } from '../repair/changes/overlay.ts';
import { planRepair, type RepairKit, type RepairStep } from '../repair/index.ts';
import { type Collected, collect, type TextPlace, type TranslateScope, type Unit } from './collect.ts';
import {
  judgeText,
  type Localized,
  localizeFigures,
  type NumberLocales,
  type NumberProof,
  notationOf,
  type Placed,
  placeText,
  proveNumbers,
  SHOWN_FAULTS,
  sameNumbers,
  type Term,
  type TextFault,
  type TranslatedText,
  withFigures,
} from './texts/index.ts';

export interface TranslateOptions extends TranslateScope {
  /** BCP 47. Runs that name a language get it. */
  readonly tag: string;
  readonly terms?: readonly Term[];
  /** Writes figures in the notation of another language. */
  readonly localize_numbers?: NumberLocales;
}

/** A text that was not translated without a fault, with what the deck has in its place. */
export interface FlaggedText {
  readonly slide: number;
  readonly place: TextPlace;
  readonly shape_id?: number;
  readonly shape_name?: string;
  readonly text: string;
  readonly reason: TextFault | 'by_run';
  readonly shown: 'source' | 'translation';
  readonly remedy: string;
}

export interface TranslateWarning {
  readonly code: 'does_not_fit' | 'not_measured' | 'chart_data_keeps_words' | 'number_kept' | 'notation_unknown';
  readonly slide: number;
  readonly shape_id?: number;
  readonly message: string;
  readonly remedy: string;
}

export interface TranslationPlan {
  readonly slides_total: number;
  /** Slides with at least one changed text. */
  readonly translated_slides: readonly number[];
  readonly texts: { readonly translated: number; readonly unchanged: number; readonly put_back: number };
  readonly numbers_untouched: NumberProof;
  readonly flagged: readonly FlaggedText[];
  readonly fitted: readonly RepairStep[];
  readonly warnings: readonly TranslateWarning[];
  /** New bytes of the changed parts, by their names. The service does not return them. */
  readonly changed: ReadonlyMap<string, Uint8Array>;
}

const REMEDY: Readonly<Record<FlaggedText['reason'], string>> = {
  no_answer: 'Translate it by hand, or ask again.',
  empty: 'Translate it by hand, or ask again.',
  too_long: 'Translate it by hand; the answer was several times longer than the text.',
  not_text: 'Translate it by hand; the answer held characters that no text has.',
  markers_lost: 'Translate it by hand; its formats did not come back.',
  numbers_changed: 'Translate it by hand; a number was written otherwise than in the text.',
  glossary_missed: 'Look at the wording: a term of the glossary is not in it as given.',
  by_run: 'Read the sentence once: each of its formats was translated by itself.',
};

/** @throws UnreadableFile */
export function applyTranslation(
  pkg: OpcPackage,
  kit: RepairKit,
  answers: readonly TranslatedText[],
  options: TranslateOptions,
): TranslationPlan {
  const deck = readDeck(pkg);
  const { units, charts_with_data } = collect(pkg, deck, options);
  const byText = new Map(answers.map((answer) => [answer.source, answer]));
  const { figuresOf, warnings: ofNumbers } = localizing(units, options.localize_numbers);
  const outcomes = units
    .filter((unit) => unit.source !== '' || figuresOf(unit).figures.size > 0)
    .map((unit) => outcomeOf(unit, byText.get(unit.source), options, figuresOf(unit)));
  const sources = written(pkg, outcomes);
  const after = overlay(pkg, sources);
  const fit = fitTexts({ after, sources, kit, outcomes });
  const whole = overlay(after, fit.sources);
  const proof = proveUntouched(units, figuresOf, sources.size === 0 ? units : collect(whole, readDeck(whole), options).units);
  const changed = new Map<string, Uint8Array>();
  for (const [name, source] of [...sources, ...fit.sources]) {
    const part = pkg.part(name);
    if (part !== undefined) changed.set(part.name, encodeXml(source));
  }
  const translated = outcomes.filter(({ edits }) => edits.length > 0);
  return {
    slides_total: deck.slides_total,
    translated_slides: [...new Set(translated.map(({ unit }) => unit.slide))].sort((a, b) => a - b),
    texts: {
      translated: translated.length,
      unchanged: outcomes.filter(({ edits, put_back }) => edits.length === 0 && !put_back).length,
      put_back: outcomes.filter(({ put_back }) => put_back).length,
    },
    numbers_untouched: proof,
    flagged: outcomes.flatMap(({ flagged }) => flagged ?? []),
    fitted: fit.steps,
    warnings: [...ofNumbers, ...fit.warnings, ...dataWarnings(charts_with_data, translated)],
    changed,
  };
}

interface TextOutcome {
  readonly unit: Unit;
  readonly edits: readonly Edit[];
  readonly put_back: boolean;
  readonly flagged?: FlaggedText;
}

function outcomeOf(unit: Unit, answer: TranslatedText | undefined, { tag, terms = [] }: TranslateOptions, figures: Localized): TextOutcome {
  const localized = (placed: readonly Placed[]): readonly Placed[] =>
    placed.map(({ piece, text }) => ({ piece, ...(text !== undefined && { text: withFigures(text, figures) }) }));
  /** The words as they were, with figures in their new notation. */
  const asItWas = (): readonly Edit[] => {
    if (figures.figures.size === 0) return [];
    const pieces = unit.pieces.map((one, piece) => (one.kind === 'words' ? { piece, text: one.text } : { piece }));
    return unit.write(localized(unit.source === '' ? pieces : placeText(unit, unit.source)), tag);
  };
  if (unit.source === '') return { unit, edits: asItWas(), put_back: false };
  const translated = answer?.translated ?? null;
  // The caller of the translator has judged it already, but this judgement decides.
  const fault = judgeText(unit, translated, terms);
  if (translated === null || (fault !== undefined && !SHOWN_FAULTS.has(fault))) {
    const reason = (translated === null ? answer?.fault : undefined) ?? fault ?? 'no_answer';
    return { unit, edits: asItWas(), put_back: true, flagged: flag(unit, reason, 'source') };
  }
  const edits = translated === unit.source && figures.figures.size === 0 ? [] : unit.write(localized(placeText(unit, translated)), tag);
  const reason = fault ?? (answer?.by_run === true ? 'by_run' : undefined);
  return { unit, edits, put_back: false, ...(reason !== undefined && { flagged: flag(unit, reason, 'translation') }) };
}

const EXCERPT = 120;
const excerpt = (text: string): string => (text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT - 1)}…`);

function flag(
  { slide, place, shape_id, shape_name, words }: Unit,
  reason: FlaggedText['reason'],
  shown: FlaggedText['shown'],
): FlaggedText {
  return {
    slide,
    place,
    ...(shape_id !== undefined && { shape_id }),
    ...(shape_name !== undefined && { shape_name: excerpt(shape_name) }),
    text: excerpt(words.trim()),
    reason,
    shown,
    remedy: REMEDY[reason],
  };
}

function written(pkg: OpcPackage, outcomes: readonly TextOutcome[]): ReadonlyMap<string, string> {
  const edits = new Map<string, Edit[]>();
  for (const { unit, edits: own } of outcomes) {
    if (own.length === 0) continue;
    const ofPart = edits.get(unit.part) ?? [];
    edits.set(unit.part, ofPart);
    ofPart.push(...own);
  }
  return new Map([...edits].map(([name, ofPart]) => [name, applyEdits(pkg.part(name)?.xml().source ?? '', ofPart)]));
}

interface Fitting {
  readonly after: OpcPackage;
  readonly sources: ReadonlyMap<string, string>;
  readonly kit: RepairKit;
  readonly outcomes: readonly TextOutcome[];
}

interface Fitted {
  readonly sources: ReadonlyMap<string, string>;
  readonly steps: readonly RepairStep[];
  readonly warnings: readonly TranslateWarning[];
}

/** Shapes whose words have changed; other overflows are not repaired here. */
function fitTexts({ after, sources, kit, outcomes }: Fitting): Fitted {
  if (sources.size === 0) return { sources: new Map(), steps: [], warnings: [] };
  const touched = new Set<string>();
  const beyond = new Set<number>();
  for (const { unit, edits } of outcomes) {
    if (edits.length === 0 || (unit.place !== 'shape' && unit.place !== 'table')) continue;
    if (unit.slide > MAX_SLIDES) beyond.add(unit.slide);
    else if (unit.shape_id !== undefined) touched.add(`${unit.slide} ${unit.shape_id}`);
  }
  const keyOf = (slide: number, shape_id: number | undefined): string => `${slide} ${shape_id}`;
  const {
    sources: fitted,
    actions,
    flagged_not_fixed,
  } = planRepair(after, kit, {
    actions: ['shrink_to_fit'],
    only: (slide, shape_id) => touched.has(keyOf(slide, shape_id)),
  });
  const warnings = flagged_not_fixed
    .filter(({ code, slide, shape_id }) => code === 'text_overflow' && touched.has(keyOf(slide, shape_id)))
    .map(
      ({ slide, shape_id, message, remedy }): TranslateWarning => ({
        code: 'does_not_fit',
        slide,
        ...(shape_id !== undefined && { shape_id }),
        message,
        remedy,
      }),
    );
  const [first] = beyond;
  if (first !== undefined)
    warnings.push({
      code: 'not_measured',
      slide: first,
      message: `The translated texts of slide ${first} and later ones were not measured: the first ${MAX_SLIDES} slides are.`,
      remedy: `Look through the slides from ${first} on, or translate the deck in parts of ${MAX_SLIDES} slides.`,
    });
  return { sources: fitted, steps: actions, warnings };
}

/** Compares the numbers of all paragraphs, also of those without a translation. @throws Error when a number changed */
function proveUntouched(units: readonly Unit[], figuresOf: (unit: Unit) => Localized, after: readonly Unit[]): NumberProof {
  const before = units.map((unit) => ({ slide: unit.slide, words: withFigures(unit.words, figuresOf(unit)) }));
  if (before.length !== after.length) throw new Error('The translation would have changed the paragraphs of the deck.');
  const changed = before.find(({ words }, i) => !sameNumbers(words, after[i]?.words ?? ''));
  if (changed !== undefined) throw new Error(`The translation would have changed a number on slide ${changed.slide}.`);
  return proveNumbers(
    before.map(({ words }) => words),
    after.map(({ words }) => words),
  );
}

const NONE: Localized = { figures: new Map(), kept: [] };

/** How the figures of each paragraph are written afterwards, and what to tell of numbers that may be no figures. */
function localizing(
  units: readonly Unit[],
  locales: NumberLocales | undefined,
): { readonly figuresOf: (unit: Unit) => Localized; readonly warnings: readonly TranslateWarning[] } {
  if (locales === undefined) return { figuresOf: () => NONE, warnings: [] };
  const notation = notationOf(
    locales.from,
    units.map(({ words }) => words),
  );
  if (notation === undefined)
    return {
      figuresOf: () => NONE,
      warnings: [
        {
          code: 'notation_unknown',
          slide: 1,
          message: 'The deck does not show in which notation its figures are written; they stay as they are.',
          remedy: 'Say in which language the deck is.',
        },
      ],
    };
  const found = new Map(
    units.map((unit) => {
      const pieces = unit.pieces.flatMap((piece) => (piece.kind === 'words' ? [piece.text] : []));
      return [unit, localizeFigures(unit.words, pieces, notation, locales.to)];
    }),
  );
  const kept = new Map<number, Set<string>>();
  for (const [{ slide }, one] of found) for (const token of one.kept) kept.set(slide, (kept.get(slide) ?? new Set()).add(token));
  return {
    figuresOf: (unit) => found.get(unit) ?? NONE,
    warnings: [...kept].map(([slide, tokens]) => ({
      code: 'number_kept',
      slide,
      message: `Slide ${slide} keeps ${[...tokens].slice(0, 5).join(', ')} as written, because ${tokens.size === 1 ? 'it' : 'they'} may be a version, time or code.`,
      remedy: 'Write it in the other notation by hand where it is a figure.',
    })),
  };
}

function dataWarnings(charts: Collected['charts_with_data'], translated: readonly TextOutcome[]): readonly TranslateWarning[] {
  const parts = new Set(translated.flatMap(({ unit }) => (unit.place === 'chart' ? [partKey(unit.part)] : [])));
  return charts
    .filter(({ part }) => parts.has(partKey(part)))
    .map(({ slide }) => ({
      code: 'chart_data_keeps_words',
      slide,
      message: `A chart on slide ${slide} shows translated names; the sheet behind it still has the words that came.`,
      remedy: 'Translate the names in the sheet too before you edit the data of the chart.',
    }));
}
