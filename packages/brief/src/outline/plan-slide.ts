/** Plans the brief of one slide. What marks several slides, or asks for a deck, is refused and sent to the outline, which cuts it. */
import type { BriefPlan } from '@deckwright/draw/intent';
import { draftBrief } from '../answer/draft-brief.ts';
import { sentencesOf } from '../document/sentences.ts';
import { begins } from '../document/voice.ts';
import { phrase } from '../model/lexicon.ts';
import { type PlanOptions, planBrief } from '../plan/plan-brief.ts';
import { markedSlides } from './cut-prompt.ts';

const SLIDES =
  "slides|pages|folien|seiten|diapositives|diapos|diapositivas|láminas|diapositive|slide|diapositivos|dia[’']s|slajd(?:y|ów)|stron(?:y)?";
const MANY =
  '(?:[2-9]|[1-3]\\d|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|deux|trois|quatre|cinq|six|sept|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|due|tre|quattro|cinque|sei|sette|otto|dieci|dois|duas|três|quatro|cinco|sete|oito|dez|twee|drie|vier|vijf|zes|zeven|acht|tien|dwa|trzy|cztery|pięć)';
/** `a 10-slide deck`, `zehn Folien`, `5 slides`. */
const COUNTED = new RegExp(`(?<![\\p{L}\\p{N}])${MANY}[\\s-](?:${SLIDES}|slide|page|folie|seite)(?![\\p{L}])`, 'iu');
const NAMES_DECK = /deck|presenta|präsenta|présenta|prezenta|apresenta|slideshow|foliensatz/iu;
/** `a deck about …`: a deck is what is to be made, and not where its one slide goes. */
const DECK =
  /(?<![\p{L}])(?:an?|the|our|my|this|whole|full|complete|short|eine?|die|unsere|une|la|una|un|notre|nuestra|uma|een|onze)\s(?:\p{L}+[\s-]){0,2}?(?:deck|presentation|slideshow|präsentation|foliensatz|présentation|presentación|presentazione|apresentação|presentatie|prezentacj\p{L}+)\s(?:about|on|of|that|which|to|with|covering|from|über|zu|mit|sur|de|sobre|con|su|com|over|o|na)(?![\p{L}])/iu;
/** Beyond the request nobody says what is to be made. */
const REQUEST = 300;

/** Words before the deck in its request: "Could you please make us". */
const MOST_BEFORE = 9;

function asksForDeck(text: string): boolean {
  const before = NAMES_DECK.test(text) ? text.slice(0, DECK.exec(text)?.index ?? text.length) : text;
  return before !== text && /^[\p{L}'’\s,]*$/u.test(before) && before.trim().split(/[\s,]+/u).length <= MOST_BEFORE;
}

/** What says that more than one slide is wanted; undefined where nothing does. */
function deckAsked(brief: string): { readonly start: number; readonly end: number } | undefined {
  // "We need three slides" asks as "We need a slide" does.
  for (const { text, start, end } of sentencesOf(brief.slice(0, REQUEST)).slice(0, 3))
    if (begins(text.replace(COUNTED, 'a slide')) && (COUNTED.test(text) || asksForDeck(text))) return { start, end };
  const [first, second] = markedSlides(brief)?.parts ?? [];
  return first === undefined || second === undefined ? undefined : { start: first.start, end: second.end };
}

/** What has to be confirmed or is refused comes back with the draft of its slide. */
function withDraft(brief: string, plan: BriefPlan, { locale, bare }: PlanOptions): BriefPlan {
  if (plan.route === 'selected' || plan.blanks !== undefined || bare === true) return plan;
  const { form, variant, intent } = plan;
  const own = form === undefined || variant === undefined || intent === undefined ? undefined : { form, variant, intent, open: [] };
  const draft = own ?? draftBrief(brief, locale === undefined ? {} : { locale });
  return draft === undefined ? plan : { ...plan, draft };
}

/** As `planBrief`, for whoever sends one text and wants one slide. */
export function planSlide(brief: string, options: PlanOptions = {}): BriefPlan {
  const plan = planBrief(brief, options);
  const asked = plan.blanks === undefined ? deckAsked(brief) : undefined;
  if (asked === undefined) return withDraft(brief, plan, options);
  const { intent: _drawn, form: _form, variant: _variant, headline: _headline, fault: _fault, ...rest } = plan;
  const text = brief.slice(asked.start, asked.end);
  return {
    ...rest,
    route: 'deck',
    reason: phrase(plan.language, 'deck', { text: JSON.stringify(text.slice(0, 120)), start: asked.start, end: asked.end }),
    extracted: [],
    unplaced: [],
    added: [],
    repair_options: [],
  };
}
