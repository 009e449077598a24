/** A brief that is one sentence which claims something, and asks for nothing: it is the slide's only statement. */
import type { Scored } from '../choose/score.ts';
import type { ReadBrief } from '../document/reading.ts';
import { THING, VERB, voiceOf } from '../document/voice.ts';
import { all as patterns } from '../forms/register.generated.ts';

const STATEMENT = 'hero_statement';
/** What is read from the back row. */
const MOST_WORDS = 24;
const FEWEST_WORDS = 4;
/** Who speaks to the maker, or of what is to come, states nothing. */
const OPEN = /[?…]|\b(?:tbd|tbc|later|tomorrow|you|your)\b|(?<!\p{L})(?:morgen|später|demain|mañana|domani|amanhã|jutro)(?!\p{L})/iu;
const NO_CUES: ReadonlySet<string> = new Set();

/** Undefined where the brief says more than one thing, asks, or names a form. */
export function soleClaim(brief: ReadBrief, ranked: readonly Scored[]): Scored | undefined {
  const [sentence, another] = brief.sentences;
  const pattern = patterns.find(({ form }) => form === STATEMENT);
  if (sentence === undefined || another !== undefined || pattern === undefined || brief.tables.length > 0) return undefined;
  if (brief.lines.length > 1 || /[:;|]/.test(sentence.text) || OPEN.test(sentence.text)) return undefined;
  const words = sentence.text.match(/\p{L}+/gu)?.length ?? 0;
  if (words < FEWEST_WORDS || words > MOST_WORDS || voiceOf(sentence.text, NO_CUES) !== 'claim') return undefined;
  // A subject stands before its verb; words of a form ask for that, and things of paper are asked for.
  if ((VERB.exec(sentence.text)?.index ?? 0) < 2 || THING.test(sentence.text)) return undefined;
  if (ranked.some(({ cues }) => cues.name + cues.strong > 0)) return undefined;
  const cues = { name: 0, strong: 0, weak: 0, phrases: 0 } as const;
  const reading = { variant: 'typographic_cover', fit: 0.5, headline: sentence, data: {} };
  return { form: STATEMENT, variant: reading.variant, score: 0.75, fillable: true, pattern, cues, reading };
}
