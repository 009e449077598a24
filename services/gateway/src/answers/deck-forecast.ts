/** The free answer of a deck's dry run: a forecast for each slide, or one refusal of the whole request. */
import { jsonReply, type RawCall, type Reply } from '@deckwright/platform/http';
import type { GatewayKit } from '../kit.ts';
import { findingsOf } from './drawing-refusal.ts';
import { estimateOf, fidelityForecast } from './free-render.ts';
import type { Pinned } from './pin-brands.ts';
import { NO_CHARGE, SLIDE_USD } from './price.ts';

type FreeCall = Pick<RawCall<GatewayKit>, 'kit' | 'json' | 'text' | 'timing'> & Pick<Pinned, 'brands'>;

const FREE = { dry_run: true, ...NO_CHARGE, pptx_available: false, pptx_url: null } as const;

/** A request that would be refused is a finding here, not a failure of the check. */
export async function deckForecastReply(call: FreeCall): Promise<Reply> {
  const drawn = await call.timing.measure('draw', () => call.kit.drawing.forecastDeck(call.text, call.brands));
  if (!drawn.ok) {
    const { problem } = drawn;
    const errors = findingsOf(problem);
    return jsonReply(200, {
      ...problem.members,
      status: 'invalid',
      code: problem.code,
      fidelity_forecast: 'would_reject',
      errors,
      warnings: [],
      notices: [],
      manifest: [],
      slides_ok: 0,
      blocking_error_count: errors.length,
      nonblocking_warning_count: 0,
      notice_count: 0,
      ...FREE,
      estimated_cost: 0,
    });
  }
  const { report, paid_slides } = drawn;
  const lines = Array.isArray(report['fidelity_manifest']) ? (report['fidelity_manifest'] as readonly Record<string, unknown>[]) : [];
  const manifest = lines.map(({ i, form, fidelity, status, errors }) => ({
    i,
    form,
    status: status === 'complete' ? 'validated' : 'invalid',
    fidelity_forecast: status !== 'complete' ? 'would_reject' : fidelityForecast(fidelity),
    errors,
  }));
  const whole = report['status'] === 'complete';
  return jsonReply(200, {
    ...report,
    status: whole ? 'validated' : 'invalid',
    manifest,
    fidelity_forecast: whole ? fidelityForecast(report['fidelity']) : 'would_reject',
    ...FREE,
    ...estimateOf(call.json, Number(((report['status'] === 'rejected' ? 0 : paid_slides) * SLIDE_USD).toFixed(2))),
  });
}
