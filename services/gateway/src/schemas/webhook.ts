/** Webhooks and their deliveries as the documentation shows them. */
import { EVENT_TYPES, SECRET_OVERLAP_HOURS, TEST_EVENT } from '@deckwright/platform/webhooks';
import { z } from 'zod';

const time = z.string().nullable().describe('RFC 3339, UTC.');

export const EventTypes = z
  .array(z.enum(EVENT_TYPES))
  .min(1)
  .max(EVENT_TYPES.length)
  .describe(
    'Kinds of events to hear of. Jobs that make a deck tell of it under `deck`, all others under `job`; the slides of a deck say nothing of their own.',
  );

export const WebhookUrl = z
  .string()
  .min(1)
  .max(2048)
  .describe(
    'Begins with https://, names no port, and leads to the public internet, or into a private network that whoever runs the service has named ' +
      '(`DECKWRIGHT_WEBHOOK_NETWORKS`). Looked up again at every call; redirects are not followed.',
  );

export const Description = z.string().trim().max(200).nullable();

export const Webhook = z
  .object({
    webhook_id: z.string(),
    mode: z.enum(['live', 'test']).describe('That of the key that made it: it hears of jobs of this mode.'),
    url: z.string(),
    events: z.array(z.enum(EVENT_TYPES)),
    description: z.string().nullable(),
    status: z.enum(['active', 'disabled']),
    created_at: z.string(),
    failing_since: time.describe(
      'Since then nothing has arrived; null while all is well. After five days of it the webhook is switched off.',
    ),
    last_delivered_at: time,
    disabled_at: time,
    disabled_reason: z.string().nullable(),
  })
  .meta({ id: 'Webhook' });

export const WebhookWithSecret = Webhook.extend({
  secret: z.string().describe('Shown this once. Every message is signed with it.'),
}).meta({ id: 'WebhookWithSecret' });

export const WebhookSecret = z
  .object({
    webhook_id: z.string(),
    secret: z.string().describe('Shown this once.'),
    previous_until: z.string().describe(`The secret before still signs beside it until then, for ${SECRET_OVERLAP_HOURS} hours.`),
  })
  .meta({ id: 'WebhookSecret' });

export const WebhookList = z.object({ webhooks: z.array(Webhook) }).meta({ id: 'WebhookList' });

export const WebhookDelivery = z
  .object({
    delivery_id: z.string(),
    event_id: z.string().describe('`id` in the message and its header `webhook-id`.'),
    type: z.enum([...EVENT_TYPES, TEST_EVENT]),
    job_id: z.string().nullable(),
    state: z.enum(['pending', 'delivered', 'failed']).describe('`failed` is not tried again unless asked for.'),
    attempts: z.number().int(),
    occurred_at: z.string(),
    last_attempt_at: time,
    next_attempt_at: time,
    delivered_at: time,
    last_status: z.number().int().nullable().describe('What the address answered; null when it did not.'),
    last_error: z.string().nullable(),
    last_ms: z.number().int().nullable().describe('Milliseconds that the last attempt took.'),
  })
  .meta({ id: 'WebhookDelivery' });

export const WebhookDeliveryList = z
  .object({ deliveries: z.array(WebhookDelivery), total: z.number().int(), limit: z.number().int(), offset: z.number().int() })
  .meta({ id: 'WebhookDeliveryList' });

export const WebhookTest = z
  .object({
    delivered: z.boolean(),
    event_id: z.string(),
    delivery_id: z.string(),
    status: z.number().int().nullable().describe('What the address answered; null when it did not.'),
    error: z.string().nullable(),
    ms: z.number().int(),
  })
  .meta({ id: 'WebhookTest' });
