/** Programs of others that speak with the service, and the frameworks that agents are built on: from the registries into the user's cache. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';

const { npm, python } = JSON.parse(readFileSync(join(import.meta.dirname, '../clients/clients.json'), 'utf8'));

export const clientsFolder = () =>
  process.env.DECKWRIGHT_CLIENTS || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckwright', 'clients');

/** Other versions stand in another folder, so that two checkouts do not take each other's away. */
const nameOf = (kind, packages) => `${kind}-${createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 12)}`;

/**
 * @typedef {object} Client
 * @property {string} name of its program in scripts/clients
 * @property {string} of the package and its version, as people know it
 * @property {'npm' | 'python'} kind
 * @property {string[]} packages
 * @property {boolean} [in_ci] whether `npm test` runs it
 * @property {boolean} [decks] whether its scripted model can make a deck, too
 * @property {() => string} folder where its packages are
 */

/** @type {Client[]} */
export const CLIENTS = [
  ...Object.entries(npm.clients).map(([name, client]) => ({ ...client, name, kind: 'npm', packages: npm.packages })),
  ...Object.entries(python).map(([name, client]) => ({ ...client, name, kind: 'python' })),
].map((client) => ({ ...client, folder: () => join(clientsFolder(), nameOf(client.kind, client.packages)) }));

const installers = {
  npm: (folder, packages) => install('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', ...packages], folder),
  python: (folder, packages) =>
    install('python3', ['-m', 'venv', folder]) ??
    install(join(folder, 'bin/python3'), ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages]),
};

/**
 * @param {(text: string) => void} say
 * @param {typeof CLIENTS} wanted
 * @returns {{ folder: string, fault: string }[]} what could not be had, and why; none when all is there
 */
export function ensureClients(say, wanted = CLIENTS) {
  const kits = new Map(wanted.map(({ kind, packages, folder }) => [folder(), { kind, packages }]));
  return [...kits].flatMap(([folder, { kind, packages }]) => {
    // Written last: what was broken off is begun anew.
    const mark = join(folder, 'installed');
    if (existsSync(mark)) return [];
    say(`Installing ${packages.join(', ')} into ${folder} …`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const fault = installers[kind](folder, packages);
    if (fault !== undefined) return [{ folder, fault: `${packages[0]}: ${fault}` }];
    writeFileSync(mark, `${packages.join('\n')}\n`);
    return [];
  });
}
