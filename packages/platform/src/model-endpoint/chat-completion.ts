/** What all chat completions have in common: where they are asked for, and the JSON that one says. A model may answer anything. */
import { z } from 'zod';

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
});

/** @param url `https://host/v1`, or the whole address that ends in `/chat/completions` */
export const chatAddress = (url: string): string =>
  /\/chat\/completions\/?$/.test(url) ? url : `${url.replace(/\/+$/, '')}/chat/completions`;

/**
 * @param body of a chat completion
 * @returns undefined when it holds no JSON
 */
export function jsonOfChat(body: string): unknown {
  const content = Completion.safeParse(parsed(body)).data?.choices[0]?.message.content;
  return content === undefined || content === null ? undefined : parsed(innerJson(content));
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
