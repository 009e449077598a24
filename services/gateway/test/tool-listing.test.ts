/** What hosts are told of the tools: a listing that costs little, and the whole of it by one call more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const KPI = {
  form: 'kpi_metrics',
  headline: 'More riders',
  data: { metrics: [{ label: 'Riders', value: '1.31m', delta: '+6%' }] },
};

type Json = Record<string, unknown>;
interface ListedTool {
  readonly name: string;
  readonly inputSchema: { readonly properties: Readonly<Record<string, Json>> };
}

async function send(path: string, json: unknown): Promise<{ readonly body: Json }> {
  const response = await harness.request(path, { json, headers: { accept: 'application/json, text/event-stream' } });
  return { body: (await response.json()) as Json };
}
const call = (name: string, args: unknown) => send(`/v1/tools/${name}`, args);

async function listed(): Promise<readonly ListedTool[]> {
  const { body } = await send('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
  return (body['result'] as { tools: ListedTool[] }).tools;
}

describe('the listing of tools', () => {
  it('lists its tools in four thousand tokens, and what is left out stands at the tool', async () => {
    const tools = await listed();
    // Four characters a token, by the vocabulary o200k: 15,969 were 3,990.
    expect(JSON.stringify({ tools }).length).toBeLessThan(16_000);
    for (const { name, inputSchema } of tools) {
      const whole = (await call('browse_catalog', { type: 'tools', name })).body['structuredContent'] as (typeof tools)[number];
      expect(Object.keys({ ...whole.inputSchema.properties, options: {} })).toEqual(
        expect.arrayContaining(Object.keys(inputSchema.properties)),
      );
    }
    const unlisted = await call('create_slide', { ...KPI, kicker: 'Traffic', dry_run: true });
    expect(unlisted.body).toMatchObject({ structuredContent: { status: 'validated' } });
    expect(JSON.stringify(unlisted.body)).not.toContain('ignored_arguments');
    const within = await call('create_slide', { ...KPI, options: { kicker: 'Traffic', dry_run: true } });
    const facts = ({ body: answer }: { body: Json }) => (answer['structuredContent'] as Json)['fidelity_manifest'];
    expect(facts(within)).toEqual(facts(unlisted));
  });

  it('names content of five forms that draws as named', async () => {
    const tools = await listed();
    const named = String(tools.find(({ name }) => name === 'create_slide')?.inputSchema.properties['data']?.['description']);
    const data: Record<string, Json> = {
      kpi_metrics: { metrics: [{ label: 'Riders', value: '1.31m', delta: '+6%' }] },
      bar_rank_chart: { unit: 't', categories: ['Rotterdam', 'Genoa'].map((label, i) => ({ label, value: 3 - i })) },
      trend_chart: { unit: 't', periods: ['2024', '2025'], series: [{ label: 'Port', values: [1, 2] }] },
      data_table: {
        columns: [
          { key: 'port', label: 'Port' },
          { key: 't', label: 'Tonnes' },
        ],
        rows: [{ port: 'Genoa', t: 2 }],
      },
    };
    for (const [form, content] of Object.entries(data)) {
      const members = new Set(JSON.stringify(content).match(/(?<=")[a-z]+(?=":)/g));
      const line = named.slice(named.indexOf(`${form}: {`), named.indexOf('}. ', named.indexOf(`${form}: {`)));
      for (const member of form === 'data_table' ? ['columns', 'key', 'label', 'rows'] : members)
        expect([form, line]).toEqual([form, expect.stringContaining(member)]);
      const drawn = await call('create_slide', { form, headline: 'Genoa grows', data: content, dry_run: true });
      expect([form, drawn.body]).toEqual([
        form,
        expect.objectContaining({ structuredContent: expect.objectContaining({ status: 'validated' }) }),
      ]);
    }
    for (const form of ['card_grid', 'takeaway_stack']) {
      const blocks = ['Safety', 'Growth', 'Cash'].map((label) => ({ label, detail: ['One point'] }));
      const drawn = await call('create_slide', { form, headline: 'Three promises', blocks, dry_run: true });
      expect([form, drawn.body]).toEqual([
        form,
        expect.objectContaining({ structuredContent: expect.objectContaining({ status: 'validated' }) }),
      ]);
    }
  });

  it('gives the contracts of several forms in one answer', async () => {
    const families = [
      'kpi_metrics',
      'waterfall_bridge',
      'linear_flow',
      'bar_rank_chart',
      'trend_chart',
      'swot',
      'hero_statement',
      'data_table',
    ];
    const read: unknown[] = [];
    for (let left: readonly string[] = families; left.length > 0; ) {
      const { body } = await call('browse_catalog', { type: 'schema', families: left });
      const { forms, further = [], shortened } = body['structuredContent'] as { forms: Json[]; further?: string[]; shortened?: Json };
      expect([forms.length > 0, shortened]).toEqual([true, undefined]);
      read.push(...forms.map(({ form }) => form));
      left = further;
    }
    expect(read).toEqual(families);
    const unknown = await call('browse_catalog', { type: 'schema', families: ['kpi_metrics', 'watrfall_bridge'] });
    expect(unknown.body).toMatchObject({ isError: true, structuredContent: { code: 'not_found', nearest: 'waterfall_bridge' } });
  });
});
