/** What other folders may use to have slides proposed: the model of the settings, and its kept answers. */
import type { Config } from '../config/index.ts';
import { createProposer, type Proposer } from './proposer.ts';

export { answersToday, expireAnswers, findAnswers, keepAnswer, questionHash } from './answers.ts';
export { createProposer, type Proposer, type ProposerAnswer, type ProposerFault } from './proposer.ts';

export type ProposerConfig = Partial<
  Pick<
    Config,
    | 'proposer_url'
    | 'proposer_shape'
    | 'proposer_key'
    | 'proposer_model'
    | 'proposer_seconds'
    | 'proposer_answer_kib'
    | 'proposer_questions_per_day'
  >
>;

/** Null where the settings name none. */
export function proposerOf({
  proposer_url: url,
  proposer_shape: shape = 'openai',
  proposer_key: key,
  proposer_model: model,
  proposer_seconds: seconds = 60,
  proposer_answer_kib: kib = 128,
  proposer_questions_per_day: questions_per_day = 1000,
}: ProposerConfig): Proposer | null {
  if (url === undefined || model === undefined) return null;
  const timeout_ms = seconds * 1000;
  return createProposer({ url, shape, model, timeout_ms, answer_bytes: kib * 1024, questions_per_day, ...(key !== undefined && { key }) });
}
