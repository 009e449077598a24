/**
 * `npm start [-- OPTIONS]`: sets the checkout up, renders the samples into out/, starts the service and says how to call it.
 * The options are those of `deckwright serve`: `npm start -- --port 8090 --data-dir ./data`.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import('../packages/cli/dist/main.js');

// Before the samples are drawn: an option that `serve` does not know is told at once.
const asked = process.argv.slice(2);
if (asked.includes('--help') || asked.includes('-h')) {
  console.log('npm start -- OPTIONS: draws the samples, then runs `deckwright serve` with the options.\n');
  process.exit(await main(['serve', '--help']));
}
const KNOWN = ['--port', '-p', '--host', '--data-dir', '--json'];
const unknown = asked.find((word) => word.startsWith('-') && !KNOWN.includes(word.split('=')[0]));
if (unknown !== undefined) process.exit(await main(['serve', unknown]));

console.log('\nRendering samples/ into out/ …');
process.chdir(root);
const failed = await main(['render', 'samples', '--out', 'out', '--formats', 'pptx,pdf,png']);
if (failed !== 0) console.log('Some samples could not be rendered; the service starts all the same.');

// Arguments after `npm start --` go to the service: --port, --data-dir.
const args = ['serve', '--json', ...asked];
const service = spawn(process.execPath, [join(root, 'scripts/deckwright.mjs'), ...args], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
});
// Ctrl-C reaches the whole foreground group; the service stops in its own time and ends this process with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && service.kill(signal));

createInterface({ input: service.stdout }).on('line', (line) => {
  let event;
  try {
    event = JSON.parse(line);
  } catch {
    console.log(line);
    return;
  }
  if (event.event !== 'ready') return;
  const sample = existsSync(join(root, 'samples/ebitda-bridge.json')) ? 'samples/ebitda-bridge.json' : 'samples/<name>.json';
  console.log(`
Deckwright is running.

  address   ${event.base_url}
  key       ${event.api_key}
  handbook  ${event.base_url}/docs

Draw a slide, then fetch its file:

  curl -sS ${event.base_url}/v1/render/intent \\
    -H "Authorization: Bearer ${event.api_key}" -H "Content-Type: application/json" \\
    --data-binary @${sample} > answer.json
  curl -sS -f -o slide.pptx -H "Authorization: Bearer ${event.api_key}" \\
    "${event.base_url}$(node -p 'JSON.parse(require("fs").readFileSync("answer.json")).pptx_url')"

Ctrl-C stops it; data stay in ${event.data_dir ?? './.deckwright'}.
`);
});
service.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
