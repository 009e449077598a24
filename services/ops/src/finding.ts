/** What the overview's title says: the one thing that matters now, computed from the state, also when all is well. */
import { lineName, plural, span, whole } from './pages/words.ts';
import type { Overview } from './reads/reading.ts';

export interface FindingWords {
  readonly title: string;
  readonly cause: string;
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const word = (n: number): string => NUMBERS[n] ?? whole(n);

export function findingOf({ lines, workers, stores, outages, ledger, in_flight }: Overview): FindingWords {
  const away = stores.filter((store) => store.health === 'bad');
  const late = lines.filter((line) => line.health === 'bad');
  const near = lines.filter((line) => line.health === 'warn');
  const silent = workers.filter((worker) => worker.state === 'silent');
  const working = workers.filter((worker) => worker.state === 'ready' || worker.state === 'draining');
  if (away.length > 0)
    return {
      title: `${away.map((store) => store.name).join(' and ')} ${away.length === 1 ? 'does' : 'do'} not answer`,
      cause: waitsFor(outages) ?? 'What is accepted waits in the database, and goes on by itself once it answers.',
    };
  const [worst] = late;
  if (worst !== undefined)
    return {
      title: `${word(late.length)} of ${word(lines.length).toLowerCase()} queues ${late.length === 1 ? 'is' : 'are'} late: ${lineName(worst.line)} waits ${span(worst.oldest_ms)}`,
      cause: causeOf(worst, workers, outages),
    };
  if (ledger !== null && ledger.findings > 0)
    return {
      title: `${plural(ledger.findings, 'row')} of the ledger ${ledger.findings === 1 ? 'is' : 'are'} unexplained`,
      cause: 'Slides and decks are on target.',
    };
  if (workers.length === 0) return { title: 'No worker gives signs of life', cause: 'What is accepted waits until one starts.' };
  if (silent.length > 0)
    return {
      title: `${plural(silent.length, 'worker')} of ${workers.length} ${silent.length === 1 ? 'is' : 'are'} silent`,
      cause: 'Their jobs go to others when the leases run out.',
    };
  const [close] = near;
  if (close !== undefined)
    return {
      title: `All queues are on target; ${lineName(close.line)} comes close with ${span(close.oldest_ms)}`,
      cause: `Its target is ${span(close.target_ms)}.`,
    };
  return {
    title: in_flight === 0 ? 'All is well: nothing waits' : `All is well: ${plural(in_flight, 'job')} in hand, none late`,
    cause: `${plural(working.length, 'worker')} ${working.length === 1 ? 'gives' : 'give'} signs of life; every queue is on target.`,
  };
}

const waitsFor = (outages: Overview['outages']): string | null => {
  const [outage] = outages;
  return outage === undefined
    ? null
    : `${plural(outage.jobs, 'job')} ${outage.jobs === 1 ? 'waits' : 'wait'} for ${outage.waiting_for}, the oldest for ${span(outage.oldest_ms)}.`;
};

/** Because work comes, or because it does not leave? */
function causeOf(line: Overview['lines'][number], workers: Overview['workers'], outages: Overview['outages']): string {
  const mine = workers.filter((worker) => worker.queue === line.line);
  if (line.line !== 'outbox' && line.line !== 'webhook') {
    if (mine.length === 0) return 'No worker of this queue gives signs of life.';
    if (mine.every((worker) => worker.state !== 'ready')) return 'All of its workers are drained or silent.';
    if (line.running >= line.slots)
      return `All ${line.slots} slots are busy: ${line.in_minute.toFixed(1)} jobs come a minute and ${line.out_minute.toFixed(1)} leave.`;
  }
  return waitsFor(outages) ?? `${line.in_minute.toFixed(1)} come a minute and ${line.out_minute.toFixed(1)} leave.`;
}
