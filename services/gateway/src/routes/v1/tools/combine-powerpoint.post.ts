/** POST /v1/tools/combine-powerpoint: two decks as one, for people without an account. */
import { payloadTooLarge, refuse, storageUnavailable, tooFewFiles } from '@deckwright/platform/errors';
import { jsonReply, type UploadPolicy } from '@deckwright/platform/http';
import { combineTask } from '@deckwright/write/assemble/combine.task';
import { z } from 'zod';
import { offerPptx, pptxName, toolFileFields } from '../../../answers/tool-file.ts';
import { defineRoute } from '../../../kit.ts';
import { PAIR_BYTES } from '../../../public-tools/tools.ts';
import { ISOLATE_ERRORS, refuseFile } from '../../../sources/run-isolated.ts';
import { PUBLIC_TASK_ERRORS, runPublic } from '../../../sources/run-public.ts';
import { fileSource } from '../../../sources/take-source.ts';

const MIB = 1024 * 1024;
const PAIR = 2;
/** Further files are taken off the wire and left out, so that whoever selects a folder gets an answer. */
const LIMITS: UploadPolicy = { field: 'files', files: 10, file_bytes: PAIR_BYTES, total_bytes: 40 * MIB };
/** Less than a job has: a caller waits for this, and others for its process. */
const TASK_LIMITS = { time_ms: 30_000, memory_mib: 768, output_bytes: 128 * MIB } as const;

const PairCombined = z
  .looseObject({
    decks: z.literal(PAIR),
    files_left_out: z.int().describe('Files past the second, which were not read.'),
    slides_total: z.int(),
    warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })).describe('What had to change, by deck.'),
    ...toolFileFields,
  })
  .meta({ id: 'PairCombined' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/tools/combine-powerpoint',
  tag: 'Public tools',
  summary: 'Put two decks together',
  description:
    'The first two .pptx files of a form as one deck, every slide of both, in the order sent, without a mark. The link works for an hour; then the file is ' +
    'deleted, and nothing else is kept. 20 MB a file, 40 MB together. POST /v1/deck/combine takes ten with a key.',
  auth: 'public',
  limit: { name: 'combine-powerpoint', limit: 5, per_s: 3600, by: 'address' },
  upload: LIMITS,
  body: z.strictObject({}).meta({ id: 'CombinePairRequest' }),
  answers: { 200: { description: 'The decks as one.', schema: PairCombined } },
  errors: [tooFewFiles, payloadTooLarge, ...ISOLATE_ERRORS, ...PUBLIC_TASK_ERRORS, storageUnavailable],
  async handle(call) {
    const files = call.parts.filter((part) => part.kind === 'file');
    if (files.length < PAIR) {
      const remedy = 'Send two .pptx files as parts of one form (multipart/form-data).';
      throw refuse(tooFewFiles, { detail: files.length === 0 ? 'No file came.' : 'One file came.', remedy });
    }
    const pair = files.slice(0, PAIR).map(({ bytes, name }) => fileSource(bytes, name).bytes);
    const outcome = await runPublic(call, combineTask, {}, pair, TASK_LIMITS);
    if (outcome.outcome !== 'done') throw refuseFile(outcome);
    const [pptx = new Uint8Array()] = outcome.files;
    const { slides, warnings } = outcome.answer;
    const offer = await offerPptx(call.kit, pptx, pptxName(files[0]?.file_name, 'combined', '-combined'));
    return jsonReply(200, { decks: PAIR, files_left_out: files.length - PAIR, slides_total: slides, warnings, ...offer });
  },
});
