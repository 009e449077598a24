/** Brands: versions that stay what they are, pins that hold, files that outlive every sweep, and walls between accounts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBrandVersion,
  createBrand,
  createBrandCache,
  findBrand,
  hideBrand,
  listBrands,
  listBrandVersions,
  type NewBrandVersion,
} from '../../src/brands/index.ts';
import { createFolderStore, createKeepFiles, type ObjectStore, sweepObjects } from '../../src/object-store/index.ts';
import { OWNER, startTestDatabase, type TestDatabase } from '../jobs/_setup.ts';

let test: TestDatabase;
let objects: ObjectStore;
let folder: string;

beforeAll(async () => {
  test = await startTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'deckwright-brands-'));
  objects = createFolderStore(folder);
});

afterAll(async () => {
  await test?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const version = async (name: string, content = name): Promise<NewBrandVersion> => {
  const [stored] = await createKeepFiles(test.db, objects)([{ content: Buffer.from(content), extension: 'ttf', mime: 'font/ttf' }]);
  return {
    name,
    kit: { colors: ['#0A2540'] },
    made: { z: 1, a: [name] },
    report: {},
    hash: name.padEnd(64, '0'),
    engine_version: '0',
    files: [{ role: 'face', mime: 'font/ttf', facts: null, ...stored! }],
  };
};
const numberOf = (made: unknown): unknown => (typeof made === 'object' && made !== null ? Reflect.get(made, 'version') : made);

describe('brands of an account', () => {
  it('count versions, find the newest by the slug and any by its number', async () => {
    expect(numberOf(await createBrand(test.db, OWNER, 'acme', await version('one')))).toBe(1);
    expect(await createBrand(test.db, OWNER, 'acme', await version('again'))).toBe('exists');
    expect(numberOf(await addBrandVersion(test.db, OWNER, 'acme', await version('two')))).toBe(2);
    expect(await addBrandVersion(test.db, OWNER, 'absent', await version('x'))).toBe('absent');
    expect(await findBrand(test.db, OWNER, 'acme')).toMatchObject({ version: 2, name: 'two' });
    expect(await findBrand(test.db, OWNER, 'acme', 1)).toMatchObject({ version: 1, name: 'one' });
    expect(await findBrand(test.db, OWNER, 'acme', 3)).toBeNull();
    expect((await listBrandVersions(test.db, OWNER, 'acme')).map((one) => one.version)).toEqual([2, 1]);
  });

  it('do not exist for another account', async () => {
    expect(await findBrand(test.db, { account_id: 'acc_other', mode: 'live' }, 'acme')).toBeNull();
    expect(await findBrand(test.db, { account_id: 'acc_other', mode: 'live' }, 'acme', 1)).toBeNull();
    expect(await listBrands(test.db, { account_id: 'acc_other', mode: 'live' })).toEqual([]);
    expect(await hideBrand(test.db, { account_id: 'acc_other', mode: 'live' }, 'acme')).toBe(false);
    const cache = createBrandCache(test.db, objects);
    expect(await cache({ account_id: 'acc_other', mode: 'live' }, 'acme', 1)).toBeNull();
  });

  it('when hidden are reached by their pins alone, and go on counting when they come back', async () => {
    expect(await hideBrand(test.db, OWNER, 'acme')).toBe(true);
    expect(await hideBrand(test.db, OWNER, 'acme')).toBe(false);
    expect(await findBrand(test.db, OWNER, 'acme')).toBeNull();
    expect(await listBrands(test.db, OWNER)).toEqual([]);
    expect(await listBrandVersions(test.db, OWNER, 'acme')).toEqual([]);
    expect(await addBrandVersion(test.db, OWNER, 'acme', await version('x'))).toBe('absent');
    expect(await findBrand(test.db, OWNER, 'acme', 1)).toMatchObject({ name: 'one' });
    expect(numberOf(await createBrand(test.db, OWNER, 'acme', await version('three')))).toBe(3);
    expect(await listBrands(test.db, OWNER)).toMatchObject([{ slug: 'acme', version: 3, versions: 3, name: 'three' }]);
  });

  it('keep what they are: rows cannot be changed, members keep their order, files outlive a sweep', async () => {
    await expect(test.db.query("UPDATE brand_versions SET name = 'other'")).rejects.toThrow('never changed');
    await expect(test.db.query("UPDATE brand_files SET mime = 'other'")).rejects.toThrow('never changed');
    await test.db.query("UPDATE stored_objects SET claimed_until = now() - interval '1 hour'");
    await sweepObjects(test.db, objects);
    const cache = createBrandCache(test.db, objects);
    const loaded = await cache(OWNER, 'acme', 1);
    expect(Buffer.from(loaded?.contents[0] ?? []).toString()).toBe('one');
    expect(JSON.stringify(loaded?.made)).toBe('{"z":1,"a":["one"]}');
    expect(await cache(OWNER, 'acme', 1)).toBe(loaded);
  });

  it('take their files with them when their rows go', async () => {
    await test.db.query('DELETE FROM brands');
    await test.db.query("UPDATE stored_objects SET claimed_until = now() - interval '1 hour'");
    expect(await sweepObjects(test.db, objects)).toBeGreaterThan(0);
    expect((await test.db.query('SELECT 1 FROM stored_objects WHERE deleted_at IS NULL')).rows).toEqual([]);
  });

  it('are two when two are made at once under different slugs, and one under the same', async () => {
    const [first, second] = await Promise.all(['p', 'q'].map(async (name) => version(name)));
    const same = await Promise.all([first!, second!].map((made) => createBrand(test.db, OWNER, 'same', made)));
    expect(same.filter((one) => one === 'exists')).toHaveLength(1);
  });
});
