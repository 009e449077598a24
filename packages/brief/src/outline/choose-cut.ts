/** Which of a prompt's own cuts its writer meant: a part counts as a topic when its plan stands alone. */

import type { BriefPlan } from '@deckwright/draw/intent';
import { isAsk } from '../document/voice.ts';
import { confidenceOf, MAX_BRIEF, planBrief } from '../plan/plan-brief.ts';
import { type Cut, type CutBy, cutsOf, type Part, wholeOf } from './cut-prompt.ts';

const DECK =
  /(?<![\p{L}])(?:deck|decks|presentation|slides|slideshow|pitch|präsentation|folien|foliensatz|présentation|diapositives|diapos|presentación|diapositivas|presentazione|apresentação|presentatie|dia[’']s|slajdy|slajdów|prezentacj\p{L}+)(?![\p{L}])/iu;
const COURTESY =
  /^(?:subject:|re:|betreff:|objet\s?:|asunto:|oggetto:|assunto:|onderwerp:|temat:|ps:?|hi|hello|hey|dear|(?:good )?(?:morning|afternoon|evening)|thanks|thank you|many thanks|cheers|best|best regards|kind regards|regards|sincerely|hallo|liebe[rs]?|guten tag|danke|vielen dank|viele grüße|mit freundlichen grüßen|bonjour|merci|cordialement|hola|gracias|saludos|ciao|buongiorno|grazie|cordiali saluti|olá|obrigad[oa]|atenciosamente|beste|bedankt|groeten|cześć|dzień dobry|dziękuję|pozdrawiam)(?![\p{L}])[^.:;\d]{0,60}[,.!]?(?:\n.{0,60}){0,3}$/iu;

/** Says that one slide is wanted. */
const ONE =
  /(?<![\p{L}])(?:one[- ]pager|(?:one|single) (?:slide|page)|(?:eine|einer) (?:einzigen? )?(?:folie|seite)|one[- ]slider|une seule (?:diapositive|page)|una (?:sola|única) (?:diapositiva|página|slide|pagina)|um único slide|één (?:dia|pagina)|jeden slajd|jednym slajdzie)(?!\s(?:per|each|for each|pro|par|por|voor|na)(?![\p{L}]))(?![\p{L}])/iu;

/** Parts beyond these are taken on the word of those before. */
const MOST_JUDGED = 60;

/** Confidence from which a part counts as a topic of its own. */
const STANDS = 0.65;

/** As `STANDS`, for paragraphs of a letter, whose talk reads like lists now and then. */
const STANDS_IN_LETTER = 0.8;

type Planned = Part & { readonly form: string | undefined; readonly confidence: number; readonly stands: boolean; readonly talk: boolean };

export interface Chosen {
  readonly by: CutBy | 'whole' | 'given';
  readonly parts: readonly Part[];
  readonly preamble?: string;
}

/** Which of the prompt's own cuts is meant, or that it is one topic. */
export function chooseCut(prompt: string, count: number | undefined, locale: string | undefined): Chosen {
  const plan = (text: string): BriefPlan =>
    planBrief(text.slice(0, MAX_BRIEF), { bare: true, ...(locale === undefined ? {} : { locale }) });
  const read = (text: string): { readonly form?: string; readonly confidence: number; readonly alone: number } => {
    const { route, form, candidates, confidence } = plan(text);
    if (route !== 'selected' || form === undefined) return { confidence: 0, alone: 0 };
    // Two forms that would both do leave no doubt that it is one slide.
    const [best = 0, next = 0] = candidates.filter((c) => c.fillable).map(({ score }) => score);
    return { form, confidence: confidenceOf(best + next), alone: confidence.calibrated };
  };
  let held: number | undefined;
  const asWhole = (): number => {
    held ??= read(prompt).alone;
    return held;
  };
  /** Whether the prompt as a whole is surely one slide. */
  const holds = (): boolean => asWhole() >= 0.8;
  const accept = (cut: Cut): readonly Planned[] | undefined => {
    const letter = cut.by === 'paragraphs' && cut.parts.some((p) => COURTESY.test(p.brief)) && !DECK.test(prompt);
    const judged = cut.parts.map((part, i): Planned => {
      const { form, confidence } = i < MOST_JUDGED ? read(part.brief) : { form: undefined, confidence: 0 };
      return {
        ...part,
        form,
        confidence,
        stands: confidence >= (letter ? STANDS_IN_LETTER : STANDS),
        talk:
          cut.by === 'paragraphs' &&
          (COURTESY.test(part.brief) || (!/\d/.test(part.brief) && (DECK.test(part.brief) || /:$/.test(part.brief)))),
      };
    });
    const topics = judged.slice(0, MOST_JUDGED).filter((p) => p.stands || !p.talk);
    if (topics.length < 2) return undefined;
    const alone = topics.filter((p) => p.stands);
    const standing = alone.length;
    const opening = cut.by === 'paragraphs' ? (judged.find((p) => p.talk && DECK.test(p.brief))?.brief ?? '') : cut.preamble;
    if (cut.explicit || DECK.test(opening)) return judged;
    if (cut.by === 'sequence' && isAsk(topics[0]?.brief ?? '') && (standing > 0 || !holds())) return judged;
    if ((count ?? 1) > 1)
      return (standing >= 2 && standing * 2 >= topics.length) ||
        (!holds() && (cut.by === 'numbers' || cut.by === 'headings' || cut.by === 'sequence'))
        ? judged
        : undefined;
    // Headings and numbers part a text more surely than empty lines do.
    const enough = (cut.by === 'headings' || cut.by === 'numbers') && !holds() ? 1 : 2;
    const share = cut.by === 'paragraphs' ? 0.75 : 0.5;
    if (standing < enough || standing < topics.length * share) return undefined;
    // Parts of one thing read alike; slides of a deck differ, and each is surer than all of them as one.
    const sum = alone.reduce((total, p) => total + p.confidence, 0);
    const varied = new Set(alone.map((p) => p.form)).size >= 2 && cut.by !== 'paragraphs';
    if (varied && (cut.by === 'sequence' || sum > standing * asWhole())) return judged;
    return holds() && (standing < topics.length || cut.by === 'bullets') ? undefined : judged;
  };
  const one = ONE.test(prompt);
  for (const cut of cutsOf(prompt)) {
    if (one && !cut.explicit) continue;
    const judged = accept(cut);
    if (judged === undefined) continue;
    const parts = judged.filter((p) => p.stands || !p.talk);
    const talk = judged.filter((p) => p.talk && !p.stands).map((p) => p.brief);
    // What leads to the list is no slide unless it holds one.
    const leads = cut.preamble !== '' && read(cut.preamble).confidence >= STANDS;
    const first: Part[] = leads ? [wholeOf(prompt.slice(0, cut.parts[0]?.start))] : [];
    const preamble = [...(leads || cut.preamble === '' ? [] : [cut.preamble]), ...talk].join('\n\n');
    return { by: cut.by, parts: [...first, ...parts], ...(preamble === '' ? {} : { preamble }) };
  }
  return { by: 'whole', parts: [wholeOf(prompt)] };
}
