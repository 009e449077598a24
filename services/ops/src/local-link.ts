/** The link that signs a browser in on this machine: once, and for a while. Whoever reads it later, in a log or a history, finds it used up. */
import { timingSafeEqual } from 'node:crypto';
import { randomText, sha256 } from '@deckwright/platform/sign-in';

export const LINK_MINUTES = 15;

export interface LocalLink {
  /** The path of the one that was made last. */
  path(): string;
  /** The path of a new one, where the last was used or is too old; else null. */
  renew(): string | null;
  /** Whether this is its secret, which works no more from then on. */
  take(secret: string): boolean;
}

export function createLocalLink(now: () => Date): LocalLink {
  const make = () => ({ secret: randomText(), ends_ms: now().getTime() + LINK_MINUTES * 60_000, isUsed: false });
  let last = make();
  const works = () => !last.isUsed && now().getTime() < last.ends_ms;
  const path = () => `/sign-in/local?token=${last.secret}`;
  return {
    path,
    renew() {
      if (works()) return null;
      last = make();
      return path();
    },
    take(secret) {
      const digest = (text: string) => Buffer.from(sha256(text));
      if (!works() || !timingSafeEqual(digest(last.secret), digest(secret))) return false;
      last.isUsed = true;
      return true;
    },
  };
}
