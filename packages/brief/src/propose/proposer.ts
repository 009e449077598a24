/** Who made an outline or a plan. */
import type { AskFault } from './ask.ts';

export interface Proposer {
  /** `rules+model`: a model was asked and answered; what rules did not prove is as rules make it. */
  readonly by: 'rules' | 'rules+model';
  readonly model?: string;
  readonly prompt_version?: string;
  /** Slides that are as the model proposed them. */
  readonly slides?: number;
  /** Why it was not asked, or a question had no answer. */
  readonly reason?: AskFault | 'not_configured' | 'test_key';
}
