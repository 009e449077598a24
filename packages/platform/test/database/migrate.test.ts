import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPostgres, type TestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/database/generated/client.ts';
import { checkPostgres, type Database, MigrationError, migrateDatabase, openDatabase } from '../../src/database/index.ts';
import { readMigrations } from '../../src/database/migrations.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
});

afterAll(async () => {
  await server?.stop();
});

const withDatabase = async (url: string, work: (db: Database) => Promise<void>) => {
  const db = openDatabase({ url });
  try {
    await work(db);
  } finally {
    await db.close();
  }
};

describe('migrating', () => {
  it('makes the schema once, however many start at once', async () => {
    const url = await server.createEmptyDatabase();
    const done = await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url)));
    expect(done.flat().sort()).toEqual(readMigrations().map((m) => m.name));
    expect(await migrateDatabase(url)).toEqual([]);
  });

  it('leaves nothing of a migration that fails, and goes on when it is mended', async () => {
    const url = await server.createEmptyDatabase();
    const first = { name: '1_a', sql: 'CREATE TABLE a (x int)' };
    const broken = { name: '2_b', sql: 'CREATE TABLE b (x int); SELECT nonsense;' };
    await expect(migrateDatabase(url, [first, broken])).rejects.toThrow(/2_b failed and was undone/);
    await withDatabase(url, async (db) => {
      expect((await db.query("SELECT to_regclass('a') IS NOT NULL AS a, to_regclass('b') IS NOT NULL AS b")).rows).toEqual([
        { a: true, b: false },
      ]);
    });
    expect(await migrateDatabase(url, [first, { ...broken, sql: 'CREATE TABLE b (x int)' }])).toEqual(['2_b']);
  });

  it('refuses a migration that was changed after it had been applied', async () => {
    const url = await server.createEmptyDatabase();
    await migrateDatabase(url, [{ name: '1_a', sql: 'SELECT 1' }]);
    await expect(migrateDatabase(url, [{ name: '1_a', sql: 'SELECT 2' }])).rejects.toThrow(MigrationError);
  });

  it('refuses to build on what another tool left half done', async () => {
    const url = await server.createEmptyDatabase();
    await migrateDatabase(url, []);
    await withDatabase(url, async (db) => {
      await db.query(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ('x', 'y', '0_half')`);
    });
    await expect(migrateDatabase(url)).rejects.toThrow(/0_half was begun by another tool/);
  });

  it('makes the tables and columns that the Prisma schema describes, and no others', async () => {
    const url = await server.createEmptyDatabase();
    await migrateDatabase(url);
    await withDatabase(url, async (db) => {
      const { rows } = await db.query<{ table_name: string; column_name: string; nullable: boolean }>(
        `SELECT table_name, column_name, is_nullable = 'YES' AS nullable FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
      );
      const found = rows.map((row) => `${row.table_name}.${row.column_name}`).sort();
      const models = await import('../../src/database/generated/internal/prismaNamespace.ts');
      const inSchema = Object.keys(Prisma.ModelName).flatMap((model) => {
        const fields = (models as unknown as Record<string, Record<string, string>>)[`${model}ScalarFieldEnum`]!;
        return Object.values(fields).map((field) => `${tableOf[model]}.${field}`);
      });
      expect(found).toEqual([...inSchema, ...UNSUPPORTED].sort());
      // Every model can be read: names and types fit.
      for (const model of Object.keys(Prisma.ModelName)) {
        const name = (model[0]!.toLowerCase() + model.slice(1)) as 'job';
        expect(await db.prisma[name].findMany({ take: 1 })).toEqual([]);
      }
    });
  });
});

/** Of types that Prisma's client has none for. */
const UNSUPPORTED = ['picture_fingerprints.bits'];

const tableOf = Object.fromEntries(
  [
    ...readFileSync(join(import.meta.dirname, '../../prisma/schema.prisma'), 'utf8').matchAll(
      /^model (\w+) \{[\s\S]*?^ +@@map\("(\w+)"\)/gm,
    ),
  ].map(([, model = '', table = '']) => [model, table]),
);

describe('an open database', () => {
  it('undoes a transaction that throws, and goes on with a fresh connection after one was cut', async () => {
    const url = await server.createEmptyDatabase();
    await migrateDatabase(url);
    await withDatabase(url, async (db) => {
      const insert = "INSERT INTO accounts (account_id, name) VALUES ('a', 'a')";
      await expect(
        db.transaction(async (transaction) => {
          await transaction.query(insert);
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      expect((await db.query('SELECT 1 FROM accounts')).rowCount).toBe(0);
      await expect(
        db.transaction(async (transaction) => {
          await transaction.query(insert);
          await transaction.query('SELECT pg_terminate_backend(pg_backend_pid())');
        }),
      ).rejects.toThrow();
      expect((await db.query('SELECT 1 FROM accounts')).rowCount).toBe(0);
    });
  });

  it('closes in time although a connection is still in use', async () => {
    const db = openDatabase({ url: await server.createEmptyDatabase() });
    const slow = db.query('SELECT pg_sleep(600)').catch(() => {});
    // Else this test would meet its own time limit.
    await db.close(300);
    void slow;
  });

  it('works again after the server crashed under it', async () => {
    const own = await startTestPostgres();
    const db = openDatabase({ url: await own.createEmptyDatabase() });
    const payloads: (string | null)[] = [];
    await db.listen('news', (payload) => payloads.push(payload));
    await own.crash();
    await expect(db.query('SELECT 1')).rejects.toThrow();
    await own.restart();
    await expect
      .poll(() =>
        db.query('SELECT 1').then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('up');
    // The listener came back too, and said that something may have been missed.
    await expect.poll(() => payloads).toContain(null);
    await db.query("SELECT pg_notify('news', 'hello')");
    await expect.poll(() => payloads).toContain('hello');
    await db.close();
    await own.stop();
  });

  it('refuses a server that may forget, in one line with the remedy', async () => {
    const unsafe = await startTestPostgres({ settings: { fsync: 'off' } });
    await withDatabase(await unsafe.createEmptyDatabase(), async (db) => {
      await expect(checkPostgres(db)).rejects.toThrow(/fsync = off.*Set fsync = on/);
    });
    await unsafe.stop();
    await withDatabase(await server.createEmptyDatabase(), (db) => checkPostgres(db));
  });
});
