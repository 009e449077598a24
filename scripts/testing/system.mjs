/** What the tests need from the machine beyond Node: looked for first, installed where that is ours to do, else asked for. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Each need: how to see that it is there, the Debian packages that bring it, and what to look for elsewhere. `flag` is what `--allow-missing` calls it;
 * what has none must be there.
 */
const NEEDS = [
  {
    name: 'Redis',
    flag: 'redis',
    there: () => works('redis-server', ['--version']),
    debian: ['redis-server'],
    elsewhere: 'redis (brew install redis)',
  },
  { name: 'xmllint', there: () => works('xmllint', ['--version']), debian: ['libxml2-utils'], elsewhere: 'libxml2 (on macOS it is there)' },
  {
    name: 'poppler',
    flag: 'poppler',
    there: () => works('pdftotext', ['-v']),
    debian: ['poppler-utils'],
    elsewhere: 'poppler (brew install poppler)',
  },
  {
    name: 'promtool',
    flag: 'promtool',
    slow: true,
    there: () => works('promtool', ['--version']),
    debian: ['prometheus'],
    elsewhere: 'Prometheus (brew install prometheus)',
  },
  { name: 'qpdf', flag: 'qpdf', there: () => works('qpdf', ['--version']), debian: ['qpdf'], elsewhere: 'qpdf (brew install qpdf)' },
  {
    name: 'Python 3 with venv',
    there: () => works('python3', ['-c', 'import venv, ensurepip']),
    debian: ['python3-venv'],
    elsewhere: 'Python 3.9 or newer',
  },
  {
    name: 'LibreOffice',
    flag: 'libreoffice',
    slow: true,
    there: () => works('soffice', ['--version']),
    debian: ['libreoffice-impress'],
    elsewhere: 'LibreOffice (brew install --cask libreoffice), with soffice on the PATH',
  },
  {
    name: 'Java with its compiler',
    flag: 'validators',
    slow: true,
    there: () => works('javac', ['-version']),
    debian: ['default-jdk-headless'],
    elsewhere: 'Java 17 or newer, with javac',
  },
  {
    name: 'Maven',
    flag: 'validators',
    slow: true,
    there: () => works('mvn', ['-version']),
    debian: ['maven'],
    elsewhere: 'Maven (brew install maven)',
  },
  {
    name: 'Chromium',
    flag: 'chromium',
    slow: true,
    there: () => works('chromium', ['--version']),
    debian: ['chromium'],
    elsewhere: 'Chromium, as `chromium` on the PATH',
  },
  {
    name: 'systemd-analyze',
    flag: 'systemd',
    slow: true,
    there: () => process.platform !== 'linux' || works('systemd-analyze', ['--version']),
    debian: ['systemd'],
    elsewhere: 'systemd',
  },
];

const say = (text) => process.stderr.write(`${text}\n`);
/**
 * What the tests use of Python: another reader of our files, makers of requests and of a client out of the OpenAPI document, and what builds our own
 * package and runs its notebook.
 */
const PYTHON_PACKAGES = {
  'python-pptx': '1.0.2',
  'python-docx': '1.2.0',
  openpyxl: '3.1.5',
  schemathesis: '4.32.5',
  'openapi-python-client': '0.29.1',
  hatchling: '1.33.0',
  pandas: '3.1.1',
  nbclient: '0.11.0',
  ipykernel: '7.4.0',
};

/** What the validators of `npm run witness` stand on. */
export const WITNESS_NEEDS = ['Java with its compiler', 'Maven', 'Python 3 with venv'];

/** What `--allow-missing` may name of them, with what is then not tried. */
export const NEED_FLAGS = Object.fromEntries(
  [...new Set(NEEDS.flatMap(({ flag }) => flag ?? []))].map((flag) => [
    flag,
    `what needs ${NEEDS.filter((need) => need.flag === flag)
      .map(({ name }) => name)
      .join(' and ')}`,
  ]),
);
export const flagOf = (name) => NEEDS.find((need) => need.name === name)?.flag;
/** What is named so, and needed by slow tests alone: fast runs leave it out. */
export const SLOW_FLAGS = [...new Set(NEEDS.flatMap(({ flag, slow }) => (slow ? [flag] : [])))];

/** Whether processes may have namespaces of their own, which ordinary containers refuse. */
export const haveNamespaces = () => works('unshare', ['--mount', 'true']) || works('unshare', ['-Um', 'true']);

/**
 * Packages of the system are installed when the command line says `--install`, or somebody at a terminal says yes.
 * @returns names of what is still missing, of all needs or of those that `only` names
 */
export async function ensureSystem({ fast = false, only, install = process.argv.includes('--install') }) {
  const missing = () => NEEDS.filter((need) => (only?.includes(need.name) ?? true) && !(fast && need.slow) && !need.there());
  const wanted = missing();
  if (wanted.length === 0) return [];
  const packages = wanted.flatMap((need) => need.debian);
  const root = process.getuid?.() === 0;
  if (!works('apt-get', ['--version'])) {
    say(`The tests also need:\n${wanted.map((need) => `  - ${need.elsewhere}`).join('\n')}\nInstall them and run the tests again.`);
    return wanted.map((need) => need.name);
  }
  const may = root || works('sudo', ['-n', 'true']);
  if (!may || !(install || (await isWanted(packages)))) {
    const remedy = may ? 'add --install, or run this and try again' : 'run this and try again';
    say(`The tests also need Debian packages; ${remedy}:\n  sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`);
    return wanted.map((need) => need.name);
  }
  say(`Installing for the tests: ${packages.join(' ')} …`);
  const apt = (...args) =>
    spawnSync(root ? 'apt-get' : 'sudo', root ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return missing().map((need) => need.name);
}

async function isWanted(packages) {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`The tests need these packages of Debian: ${packages.join(' ')}. Install them now? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/**
 * A Python that has these packages, in a cache outside the checkout so that a clean clone finds it again.
 * @returns the folder to put first on the PATH; undefined when there is none to be had
 */
export function ensurePython() {
  const wanted = Object.entries(PYTHON_PACKAGES).map(([name, version]) => `${name}==${version}`);
  const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckwright');
  const cache = join(home, `python-${createHash('sha256').update(wanted.join(' ')).digest('hex').slice(0, 12)}`);
  const bin = join(cache, process.platform === 'win32' ? 'Scripts' : 'bin');
  const python = join(bin, 'python3');
  const versionsHold = `from importlib.metadata import version\n${Object.entries(PYTHON_PACKAGES)
    .map(([name, at]) => `assert version('${name}') == '${at}'`)
    .join('\n')}`;
  const ready = () => existsSync(python) && works(python, ['-c', versionsHold]);
  if (ready()) return bin;
  say(`Installing ${wanted.join(' and ')} into ${cache} …`);
  mkdirSync(cache, { recursive: true });
  const steps = [
    ['python3', ['-m', 'venv', cache]],
    [python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...wanted]],
  ];
  for (const [command, args] of steps) spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  return ready() ? bin : undefined;
}
