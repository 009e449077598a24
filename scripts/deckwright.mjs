/** `npm run --silent deckwright -- <command>`: sets the checkout up if need be, then runs the command in this process. */
import module from 'node:module';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { loadQuick, QUICK_COMMANDS } from './quick-start.mjs';

const args = process.argv.slice(2);
await bootstrap();
const dist = join(root, 'packages/cli/dist');
if (QUICK_COMMANDS.includes(args[0])) {
  const { exports } = await loadQuick(join(dist, 'quick.cjs'));
  process.exitCode = await exports.main(args);
} else {
  // Keeps compiled modules from run to run, where Node can (22.1 and newer).
  module.enableCompileCache?.();
  const { main } = await import('../packages/cli/dist/main.js');
  process.exitCode = await main(args);
}
