/**
 * Stands in for the programs of a server that a test must not touch, under their names, for docs/operating/one-server.md. `systemctl` starts
 * the processes that the units describe, as plain processes with the environment of the unit alone. MACHINE is a JSON file that says where
 * folders and ports of the page lie in the test.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { moveTo } from './_machine-places.mjs';

const machine = JSON.parse(readFileSync(process.env.MACHINE, 'utf8'));
const [program, ...args] = process.argv.slice(2);

/** The text with the test's folders and ports. */
const here = (text) => moveTo(machine.places, text);

const folderOf = (name) => {
  const folder = join(machine.root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
};
const pidFile = (unit) => join(folderOf('pids'), unit);
const pidOf = (unit) => (existsSync(pidFile(unit)) ? Number(readFileSync(pidFile(unit), 'utf8')) : undefined);
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    // Nobody but the first process of a container reaps what is left here.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Assignments of a unit, by name, each with all its values. */
function readUnit(unit) {
  const [, stem, instance] = /^([^@]+@?)([^.]*)\.service$/.exec(unit) ?? [];
  const text = here(readFileSync(join(here('/etc/systemd/system'), `${stem}.service`), 'utf8').replaceAll('%i', instance));
  const found = {};
  for (const [, name, value] of text.matchAll(/^(\w+)=(.*)$/gm)) found[name] = [...(found[name] ?? []), value];
  return found;
}

function start(unit) {
  const running = pidOf(unit);
  if (running !== undefined && isAlive(running)) return;
  const found = readUnit(unit);
  const env = { PATH: process.env.PATH, MACHINE: process.env.MACHINE };
  for (const words of found.Environment ?? [])
    for (const pair of words.split(' ')) env[pair.split('=')[0]] = pair.slice(pair.indexOf('=') + 1);
  for (const file of found.EnvironmentFile ?? [])
    for (const [, name, value] of readFileSync(file, 'utf8').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)) env[name] = value;
  const [command, ...rest] = found.ExecStart[0].split(' ');
  if (command !== '/usr/bin/node') throw new Error(`${unit} starts ${command}`);
  const log = openSync(join(folderOf('logs'), `${unit}.log`), 'a');
  // As `Restart=always`: a process that finds no database ends, and is started again.
  const again = `const{spawn}=require('node:child_process');let c,e;const go=()=>{c=spawn(process.execPath,process.argv.slice(1),{stdio:'inherit'});c.on('exit',(k)=>e?process.exit(k??9):setTimeout(go,2000))};go();process.on('SIGTERM',()=>{e=true;c.exitCode===null?c.kill('SIGTERM'):process.exit(0)})`;
  const child = spawn(process.execPath, ['-e', again, ...rest], { env, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  writeFileSync(pidFile(unit), String(child.pid));
  child.unref();
}

async function stop(unit) {
  const pid = pidOf(unit);
  if (pid === undefined) return;
  const limit_s = Number(readUnit(unit).TimeoutStopSec[0]);
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  // The limit of the unit tells what hangs; a machine with other work is several times as slow.
  for (let tries = 0; isAlive(pid) && tries < limit_s * 10 * 5; tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  if (isAlive(pid)) {
    process.kill(-pid, 'SIGKILL');
    throw new Error(`${unit} did not stop`);
  }
  rmSync(pidFile(unit));
}

/** Units by what a command names: a service, a pattern of running ones, or the target and what it wants. */
function unitsOf(name) {
  if (name === 'deckwright.target') {
    const text = readFileSync(join(here('/etc/systemd/system'), name), 'utf8');
    return [...new Set([...(/^Wants=(.*)$/m.exec(text)?.[1].split(' ') ?? []), ...readdirSync(folderOf('pids'))])];
  }
  if (name.includes('*')) return readdirSync(folderOf('pids')).filter((unit) => unit.startsWith(name.replace('*', '')));
  return [name.endsWith('.service') ? name : `${name}.service`];
}

const PROGRAMS = {
  async systemctl() {
    const [verb, ...rest] = args;
    if (verb === 'daemon-reload') return;
    const units = rest.filter((word) => !word.startsWith('--')).flatMap(unitsOf);
    if (!['start', 'stop', 'restart', 'enable'].includes(verb) || units.length === 0) throw new Error(`systemctl ${args.join(' ')}`);
    if (verb === 'stop' || verb === 'restart') for (const unit of units) await stop(unit);
    if (verb !== 'stop') for (const unit of units) start(unit);
  },
  /** As PostgreSQL's own user: statements go to the test's server. */
  async sudo() {
    const [dash, user, psql, ...rest] = args;
    if (`${dash} ${user} ${psql}` !== '-u postgres psql') throw new Error(`sudo ${args.join(' ')}`);
    const client = new pg.Client({ connectionString: machine.postgres });
    await client.connect();
    for (let i = 1; i < rest.length; i += 2) await client.query(rest[i]);
    await client.end();
  },
  /** Without owners, which a test has no right to give; text that names folders and ports gets the test's. */
  install() {
    const plain = args.filter((word, i) => !['-o', '-g'].includes(word) && !['-o', '-g'].includes(args[i - 1]));
    const { status } = spawnSync('/usr/bin/install', plain, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`install ${plain.join(' ')} ended with ${status}`);
    if (plain[0] === '-d') return;
    const to = plain.at(-1);
    const from = plain.slice(2, -1);
    for (const file of statSync(to).isDirectory() ? from.map((one) => join(to, basename(one))) : [to]) {
      // Units are read with their instance's name in them, so their ports are moved when they start.
      if (!file.endsWith('.service')) writeFileSync(file, here(readFileSync(file, 'utf8')));
    }
  },
  /** The second release is the first one under another name: assembling takes a minute. */
  npm() {
    const to = args.at(-1);
    const first = join(machine.root, 'first-release');
    if (existsSync(first)) return void spawnSync('cp', ['-al', readFileSync(first, 'utf8'), to], { stdio: 'inherit' });
    const { status } = spawnSync(process.execPath, [join(machine.checkout, 'scripts/assemble.mjs'), '--out', to, ...machine.services], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`assemble ended with ${status}`);
    writeFileSync(first, to);
  },
  id: () => console.log('deckwright'),
  useradd() {},
  chown() {},
};
try {
  await PROGRAMS[program]();
} catch (error) {
  console.error(`${program}: ${error.message}`);
  process.exitCode = 1;
}
