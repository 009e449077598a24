/** The free answers of a render endpoint: the forecast of a dry run, and a preview that is not stored. */
import type { DrawProblem } from '@deckwright/core/draw-problem';
import { prices } from '@deckwright/platform/billing';
import { previewNotEligible, refuse, wayOut } from '@deckwright/platform/errors';
import { bytesReply, jsonReply, type Principal, type RawCall, type Reply } from '@deckwright/platform/http';
import type { GatewayKit } from '../kit.ts';
import { picturesAsked } from '../sources/make-pictures.ts';
import { findingsOf, refuseDrawing } from './drawing-refusal.ts';
import type { Pinned } from './pin-brands.ts';
import { NO_CHARGE, SLIDE_USD } from './price.ts';

type FreeCall = Pick<RawCall<GatewayKit>, 'kit' | 'json' | 'text' | 'accept' | 'timing'> & { readonly principal: Principal } & Pick<
    Pinned,
    'brands'
  >;

const FREE = { ...NO_CHARGE, pptx_available: false, pptx_url: null } as const;

/** What would happen, without a file. A request that would be refused is a finding here, not a failure of the check. */
export const forecastReply = async (call: FreeCall): Promise<Reply> => jsonReply(200, await forecastOfCall(call));

/** With `mode: "safe"`: the report of a dry run for a slide that would not show everything as supplied; undefined for one that would. */
export async function unfaithfulReply(call: FreeCall): Promise<Reply | undefined> {
  const forecast = await forecastOfCall(call);
  // A brief cut into fields with nothing left over shows everything too.
  const whole = forecast['fidelity_forecast'] === 'verbatim' || (forecast['status'] === 'validated' && forecast['fidelity'] === 'mixed');
  return whole ? undefined : jsonReply(200, forecast);
}

async function forecastOfCall(call: FreeCall): Promise<Record<string, unknown>> {
  const { drawing } = call.kit;
  const read = await drawing.read(call.json, call.text, call.brands);
  const drawn = read.ok ? await call.timing.measure('draw', () => drawing.forecast(call.text, call.brands)) : read;
  if (!drawn.ok) return invalidForecast(drawn.problem);
  const { report } = drawn;
  const blocked = report['status'] === 'rejected' || report['status'] === 'completed_with_errors' || report['blocking_error_count'] !== 0;
  return {
    ...report,
    status: blocked ? 'invalid' : 'validated',
    fidelity_forecast: blocked ? 'would_reject' : fidelityForecast(report['fidelity']),
    dry_run: true,
    ...FREE,
    ...estimateOf(call.json, blocked ? 0 : SLIDE_USD),
  };
}

/** What rendering would cost: the slides, and the pictures that would be made of words unless the account keeps them. */
export function estimateOf(json: unknown, slides_usd: number): { readonly estimated_cost: number; readonly pictures_to_make?: number } {
  const pictures_to_make = slides_usd === 0 ? 0 : picturesAsked(json);
  if (pictures_to_make === 0) return { estimated_cost: slides_usd };
  return { estimated_cost: Math.round(slides_usd * 100 + pictures_to_make * prices.image.cents) / 100, pictures_to_make };
}

/** A dry run promises no more than the four words that clients know. */
export const fidelityForecast = (fidelity: unknown): string =>
  fidelity === 'verbatim' || fidelity === 'ai_completed' ? fidelity : 'mixed';

const REFUSED_BRIEFS = ['needs_confirmation', 'would_fabricate'];

function invalidForecast(problem: DrawProblem): Record<string, unknown> {
  const errors = findingsOf(problem);
  const route = problem.members?.['route'];
  return {
    ...problem.members,
    status: typeof route === 'string' && REFUSED_BRIEFS.includes(route) ? route : 'invalid',
    code: problem.code,
    fidelity_forecast: 'would_reject',
    dry_run: true,
    errors,
    warnings: [],
    notices: [],
    blocking_error_count: errors.length,
    nonblocking_warning_count: 0,
    notice_count: 0,
    ...FREE,
    estimated_cost: 0,
  };
}

/**
 * A PNG of 768 px: the bytes for whoever asks for `image/png`, else a JSON answer whose `preview_url` is a data URL,
 * so that nothing of it is kept anywhere.
 */
export async function previewReply(call: FreeCall): Promise<Reply> {
  if (isBriefOnly(call.json)) throw noPreview('A brief cannot be previewed.');
  if (isPicture(call.json)) throw noPreview('A picture cannot be previewed.');
  const { drawing } = call.kit;
  const read = await drawing.read(call.json, call.text, call.brands);
  if (!read.ok) throw refuseDrawing(read.problem);
  const drawn = await call.timing.measure('draw', () =>
    drawing.preview(call.text, call.brands, call.principal.mode === 'test' ? 'test' : undefined),
  );
  if (!drawn.ok) throw refuseDrawing(drawn.problem);
  if (/image\/png/i.test(call.accept)) return bytesReply('image/png', drawn.png, { Vary: 'Accept' });
  const preview_url = `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}`;
  return jsonReply(200, { ...drawn.report, preview: true, preview_url, ...FREE }, { Vary: 'Accept' });
}

const STRUCTURED = ['form', 'pattern', 'prior_id', 'content', 'author_ssg', 'body', 'component'];

function isBriefOnly(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || !('brief' in json)) return false;
  return !STRUCTURED.some((field) => field in json && Reflect.get(json, field) != null);
}

/** Input that is to be read from a picture. */
const isPicture = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ['image', 'image_base64', 'image_url'].some((field) => Reflect.get(json, field) != null);

const noPreview = (detail: string) =>
  refuse(previewNotEligible, {
    detail,
    ways: [
      wayOut({
        why: detail,
        say: 'Leave `preview` out: a slide that is refused costs nothing, and `dry_run` checks it for free.',
        do: [
          {
            change: [
              { op: 'remove', path: '/preview' },
              { op: 'add', path: '/dry_run', value: true },
            ],
          },
        ],
      }),
    ],
    extra: { cost_charged: 0 },
  });
