/** Reads the answer of a translator: one text for each that was sent. A model may answer anything, and other answers count as none. */
import { z } from 'zod';

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
});

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
  const completion = Completion.safeParse(parsed(body));
  const content = completion.data?.choices[0]?.message.content;
  if (content === undefined || content === null) return null;
  const answer = Answer.safeParse(parsed(innerJson(content)));
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

/** The object within what models put around it: a fence, thoughts, a sentence. */
function innerJson(content: string): string {
  const spoken = content.replace(/<think>[\s\S]*?<\/think>/g, '');
  const from = spoken.indexOf('{');
  const to = spoken.lastIndexOf('}');
  return from < 0 || to < from ? '' : spoken.slice(from, to + 1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
