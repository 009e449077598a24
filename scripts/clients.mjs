/**
 * `npm run clients [-- CLIENT …] [--ci] [--allow-missing CLIENT …]`: programs that others have written for agents, against a whole service on this machine. Each lists
 * the tools, plans a slide, draws it and fetches its file, which python-pptx opens; models are scripts, so that nothing leaves the machine.
 * Frameworks whose models are scripts make a deck of five slides, too, knowing the listing alone.
 * The stdio client of the original service makes every call that it can make. They are installed into the user's cache, some minutes the
 * first time. One line for each and `N of N` at the end; exits with 1 when one fails.
 *
 * CLIENT is the name of a package, or a part of it; `--ci` takes those that `npm test` runs.
 * `--install` installs packages of Debian that are missing; without it you are asked.
 * A client that cannot be installed is a failure, unless `--allow-missing CLIENT` accepts that it is not tried.
 */
import './usage.mjs';
import { delimiter } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { runClient } from './clients/run-client.mjs';
import { startService } from './clients/service.mjs';
import { notTried } from './not-tried.mjs';
import { CLIENTS, ensureClients } from './testing/clients.mjs';
import { ensurePython, ensureSystem } from './testing/system.mjs';

const trial = notTried({
  python: 'every client',
  ...Object.fromEntries(CLIENTS.map(({ name, of }) => [name, of])),
});
const words = trial.args.filter((word) => !word.startsWith('--'));
const among = trial.args.includes('--ci') ? CLIENTS.filter(({ in_ci }) => in_ci) : CLIENTS;
const chosen = words.length === 0 ? among : among.filter(({ of, name }) => words.some((word) => of.includes(word) || name === word));
if (chosen.length === 0) {
  console.error(`There is no client ${words.join(' ')}. There are:\n${among.map(({ of }) => `  ${of}`).join('\n')}`);
  process.exit(2);
}

const say = (text) => process.stderr.write(`${text}\n`);
await bootstrap();
const missing = await ensureSystem({ only: ['Python 3 with venv'] });
const python = ensurePython();
if (missing.length > 0 || python === undefined) {
  trial.missing('python', 'Python 3 with venv and python-pptx are needed.');
  process.exit(trial.end() ? 0 : 1);
}
const without = new Map(ensureClients(say, chosen).map(({ folder, fault }) => [folder, fault]));
const ready = chosen.filter((client) => {
  const fault = without.get(client.folder());
  if (fault !== undefined) trial.missing(client.name, `It could not be installed: ${fault}`);
  return fault === undefined;
});
// Where python-pptx is: it opens what the clients have fetched.
process.env.PATH = `${python}${delimiter}${process.env.PATH}`;

const service = await startService();
let well = 0;
try {
  for (const client of ready) {
    let isWell = true;
    for (const task of client.decks ? ['slide', 'deck'] : ['slide']) {
      const { faults, did, seconds } = await runClient(client, service, task);
      isWell &&= faults.length === 0;
      const said = faults.length === 0 ? did : faults.join('\n        ');
      console.log(
        `${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${client.of.padEnd(36)} ${String(seconds).padStart(4)} s  ${task.padEnd(5)}  ${said}`,
      );
    }
    if (isWell) well += 1;
  }
} finally {
  await service.stop();
}
console.log(`${well} of ${chosen.length}`);
process.exitCode = trial.end() && well === ready.length ? 0 : 1;
