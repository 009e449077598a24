/** POST /v1/deck/translate: a deck in another language, its formats and numbers as they were. */

import { translatorFailed, translatorNotConfigured } from '@deckwright/platform/errors';
import { z } from 'zod';
import { acceptTranslation } from '../../../answers/accept-translation.ts';
import { PAID_JOB_ERRORS } from '../../../answers/paid-job-errors.ts';
import { defineRoute } from '../../../kit.ts';
import { RenderQueued } from '../../../schemas/render-response.ts';
import { TranslateAnswer, TranslateBody, TranslatePlanned } from '../../../schemas/translate.ts';
import { ISOLATE_ERRORS } from '../../../sources/run-isolated.ts';
import { DECK_BYTES, jsonBytesFor, ONE_DECK } from '../../../sources/source-fields.ts';
import { SOURCE_ERRORS } from '../../../sources/take-source.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/deck/translate',
  tag: 'Decks',
  summary: 'Translate a deck',
  description:
    'Puts the texts of a deck into another of 32 languages. Every run keeps its format; every number of every paragraph stays as it is written, ' +
    'and `numbers_untouched` proves it; a text that cannot be translated so stays as it was and is named in `flagged`. Text that then takes too much ' +
    'room is made smaller by measurement, to 9 pt at least, or named in `warnings`. Parts that no text touches stay byte for byte. The texts, and nothing ' +
    'else, go to the translator that the operator has set; without one the answer is `translator_not_configured`. Exactly one of `job_id`, `pptx_url`, ' +
    '`pptx_base64` and a file of a form; 25 MB. Costs $0.02 for each slide with a text that reads otherwise afterwards, nothing when none does.',
  auth: 'key',
  scope: 'repair',
  limit: { name: 'translate', limit: 60, per_s: 3600, by: 'account' },
  idempotent: 'by_handler',
  upload: ONE_DECK,
  body_bytes: jsonBytesFor(DECK_BYTES),
  body: TranslateBody,
  answers: {
    200: { description: 'The translated deck, or with `dry_run` the plan.', schema: z.union([TranslateAnswer, TranslatePlanned]) },
    202: { description: 'Accepted; read the job for the outcome.', schema: RenderQueued, headers: { Location: 'The job.' } },
  },
  errors: [...SOURCE_ERRORS, ...ISOLATE_ERRORS, translatorNotConfigured, translatorFailed, ...PAID_JOB_ERRORS],
  handle: (call) => acceptTranslation(call, call.body),
});
