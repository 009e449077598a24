/** `{brief, …controls}`: a brief as the typed intent that the router reads from it, or the refusal that says what is missing. */
import type { Warning } from '../layout/index.ts';
import { type BriefPlan, MAX_BRIEF, planBrief } from '../router/index.ts';
import type { DrawProblem } from './problem.ts';

export type Routing = Omit<BriefPlan, 'intent' | 'repair_options'>;

export type OpenedBrief =
  | {
      readonly ok: true;
      readonly body: Readonly<Record<string, unknown>>;
      readonly routing: Routing;
      readonly warnings: readonly Warning[];
    }
  | { readonly ok: false; readonly problem: DrawProblem };

/** Routes the brief; the caller's own controls win over what the brief asks. */
export function openBrief(request: Readonly<Record<string, unknown>>): OpenedBrief {
  const { brief, allow_low_confidence, ...controls } = request;
  if (typeof brief !== 'string' || brief.trim() === '' || brief.length > MAX_BRIEF)
    return refuse({
      code: 'request_invalid',
      status: 400,
      title: 'The brief cannot be read',
      detail: `/brief: must be text of 1 to ${MAX_BRIEF.toLocaleString('en-US')} characters.`,
      remedy: 'Send the prose of one slide in `brief`.',
    });
  if (request.preview === true)
    return refuse({
      code: 'preview_not_eligible',
      status: 400,
      title: 'A brief has no preview',
      detail: '/preview: briefs are routed and rendered, not previewed.',
      remedy: 'Leave `preview` out, or send the intent that POST /v1/plan answers with.',
    });
  const { intent, repair_options, ...routing } = planBrief(brief, {
    ...(typeof controls.locale === 'string' ? { locale: controls.locale } : {}),
    allow_low_confidence: allow_low_confidence === true,
  });
  if (routing.route !== 'selected' || intent === undefined)
    return refuse({
      code: 'intent_unroutable',
      status: 422,
      title: 'No form fits the brief',
      detail: DETAILS[routing.route],
      remedy: 'Add what `repair_options` names, or send a form with its data.',
      members: {
        status: routing.route === 'unroutable' ? 'rejected' : routing.route,
        candidates: routing.candidates,
        confidence: routing.confidence,
        repair_options,
        cost_charged: 0,
      },
    });
  const sent = Object.fromEntries(Object.entries(controls).filter(([, v]) => v !== null && v !== undefined && v !== ''));
  return { ok: true, body: { ...intent, ...sent }, routing, warnings: warningsOf(routing) };
}

const DETAILS = {
  selected: 'The brief could not be filled into its form.',
  needs_confirmation: 'More than one form fits the brief about as well; `candidates` ranks them.',
  would_fabricate: 'The brief asks for figures and does not bring them; none are invented.',
  unroutable: 'The brief says neither what form its slide has nor enough to fill one.',
} as const;

const refuse = (problem: DrawProblem): OpenedBrief => ({ ok: false, problem });

function warningsOf({ unplaced, style, headline }: Routing): Warning[] {
  return [
    ...unplaced.map(({ text, start, end }) => ({
      code: 'brief_part_unplaced',
      message: `${JSON.stringify(text.slice(0, 120))} (characters ${start} to ${end} of the brief) found no place on the slide.`,
      path: '/brief',
      remedy: 'Say it as an item of the list, or as a sentence of its own.',
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
