/** A question whose answer is JSON of a schema, in the dialects that endpoints of language models speak. */
import { z } from 'zod';
import { chatAddress, jsonOfChat } from './chat-completion.ts';

/** `openai`: chat completions, as many local servers speak them, too. `anthropic`: messages. */
export type Dialect = 'openai' | 'anthropic';

export interface JsonQuestion {
  readonly rules: string;
  readonly message: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface Spoken {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: (question: JsonQuestion) => object;
  /** @returns undefined when it holds no JSON */
  readonly answerIn: (text: string) => unknown;
}

/** Tokens of an answer: one has forty items at most. */
const MOST_TOKENS = 8_192;
const VERSION = '2023-06-01';
const TOOL = 'answer';

const Message = z.object({ content: z.array(z.looseObject({ type: z.string(), name: z.string().optional(), input: z.unknown() })) });

/** @param url base of the endpoint, or its whole address */
export function askAsJson(dialect: Dialect, url: string, model: string, key: string | undefined): Spoken {
  if (dialect === 'openai')
    return {
      address: chatAddress(url),
      headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
      body: ({ rules, message, schema }) => ({
        model,
        temperature: 0,
        messages: [
          { role: 'system', content: rules },
          { role: 'user', content: message },
        ],
        response_format: { type: 'json_schema', json_schema: { name: TOOL, strict: true, schema } },
      }),
      answerIn: jsonOfChat,
    };
  return {
    address: /\/messages\/?$/.test(url) ? url : `${url.replace(/\/+$/, '')}/messages`,
    headers: { 'anthropic-version': VERSION, ...(key !== undefined && { 'x-api-key': key }) },
    body: ({ rules, message, schema }) => ({
      model,
      max_tokens: MOST_TOKENS,
      temperature: 0,
      system: rules,
      messages: [{ role: 'user', content: message }],
      // A tool that has to be called is how this dialect answers in a schema.
      tools: [{ name: TOOL, description: 'The answer.', input_schema: schema }],
      tool_choice: { type: 'tool', name: TOOL },
    }),
    answerIn(text) {
      try {
        return Message.parse(JSON.parse(text)).content.find(({ type, name }) => type === 'tool_use' && name === TOOL)?.input;
      } catch {
        return undefined;
      }
    },
  };
}
