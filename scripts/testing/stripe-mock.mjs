/** stripe-mock, Stripe's own check of requests, and the description of its interface: built by Go into the user's cache, so that a clean clone finds them. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const VERSION = 'v0.203.0';
const MODULE = `github.com/stripe/stripe-mock@${VERSION}`;

/** Holds `stripe-mock` and `spec3.json`. */
export const stripeMockFolder = () =>
  process.env.DECKWRIGHT_STRIPE_MOCK ||
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckwright', `stripe-mock-${VERSION}`);

/**
 * @param {(text: string) => void} say
 * @returns {string | undefined} why it cannot be had
 */
export function ensureStripeMock(say) {
  const folder = stripeMockFolder();
  if (existsSync(join(folder, 'stripe-mock')) && existsSync(join(folder, 'spec3.json'))) return undefined;
  mkdirSync(folder, { recursive: true });
  say(`Building stripe-mock into ${folder} …`);
  try {
    const { Dir } = JSON.parse(
      execFileSync('go', ['mod', 'download', '-json', MODULE], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    execFileSync('go', ['install', MODULE], { env: { ...process.env, GOBIN: folder }, stdio: ['ignore', 'pipe', 'pipe'] });
    copyFileSync(join(Dir, 'embedded/openapi/spec3.json'), join(folder, 'spec3.json'));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.trim().split('\n').slice(-2).join(' ') : String(error);
  }
}
