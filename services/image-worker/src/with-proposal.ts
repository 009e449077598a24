/** What was read in a picture, and what a model proposes about it. Rules stand alone where the model fails. */
import { type ConvertPictureAnswer, namedElements, PICTURE_FORMS, takeProposal } from '@deckwright/convert/picture';
import type { HandlerKit, JobRecord } from '@deckwright/platform/jobs';
import type { VisionModel } from '@deckwright/platform/vision';
import type { ReadBy } from './picture-report.ts';

export interface ProposalDeps {
  /** Null: rules alone read pictures. */
  readonly vision: VisionModel | null;
  readonly log: { warn(facts: object, message: string): void };
}

export interface ReadPicture {
  readonly seen: ConvertPictureAnswer;
  readonly by: ReadBy;
}

/** Test keys pay nothing, so nobody else is paid for them. */
export const isAsked = ({ vision }: ProposalDeps, { mode }: JobRecord): boolean => vision !== null && mode !== 'test';

/** @param shown the picture as it was read; missing where it was drawn from its request */
export async function withProposal(
  { vision, log }: ProposalDeps,
  job: JobRecord,
  seen: ConvertPictureAnswer,
  shown: Uint8Array | undefined,
  kit: HandlerKit,
): Promise<ReadPicture> {
  const { reader } = seen;
  if (reader === 'request') return { seen, by: { reader } };
  if (vision === null) return { seen, by: { reader, reader_reason: 'not_configured' } };
  if (job.mode === 'test') return { seen, by: { reader, reader_reason: 'test_key' } };
  if (shown === undefined) return { seen, by: { reader, reader_reason: 'unavailable' } };
  const { model } = vision;
  const told = namedElements(seen).slice(0, MOST_TOLD);
  const answer = await kit.measure('propose', () => vision.propose(shown, told, PICTURE_FORMS, kit.signal));
  if (answer.outcome !== 'proposed') {
    log.warn({ job_id: job.job_id, reason: answer.outcome, model }, answer.message);
    return { seen, by: { reader, reader_reason: answer.outcome } };
  }
  const { seen: taken, ...listed } = takeProposal(seen, answer.proposal);
  return { seen: taken, by: { reader: 'rules+model', model, ...listed } };
}

/** Elements that a model is told of. */
const MOST_TOLD = 400;
