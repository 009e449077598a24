/** Reads the answer of a translator: one text for each that was sent. A model may answer anything, and other answers count as none. */
import { z } from 'zod';
import { jsonOfChat } from '../model-endpoint/index.ts';

const Answer = z.object({
  translations: z.array(
    z.object({
      id: z.union([
        z.int(),
        z
          .string()
          .regex(/^\d{1,6}$/)
          .transform(Number),
      ]),
      text: z.string(),
    }),
  ),
});

/**
 * @param body of a chat completion
 * @param count of the texts that were asked about
 * @returns null when it is no such answer at all; else one text or null for each
 */
export function readAnswer(body: string, count: number): readonly (string | null)[] | null {
  const answer = Answer.safeParse(jsonOfChat(body));
  if (!answer.success) return null;
  const texts: (string | null)[] = Array.from({ length: count }, () => null);
  const seen = new Set<number>();
  for (const { id, text } of answer.data.translations) {
    if (id < 1 || id > count) continue;
    // Two answers for one text count as none, because it is not clear which is meant.
    texts[id - 1] = seen.has(id) ? null : text;
    seen.add(id);
  }
  return texts;
}
