/** A clock of another time for a process of ours: loaded before it, and told where it stands and when it jumps. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Clock {
  /** How far it is ahead (behind, when negative), ms. */
  readonly skew_ms: number;
  /** Jumps by so much, as long after the process was started. */
  readonly jump?: { readonly after_ms: number; readonly by_ms: number };
  readonly zone?: string;
}

const SOURCE = `
const Real = Date;
const started = performance.now();
const { skew_ms, jump } = JSON.parse(process.env.TRIAL_CLOCK);
const now = () => Real.now() + skew_ms + (jump !== undefined && performance.now() - started >= jump.after_ms ? jump.by_ms : 0);
globalThis.Date = class Date extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  static now() {
    return now();
  }
};
`;

/** Environment of a process with that clock; `folder` keeps what it loads. */
export function clockEnv(folder: string, clock: Clock): Record<string, string> {
  const path = join(folder, 'clock.cjs');
  writeFileSync(path, SOURCE);
  return { NODE_OPTIONS: `--require ${path}`, TRIAL_CLOCK: JSON.stringify(clock), ...(clock.zone === undefined ? {} : { TZ: clock.zone }) };
}
