/** Which of a prompt's own cuts its writer meant: a part counts as a topic when its plan stands alone. */
import type { BriefPlan } from '@deckwright/draw/intent';
import { asksForOne, type Cut, type CutBy, type CutPart, cutsOf, namesDeck, readSource, type Span } from '@deckwright/source';
import { MAX_BRIEF, planBrief } from '../answer/plan-brief.ts';
import { tokensOf } from '../grammar/found-tokens.ts';
import { isOf } from '../grammar/pattern.ts';

/** Parts beyond these are taken on the word of those before. */
const MOST_JUDGED = 60;
/** Confidence from which the prompt as a whole is surely one slide. */
const SURELY = 0.8;

type Planned = CutPart & { readonly form?: string; readonly confidence: number; readonly stands: boolean; readonly talk: boolean };

export interface Chosen {
  readonly by: CutBy | 'whole' | 'given';
  readonly parts: readonly CutPart[];
  readonly preamble?: string;
}

/** It begins with a word that asks. */
function begins(text: string): boolean {
  const [block] = readSource(text).blocks;
  const [first] = tokensOf(block === undefined ? [] : [block]);
  return block?.kind === 'talk' || isOf(first, 'frame', 'order', 'polite');
}

/** It leads to what follows, or asks for the deck. */
const isLead = (text: string): boolean => ![...text].some((c) => c >= '0' && c <= '9') && (namesDeck(text) || text.endsWith(':'));

export const wholeOf = (prompt: string, until = prompt.length): CutPart => {
  const text = prompt.slice(0, until);
  return { brief: text.trim(), start: text.length - text.trimStart().length, end: text.trimEnd().length };
};

class Chooser {
  private readonly prompt: string;
  private readonly count: number;
  private readonly locale: string | undefined;
  private held: number | undefined;
  /** Stretches of greetings, signatures and requests. */
  private readonly talk: readonly Span[];

  constructor(prompt: string, count: number, locale: string | undefined) {
    this.prompt = prompt;
    this.count = count;
    this.locale = locale;
    this.talk = readSource(prompt).blocks.filter((b) => b.kind === 'talk');
  }

  /** Greetings, signatures and requests, and nothing else. */
  private isTalk({ start, end }: Span): boolean {
    const said = this.talk.filter((t) => t.start >= start && t.end <= end);
    const [first, last] = [said[0], said.at(-1)];
    return first !== undefined && last !== undefined && first.start - start < 2 && end - last.end < 2;
  }

  private plan(text: string): Pick<Planned, 'form' | 'confidence'> {
    const options = this.locale === undefined ? {} : { locale: this.locale };
    const { route, form, confidence }: BriefPlan = planBrief(text.slice(0, MAX_BRIEF), options);
    return route === 'selected' && form !== undefined ? { form, confidence: confidence.calibrated } : { confidence: 0 };
  }

  /** How surely the prompt as a whole is one slide. */
  private whole(): number {
    this.held ??= this.plan(this.prompt).confidence;
    return this.held;
  }

  private judged({ by, parts }: Cut): readonly Planned[] {
    return parts.map((part, i): Planned => {
      const plan = i < MOST_JUDGED ? this.plan(part.brief) : { confidence: 0 };
      return { ...part, ...plan, stands: plan.confidence > 0, talk: by === 'paragraphs' && (this.isTalk(part) || isLead(part.brief)) };
    });
  }

  private accepts(cut: Cut, judged: readonly Planned[]): boolean {
    const topics = judged.slice(0, MOST_JUDGED).filter((p) => p.stands || !p.talk);
    if (topics.length < 2) return false;
    const alone = topics.filter((p) => p.stands);
    const standing = alone.length;
    const lead = cut.by === 'paragraphs' ? (judged.find((p) => p.talk && namesDeck(p.brief))?.brief ?? '') : cut.preamble;
    if (cut.explicit || namesDeck(lead)) return true;
    const holds = this.whole() >= SURELY;
    const isOrder = cut.by === 'sequence' && begins(topics[0]?.brief ?? '');
    if (isOrder && (standing > 0 || !holds)) return true;
    // Headings and numbers part a text more surely than empty lines do.
    const isMarked = cut.by === 'headings' || cut.by === 'numbers';
    if (this.count > 1) return (standing >= 2 && standing * 2 >= topics.length) || (!holds && (isMarked || cut.by === 'sequence'));
    const share = cut.by === 'paragraphs' ? 0.75 : 0.5;
    if (standing < (isMarked && !holds ? 1 : 2) || standing < topics.length * share) return false;
    // Parts of one thing read alike; slides of a deck differ, and each is surer than all of them as one.
    const sum = alone.reduce((total, p) => total + p.confidence, 0);
    const isVaried = new Set(alone.map((p) => p.form)).size >= 2 && cut.by !== 'paragraphs';
    if (isVaried && (cut.by === 'sequence' || sum > standing * this.whole())) return true;
    return !(holds && (standing < topics.length || cut.by === 'bullets'));
  }

  choose(): Chosen {
    const isOne = asksForOne(this.prompt);
    for (const cut of cutsOf(this.prompt)) {
      if (isOne && !cut.explicit) continue;
      const judged = this.judged(cut);
      if (!this.accepts(cut, judged)) continue;
      const isLeft = (p: Planned): boolean => p.talk && !p.stands;
      // What leads to the list is no slide unless it holds one.
      const leads = cut.preamble !== '' && this.plan(cut.preamble).confidence > 0;
      const first = leads ? [wholeOf(this.prompt, cut.parts[0]?.start)] : [];
      const talk = judged.filter(isLeft).map((p) => p.brief);
      const preamble = [...(leads || cut.preamble === '' ? [] : [cut.preamble]), ...talk].join('\n\n');
      const parts = judged
        .filter((p) => !isLeft(p))
        .map(({ brief, name, start, end }) => ({ brief, ...(name === undefined ? {} : { name }), start, end }));
      return { by: cut.by, parts: [...first, ...parts], ...(preamble === '' ? {} : { preamble }) };
    }
    return { by: 'whole', parts: [wholeOf(this.prompt)] };
  }
}

/** Which of the prompt's own cuts is meant, or that it is one topic. */
export const chooseCut = (prompt: string, count: number | undefined, locale: string | undefined): Chosen =>
  new Chooser(prompt, count ?? 1, locale).choose();
