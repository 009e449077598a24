#!/usr/bin/env node
/** The `deckwright` command of an installed package. */
import module from 'node:module';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Deckwright needs Node 20.19 or newer; this is ${process.versions.node}. Install a current Node and run the command again.`,
  );
  process.exit(1);
}
// Keeps compiled modules from run to run, where Node can (22.1 and newer).
module.enableCompileCache?.();
const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
