/**
 * `npm run witness`: brings the validators, then holds files of every route against them; `npm run witness -- --help` tells the options.
 * `npm run witness -- conformance` holds our own findings of conformance against the first of them. Without the validators nothing can be tried,
 * which is a failure; `--allow-missing validators` accepts it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { notTried } from './not-tried.mjs';
import { ensureSystem, WITNESS_NEEDS } from './testing/system.mjs';
import { ensureWitnesses, witnessFolder } from './testing/witnesses.mjs';

const trial = notTried({ validators: 'files before the validators of others' });
const { args } = trial;
const say = (text) => process.stderr.write(`${text}\n`);
await bootstrap();
if (!args.includes('--help') && !args.includes('-h')) {
  const missing = [...(await ensureSystem({ only: WITNESS_NEEDS })), ...ensureWitnesses(say)];
  if (missing.length > 0) {
    trial.missing('validators', `They could not be had: ${missing.join('; ')}.`);
    process.exit(trial.end() ? 0 : 1);
  }
}
const conformance = args[0] === 'conformance';
const script = join(root, 'scripts/witness', conformance ? 'conformance.ts' : 'run.ts');
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args.slice(conformance ? 1 : 0)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DECKWRIGHT_WITNESSES: witnessFolder() },
});
process.exitCode = status ?? 1;
