/** Clocks that are wrong, jump, change to summer time and pass the end of a month, for two gateways and a worker; the database's is right. */
import type { Clock } from './_clock.ts';

const HOUR_MS = 3_600_000;
/** A clock that stands five seconds before that moment when its process starts, which passes it while it works. */
const before = (moment: string, zone: string): Clock => ({ skew_ms: Date.parse(moment) - 5_000 - Date.now(), zone });

export const CLOCK_CASES: readonly (readonly [what: string, gateway: () => Clock, other: () => Clock, worker: () => Clock])[] = [
  ['an hour ahead and behind', () => ({ skew_ms: HOUR_MS }), () => ({ skew_ms: -HOUR_MS }), () => ({ skew_ms: 0 })],
  ...([HOUR_MS, -HOUR_MS] as const).map((by_ms) => {
    const jumping = (): Clock => ({ skew_ms: 0, jump: { after_ms: 4_000, by_ms } });
    return [`jumps by ${by_ms / HOUR_MS} h`, jumping, jumping, jumping] as const;
  }),
  ['a worker ahead', () => ({ skew_ms: 0 }), () => ({ skew_ms: 0 }), () => ({ skew_ms: HOUR_MS })],
  ['a worker behind', () => ({ skew_ms: 0 }), () => ({ skew_ms: 0 }), () => ({ skew_ms: -HOUR_MS })],
  ...(
    [
      ['summer time begins', '2027-03-28T01:00:00Z', 'Europe/Berlin'],
      ['summer time ends', '2026-10-25T01:00:00Z', 'Europe/Berlin'],
      ['summer time begins in the south', '2026-10-03T16:30:00Z', 'Australia/Lord_Howe'],
      ['a month ends', '2026-12-01T00:00:00Z', 'UTC'],
      ['a year ends', '2027-01-01T00:00:00Z', 'UTC'],
      ['a leap day', '2028-02-29T00:00:00Z', 'UTC'],
      ['a month ends fourteen hours earlier', '2026-11-30T10:00:00Z', 'Pacific/Kiritimati'],
    ] as const
  ).map(([what, moment, zone]) => {
    const there = (): Clock => before(moment, zone);
    return [what, there, there, there] as const;
  }),
];
