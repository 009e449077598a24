/**
 * Writes src/fixtures.generated.json: the resources that the double begins its objects from, out of the fixtures that the Go module of stripe-mock
 * carries (MIT, © Stripe, Inc.; the licence is written beside).
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
const lines = RESOURCES.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(resources[name])}`);
writeFileSync(join(import.meta.dirname, '../src/fixtures.generated.json'), `{\n${lines.join(',\n')}\n}\n`);
const licence = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
writeFileSync(
  join(import.meta.dirname, '../src/fixtures.LICENSE'),
  `fixtures.generated.json is taken from github.com/stripe/stripe-mock, which is under this licence.\n\n${licence}\n`,
);
