/** Tries the packed client, command and bridge for MCP in a folder that holds nothing else, on one Node after another. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { INTENT, MISTYPED, MODULE, SCRIPT, TYPED } from './programs.mjs';

/** Runs a program to its end. @returns {{code: number | null, out: string, err: string}} */
export function run(command, args, options) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  return { code: status, out: stdout ?? '', err: stderr || String(error ?? '') };
}

/** The command as a bin, so that its path, its first line and its rights count. */
const bin = (folder) => join(folder, 'node_modules/.bin/deckwright');

/** Without an address, it says which setting is missing. */
function bridge(node, folder) {
  const env = { PATH: process.env.PATH };
  const { code, err } = run(node, [join(folder, 'node_modules/.bin/deckwright-mcp')], { cwd: folder, env, input: '' });
  return `${code} ${err.trim()}`;
}

/**
 * The command: a slide in three formats, checked, from a pipe into a pipe; then the service, and programs of the client against it.
 * @param {{folder: string, node: string}} options `folder` has both packages installed; `node` is the program to run them with
 * @returns {Promise<Record<string, string>>} what each step said
 */
export async function tryPackages({ folder, node }) {
  const at = { cwd: folder };
  const cli = (args, options = {}) => {
    const { code, out, err } = run(node, [bin(folder), ...args], { ...at, ...options });
    return code === 0 ? out.trim() : `ended with ${code}: ${err}`;
  };
  rmSync(join(folder, 'out'), { recursive: true, force: true });
  writeFileSync(join(folder, 'bridge.json'), INTENT);
  const said = {
    version: cli(['--version']),
    mcp: bridge(node, folder),
    render: cli(['render', 'bridge.json', '--out', 'out', '--formats', 'pptx,pdf,png']),
    verify: cli(['verify', 'out/bridge.pptx']),
    show: cli(['show', 'out/bridge.pptx', '--png', '--out', 'out/shown']),
    // Briefs are read by files that lie beside the bundle.
    plan: cli(['plan', 'Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 customers']).split(',')[0],
    catalog: cli(['catalog']).includes('waterfall_bridge') ? 'lists forms' : 'does not list forms',
    compare: cli(['compare', 'bridge.json', 'bridge.json']),
    watch: await tryWatch(node, folder),
  };
  const piped = spawnSync(node, [bin(folder), 'render', '-', '--out', '-'], { ...at, input: INTENT });
  said.pipe = piped.stdout.equals(readFileSync(join(folder, 'out/bridge.pptx'))) ? 'the same bytes' : String(piped.stderr);
  return { ...said, ...(await tryService(folder, node)) };
}

/** Its page has fonts and pictures, which lie beside the bundle. */
async function tryWatch(node, folder) {
  const watch = spawn(node, [bin(folder), 'watch', 'bridge.json', '--port', '0', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    let url;
    for await (const line of createInterface({ input: watch.stdout })) {
      const said = JSON.parse(line);
      url ??= said.url;
      if (said.event !== 'drawn') continue;
      const page = await (await fetch(url)).text();
      const typeOf = async (address) => (await fetch(new URL(address, url))).headers.get('content-type');
      const kinds = [await typeOf(/\/slides\/[^"]+/.exec(page)?.[0] ?? 'none'), await typeOf(/\/fonts\/[^)'"]+/.exec(page)?.[0] ?? 'none')];
      return `${kinds}` === 'image/png,font/woff2' ? 'a page with a slide, in our face' : `a page with ${kinds}`;
    }
    return 'nothing drawn';
  } finally {
    watch.kill('SIGKILL');
  }
}

async function tryService(folder, node) {
  // The database runs as a user of its own, who has to get at the data.
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  const service = spawn(node, [bin(folder), 'serve', '--port', '0', '--json', '--data-dir', data], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let err = '';
  service.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const ended = new Promise((resolve) => service.once('exit', resolve));
  try {
    let ready;
    for await (const line of createInterface({ input: service.stdout })) {
      ready = JSON.parse(line);
      if (ready.event === 'ready') break;
    }
    if (ready?.event !== 'ready') return { serve: `ended before it was ready: ${err}` };
    const env = { ...process.env, DECKWRIGHT_URL: ready.base_url, DECKWRIGHT_API_KEY: ready.api_key };
    const program = (name, text) => {
      writeFileSync(join(folder, name), text);
      const { code, out, err } = run(node, [name], { cwd: folder, env });
      return code === 0 ? out.trim().replace(/\d+$/, 'bytes') : err;
    };
    const handbook = await fetch(`${ready.base_url}/docs/quick-start`);
    await handbook.text();
    return { serve: `handbook ${handbook.status}`, module: program('use.mjs', MODULE), script: program('use.cjs', SCRIPT) };
  } finally {
    service.kill('SIGTERM');
    await ended;
  }
}

/** What `tryPackages` gives where everything works. */
export const ALL_WELL = {
  version: '0.1.0',
  mcp: '2 deckwright-mcp: DECKWRIGHT_URL is not set: set it to the address of a Deckwright service.',
  render: ['out/bridge.pptx', 'out/bridge.pdf', 'out/bridge.png'].join('\n'),
  verify: 'out/bridge.pptx: is exactly what its request draws.',
  show: 'out/shown/bridge-1.png',
  plan: 'selected: is drawn as funnel',
  catalog: 'lists forms',
  compare: '0 of 1 slides differ.',
  watch: 'a page with a slide, in our face',
  pipe: 'the same bytes',
  serve: 'handbook 200',
  module: 'drawn bytes',
  script: 'refused unknown_form',
};

/**
 * The types, with the settings that `tsc --init` writes.
 * @param {{folder: string, tsc: string}} options `tsc` is the compiler's script
 * @returns {string} places and rules of what does not compile
 */
export function tryTypes({ folder, tsc }) {
  const sub = join(folder, 'typed');
  rmSync(sub, { recursive: true, force: true });
  mkdirSync(sub);
  writeFileSync(join(sub, 'package.json'), '{"type":"module"}');
  run(process.execPath, [tsc, '--init'], { cwd: sub });
  if (!existsSync(join(sub, 'tsconfig.json'))) return 'tsc --init wrote nothing';
  writeFileSync(join(sub, 'typed.ts'), TYPED);
  writeFileSync(join(sub, 'mistyped.ts'), MISTYPED);
  const { out } = run(process.execPath, [tsc, '--noEmit'], { cwd: sub });
  return [...out.matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+)/gm)].map(([, file, line, rule]) => `${file}:${line} ${rule}`).join(', ');
}

/** What `tryTypes` gives where a form that there is not does not compile, and everything else does. */
export const TYPES_WELL = 'mistyped.ts:4 TS2322, mistyped.ts:5 TS2322';
