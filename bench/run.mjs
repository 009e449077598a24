/**
 * `npm run bench -- [pptx] [png] [pdf] [text] [process] [service] [components] [forms] [router]`: bundles the bench, as what ships is
 * bundled, and runs it. `path [SECONDS]`, `load [MINUTES]`, `decks [ROUNDS]`, `loop [KIND …]`, `wallet`, `fair-order` and `amplification` try the whole
 * service, and `inspect`, `merge` and `show [FILE]`
 * what is done with decks of others, each alone and only when asked for.
 */
import '../scripts/usage.mjs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from '../scripts/bootstrap.mjs';

/** They bundle what they start themselves. */
const WHOLE = {
  path: 'services/gateway/bench/path.ts',
  load: 'services/gateway/bench/load.ts',
  decks: 'services/gateway/bench/decks.ts',
  loop: 'services/gateway/bench/loop.ts',
  wallet: 'packages/platform/bench/wallet.ts',
  amplification: 'services/gateway/bench/amplification.ts',
  'fair-order': 'packages/platform/bench/fair-order.ts',
};

/** Programs beside this one, which bundle themselves. */
const BESIDE = ['inspect', 'merge', 'show'];

if (BESIDE.includes(process.argv[2])) {
  const program = join(dirname(fileURLToPath(import.meta.url)), `${process.argv[2]}.mjs`);
  process.exit(spawnSync(process.execPath, [program, ...process.argv.slice(3)], { stdio: 'inherit' }).status ?? 1);
}
await bootstrap();
const whole = WHOLE[process.argv[2]];
if (whole !== undefined) {
  const args = ['--expose-gc', '--import', 'tsx', join(dirname(fileURLToPath(import.meta.url)), '..', whole), ...process.argv.slice(3)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
}
const { bundle } = await import('../scripts/bundle.mjs');
const dir = dirname(fileURLToPath(import.meta.url));
await bundle({ dir, entries: { slide: 'src/slide.ts', components: 'src/components.ts', forms: 'src/forms.ts', router: 'src/router.ts' } });
const parts = process.argv.slice(2);
const OWN = ['components', 'forms', 'router'];
const ofSlide = parts.filter((part) => !OWN.includes(part));
// Processes of their own: what bundling or another bench left on the heap would show in the figures.
const run = (name, args) => spawnSync(process.execPath, [join(dir, `dist/${name}.js`), ...args], { stdio: 'inherit' }).status ?? 1;
if (parts.length === 0 || ofSlide.length > 0) process.exitCode = run('slide', ofSlide);
for (const name of OWN) if (parts.length === 0 || parts.includes(name)) process.exitCode = run(name, []) || process.exitCode;
