/** Feedback as callers send and read it. */
import { FEEDBACK_CATEGORIES, FEEDBACK_SEVERITIES, type Feedback } from '@deckwright/platform/billing';
import { z } from 'zod';

export const FeedbackSubmit = z
  .strictObject({
    category: z.string().describe(FEEDBACK_CATEGORIES.map((name) => `\`${name}\``).join(', ')),
    severity: z
      .string()
      .default('suggestion')
      .describe(FEEDBACK_SEVERITIES.map((name) => `\`${name}\``).join(', ')),
    job_id: z.string().max(60).nullish().describe('The job that this is about.'),
    message: z.string().trim().min(1).max(5000),
  })
  .meta({ id: 'FeedbackSubmit' });

export const FeedbackRow = z
  .object({
    feedback_id: z.number().int(),
    category: z.string(),
    severity: z.string(),
    job_id: z.string().nullable(),
    message: z.string(),
    status: z.enum(['open', 'resolved', 'declined']),
    resolution: z.string().nullable(),
    award_status: z.enum(['none', 'approved']),
    credits: z.number().describe('USD that it earned.'),
    created_at: z.string(),
    resolved_at: z.string().nullable(),
  })
  .meta({ id: 'Feedback' });

export function feedbackRow({ account_id: _, award_cents, ...feedback }: Feedback): z.infer<typeof FeedbackRow> {
  return { ...feedback, credits: award_cents / 100 };
}
