/** The proposing model against a real server: both dialects, and every way in which an endpoint can fail. */
import { type ChatServer, startChatServer } from '@deckwright/testkit/chat-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProposer, proposerOf, questionHash } from '../../src/proposer/index.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server?.close());

const QUESTION = { rules: 'Rules.', message: '{"blocks":[]}', schema: { type: 'object' } } as const;
const ask = (shape: 'openai' | 'anthropic', timeout_ms = 20_000) =>
  createProposer({ url: server.url, shape, key: 'k-1', model: 'm-1', timeout_ms, answer_bytes: 4096, questions_per_day: 10 }).ask(
    QUESTION,
    new AbortController().signal,
  );

it.each([
  [
    'openai',
    '/v1/chat/completions',
    'Bearer k-1',
    { model: 'm-1', temperature: 0, response_format: { type: 'json_schema', json_schema: { strict: true, schema: QUESTION.schema } } },
  ],
  [
    'anthropic',
    '/v1/messages',
    'k-1',
    {
      model: 'm-1',
      system: 'Rules.',
      tools: [{ name: 'answer', input_schema: QUESTION.schema }],
      tool_choice: { type: 'tool', name: 'answer' },
    },
  ],
] as const)('speaks %s: rules and texts apart, and the schema of the answer', async (shape, path, key, body) => {
  server.asked.length = 0;
  server.reply = () => ({ content: '{"slide":{"form":"as_is"}}' });
  expect(await ask(shape)).toEqual({ value: { slide: { form: 'as_is' } } });
  expect(server.asked).toMatchObject([{ path, key, body }]);
});

it.each([
  ['hangs', 'unavailable', null],
  ['is busy', 'unavailable', { status: 429, content: '' }],
  ['takes no schema', 'declined', { status: 400, content: 'secret words of the endpoint' }],
  ['floods', 'unusable_answer', { content: 'x'.repeat(1024 * 1024), raw: true }],
  ['answers in prose', 'unusable_answer', { content: 'The slide is a chart.' }],
] as const)('a model that %s is %s, and its words are in no message', async (_mood, fault, reply) => {
  for (const shape of ['openai', 'anthropic'] as const) {
    server.reply = () => reply;
    const answer = await ask(shape, reply === null ? 1000 : undefined);
    expect(answer).toMatchObject({ fault });
    expect(JSON.stringify(answer)).not.toContain('secret words');
  }
});

it('is there where address and model are set', () => {
  expect(proposerOf({})).toBe(null);
  expect(proposerOf({ proposer_url: server.url, proposer_model: 'm-1' })?.model).toBe('m-1');
});

it('knows a question by its model, its prompt and all that is asked', () => {
  const hash = questionHash('m-1', '1', QUESTION);
  expect(questionHash('m-1', '1', { ...QUESTION })).toBe(hash);
  for (const other of [
    questionHash('m-2', '1', QUESTION),
    questionHash('m-1', '2', QUESTION),
    questionHash('m-1', '1', { ...QUESTION, message: '{}' }),
  ])
    expect(other).not.toBe(hash);
});
