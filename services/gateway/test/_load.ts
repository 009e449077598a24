/** Callers who go on asking while gateways come and go, as behind a balancer; what was refused or cut is counted. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { StandGateway } from '../../render-worker/test/_stand.ts';
import { type Answer, type Ask, post } from './_callers.ts';

export interface Load {
  readonly callers: number;
  /** Between an answer and the same caller's next request. */
  readonly pause_ms: number;
  /** What is asked for next. */
  readonly request: () => Ask | Promise<Ask>;
  /** A 503 that says when to come back is done so, with the same key, and counted apart; without it, it is a failure. */
  readonly is_patient?: boolean;
}

export interface RunningLoad {
  /** Those that the balancer knows; one that no longer says that it is ready is taken out. */
  readonly inRotation: Set<StandGateway>;
  readonly failures: readonly string[];
  readonly answers: readonly Answer[];
  /** Answers that said when to come back. */
  readonly later: number;
  /** Waits for the answers to what has been asked. */
  stop(): Promise<void>;
}

/** Sends to the gateways that say they are ready, as a balancer does. */
export function startLoad(gateways: readonly StandGateway[], { callers, pause_ms, request, is_patient = false }: Load): RunningLoad {
  const inRotation = new Set<StandGateway>(gateways);
  const failures: string[] = [];
  const answers: Answer[] = [];
  let later = 0;
  let loading = true;
  let turn = 0;
  const looking = new Set<StandGateway>();
  const watch = async () => {
    while (loading) {
      // One look each at a time, and a slow one holds up no other.
      for (const gateway of [...inRotation].filter((one) => !looking.has(one))) void look(gateway);
      await sleep(50);
    }
  };
  const look = async (gateway: StandGateway) => {
    looking.add(gateway);
    const isReady = await fetch(`${gateway.base}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (!isReady) inRotation.delete(gateway);
    looking.delete(gateway);
  };
  /** An answer, or what came instead of one. */
  const send = async (ask: Ask): Promise<Answer | string> => {
    for (;;) {
      const all = [...inRotation];
      const gateway = all[turn++ % all.length];
      if (gateway === undefined) return 'no gateway is in rotation';
      const answer = await post(gateway.base, ask).catch((error: unknown) => String(error));
      const wait_s = typeof answer === 'string' || answer.status !== 503 ? null : answer.headers.get('retry-after');
      if (!is_patient || wait_s === null) return answer;
      later += 1;
      await sleep(Number(wait_s) * 1_000);
    }
  };
  const call = async () => {
    while (loading) {
      const answer = await send(await request());
      if (typeof answer !== 'string' && answer.status < 300) answers.push(answer);
      else failures.push(typeof answer === 'string' ? answer : `${answer.status} ${answer.text}`);
      if (inRotation.size === 0) return;
      if (pause_ms > 0) await sleep(pause_ms);
    }
  };
  const all = [watch(), ...Array.from({ length: callers }, call)];
  return {
    inRotation,
    failures,
    answers,
    get later() {
      return later;
    },
    async stop() {
      loading = false;
      await Promise.all(all);
    },
  };
}
