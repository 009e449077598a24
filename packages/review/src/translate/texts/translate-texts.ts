/** Has texts translated: asks, judges, asks again for faulty answers, and asks for single runs where markers are lost. */
import type { TextFacts } from './facts.ts';
import { judgeText, type SourceText, type Term, type TextFault, termsIn, tidied } from './judge-text.ts';
import { hasLetters } from './letters.ts';
import { type Placed, readMarkers, withMarkers } from './markers.ts';

/** Asks the translator. Returns one answer for each text, null for a text without one. */
export type Ask = (texts: readonly string[], round: AskRound) => Promise<readonly (string | null)[]>;

export interface AskRound {
  /** Terms of the glossary that these texts have. */
  readonly terms: readonly Term[];
  /** What is known of each text, in their order. */
  readonly about: readonly (TextFacts | undefined)[];
  /** The faults of the first answers for these texts. */
  readonly again?: TextFault;
}

export interface TranslatedText {
  readonly source: string;
  /** Null: the text stays as it is. */
  readonly translated: string | null;
  readonly fault?: TextFault;
  /** Each format of the paragraph was translated by itself, so the sentence may not be fluent. */
  readonly by_run?: true;
}

export async function translateTexts(texts: readonly SourceText[], terms: readonly Term[], ask: Ask): Promise<readonly TranslatedText[]> {
  const put: Put = async (asked, again) => {
    if (asked.length === 0) return [];
    const sources = asked.map(({ source }) => source);
    const inThem = termsIn(terms, sources.join('\n'));
    const about = asked.map(({ facts }) => facts);
    const answers = await ask(sources, { terms: inThem, about, ...(again !== undefined && { again }) });
    return sources.map((_, i) => {
      const answer = answers[i];
      return answer === null || answer === undefined ? null : tidied(answer);
    });
  };
  const first = await put(texts);
  const done = texts.map((text, i): Tried => judged(text, first[i] ?? null, terms));

  for (const fault of ['markers_lost', 'numbers_changed', 'glossary_missed', 'too_long', 'not_text', 'empty', 'no_answer'] as const) {
    const wrong = done.flatMap((one, i) => (one.fault === fault ? [i] : []));
    const again = await put(
      wrong.flatMap((i) => texts[i] ?? []),
      fault,
    );
    for (const [at, i] of wrong.entries()) {
      const text = texts[i];
      if (text === undefined) continue;
      const next = judged(text, again[at] ?? null, terms);
      // The second answer counts only if it is better than the first.
      if (next.fault === undefined || done[i]?.fault !== 'glossary_missed') done[i] = next;
    }
  }
  await runByRun(texts, done, terms, put);
  return done.map(({ source, translated, fault, by_run }) => ({
    source,
    translated: fault === undefined || fault === 'glossary_missed' ? translated : null,
    ...(fault !== undefined && { fault }),
    ...(by_run === true && { by_run }),
  }));
}

type Put = (asked: readonly Pick<SourceText, 'source' | 'facts'>[], again?: TextFault) => Promise<readonly (string | null)[]>;

interface Tried {
  readonly source: string;
  readonly translated: string | null;
  readonly fault: TextFault | undefined;
  readonly by_run?: true;
}

function judged(text: SourceText, translated: string | null, terms: readonly Term[], by_run?: true): Tried {
  const fault = judgeText(text, translated, terms);
  return { source: text.source, translated, fault, ...(by_run === true && { by_run }) };
}

/** Translates each piece of words as a text of its own, and puts it between the markers of the source. */
async function runByRun(texts: readonly SourceText[], done: Tried[], terms: readonly Term[], put: Put): Promise<void> {
  const lost = texts.flatMap((text, i) => (done[i]?.fault === 'markers_lost' && text.pieces.length > 1 ? [{ text, i }] : []));
  const runs = lost.flatMap(({ text }) =>
    text.pieces.flatMap((piece) =>
      piece.kind === 'words' && hasLetters(piece.text)
        ? [{ source: piece.text.trim(), ...(text.facts !== undefined && { facts: text.facts }) }]
        : [],
    ),
  );
  const answers = await put(runs);
  let next = 0;
  for (const { text, i } of lost) {
    let whole = true;
    const pieces = text.pieces.map((piece) => {
      if (piece.kind === 'fixed' || !hasLetters(piece.text)) return piece;
      const answer = answers[next++] ?? null;
      const core = piece.text.trim();
      if (judgeText({ source: core, pieces: [{ kind: 'words', text: core }] }, answer) !== undefined || answer === null) whole = false;
      return { kind: 'words' as const, text: piece.text.replace(core, () => answer ?? core) };
    });
    if (whole) done[i] = judged(text, withMarkers(pieces).trim(), terms, true);
  }
}

/** Where the words of a translation go. @throws RangeError when its markers are not those of the source */
export function placeText(text: SourceText, translated: string): readonly Placed[] {
  const placed = readMarkers(translated, text.pieces);
  if (placed === null) throw new RangeError(`The markers of ${JSON.stringify(translated.slice(0, 80))} are not those of its source.`);
  return placed;
}
