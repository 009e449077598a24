/** POST /v1/feedback: tells us something, about a job or in general. */
import { FEEDBACK_CATEGORIES, FEEDBACK_SEVERITIES, submitFeedback } from '@deckwright/platform/billing';
import { feedbackInvalid, notFound, refuse, requestInvalid, wayOut } from '@deckwright/platform/errors';
import { jsonReply, nearest } from '@deckwright/platform/http';
import { z } from 'zod';
import { findJob } from '../../answers/find-job.ts';
import { defineRoute } from '../../kit.ts';
import { FeedbackSubmit } from '../../schemas/feedback.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/feedback',
  tag: 'Feedback',
  summary: 'Send feedback',
  description: 'Feature requests that are approved earn $5, testimonials $2.',
  auth: 'key',
  limit: { name: 'feedback', limit: 60, per_s: 3600, by: 'account' },
  idempotent: 'by_wrapper',
  body: FeedbackSubmit,
  answers: {
    200: {
      description: 'It is stored.',
      schema: z.object({ feedback_id: z.number().int(), status: z.literal('open') }).meta({ id: 'FeedbackReceipt' }),
    },
  },
  errors: [feedbackInvalid, notFound, requestInvalid],
  example: { body: { category: 'layout', severity: 'quality', message: 'The legend could stand nearer to its lines.' } },
  async handle({ kit, principal, body }) {
    checkMember('category', body.category, FEEDBACK_CATEGORIES);
    checkMember('severity', body.severity, FEEDBACK_SEVERITIES);
    const job = body.job_id == null ? null : await findJob(kit, principal, body.job_id);
    const stored = await submitFeedback(kit.db, {
      ...body,
      account_id: principal.account_id,
      mode: principal.mode,
      job_id: job?.job_id ?? null,
    });
    return jsonReply(200, { feedback_id: stored.feedback_id, status: stored.status });
  },
});

function checkMember(field: string, value: string, allowed: readonly string[]): void {
  if (allowed.includes(value)) return;
  const close = nearest(value, allowed);
  throw refuse(feedbackInvalid, {
    detail: `There is no ${field} ${JSON.stringify(value.slice(0, 60))}.${close === undefined ? '' : ` The nearest is ${close}.`}`,
    ways: [
      wayOut({
        why: `${field} takes one of ${allowed.join(', ')}.`,
        say: `Send ${close ?? allowed.join(' or ')}${close === undefined ? '' : ', or another of `allowed`'}.`,
        do: [{ change: [{ op: 'replace', path: `/${field}`, value: close ?? allowed[0] }] }],
      }),
    ],
    extra: { field, allowed, ...(close === undefined ? {} : { nearest: close }) },
  });
}
