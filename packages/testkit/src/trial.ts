/** Trials of reliability: one test in two sizes, small with every change and full under `npm run soak`, each saying what it counted. */
import { appendFileSync } from 'node:fs';

/** Whether the trials run at full size. */
export const isSoak = process.env['DECKWRIGHT_SOAK'] === '1';

/** Epoch milliseconds after which a soak begins no further round. */
const until_ms = Number(process.env['DECKWRIGHT_SOAK_UNTIL_MS'] ?? Number.POSITIVE_INFINITY);

/** The size of a trial here and now. */
export const sized = (ci: number, soak: number): number => (isSoak ? soak : ci);

/**
 * The time limit of a trial in ms: a soak's is long, since its rounds end by the clock.
 * @param ci_ms what it may take on a free machine; one that is shared by others may take twelve times as long
 */
export const limit = (ci_ms: number): number => (isSoak ? 4 * 3_600_000 : 12 * ci_ms);

/** Numbers the rounds of a trial. A soak that is out of time ends after the current round, and reports how many it did. */
export function* rounds(ci: number, soak: number): Generator<number, void> {
  const count = sized(ci, soak);
  for (let round = 0; round < count; round += 1) {
    if (isSoak && round > 0 && Date.now() > until_ms) return;
    yield round;
  }
}

/** Milliseconds that a soak has left for this trial; undefined when there is no end. */
export const timeLeft = (): number | undefined => (isSoak && Number.isFinite(until_ms) ? Math.max(1, until_ms - Date.now()) : undefined);

/** Prints what a trial counted as one line, and hands it to the soak's summary. */
export function tally(trial: string, counts: Readonly<Record<string, number | string>>): void {
  const line = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  process.stdout.write(`${trial}  ${line.join(' · ')}\n`);
  const report = process.env['DECKWRIGHT_SOAK_REPORT'];
  if (report !== undefined) appendFileSync(report, `${JSON.stringify({ trial, counts })}\n`);
}
