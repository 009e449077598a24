/** A language model that proposes slides: asked as an operator set it, within a time, and never trusted. */
import { askAsJson, type Dialect, type JsonQuestion, postJson } from '../model-endpoint/index.ts';

export interface ProposerSettings {
  /** Base of the endpoint, such as `https://host/v1`. */
  readonly url: string;
  readonly shape: Dialect;
  readonly key?: string;
  readonly model: string;
  /** Longest that all questions of one proposal may take. */
  readonly timeout_ms: number;
  readonly answer_bytes: number;
  readonly questions_per_day: number;
}

/** `unavailable`: it is busy, away or too slow. `declined`: it does not take the question. `unusable_answer`: it answered, and with no JSON. */
export type ProposerFault = 'unavailable' | 'declined' | 'unusable_answer';

export type ProposerAnswer =
  | { readonly value: unknown }
  /** `message` describes what happened, without the words of the endpoint. */
  | { readonly fault: ProposerFault; readonly message: string };

export interface Proposer extends Pick<ProposerSettings, 'model' | 'timeout_ms' | 'questions_per_day'> {
  /** @throws whatever `signal` was aborted with */
  ask(question: JsonQuestion, signal: AbortSignal): Promise<ProposerAnswer>;
}

export function createProposer(settings: ProposerSettings): Proposer {
  const { url, shape, key, model, timeout_ms, answer_bytes, questions_per_day } = settings;
  const { address, headers, body, answerIn } = askAsJson(shape, url, model, key);
  // Rules have a slide already, so that nobody waits for a second try.
  const endpoint = { address, headers, timeout_ms, tries: 1, pause_ms: 0, answer_bytes };
  return {
    model,
    timeout_ms,
    questions_per_day,
    async ask(question, signal) {
      const answer = await postJson(endpoint, body(question), signal);
      if (answer.outcome === 'unavailable') return { fault: 'unavailable', message: `The model ${answer.why}.` };
      if (answer.outcome === 'flood')
        return { fault: 'unusable_answer', message: `The model answered with more than ${answer_bytes} bytes.` };
      if (answer.status < 200 || answer.status > 299)
        return { fault: 'declined', message: `The model declined the question with status ${answer.status}.` };
      const value = answerIn(answer.text);
      return value === undefined ? { fault: 'unusable_answer', message: 'The model answered, and with no JSON.' } : { value };
    },
  };
}
