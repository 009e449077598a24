/** Looks a webhook up for its owner, and checks the addresses that are sent for one. */
import { notFound, type ProblemError, refuse } from '@deckwright/platform/errors';
import { UnfetchableFile } from '@deckwright/platform/http';
import type { Owner } from '@deckwright/platform/identity';
import { readWebhook, type Webhook } from '@deckwright/platform/webhooks';
import { z } from 'zod';
import type { GatewayKit } from '../kit.ts';
import { refuseFields } from '../sources/take-source.ts';

export const WebhookPath = z.object({ webhook_id: z.string().describe('`whk_` and 26 characters.') });

/** @throws ProblemError `not_found` */
export async function findWebhook(kit: GatewayKit, owner: Owner, webhook_id: string): Promise<Webhook> {
  const webhook = await readWebhook(kit.db, owner, webhook_id);
  if (webhook === null) throw noSuchWebhook(webhook_id);
  return webhook;
}

export const noSuchWebhook = (webhook_id: string): ProblemError =>
  refuse(notFound, { detail: `No webhook ${webhook_id.slice(0, 60)} belongs to this account.` });

/** @throws ProblemError `request_invalid` for an address that no message may go to */
export async function checkWebhookUrl(kit: GatewayKit, url: string): Promise<void> {
  try {
    await kit.callOut.check(url);
  } catch (error) {
    if (!(error instanceof UnfetchableFile)) throw error;
    throw refuseFields(error.message, ['url'], error.code);
  }
}
