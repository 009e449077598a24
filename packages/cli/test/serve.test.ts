/** `deckwright serve` as people run it: a process, started, called, stopped, killed and started again on the same folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'deckwright-serve-'));
// Where root runs the tests, the database's own user must be able to enter, or its cluster would be kept elsewhere.
chmodSync(dir, 0o755);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Serving {
  readonly child: ChildProcess;
  readonly base_url: string;
  readonly api_key: string;
  readonly lines: readonly string[];
  readonly ended: Promise<number | string>;
}

const command = join(import.meta.dirname, '../../../scripts/deckwright.mjs');

async function serve(): Promise<Serving> {
  const args = [command, 'serve', '--port', '0', '--data-dir', dir, '--json'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { PATH: process.env['PATH'] ?? '' } });
  const ended = new Promise<number | string>((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code ?? -1)));
  const lines: string[] = [];
  const ready = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      resolve(line);
    });
    void ended.then((how) => reject(new Error(`serve ended with ${how}`)));
  });
  return { child, ...(JSON.parse(ready) as { base_url: string; api_key: string }), lines, ended };
}

const render = async (serving: Serving, headline: string) => {
  const response = await fetch(`${serving.base_url}/v1/render/intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${serving.api_key}` },
    body: JSON.stringify({
      form: 'waterfall_bridge',
      headline,
      data: {
        unit: '',
        steps: [
          { kind: 'start', label: 'Plan', value: 2 },
          { kind: 'delta', label: 'More', value: 1 },
          { kind: 'total', label: 'Actual', value: 3 },
        ],
      },
    }),
  });
  return {
    status: response.status,
    body: (await response.json()) as { job_id: string; status: string; content_hash: Record<string, string> },
  };
};

/** Buys 50 dollars of credit with play money, as a newcomer does. Gives the link. */
const topUp = async (serving: Serving) => {
  const asked = await fetch(`${serving.base_url}/v1/billing/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': serving.api_key },
    body: JSON.stringify({ amount: 50 }),
  });
  const { checkout_url } = (await asked.json()) as { checkout_url: string };
  const checkout = (await fetch(checkout_url, { redirect: 'manual' })).headers.get('location') ?? '';
  const paid = await fetch(checkout, { method: 'POST', body: new URLSearchParams({ number: '4242424242424242' }) });
  expect(await paid.text()).toContain('$50.00 and a bonus of $5.00');
  return checkout_url;
};

/** The PDF of the invoice of a top-up, by its link. */
const invoiceOf = async (serving: Serving, checkout_url: string) => {
  const send = (method: string, path: string, body: unknown) =>
    fetch(`${serving.base_url}/v1/billing/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-api-key': serving.api_key },
      body: JSON.stringify(body),
    });
  await send('PUT', 'profile', { kind: 'person', name: 'Ada', address: { line1: '1 Main Street', city: 'Austin' }, country: 'US' });
  const issued = await send('POST', 'invoices', { payment_id: checkout_url.slice(checkout_url.lastIndexOf('/') + 1) });
  const invoice = (await issued.json()) as { invoice_number: string; is_test: boolean; issuer: string; download_url: string };
  return { ...invoice, pdf: Buffer.from(await (await fetch(invoice.download_url)).arrayBuffer()) };
};

describe('deckwright serve', () => {
  it('prints one line, renders, stops on ctrl-C, and goes on where it was', async () => {
    const first = await serve();
    expect(JSON.parse(first.lines[0] ?? '')).toEqual({
      event: 'ready',
      base_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      api_key: expect.stringMatching(/^dw_live_/),
      data_dir: expect.any(String),
    });
    const { status, body } = await render(first, 'Before');
    expect({ status, slide: body.status }).toEqual({ status: 200, slide: 'complete' });
    expect(readFileSync(join(dir, 'api-key'), 'utf8').trim()).toBe(first.api_key);
    expect(statSync(join(dir, 'api-key')).mode & 0o077).toBe(0);
    const link = await topUp(first);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(first.lines).toHaveLength(1);

    const second = await serve();
    expect(second.api_key).toBe(first.api_key);
    const file = await fetch(`${second.base_url}/v1/jobs/${body.job_id}/pptx`, { headers: { 'x-api-key': second.api_key } });
    expect([
      file.status,
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ]).toEqual([200, 'PK']);

    // Paid before the restart, with a double that remembers it.
    expect(await (await fetch(link.replace(first.base_url, second.base_url))).text()).toContain('Thank you');
    await topUp(second);
    const account = await fetch(`${second.base_url}/v1/account`, { headers: { 'x-api-key': second.api_key } });
    expect(await account.json()).toMatchObject({ balance: 110, balance_promo: 10 });

    // A sample, since no money has moved.
    const invoice = await invoiceOf(second, link);
    expect(invoice).toMatchObject({
      is_test: true,
      issuer: 'Sample Issuer Ltd.',
      invoice_number: expect.stringMatching(/^DW-TEST-\d{4}-00001$/),
    });
    expect(invoice.pdf.subarray(0, 5).toString()).toBe('%PDF-');

    // Killed without a word: neither its database nor its workers may stand in the way of the next start.
    second.child.kill('SIGKILL');
    await second.ended;
    const third = await serve();
    const again = await render(third, 'Before');
    expect(again.body.content_hash).toEqual(body.content_hash);
    expect(again.body).toMatchObject({ repeat_of: body.job_id, cost: 0, cost_charged: 0 });
    expect((await invoiceOf(third, link)).pdf.equals(invoice.pdf)).toBe(true);
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });
});
