/**
 * `DECKWRIGHT_URL=… DECKWRIGHT_API_KEY=… node scripts/oauth-referees.mjs --conformance FOLDER --authlab PROGRAM`: OAuth of a running service
 * before referees of others. FOLDER has `node_modules` with `@modelcontextprotocol/conformance` and, where Node here is older than 22, `node`;
 * PROGRAM is `mcp-authlab`. The service signs people in by a key: `deckwright serve` on this machine, without a provider. Ends with 1 where a
 * referee fails it.
 */
import './usage.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { actAsPerson } from './oauth-person.mjs';

const { values } = parseArgs({ options: { conformance: { type: 'string' }, authlab: { type: 'string' } } });
const service = process.env.DECKWRIGHT_URL;
const key = process.env.DECKWRIGHT_API_KEY;
if (service === undefined || key === undefined || (values.conformance === undefined && values.authlab === undefined)) {
  console.error('Set DECKWRIGHT_URL and DECKWRIGHT_API_KEY to those of a running service, and name --conformance or --authlab.');
  process.exit(2);
}
const PORT = 3217;
const person = join(dirname(fileURLToPath(import.meta.url)), 'oauth-person.mjs');

/** Runs a program and shows what it says; `heard` gets all of that so far. */
const run = (program, args, { env = {}, heard = () => {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      said += chunk;
      heard(said);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });

async function conformance(folder) {
  const redirect_uris = [`http://127.0.0.1:${PORT}/callback`];
  const answer = await fetch(`${service}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'conformance', redirect_uris, token_endpoint_auth_method: 'none' }),
  });
  const { client_id } = await answer.json();
  const own = join(folder, 'node_modules/.bin/node');
  const entry = join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
  const asked = ['authorization', '--url', service, '--client-id', client_id, '--resource', `${service}/mcp`, '-p', String(PORT)];
  let sent = false;
  return run(existsSync(own) ? own : process.execPath, [entry, ...asked], {
    heard(said) {
      // It waits for a person; its listener is up a moment after the address is shown.
      const [address] = /http\S+\/oauth\/authorize\S+(?=\s[\s\S]*Callback server started)/.exec(said) ?? [];
      if (sent || address === undefined) return;
      sent = true;
      actAsPerson(address, key).catch((error) => console.error(String(error)));
    },
  });
}

async function authlab(program) {
  // What it keeps of the sign-in goes with this run.
  const home = mkdtempSync(join(tmpdir(), 'deckwright-referees-'));
  const env = { XDG_CONFIG_HOME: home, BROWSER: `"${process.execPath}" "${person}" %s` };
  const login = await run(program, ['login', `${service}/mcp`], { env });
  const scan = await run(program, ['scan', `${service}/mcp`, '--fail-under', 'B'], { env });
  rmSync(home, { recursive: true, force: true });
  return login || scan;
}

const codes = [];
if (values.conformance !== undefined) codes.push(await conformance(values.conformance));
if (values.authlab !== undefined) codes.push(await authlab(values.authlab));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
