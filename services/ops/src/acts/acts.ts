/** What an operator can do on the board: what each does, what it costs the customer, and how it is done. */
import type { Transaction } from '@deckwright/platform/database';
import { drainWorker, NotPossible, type Operation, operate } from '@deckwright/platform/jobs';

export interface Act {
  readonly name: string;
  /** What the button says. */
  readonly word: string;
  readonly kind: 'job' | 'worker';
  /** In a line, on the page of the job. */
  readonly does: string;
  readonly costs: string;
  readonly is_danger: boolean;
  /** Does it in a transaction, and says what has come of it. @throws NotPossible */
  run(transaction: Transaction, target: string): Promise<string>;
}

const onJob = (name: Operation, word: string, does: string, costs: string, is_danger = false): Act => ({
  name,
  word,
  kind: 'job',
  does,
  costs,
  is_danger,
  run: (transaction, job_id) => operate(transaction, name, job_id),
});

export const ACTS: readonly Act[] = [
  onJob(
    'replay',
    'Replay',
    'Same input, no second charge.',
    'Nothing. The job is drawn again as its next revision, which is free, also where the first try failed and was given back.',
  ),
  onJob(
    'requeue',
    'Requeue',
    'Another worker begins it under the next token.',
    'Nothing. The hold stays as it is, and one attempt alone is paid.',
  ),
  onJob(
    'cancel',
    'Cancel',
    'Ends it now; the hold is given back.',
    'Nothing is charged. The customer gets no file, and reads that the job was canceled.',
    true,
  ),
  onJob(
    'quarantine',
    'Quarantine',
    'No more attempts, hold freed.',
    'Nothing is charged. The customer gets no file, and reads that the service could not finish the job; a webhook says so.',
    true,
  ),
  {
    name: 'drain',
    word: 'Drain',
    kind: 'worker',
    does: 'It takes no new jobs, and ends those in hand.',
    costs: 'Nothing. Other workers take what waits; with none left, it waits longer.',
    is_danger: false,
    run: (transaction, worker_id) => drainWorker(transaction, worker_id, true),
  },
  {
    name: 'resume',
    word: 'Resume',
    kind: 'worker',
    does: 'It takes jobs again.',
    costs: 'Nothing.',
    is_danger: false,
    run: (transaction, worker_id) => drainWorker(transaction, worker_id, false),
  },
];

export const findAct = (name: string): Act | undefined => ACTS.find((act) => act.name === name);
export { NotPossible };
