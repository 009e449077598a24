/** Whether the dependencies of a process can be reached: the answer of `/readyz`. */

/** What must work, by name; each rejects when it does not. One that resolves to `off` is not in use here. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

export type CheckState = 'ok' | 'off' | 'degraded' | 'failing';

export interface Readiness {
  readonly is_ready: boolean;
  readonly checks: Readonly<Record<string, CheckState>>;
}

const CHECK_TIMEOUT_MS = 2_000;
/** What may be unavailable while work goes on: messages for the queue wait in the outbox, and jobs wait for the file store. */
const MAY_BE_AWAY: ReadonlySet<string> = new Set(['queue', 'storage']);
/** A queue that takes longer makes the answer slow for nothing; a disk may take its time to flush. */
const QUEUE_TIMEOUT_MS = 500;

/** Never rejects; `onFailure` gets the error of each failed check. */
export async function checkReadiness(checks: Checks, onFailure: (check: string, error: unknown) => void): Promise<Readiness> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<readonly [string, CheckState]> => {
      try {
        const said = await within(name === 'queue' ? QUEUE_TIMEOUT_MS : CHECK_TIMEOUT_MS, check());
        return [name, said === 'off' ? 'off' : 'ok'];
      } catch (error) {
        onFailure(name, error);
        return [name, MAY_BE_AWAY.has(name) ? 'degraded' : 'failing'];
      }
    }),
  );
  return { is_ready: states.every(([, state]) => state !== 'failing'), checks: Object.fromEntries(states) };
}

async function within(timeout_ms: number, work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout_ms} ms`)), timeout_ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
