/** POST /v1/inspect: what is wrong with a deck, whoever made it. Free. */

import { jsonReply } from '@deckwright/platform/http';
import { inspectTask } from '@deckwright/review/inspect/inspect.task';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { InspectReport } from '../../schemas/inspect-report.ts';
import { ISOLATE_ERRORS, runIsolated } from '../../sources/run-isolated.ts';
import { DECK_BYTES, jsonBytesFor, ONE_DECK, sourceFields } from '../../sources/source-fields.ts';
import { SOURCE_ERRORS, takeSource } from '../../sources/take-source.ts';

const Body = z.strictObject(sourceFields).meta({ id: 'InspectRequest' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/inspect',
  tag: 'Decks',
  summary: 'Inspect a deck',
  description:
    'Text that overflows (measured with the metrics of its font), content behind opaque shapes, what lies beside the slide, WCAG contrast against what is really ' +
    'behind the words, tiny fonts, hidden slides and more. Exactly one of `job_id`, `pptx_url`, `pptx_base64` and a file of a form; 25 MB; the first 50 slides. ' +
    'No model reads the file. Free.',
  auth: 'key',
  limit: { name: 'inspect', limit: 30, per_s: 3600, by: 'account' },
  upload: ONE_DECK,
  body_bytes: jsonBytesFor(DECK_BYTES),
  body: Body,
  answers: { 200: { description: 'The report.', schema: InspectReport } },
  errors: [...SOURCE_ERRORS, ...ISOLATE_ERRORS],
  async handle(call) {
    const { bytes } = await takeSource(call, call.body, DECK_BYTES);
    const { answer } = await runIsolated(call, inspectTask, {}, [bytes]);
    return jsonReply(200, answer.report);
  },
});
