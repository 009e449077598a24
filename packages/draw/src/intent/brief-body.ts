/** `{brief, …controls}`: a brief as the typed intent that its reader makes of it, or the refusal that says what is missing. */
import { onTheWire, request, type SpokenWay, said, type WayOut, wayOut } from '@deckwright/core/ways-out';
import type { Warning } from '../layout/index.ts';
import type { BriefPlan, BriefReader } from './brief-reader.ts';
import type { Origin } from './prior-body.ts';
import { type DrawProblem, invalidShape, unknownName } from './problem.ts';

/** How a brief became its slide. */
export interface Routing extends Omit<BriefPlan, 'intent' | 'repair_options' | 'style'> {
  /** The typed intent that was drawn; pointers of the report resolve in it. */
  readonly intent: NonNullable<BriefPlan['intent']>;
  /** `applied`: the look asked for is the one that was drawn; `theme_id` of the request wins over it. */
  readonly style: BriefPlan['style'] & { readonly applied: boolean };
  readonly unsupported_style: readonly string[];
}

export type OpenedBrief =
  | {
      readonly ok: true;
      readonly body: Readonly<Record<string, unknown>>;
      readonly routing: Routing;
      readonly warnings: readonly Warning[];
      /** From a pointer into the intent to one into the request. */
      readonly origin: Origin;
    }
  | { readonly ok: false; readonly problem: DrawProblem };

/** Where a text for several slides is cut into their briefs. */
const OUTLINE = '/v1/deck/outline';

const POLICIES = ['best_semantic_match', 'production_safe'];

/** Steer the reading of the brief and do not belong to the intent. */
const READING = new Set(['brief', 'allow_low_confidence', 'allow_fabrication', 'expand_brief', 'variant_policy', 'language']);

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Routes the brief; the caller's own controls win over what the brief asks. */
export function openBrief(request: Readonly<Record<string, unknown>>, reader: BriefReader): OpenedBrief {
  const { brief, allow_low_confidence, allow_fabrication, expand_brief, variant_policy, language } = request;
  if (typeof brief !== 'string' || brief.trim() === '' || brief.length > reader.max_characters)
    return refuse({
      code: 'request_invalid',
      status: 400,
      title: 'The brief cannot be read',
      detail: `/brief: must be text of 1 to ${reader.max_characters.toLocaleString('en-US')} characters.`,
      remedy: 'Send the prose of one slide in `brief`.',
      members: { cost_charged: 0 },
    });
  if (request.preview === true)
    return refuse({
      code: 'preview_not_eligible',
      status: 400,
      title: 'A brief has no preview',
      detail: '/preview: briefs are routed and rendered, not previewed.',
      ...said([
        wayOut({
          why: 'A brief is read before it is drawn, which a preview leaves out.',
          say: 'Leave `preview` out, or send the intent that POST /v1/plan answers with.',
          do: [{ change: [{ op: 'remove', path: '/preview' }] }],
        }),
      ]),
    });
  for (const name of ['allow_low_confidence', 'allow_fabrication', 'expand_brief'])
    if (isGiven(request[name]) && typeof request[name] !== 'boolean') return refuse(wrongType(name, 'true or false'));
  if (isGiven(language) && typeof language !== 'string') return refuse(wrongType('language', 'a language code such as de'));
  if (isGiven(variant_policy) && !POLICIES.includes(String(variant_policy)))
    return refuse(unknownName('intent_invalid_shape', 'variant policy', '/variant_policy', String(variant_policy), POLICIES));
  const sent = Object.fromEntries(Object.entries(request).filter(([key, v]) => !READING.has(key) && isGiven(v)));
  const asked = reader.askedLanguage(brief, typeof language === 'string' ? language : undefined);
  const locale = typeof sent.locale === 'string' ? sent.locale : asked.locale;
  const { intent, repair_options, style, ...plan } = reader.planBrief(brief, {
    ...(locale === undefined ? {} : { locale }),
    allow_low_confidence: allow_low_confidence === true,
  });
  if (plan.blanks !== undefined) return refuse(blanksLeft(plan.blanks, reader.countedBlanks(plan.blanks), repair_options));
  if (plan.route !== 'selected' || intent === undefined)
    return refuse({
      code: 'intent_unroutable',
      status: 422,
      title: 'No form fits the brief',
      detail: `${plan.reason ?? DETAILS[plan.route]}${plan.route === 'would_fabricate' && allow_fabrication === true ? ' This holds with `allow_fabrication` too.' : ''}`,
      ...waysFor(brief, plan, repair_options),
      members: {
        route: plan.route,
        // The status in the words of a render, because the status of a problem document is a number.
        ...(plan.route === 'unroutable' || plan.route === 'deck' ? {} : { render_status: plan.route }),
        ...(plan.route === 'deck' ? { outline: OUTLINE } : {}),
        ...(plan.form === undefined ? {} : { form: plan.form }),
        ...(plan.fault === undefined ? {} : { fault: plan.fault }),
        ...(plan.draft === undefined ? {} : { draft: plan.draft }),
        candidates: plan.candidates,
        confidence: plan.confidence,
        language: plan.language,
        repair_options,
        cost_charged: 0,
      },
    });
  const routing: Routing = {
    ...plan,
    intent,
    style: { ...style, applied: style.theme_id !== undefined && sent.theme_id === undefined },
    unsupported_style: style.unsupported,
  };
  const warnings = warningsOf(routing);
  if (asked.warning !== undefined) warnings.push(asked.warning);
  if (expand_brief === true)
    warnings.push({
      code: 'brief_not_expanded',
      message: 'The slide says what the brief says; no copy is made up to fill it.',
      path: '/expand_brief',
      remedy: 'Write more into the brief; POST /v1/plan tells what its form has room for.',
    });
  return {
    ok: true,
    body: { ...intent, ...sent },
    routing,
    warnings,
    origin: (pointer) => (Object.hasOwn(sent, pointer.split('/')[1] ?? '') ? pointer : '/brief'),
  };
}

/** By what the brief lacks: the first candidate, the outline of several slides, or a brief that is completed. */
function waysFor(
  brief: string,
  { route, fault, reason }: Omit<BriefPlan, 'intent' | 'repair_options' | 'style'>,
  repair_options: BriefPlan['repair_options'],
): { readonly remedy: string; readonly ways_out: readonly WayOut[] } {
  const why = reason ?? DETAILS[route];
  const form = request('GET', '/v1/catalog/forms/{form}', { params: { form: repair_options[0]?.form } });
  const ways: SpokenWay[] = [];
  if (route === 'deck')
    ways.push(
      wayOut({
        why,
        say: `Send the text to POST ${OUTLINE}, which cuts it into slides, or ask for one slide.`,
        do: [request('POST', OUTLINE, { body: { prompt: brief } })],
      }),
    );
  if (route === 'needs_confirmation')
    ways.push(
      wayOut({
        why,
        say: 'Name the form in the brief, add what `repair_options` says, or send `allow_low_confidence: true` to draw the first candidate.',
        do: [{ change: [{ op: 'add', path: '/allow_low_confidence', value: true }] }],
      }),
    );
  if (fault !== undefined)
    ways.push(
      wayOut({
        why,
        say: 'Write each item on a line of its own, with its own words and figures, or send the form with its data ({0}).',
        do: [
          request('GET', '/v1/catalog/forms/{form}', { params: { form: fault.form } }),
          { ask: 'Write each item on a line of its own, with its own words and figures.' },
        ],
      }),
    );
  const options = repair_options.flatMap(({ ways_out }) => ways_out);
  if (ways.length > 0) return { remedy: said(ways).remedy, ways_out: [...onTheWire(ways), ...options] };
  const typed = wayOut({
    why,
    say: `Add what \`repair_options\` names, or send a form with its data.`,
    do: repair_options.length === 0 ? [request('GET', '/v1/catalog/forms'), { ask: 'Choose a form, and send its data.' }] : [form],
  });
  return { remedy: typed.say, ways_out: [...options, ...onTheWire([typed])] };
}

/** Refuses a completed brief whose blanks are not filled in, and names each of them. */
const blanksLeft = (
  blanks: NonNullable<BriefPlan['blanks']>,
  counted: string,
  repair_options: BriefPlan['repair_options'],
): DrawProblem => ({
  code: 'intent_unroutable',
  status: 422,
  title: 'The brief has blanks to fill in',
  detail: `/brief: has ${blanks.length === 1 ? 'a blank' : 'blanks'} that nobody filled in: ${counted}. Nothing is made up for ${blanks.length === 1 ? 'it' : 'them'}.`,
  remedy: 'Write into the brief, in the place of each blank, what it stands for.',
  errors: blanks.slice(0, 50).map(({ text, start, end }) => ({
    pointer: '/brief',
    loc: ['brief'],
    code: 'blank_left',
    msg: `has the blank ${text} at characters ${start} to ${end}.`,
    type: 'blank_left',
  })),
  members: { route: 'unroutable', blanks, candidates: [], repair_options, cost_charged: 0 },
});

const wrongType = (name: string, what: string): DrawProblem =>
  invalidShape(
    [{ pointer: `/${name}`, loc: [name], code: 'invalid_type', msg: `must be ${what}.`, type: 'invalid_type' }],
    'The body',
    `Send ${what}.`,
  );

const DETAILS = {
  selected: 'The brief could not be filled into its form.',
  needs_confirmation: 'More than one form fits the brief about as well; `candidates` ranks them.',
  would_fabricate: 'The brief asks for figures and does not bring them; none are invented.',
  deck: 'The brief asks for more than one slide.',
  unroutable: 'The brief says neither what form its slide has nor enough to fill one.',
} as const;

const refuse = (problem: DrawProblem): OpenedBrief => ({ ok: false, problem });

function warningsOf({ unplaced, added, style, headline }: Routing): Warning[] {
  return [
    ...unplaced.map(({ text, start, end }) => ({
      code: 'brief_part_unplaced',
      message: `${JSON.stringify(text.slice(0, 120))} (characters ${start} to ${end} of the brief) found no place on the slide.`,
      path: '/brief',
      remedy: 'Say it as an item of the list, or as a sentence of its own.',
    })),
    // What stands between the first and the last period that a brief names follows from them.
    ...added
      .filter(({ path }) => !/^\/data\/periods\/\d+$/.test(path))
      .map(({ path, text }) => ({
        code: 'brief_word_added',
        message: `${JSON.stringify(text)} at ${path} of the intent is not a word of the brief; the form needs one there.`,
        path: '/brief',
        remedy: 'Say it in the brief, or send the intent in `routing` with a word of your own.',
      })),
    ...(headline === 'composed'
      ? [
          {
            code: 'headline_composed',
            message: 'The brief makes no claim of its own; its request, without the words that only ask, stands as the title.',
            path: '/brief',
            remedy: 'Add a sentence that says what the slide shows.',
          },
        ]
      : []),
    ...style.unsupported.map((word) => ({
      code: 'style_unsupported',
      message: `${JSON.stringify(word)} is a look that no theme has.`,
      path: '/brief',
      remedy: 'Ask for dark or light, corporate, technical, minimal or elegant; or send theme_id.',
    })),
  ];
}
