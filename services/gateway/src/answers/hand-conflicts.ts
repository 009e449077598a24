/** Conflicts of hand edits in an answer: those that editing found, and those that the drawing reports. */
import type { JobRecord } from '@deckwright/platform/jobs';
import { renderAnswer } from './render-answer.ts';

/** The job's answer with both, each once. */
export function withConflicts(job: JobRecord, met: readonly object[]): Record<string, unknown> {
  const answer = renderAnswer(job);
  const drawn: readonly unknown[] = Array.isArray(answer['conflicts']) ? answer['conflicts'] : [];
  const seen = new Set<string>();
  const conflicts = [...met, ...drawn].filter((one) => {
    const key = JSON.stringify(['slide', 'shape', 'what', 'hand', 'message'].map((name) => Reflect.get(Object(one), name)));
    return seen.has(key) ? false : seen.add(key);
  });
  return { ...answer, conflicts };
}
