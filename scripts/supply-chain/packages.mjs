/** What the lockfile installs: every package with its version, its checksum, and the licence that it names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';

const NAME = /^ {2}'?((?:@[^/@']+\/)?[^@']+)@([^:']+)'?:$/;

/**
 * The `packages` of a lockfile of pnpm 9 to 10.
 * @returns {{name: string, version: string, resolution: string, runs_scripts: boolean, is_for: string}[]} `is_for`: operating systems
 *   and processors, `''` for all
 */
export function readLockfile(text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) {
  const from = text.indexOf('\npackages:\n');
  const section = text.slice(from, text.indexOf('\nsnapshots:\n', from));
  const found = [];
  for (const line of section.split('\n')) {
    const [, name, version] = NAME.exec(line) ?? [];
    if (name !== undefined) found.push({ name, version, resolution: '', runs_scripts: false, is_for: '' });
    const last = found.at(-1);
    if (last === undefined) continue;
    const [, key, value] = /^ {4}(\w+): (.*)$/.exec(line) ?? [];
    if (key === 'resolution') last.resolution = value;
    if (key === 'requiresBuild') last.runs_scripts = value === 'true';
    if (key === 'os' || key === 'cpu' || key === 'libc') last.is_for += value;
  }
  return found;
}

/** Licences of what is installed, by `name@version`, as the packages' own manifests say; `''` where one says nothing. */
export function installedLicences() {
  const store = join(root, 'node_modules/.pnpm');
  const licences = new Map();
  for (const place of readdirSync(store)) {
    for (const name of packagesIn(join(store, place, 'node_modules'))) {
      const manifest = readManifest(join(store, place, 'node_modules', name));
      if (manifest?.version !== undefined) licences.set(`${name}@${manifest.version}`, licenceOf(manifest));
    }
  }
  return licences;
}

/** Names of the packages below a folder, scopes opened. */
function packagesIn(folder) {
  const names = (at) => {
    try {
      return readdirSync(at).filter((name) => !name.startsWith('.'));
    } catch {
      return [];
    }
  };
  return names(folder).flatMap((name) => (name.startsWith('@') ? names(join(folder, name)).map((inner) => `${name}/${inner}`) : [name]));
}

function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** As an SPDX expression, also from the two older ways of saying it. */
function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (typeof license?.type === 'string') return license.type;
  return Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : '';
}

/** Importers whose packages never leave the repository. */
const FOR_TESTS = ['bench', 'packages/testkit'];

/**
 * Names and versions of what our packages need when they run, as against what tests and tools need.
 * @returns {Set<string>} `name@version`
 */
export function shippedPackages(text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) {
  const blocks = (section) => {
    const from = text.indexOf(`\n${section}:\n`) + section.length + 3;
    const to = text.slice(from).search(/^\S/m);
    return text.slice(from, to < 0 ? undefined : from + to).split(/^ {2}(?=\S)/m);
  };
  const part = (block, indent, name) => new RegExp(`^ {${indent}}${name}:\\n((?: {${indent + 1},}.*\\n)*)`, 'm').exec(block)?.[1] ?? '';
  const bare = (reference) => reference.replace(/\(.*$/, '');
  const todo = [];
  for (const block of blocks('importers')) {
    const name = /^'?([^':]+)'?:/.exec(block)?.[1] ?? '';
    if (FOR_TESTS.includes(name)) continue;
    for (const [, dependency, version] of part(block, 4, 'dependencies').matchAll(/^ {6}'?([^':]+)'?:\n(?: {8}.*\n)*? {8}version: (\S+)/gm))
      if (!version.startsWith('link:')) todo.push(`${dependency}@${version}`);
  }
  const needs = new Map();
  for (const block of blocks('snapshots')) {
    const name = /^'?((?:@[^/@']+\/)?[^@']+@[^':]+?)'?:/.exec(block)?.[1];
    if (name === undefined) continue;
    const all = part(block, 4, 'dependencies') + part(block, 4, 'optionalDependencies');
    needs.set(
      name,
      [...all.matchAll(/^ {6}'?([^':]+)'?: (\S+)$/gm)].map(([, dependency, version]) => `${dependency}@${version}`),
    );
  }
  const seen = new Set();
  while (todo.length > 0) {
    const next = todo.pop();
    if (seen.has(next)) continue;
    seen.add(next);
    todo.push(...(needs.get(next) ?? []));
  }
  return new Set([...seen].map(bare));
}
