/** The vision model against a real server: what is sent, and every way in which an endpoint can fail. */
import { startVisionServer, type VisionServer } from '@deckwright/testkit/vision-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVisionModel, visionOf } from '../../src/vision/index.ts';

let server: VisionServer;
beforeAll(async () => {
  server = await startVisionServer();
});
afterAll(() => server?.close());

const never = new AbortController().signal;
const PNG = Uint8Array.of(1, 2, 3);
const ELEMENTS = [{ id: 'e1', kind: 'text', text: 'Depots', box_in: [1, 1, 4, 0.5] }] as const;
const NOTHING = { title: null, order: [], roles: [], form: null, words: [] };
/** A busy machine answers late; only a model that hangs is waited for to the end. */
const propose = (timeout_ms = 20_000) =>
  createVisionModel({ url: server.url, key: 'k-1', model: 'm-1', timeout_ms, answer_bytes: 4096 }).propose(PNG, ELEMENTS, ['list'], never);

it('is sent the picture, what was read in it and the schema of the answer, once', async () => {
  server.reply = () => ({ content: JSON.stringify(NOTHING) });
  expect(await propose()).toEqual({ outcome: 'proposed', proposal: NOTHING });
  expect(server.asked).toMatchObject([
    {
      path: '/v1/chat/completions',
      key: 'Bearer k-1',
      body: {
        model: 'm-1',
        temperature: 0,
        messages: [
          { role: 'system' },
          {
            role: 'user',
            content: [
              { type: 'text', text: JSON.stringify({ forms: ['list'], elements: ELEMENTS }) },
              { type: 'image_url', image_url: { url: 'data:image/png;base64,AQID' } },
            ],
          },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { strict: true, schema: { type: 'object', additionalProperties: false, required: Object.keys(NOTHING) } },
        },
      },
    },
  ]);
});

it.each([
  ['hangs', 'unavailable', null],
  ['is busy', 'unavailable', { status: 429, content: '' }],
  ['takes no schema', 'declined', { status: 400, content: 'secret words of the endpoint' }],
  ['floods', 'unusable_answer', { content: 'x'.repeat(10 * 1024 * 1024), raw: true }],
  ['speaks no JSON', 'unusable_answer', { content: '<html>', raw: true }],
  ['answers in prose', 'unusable_answer', { content: 'The title is {Depots}.' }],
  ['answers in another shape', 'unusable_answer', { content: JSON.stringify({ ...NOTHING, title: { text: 'Depots' } }) }],
] as const)('a model that %s is %s, and its words are in no message', async (_mood, outcome, reply) => {
  server.reply = () => reply;
  const before = server.asked.length;
  const answer = await propose(reply === null ? 1500 : undefined);
  expect(answer).toMatchObject({ outcome });
  expect(JSON.stringify(answer)).not.toContain('secret words');
  expect(server.asked.length - before).toBe(1);
});

it('is there where address and model are set', () => {
  expect(visionOf({})).toBe(null);
  expect(visionOf({ vision_url: server.url, vision_model: 'm-1' })?.model).toBe('m-1');
});
