/** How sure it is that a form is meant, by what content and words say of it and of the others. */
import type { Phrase } from '@deckwright/source';
import type { Content, Part } from '../grammar/items.ts';
import { isOf } from '../grammar/pattern.ts';
import { isSeries } from '../prove/laws.ts';
import { type Choice, type Fitted, isFigured, SPEAKS } from './choose.ts';

/** How sure a choice is: by its lead over the next, and by what is left of the brief. */
export const CERTAIN = 0.9;
export const LIKELY = 0.6;
export const UNLIKELY = 0.3;
/** Points by which a form has to lead the next that says the same of other things. */
const LEAD = 15;

/** What can be nothing else. */
const PLAIN = 80;
/** What content says without doubt. */
const CLEAR = 90;
/** Words that say so much are not doubted for one word of another form. */
const SURE = 65;

/** A table as it stands. */
export const isItself = ({ spec, fitted }: Choice): boolean =>
  spec.form === 'data_table' && Object.values(fitted?.bound ?? {}).some((b) => 'rows' in b && b.head.length > 0);

export const isSound = (choice: Choice): choice is Choice & { readonly fitted: Fitted } =>
  choice.fitted !== undefined && choice.fitted.fault === undefined;

/** Sentences of running text, of which nothing says that each is a point of its own. */
const hasLooseSentences = ({ bound }: Fitted): boolean =>
  Object.values(bound).some((b) => Array.isArray(b) && b.length > 1 && b.every((one) => !('series' in one)));

/** A part with a list under its head. */
const isListed = (one: Phrase | Part): boolean => 'series' in one && one.series.some((s) => s.listed === true && s.items.length > 1);

/** How sure it is that a form is meant whose content is all there and of which nothing is left out. */
export function sureness(best: Choice & { readonly fitted: Fitted }, choices: readonly Choice[], content: Content): number {
  const { cues, fitted, spec } = best;
  if (cues.named) return CERTAIN;
  if (hasLooseSentences(fitted)) return UNLIKELY;
  const others = choices.filter((c) => c !== best);
  const next = others.find(isSound);
  const says = fitted.variant.says ?? spec.says;
  const doubt = says >= SURE && !isFigured(fitted, content) ? 1 : 0;
  // What content says without doubt, or what is spoken of, no word of another form's subject unsays.
  const isSure = says >= CLEAR || cues.mentioned;
  // Words ask for another form, whose content is not there or not read.
  // One word of another's subject is little against heads and cells that can be nothing else.
  const hasFigures = content.tokens.some((t) => t.kind === 'number' && !t.year);
  // Texts may be many things: a word has to say which, or the list that they stand in.
  const isList = Object.values(fitted.bound).some((b) =>
    isSeries(b) ? b.listed === true : Array.isArray(b) ? b.every(isListed) : 'rows' in b,
  );
  const least = (c: Choice): number => {
    // Words within what is listed are content. Over it, or in a request, one may say what it is, and beside it several.
    if (!c.cues.told) return Number.POSITIVE_INFINITY;
    if (spec.figures && !c.spec.figures) return says < PLAIN ? 1 : 3;
    if (!spec.figures && c.spec.figures && hasFigures) return 1;
    return says < PLAIN && (c.cues.over || !isList || isFigured(fitted, content)) ? 1 : 2;
  };
  const isElsewhere = others.some(
    (c) =>
      c.cues.named ||
      (c.cues.words > cues.words + 1 && c.cues.words >= least(c) && !(says >= PLAIN && isSound(c))) ||
      (c.cues.words >= Math.max(doubt + 1, least(c)) && cues.words === 0 && !isSure && !isSound(c)),
  );
  if (isItself(best) && !others.some((c) => c.cues.named)) return LIKELY;
  if (isElsewhere) return UNLIKELY;
  if (says >= SPEAKS) return next === undefined || best.score - next.score >= LEAD ? CERTAIN : LIKELY;

  return cues.words > 0 ? LIKELY : isList ? LIKELY : UNLIKELY;
}

/** A sentence alone that claims something, and asks for nothing, is the slide's only statement. */
export function isSoleClaim({ sentences, series, grids, parts, requests, asks, tokens }: Content, choices: readonly Choice[]): boolean {
  const words = tokens.filter((t) => t.kind === 'word');
  const verb = words.findIndex((t) => isOf(t, 'is', 'has', 'rise', 'fall', 'goes', 'not'));
  const isBare = series.length + grids.length + parts.length + requests.length + asks.length === 0;
  return (
    isBare && sentences.length === 1 && verb > 0 && words.length >= FEWEST_CLAIM && words.length <= MOST_CLAIM &&
    !words.some((t) => isOf(t, 'visual', 'order', 'polite', 'question', 'speaker')) && !choices.some((c) => c.cues.named || c.cues.mentioned)
  ); // biome-ignore format: one condition a clause
}

/** Words of a statement that is read from the back row. */
const FEWEST_CLAIM = 4;
const MOST_CLAIM = 24;
