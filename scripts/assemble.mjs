/**
 * `npm run assemble -- --out DIR [NAME …]`: each service as a folder of its own below DIR, which runs with Node and nothing else:
 * `node DIR/gateway/dist/main.js`. Names are gateway, relay, render-worker, deck-worker, repair-worker, image-worker, ops, code-sandbox, metrics-adapter, admin and stripe-double;
 * without one, all are made that a server needs: not stripe-double, and not metrics-adapter, which is for Kubernetes alone. Images and servers are made of these folders.
 */
import './usage.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
if (values.out === undefined) {
  console.error('--out DIR is missing: name the folder that gets the services.');
  process.exit(2);
}
await bootstrap();
const { SERVICES, stageService } = await import('./packing/service.mjs');
const unknown = positionals.find((name) => !Object.hasOwn(SERVICES, name));
if (unknown !== undefined) {
  console.error(`There is no service ${unknown}; there are ${Object.keys(SERVICES).join(', ')}.`);
  process.exit(2);
}
const names =
  positionals.length > 0 ? positionals : Object.keys(SERVICES).filter((name) => !['stripe-double', 'metrics-adapter'].includes(name));
const out = resolve(values.out);
for (const name of names) {
  const folder = join(out, name);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    console.error(`${folder} is not empty. Name a new folder with --out, or remove it.`);
    process.exit(2);
  }
}
for (const name of names) {
  const libraries = await stageService(name, join(out, name));
  console.log(`${join(out, name)}  ${libraries.length} libraries`);
}
