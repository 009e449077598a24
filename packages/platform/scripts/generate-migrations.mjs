/** The text of prisma/migrations/<name>/migration.sql as a module, so that a bundled program carries it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'prisma/migrations');

export function files() {
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
  return [['packages/platform/src/database/migrations.generated.ts', text]];
}
