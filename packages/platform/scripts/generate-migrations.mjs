/**
 * Puts the text of prisma/migrations/<name>/migration.sql into src/database/migrations.generated.ts, so that a bundled program carries it.
 * `--check` writes nothing and fails when the file is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(home, 'prisma/migrations');
const target = join(home, 'src/database/migrations.generated.ts');

const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();
const entries = names.map((name) => {
  const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
  const literal = sql.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `  {\n    name: '${name}',\n    sql: \`${literal}\`,\n  },\n`;
});
const text = `/** Made by scripts/generate-migrations.mjs from prisma/migrations. */\nimport type { Migration } from './migrate.ts';\n\nexport const migrations: readonly Migration[] = [\n${entries.join('')}];\n`;

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error('src/database/migrations.generated.ts is stale: run node packages/platform/scripts/generate-migrations.mjs');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
