/**
 * Answers with a secret once: the work, the claim of the Idempotency-Key and the answer commit together, and the answer is stored sealed.
 */

import type { Queryable } from '@deckwright/platform/database';
import { idempotencyKeyReused, refuse } from '@deckwright/platform/errors';
import { type RawCall, type Reply, refuseReused, refuseRunning, replay, storable } from '@deckwright/platform/http';
import { claimKeyIn, putAnswerIn } from '@deckwright/platform/jobs';
import type { GatewayKit } from '../kit.ts';

type OnceCall = Pick<RawCall<GatewayKit>, 'kit' | 'idempotency'>;

/**
 * Runs `work` in the transaction `sql`, or gives its first answer again. Nobody can come in between: a second request with the same key
 * waits for the first one's commit. A refusal thrown by `work` undoes the claim with everything else.
 */
export async function answerOnce(sql: Queryable, call: OnceCall, account_id: string, work: () => Promise<Reply>): Promise<Reply> {
  if (call.idempotency === undefined) return work();
  const { sealer } = call.kit;
  const { key, body_sha256 } = call.idempotency;
  // What is sealed as an answer opens as nothing else.
  const context = `${account_id} answer`;
  // The transaction that claims the key also commits its answer, so no other request ever sees it in progress.
  const claim = await claimKeyIn(sql, { account_id, key, body_sha256, job_id: null }, 0);
  switch (claim.outcome) {
    case 'replay': {
      const body = sealer.open(claim.answer.body, context);
      if (body === null) throw refuse(idempotencyKeyReused, { detail: 'The key was used, and its first answer can no longer be read.' });
      return replay({ ...claim.answer, body });
    }
    case 'fresh': {
      const reply = await work();
      const answer = storable(reply);
      if (answer !== undefined) await putAnswerIn(sql, account_id, key, { ...answer, body: sealer.seal(answer.body, context) });
      return reply;
    }
    case 'reused':
      throw refuseReused();
    default:
      throw refuseRunning(null);
  }
}
