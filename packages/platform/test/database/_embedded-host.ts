/** A process that runs the embedded server as `deckwright serve` does; tests end it in every way there is. */
import { openDatabase, startEmbeddedPostgres } from '../../src/database/index.ts';
import { silentLog } from '../../src/log/index.ts';

const server = await startEmbeddedPostgres({ dir: process.argv[2] ?? '', log: silentLog });
const db = openDatabase({ url: server.url });
await db.query('CREATE TABLE IF NOT EXISTS starts (at timestamptz)');
await db.query('INSERT INTO starts VALUES (now())');
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid })}\n`);

const end = async () => {
  await db.close();
  await server.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
setInterval(() => {}, 1_000);
