/**
 * A brief that rules could not route, as a model reads it: the form, and which words of the brief are its items, each of them proved. What a
 * brief does not say is completed by nobody. Pure, like the proposal of a document.
 */
import type { BriefPlan } from '@deckwright/draw/intent';
import { readSource } from '@deckwright/source';
import { localeOf } from '../answer/drawn.ts';
import type { PlanOptions } from '../answer/plan-brief.ts';
import { plannedText } from '../answer/planned-text.ts';
import { given, pageOf } from '../document/intent-of-page.ts';
import type { PageText } from '../document/units.ts';
import { lackOf, saidBy } from '../document/words-of-intent.ts';
import { type SlideAnswer, slideAnswer, slideIn, slideSchema } from './answers.ts';
import { type Ask, type Failure, failed, PROMPT_VERSION, type Proposals, Questions } from './ask.ts';
import { candidatesOf, exhibitOf, kindOf } from './exhibit.ts';
import prompts from './prompts.json' with { type: 'json' };
import type { Proposer } from './proposer.ts';
import { mayHead } from './prove-headline.ts';
import { proveItems } from './prove-items.ts';
import { type SourceLine, saysSame, sourceLines } from './source-lines.ts';

export interface ProposedPlan {
  readonly plan: BriefPlan;
  /** Absent where rules needed nobody. */
  readonly proposer?: Proposer;
  readonly asks: readonly Ask[];
}

const MOST_FORMS = 3;
const FEWEST_ITEMS = 2;
/** As sure as what rules only just select. */
const SURE = 0.6;

export function proposeBrief(brief: string, options: PlanOptions, proposals: Proposals): ProposedPlan {
  const plan = plannedText(brief, options);
  const forms =
    plan.route === 'selected' || plan.route === 'deck' || plan.blanks !== undefined ? [] : candidatesOf(brief, options.locale, MOST_FORMS);
  if (forms.length === 0) return { plan, asks: [] };
  const { blocks } = readSource(brief, options.locale === undefined ? {} : { locale: options.locale });
  const lines = blocks.flatMap((block) => (block.kind === 'talk' ? [] : sourceLines(block)));
  const headlines = lines.filter((line) => mayHead(line, options.locale)).map(({ line }) => line.text);
  const questions = new Questions(proposals);
  const offered = forms.map((form) => [form, kindOf(form)] as const);
  const message = {
    language: plan.language,
    claim: '',
    heading: '',
    headlines,
    blocks: lines.map(({ line }, i) => ({ id: `b${i + 1}`, text: [line.text] })),
    forms,
  };
  const schema = slideSchema(headlines, offered) as Ask['schema'];
  const asked = (again?: Failure): BriefPlan | Failure | undefined => {
    const answer = questions.ask(again === undefined ? 'brief' : 'brief again', prompts.slide.rules, message, schema, again);
    if (answer.outcome !== 'answered') return undefined;
    const slide = slideAnswer(slideIn(answer.value));
    return slide === undefined ? failed('broken_answer') : completed(slide, { plan, lines, brief, forms, options, model: proposals.model });
  };
  const first = asked();
  const last = first !== undefined && 'code' in first ? asked(first) : first;
  const [fault] = questions.faults;
  const isTaken = last !== undefined && !('code' in last);
  return {
    plan: isTaken ? last : plan,
    asks: questions.open,
    proposer: {
      by: [...proposals.answers.values()].some((answer) => 'value' in answer) ? 'rules+model' : 'rules',
      model: proposals.model,
      prompt_version: PROMPT_VERSION,
      slides: isTaken ? 1 : 0,
      ...(fault === undefined ? {} : { reason: fault }),
    },
  };
}

interface Known {
  readonly plan: BriefPlan;
  readonly lines: readonly SourceLine[];
  readonly brief: string;
  readonly forms: readonly string[];
  readonly options: PlanOptions;
  readonly model: string;
}

function completed({ headline: said, form, items }: SlideAnswer, known: Known): BriefPlan | Failure {
  const { plan, lines, brief, forms, options, model } = known;
  const head = lines.find((one) => saysSame(one.line.text, said) && mayHead(one, options.locale));
  if (said.trim() !== '' && head === undefined) return failed('headline_not_borne', said);
  const kind = forms.includes(form) ? kindOf(form) : undefined;
  if (kind === undefined) return failed('form_not_offered', form);
  const proved = items.length < FEWEST_ITEMS ? undefined : proveItems(kind, items, lines, brief);
  if (proved?.ok === false) return proved.failure;
  const exhibit = proved === undefined ? undefined : exhibitOf(form, proved.items, options.locale);
  if (exhibit === undefined) return failed('form_not_proved', form);
  const locale = options.locale ?? localeOf(plan.language);
  const text = head?.line.text ?? '';
  const titles = given({ headline: text === '' ? undefined : text.endsWith('.') ? text.slice(0, -1) : text, locale, completed_by: model });
  const { variant, data, blocks, written } = exhibit;
  const alone = { form, ...given({ variant }), ...titles, ...given({ data, blocks, written }) };
  const own = saidBy(alone);
  // What the form does not say stands beside it, as it was written.
  const left = lines.filter((one) => one !== head);
  const isWhole = left.every(({ line }) => lackOf(line, own, true).length === 0);
  if (!isWhole && kind === 'days') return failed('not_drawable', form);
  const beside = left.map(({ line, list }): PageText => ({ kind: list === undefined ? 'paragraph' : 'bullet', text: line.text }));
  const intent: Readonly<Record<string, unknown>> = isWhole
    ? alone
    : { ...pageOf(beside, titles, { exhibits: [given({ form, variant, data, blocks })] }), ...given({ written }) };
  const { draft: _draft, reason: _reason, fault: _fault, ...rest } = plan;
  return {
    ...rest,
    route: 'selected',
    form: String(intent['form']),
    ...(typeof intent['variant'] === 'string' ? { variant: intent['variant'] } : {}),
    confidence: { calibrated: SURE, label: 'medium', source: 'structural_router' },
    intent,
    extracted: head === undefined ? [] : [{ path: '/headline', text: head.line.text, start: head.line.start, end: head.line.end }],
    unplaced: [],
    added: [],
    repair_options: [],
  };
}
