/** A model that proposes decks, honest, lying or away, through real doors: whatever it says, slides hold what the document says. */
import { type ChatReply, type ChatServer, startChatServer } from '@deckwright/testkit/chat-server';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { DEPOTS, DEPOTS_SAID, scriptedAnswer } from '@deckwright/testkit/scripted-proposer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Body, type DeckStand, startDeckStand } from './_deck-stand.ts';
import type { Account } from './harness.ts';

const SLOW = 300_000;

let bundled: BundledIsolate;
let model: ChatServer;
let stand: DeckStand;
beforeAll(async () => {
  bundled = await bundledIsolate({ concurrency: 2, waiting: 16 });
  model = await startChatServer();
  stand = await startDeckStand({
    isolate: bundled.isolate,
    config: { proposer_url: model.url, proposer_model: 'm-1', proposer_key: 'k-1', proposer_seconds: 20 },
  });
}, SLOW);
afterAll(async () => {
  await stand?.close();
  await model?.close();
  bundled?.remove();
});
beforeEach(async () => {
  model.asked.length = 0;
  model.reply = (body) => ({ content: JSON.stringify(scriptedAnswer(messageOf(body), DEPOTS_SAID)) });
  await stand.harness.db.query('DELETE FROM model_answers');
});

interface Outline extends Body {
  readonly slides: readonly { readonly headline: string; readonly completed_by?: string; readonly intent: Body }[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

const messageOf = (body: Readonly<Record<string, unknown>>): string =>
  (body['messages'] as readonly { readonly role: string; readonly content: string }[]).find(({ role }) => role === 'user')?.content ?? '{}';

async function send(fields: Body, as: Account = stand.harness.alice): Promise<readonly [number, Outline]> {
  const json = { file_name: 'depots.md', document_base64: Buffer.from(DEPOTS).toString('base64'), ...fields };
  const response = await stand.harness.request('/v1/deck/document', { json, as });
  return [response.status, (await response.json()) as Outline];
}
const wordsOf = ({ slides }: Outline): string => JSON.stringify(slides.map(({ intent }) => intent));

describe('escalate', () => {
  it(
    'sends nothing anywhere unless the caller asks for it',
    async () => {
      const [, outline] = await send({});
      expect([model.asked.length, outline['proposer']]).toEqual([0, undefined]);
      expect(outline.slides.every(({ completed_by }) => completed_by === undefined)).toBe(true);
    },
    SLOW,
  );

  it(
    'takes the forms and headlines of the model that the document bears, and names it',
    async () => {
      const [status, outline] = await send({ escalate: true });
      expect([status, outline['proposer']]).toMatchObject([200, { by: 'rules+model', model: 'm-1', prompt_version: '1' }]);
      expect(model.asked[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer k-1', body: { model: 'm-1', temperature: 0 } });
      const of = (words: string) => outline.slides.find(({ intent }) => JSON.stringify(intent).includes(words));
      expect(of('"Lyon"')).toMatchObject({
        headline: 'The fleet grew in the year',
        completed_by: 'm-1',
        intent: { completed_by: 'm-1', data: { exhibits: [{ form: 'bar_rank_chart' }] } },
      });
      expect(of('Pilot in Lyon')).toMatchObject({ completed_by: 'm-1', intent: { form: 'timeline_roadmap' } });
      expect(of('"EBITDA"')).toMatchObject({ completed_by: 'm-1', intent: { form: 'kpi_metrics' } });
      expect(outline['left_out']).toEqual([]);
    },
    SLOW,
  );

  it(
    'asks the same question once: the second outline is free, and the same',
    async () => {
      const [, first] = await send({ escalate: true });
      const asked = model.asked.length;
      model.reply = () => ({ content: 'other words' });
      const [, second] = await send({ escalate: true });
      expect([second, model.asked.length]).toEqual([first, asked]);
      await send({ escalate: true }, stand.harness.bob);
      expect(model.asked.length).toBeGreaterThan(asked);
    },
    SLOW,
  );

  it(
    'asks nobody for test keys, and says so',
    async () => {
      const key = await testKey();
      const [, outline] = await send({ escalate: true }, key);
      expect([model.asked.length, outline['proposer']]).toEqual([0, { by: 'rules', reason: 'test_key' }]);
    },
    SLOW,
  );

  it.each([
    ['is busy', 'unavailable', { status: 503, content: '' }],
    ['takes no schema', 'declined', { status: 400, content: 'secret words of the endpoint' }],
    ['speaks no JSON', 'unusable_answer', { content: '<html>', raw: true }],
    ['floods', 'unusable_answer', { content: 'x'.repeat(2 * 1024 * 1024), raw: true }],
  ] as const)(
    'leaves the deck of the rules where the model %s, and asks it once',
    async (_mood, reason, reply: ChatReply) => {
      const [, rules] = await send({});
      model.reply = () => reply;
      const [status, outline] = await send({ escalate: true });
      expect([status, model.asked.length, wordsOf(outline)]).toEqual([200, 1, wordsOf(rules)]);
      expect(outline['proposer']).toMatchObject({ by: 'rules', reason });
      expect(JSON.stringify(outline)).not.toContain('secret words');
      expect((await stand.harness.db.query('SELECT 1 FROM model_answers')).rowCount).toBe(0);
    },
    SLOW,
  );

  it(
    'asks once more with what was wrong, and takes what is right then',
    async () => {
      model.reply = (body) => {
        const message = messageOf(body);
        const answer = JSON.stringify(scriptedAnswer(message, DEPOTS_SAID));
        return { content: message.includes('earlier_answer_failed') ? answer : answer.replace('"240"', '"250"') };
      };
      const [, outline] = await send({ escalate: true });
      expect(model.asked.map(({ body }) => messageOf(body)).filter((message) => message.includes('earlier_answer_failed'))).toHaveLength(1);
      expect(wordsOf(outline)).toContain('"bar_rank_chart"');
      expect(wordsOf(outline)).not.toContain('250');
    },
    SLOW,
  );

  it(
    'draws what the document does not bear by rules, and says so',
    async () => {
      model.reply = (body) => ({ content: JSON.stringify(scriptedAnswer(messageOf(body), DEPOTS_SAID)).replace('"240"', '"250"') });
      const [, outline] = await send({ escalate: true });
      expect(wordsOf(outline)).not.toMatch(/250|bar_rank_chart/);
      expect(outline.warnings).toMatchObject([{ code: 'proposal_not_taken', message: expect.stringContaining('"Complaints"') }]);
      expect(JSON.stringify(outline.warnings)).not.toContain('250');
    },
    SLOW,
  );

  it(
    'is drawn as ai_completed at the price of its slides, and refused where the caller wants none of it',
    async () => {
      const [, deck] = await send({ escalate: true, render: true });
      expect(deck).toMatchObject({ status: 'complete', fidelity: 'ai_completed' });
      expect(await stand.holdOf(deck['job_id'])).toMatchObject({ units: deck['slides_ok'] });
      const policy = { reject_ai_completed: true };
      const [, refused] = await send({ escalate: true, render: true, strict_policy: policy });
      expect(refused).toMatchObject({
        status: 'rejected',
        policy_result: { passed: false, violations: expect.arrayContaining([expect.objectContaining({ rule: 'reject_ai_completed' })]) },
      });
      const [, byRules] = await send({ render: true, strict_policy: policy });
      expect(byRules).toMatchObject({ status: 'complete', fidelity: 'verbatim' });
    },
    SLOW,
  );

  it(
    'is edited like any other outline: what is as it was stays as the model proposed it',
    async () => {
      const [, outline] = await send({ escalate: true });
      const edited = String(outline['outline_markdown']).replace('The fleet grew in the year', 'Lyon has the most complaints');
      const [, again] = await send({ escalate: true, outline: edited });
      expect(wordsOf(again)).toContain('Lyon has the most complaints');
      expect(again.slides.map(({ intent }) => intent['form'])).toEqual(outline.slides.map(({ intent }) => intent['form']));
    },
    SLOW,
  );
});

describe('a brief that rules do not route', () => {
  const brief =
    'Hi team, the depots again. Complaints went up. Lyon had 412 complaints, Lille 240 and Brest 96. The union asked for 30 more drivers, and the board gave us 12.';
  const said = {
    headline: 'Complaints went up.',
    form: 'bar_rank_chart',
    items: [
      { label: 'Lyon', value: '412 complaints' },
      { label: 'Lille', value: '240' },
      { label: 'Brest', value: '96' },
    ],
  };

  it(
    'is read by the model where the caller lets it, and proved',
    async () => {
      model.reply = () => ({ content: JSON.stringify({ slide: said }) });
      const plain = await stand.post('/v1/plan', { brief });
      expect([plain['route'], model.asked.length]).toEqual(['needs_confirmation', 0]);
      const plan = await stand.post('/v1/plan', { brief, escalate: true });
      expect(plan).toMatchObject({
        route: 'selected',
        proposer: { by: 'rules+model', slides: 1 },
        intent: { form: 'text_page', completed_by: 'm-1', data: { exhibits: [{ form: 'bar_rank_chart' }] } },
      });
      const slide = await stand.post('/v1/render/auto', { brief, expand_brief: true });
      expect(slide).toMatchObject({ status: 'complete', fidelity: 'ai_completed' });
      expect(model.asked).toHaveLength(1);
      const policy = { strict_policy: { reject_ai_completed: true } };
      expect(await stand.post('/v1/render/auto', { brief, expand_brief: true, ...policy })).toMatchObject({ status: 'rejected' });
    },
    SLOW,
  );

  it(
    'stays what rules say of it where the model says anything else',
    async () => {
      model.reply = () => ({
        content: JSON.stringify({ slide: { ...said, items: [...said.items.slice(1), { label: 'Lyon', value: '5 complaints' }] } }),
      });
      const plain = await stand.post('/v1/plan', { brief });
      const plan = await stand.post('/v1/plan', { brief, escalate: true });
      expect(plan).toMatchObject({ ...plain, proposer: { slides: 0 } });
      expect(model.asked).toHaveLength(2);
      await stand.post('/v1/render/auto', { brief, expand_brief: true }, 422);
    },
    SLOW,
  );
});

async function testKey(): Promise<Account> {
  const { harness } = stand;
  const key = await harness.keys.createKey(harness.alice.account_id, 'trial', 'test');
  return { ...harness.alice, mode: 'test', key: key.text, key_id: key.key_id };
}
