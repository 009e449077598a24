/**
 * Writes the Prisma client into src/database/generated. Works without a network and without the `prisma` command:
 * the command wants an engine binary that only its own host serves, and a Node newer than ours.
 * Does nothing when the schema has not changed since the last run; `--force` writes anyway.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const schemaPath = join(home, 'prisma/schema.prisma');
const output = join(home, 'src/database/generated');
const stampPath = join(output, '.stamp');

const require = createRequire(import.meta.url);
const schema = readFileSync(schemaPath, 'utf8');
const version = require('@prisma/client/package.json').version;
const stamp = createHash('sha256').update(`${version}\n${schema}`).digest('hex');

if (!process.argv.includes('--force') && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) process.exit(0);

// Any executable stops the look-up of the schema engine, which generating does not need.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
process.env.CHECKPOINT_DISABLE = '1';
// Standard output belongs to whoever called the bootstrap.
console.log = console.info = console.error;

// Required, not imported: the module form of a package below these two cannot be loaded by Node.
const { getGenerators } = require('@prisma/internals');
const { PrismaClientTsGenerator } = require('@prisma/client-generator-ts');

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
const generators = await getGenerators({
  schemaPath,
  version: require('@prisma/engines-version').enginesVersion,
  skipDownload: true,
  registry: { 'prisma-client': { type: 'in-process', generator: new PrismaClientTsGenerator() } },
  cliCommand: 'generate',
});
for (const generator of generators) {
  await generator.generate();
  generator.stop();
}
writeFileSync(stampPath, stamp);
