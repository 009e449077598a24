/** The test that obeys, at the command line: what a refusal says is done as written, and what follows is a success or another, honest end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { obeyAll, summaryOf } from './_obey.ts';
import { atCommands, refusals } from './_refusals.ts';

const RECORDED = join(import.meta.dirname, '../../../services/gateway/test/fixtures/ways-out/recorded.jsonl');

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ways-out-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('every refusal of a command is got out of by doing what it says', async () => {
  const all = await obeyAll(root, [...refusals, ...atCommands(RECORDED)]);
  console.log(JSON.stringify(summaryOf(all)));
  const told = ({ provoked: { argv }, why }: (typeof all)[number]) => `${argv.join(' ')}: ${why}`;
  expect(all.filter(({ verdict }) => verdict === 'fails').map(told)).toEqual([]);
  // What is drawn here and refused by the service has no refusal to get out of.
  expect(all.filter(({ verdict, provoked }) => verdict === 'absent' && refusals.includes(provoked)).map(told)).toEqual([]);
}, 480_000);
