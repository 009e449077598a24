/** The kinds of events, and an event as its receivers read it. */
import { z } from 'zod';

/** Kinds of events. Jobs that make a deck tell of it under `deck`, all others under `job`. */
export const EVENT_TYPES = ['job.completed', 'job.failed', 'deck.completed', 'deck.partial', 'deck.failed'] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Sent on request only, to try an address. */
export const TEST_EVENT = 'webhook.test';

/** What happened. The job's record has all of it and the current state, because events may come late, twice or in another order. */
export const WebhookEvent = z
  .object({
    id: z.string().describe('Stays the same however often the event is sent: skip one that you have seen.'),
    type: z.enum([...EVENT_TYPES, TEST_EVENT]),
    timestamp: z.string().describe('When it happened; RFC 3339, UTC.'),
    data: z.looseObject({
      job_id: z.string().nullable(),
      job_type: z.string().nullable(),
      status: z.string().nullable().describe("The job's state."),
      render_status: z.string().nullable().describe('`status` of the render response.'),
      name: z.string().nullable(),
      mode: z.enum(['live', 'test']).nullish().describe("The job's: that of the key which asked for it."),
      revision: z.number().int().nullable(),
      cost: z.number(),
      cost_charged: z.number(),
      error_code: z.string().nullable(),
      created_at: z.string().nullable(),
      finished_at: z.string().nullable(),
    }),
  })
  .meta({ id: 'WebhookEvent' });

export interface EventRow {
  readonly event_id: string;
  readonly type: string;
  readonly occurred_at: string;
  readonly data: unknown;
}

/** The very text that is signed and sent, the same at every attempt. */
export const eventBody = ({ event_id, type, occurred_at, data }: EventRow): string =>
  JSON.stringify({ id: event_id, type, timestamp: occurred_at, data });

/** What a test says in place of a job. */
export const TEST_DATA = {
  job_id: null,
  job_type: null,
  status: null,
  render_status: null,
  name: 'This is a test: nothing has happened.',
  mode: null,
  revision: null,
  cost: 0,
  cost_charged: 0,
  error_code: null,
  created_at: null,
  finished_at: null,
} as const;
