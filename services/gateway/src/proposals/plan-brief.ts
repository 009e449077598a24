/** The plan of a brief, which a model may read where rules could not and the caller asks for it. */
import type { Principal, RawCall } from '@deckwright/platform/http';
import type { PlanAsk, PlanMade, Report } from '../drawing/drawing.ts';
import type { GatewayKit } from '../kit.ts';
import { planWithModel, proposerFor } from './propose.ts';

export type PlanCall = Pick<RawCall<GatewayKit>, 'kit' | 'signal' | 'timing'> & {
  readonly principal: Pick<Principal, 'account_id' | 'mode'>;
};

export interface PlannedBrief {
  readonly report: Report;
  /** Where the caller lets a model propose: who made the plan. */
  readonly proposer?: object;
}

/** @param may_ask the caller lets a model of the service read the brief */
export async function planBrief(call: PlanCall, brief: string, ask: PlanAsk, may_ask: boolean): Promise<PlannedBrief> {
  const { kit, timing } = call;
  const plan = (proposals?: PlanAsk['proposals']): Promise<PlanMade> =>
    timing.measure('plan', () => kit.drawing.plan(brief, { ...ask, proposals }));
  if (!may_ask) return { report: (await plan()).report };
  const proposer = proposerFor(call);
  if (typeof proposer === 'string') return { report: (await plan()).report, proposer: { by: 'rules', reason: proposer } };
  const { report, proposed } = await planWithModel(call, proposer, plan, ({ proposed: open }) =>
    open === undefined ? undefined : { asks: open.asks, proposer: open.proposer ?? {} },
  );
  return { report, proposer: proposed?.proposer ?? { by: 'rules' } };
}
