/**
 * `node scripts/try-packages.mjs`: packs the client, the command and the bridge for MCP, installs them with npm into an empty folder, and runs them there on Node 20
 * and 24: slides, the service, programs in plain JavaScript, types. Some minutes; the tests do the same with the libraries that are here.
 * A Node that cannot be had is a failure, unless `--allow-missing node-20` or `--allow-missing node-24` accepts it.
 */
import './usage.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { notTried } from './not-tried.mjs';
import { ALL_WELL, run, TYPES_WELL, tryPackages, tryTypes } from './packing/trial.mjs';
import { ensureNode, NODE_LINES } from './testing/nodes.mjs';

const trial = notTried(Object.fromEntries(Object.keys(NODE_LINES).map((line) => [`node-${line}`, `the packages on Node ${line}`])));
await bootstrap();
const folder = mkdtempSync(join(tmpdir(), 'deckwright-empty-'));
try {
  const packed = run(process.execPath, [join(root, 'scripts/pack.mjs'), 'client', 'cli', 'mcp', '--out', join(folder, 'packed')], {
    cwd: root,
  });
  if (packed.code !== 0) throw new Error(packed.err);
  const packages = packed.out.trim().split('\n');
  console.log(`packed    ${packages.join(' ')}`);
  writeFileSync(join(folder, 'package.json'), '{}');
  const began_ms = performance.now();
  const installed = run('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  if (installed.code !== 0) throw new Error(installed.err);
  console.log(`installed in ${Math.round((performance.now() - began_ms) / 1000)} s: ${installed.out.trim()}`);
  for (const line of Object.keys(NODE_LINES)) {
    const { program: node, fault } = ensureNode(Number(line));
    if (node === undefined) trial.missing(`node-${line}`, `It could not be installed: ${fault}`);
    else tell(`Node ${run(node, ['--version'], {}).out.trim()}`, await tryPackages({ folder, node }), ALL_WELL);
  }
  for (const tsc of [join(root, 'node_modules/typescript/bin/tsc'), join(root, 'packages/client/node_modules/typescript/bin/tsc')])
    tell(
      `TypeScript ${run(process.execPath, [tsc, '--version'], {}).out.trim()}`,
      { types: tryTypes({ folder, tsc }) },
      { types: TYPES_WELL },
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
  if (!trial.end()) process.exitCode = 1;
}

function tell(where, said, meant) {
  for (const [step, words] of Object.entries(said)) {
    const well = words === meant[step];
    if (!well) process.exitCode = 1;
    console.log(`${well ? 'ok   ' : 'wrong'}     ${where}: ${step}: ${words.replaceAll('\n', ' ')}`);
  }
}
