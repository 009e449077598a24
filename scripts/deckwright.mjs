/** `npm run --silent deckwright -- <command>`: sets the checkout up if need be, then runs the command in this process. */
import { bootstrap } from './bootstrap.mjs';

await bootstrap();
const { main } = await import('../packages/cli/dist/main.js');
process.exitCode = await main(process.argv.slice(2));
