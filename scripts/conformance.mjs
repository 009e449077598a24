/**
 * `npm run conformance`: the referee of the Model Context Protocol against the gateway's own stack, on a mount that has the tools that it calls by
 * name. Prints `N of N` scenarios for each revision, with those that failed, and apart from them those that it runs without scoring.
 *
 *   --revision 2026-07-28   this revision alone
 *   --verbose               what the referee says of each scenario
 *   --allow-missing NAME    ends well, with NOT TRIED, where `referee` or `node-24`, on which it runs, cannot be had; without it that is a failure
 */
import './usage.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bootstrap, root } from './bootstrap.mjs';
import { notTried } from './not-tried.mjs';
import { ensureNode } from './testing/nodes.mjs';
import { ensureReferee } from './testing/referee.mjs';

const REVISIONS = ['2026-07-28', '2025-11-25'];

const trial = notTried({ referee: 'conformance with the protocol', 'node-24': 'conformance with the protocol' });
const { args } = trial;
const at = args.indexOf('--revision');
const revisions = at < 0 ? REVISIONS : [args[at + 1]];
const unknown = revisions.find((revision) => !REVISIONS.includes(revision));
if (unknown !== undefined) {
  console.error(`There is no revision ${unknown}; there are ${REVISIONS.join(' and ')}.`);
  process.exit(2);
}

await bootstrap();
const { program: node, fault: withoutNode } = ensureNode(24);
const { program: referee, fault: withoutReferee } = ensureReferee();
if (node === undefined) trial.missing('node-24', `The referee needs Node 24: ${withoutNode}`);
if (referee === undefined) trial.missing('referee', `It could not be installed: ${withoutReferee}`);
if (trial.names.length > 0) process.exit(trial.end() ? 0 : 1);

const service = spawn(process.execPath, ['--import', 'tsx', join(root, 'services/gateway/test/conformance/serve.ts')], {
  cwd: root,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const folder = mkdtempSync(join(tmpdir(), 'deckwright-referee-'));
try {
  const line = await new Promise((resolve, reject) => {
    createInterface({ input: service.stdout }).once('line', resolve);
    service.once('exit', (code) => reject(new Error(`The service ended with ${code} before it was ready.`)));
  });
  const url = `${JSON.parse(line).base_url}/mcp-fixture`;
  for (const revision of revisions) await judge(revision, url);
} finally {
  service.stdin.end();
  rmSync(folder, { recursive: true, force: true });
}

async function judge(revision, url) {
  const { text, status } = await run([referee, 'server', '--url', url, '--requirements', revision]);
  if (args.includes('--verbose')) process.stdout.write(text);
  const [summary = '', unscored = ''] = text.slice(text.indexOf('=== SUMMARY ===')).split(/^Not scored for/m);
  const named = new Map([...summary.matchAll(/^([✓✗]) ([\w-]+):/gm)].map(([, mark, name]) => [name, mark]));
  const aside = [...unscored.matchAll(/^\s+([✓✗]) ([\w-]+) \(/gm)].map(([, mark, name]) => ({ mark, name }));
  for (const { name } of aside) named.delete(name);
  const failed = [...named].filter(([, mark]) => mark === '✗').map(([name]) => name);
  console.log(
    `${revision}: ${named.size - failed.length} of ${named.size} scored scenarios${failed.length === 0 ? '' : `; failed: ${failed.join(', ')}`}`,
  );
  const left = aside.filter(({ mark }) => mark === '✗').map(({ name }) => name);
  console.log(
    `${revision}: ${aside.length - left.length} of ${aside.length} not scored${left.length === 0 ? '' : `; failed: ${left.join(', ')}`}`,
  );
  if (status !== 0 || failed.length > 0 || named.size === 0) process.exitCode = 1;
}

/** @returns {Promise<{ text: string, status: number | null }>} what the referee printed */
function run(words) {
  return new Promise((resolve) => {
    const child = spawn(node, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.once('close', (status) => resolve({ text: Buffer.concat(chunks).toString('utf8'), status }));
  });
}
