/**
 * Writes src/fixtures.generated.ts: the resources that the double begins its objects from, out of the fixtures that the Go module of stripe-mock
 * carries (MIT, © Stripe, Inc.; the licence is in the file that is written).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';
const RESOURCES = [
  'billing_portal.session',
  'charge',
  'checkout.session',
  'customer',
  'dispute',
  'event',
  'invoice',
  'line_item',
  'payment_intent',
  'payment_method',
  'price',
  'product',
  'refund',
  'setup_intent',
  'subscription',
  'subscription_item',
  'test_helpers.test_clock',
];

const { Dir: folder } = JSON.parse(execFileSync('go', ['mod', 'download', '-json', MODULE], { encoding: 'utf8' }));
const { resources } = JSON.parse(readFileSync(join(folder, 'embedded/openapi/fixtures3.json'), 'utf8'));
const licence = readFileSync(join(folder, 'LICENSE'), 'utf8').trim().replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '');
const taken = Object.fromEntries(RESOURCES.map((name) => [name, resources[name]]));
const text = `/** Made by scripts/take-fixtures.mjs from ${MODULE}, which is under this licence:\n *\n${licence}\n */\n
/** JSON of each resource. */
export const FIXTURES: Readonly<Record<string, string>> = {
${RESOURCES.map((name) => `  '${name}':\n    ${JSON.stringify(JSON.stringify(taken[name]))},`).join('\n')}
};
`;
writeFileSync(join(import.meta.dirname, '../src/fixtures.generated.ts'), text);
