/** `npm run --silent deckwright -- <command>`: sets the checkout up if need be, then runs the command in this process. */
import module from 'node:module';
import { bootstrap } from './bootstrap.mjs';

// Keeps compiled code from run to run, where Node can (22.1 and newer).
module.enableCompileCache?.();
await bootstrap();
const { main } = await import('../packages/cli/dist/main.js');
process.exitCode = await main(process.argv.slice(2));
