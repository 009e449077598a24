/** Has the questions of a proposal answered: those that were answered before for free, the others by the model of the settings. */
import { setMaxListeners } from 'node:events';
import type { Ask, AskAnswer, AskFault } from '@deckwright/brief';
import { deadline } from '@deckwright/platform/deadline';
import type { Principal, RawCall } from '@deckwright/platform/http';
import { answersToday, findAnswers, keepAnswer, type Proposer, questionHash } from '@deckwright/platform/proposer';
import type { GatewayKit } from '../kit.ts';

type Call = Pick<RawCall<GatewayKit>, 'kit' | 'signal' | 'timing'> & { readonly principal: Pick<Principal, 'account_id' | 'mode'> };

/** What a planner is told of a model, and of what it has answered so far. */
export interface ModelAnswers {
  readonly model: string;
  readonly answers: ReadonlyMap<string, AskAnswer>;
}

interface OpenQuestions {
  readonly asks: readonly Ask[];
  readonly proposer: { readonly prompt_version?: string };
}

/** Why nobody was asked. */
export type Unasked = 'not_configured' | 'test_key';

/** Grouping, its second try, the slides, and theirs. */
const MOST_ROUNDS = 5;
/** Questions that are asked at the same time. */
const LANES = 4;

/** The model for this caller, or why there is none: test keys pay nothing, so nobody else is paid for them. */
export function proposerFor({ kit, principal }: Pick<Call, 'kit' | 'principal'>): Proposer | Unasked {
  if (kit.proposer === null) return 'not_configured';
  return principal.mode === 'test' ? 'test_key' : kit.proposer;
}

/**
 * Plans again and again with what was answered, until nothing is left to ask.
 * @param plan pure: the same answers give the same plan
 * @param openIn what a plan leaves open; undefined for one that asks nothing
 */
export async function planWithModel<T>(
  call: Call,
  proposer: Proposer,
  plan: (known: ModelAnswers) => Promise<T>,
  openIn: (made: T) => OpenQuestions | undefined,
): Promise<T> {
  const { model } = proposer;
  const answers = new Map<string, AskAnswer>();
  const signal = deadline(proposer.timeout_ms, call.signal);
  // Each question listens to it.
  setMaxListeners(0, signal);
  let stopped: AskFault | undefined;
  for (let round = 1; ; round += 1) {
    const made = await plan({ model, answers });
    const { asks = [], proposer: { prompt_version = '' } = {} } = openIn(made) ?? {};
    if (asks.length === 0 || round > MOST_ROUNDS) return made;
    const fault = stopped;
    const answered: readonly AskAnswer[] =
      fault === undefined
        ? await call.timing.measure('propose', () => answersTo(call, proposer, asks, prompt_version, signal))
        : asks.map(() => ({ fault }));
    for (const [i, { id }] of asks.entries()) answers.set(id, answered[i] ?? { fault: 'unavailable' });
    // A model that answers nothing is not asked for each slide.
    const [first] = answered;
    if (first !== undefined && 'fault' in first && answered.every((one) => 'fault' in one)) stopped = first.fault;
  }
}

async function answersTo(
  { kit, signal: caller, principal }: Call,
  proposer: Proposer,
  asks: readonly Ask[],
  prompt_version: string,
  signal: AbortSignal,
): Promise<readonly AskAnswer[]> {
  const { account_id } = principal;
  const hashes = asks.map((ask) => questionHash(proposer.model, prompt_version, ask));
  const kept = await findAnswers(kit.db, account_id, hashes);
  const out: AskAnswer[] = hashes.map((hash) => (kept.has(hash) ? { value: kept.get(hash) } : { fault: 'limit_reached' }));
  const open = hashes.flatMap((hash, i) => (kept.has(hash) ? [] : [i]));
  const left = open.length === 0 ? 0 : proposer.questions_per_day - (await answersToday(kit.db, account_id));
  const lane = async (rest: number[]): Promise<void> => {
    for (let i = rest.shift(); i !== undefined; i = rest.shift()) {
      const answer = await once(proposer, asks[i] as Ask, signal, caller);
      out[i] = 'fault' in answer ? answer : { value: await keepAnswer(kit.db, account_id, hashes[i] as string, answer.value) };
    }
  };
  const asked = open.slice(0, Math.max(0, left));
  await Promise.all(Array.from({ length: Math.min(LANES, asked.length) }, () => lane(asked)));
  return out;
}

/** @throws when the caller has gone */
async function once(proposer: Proposer, ask: Ask, signal: AbortSignal, caller: AbortSignal): Promise<AskAnswer> {
  if (signal.aborted && !caller.aborted) return { fault: 'unavailable' };
  try {
    const answer = await proposer.ask(ask, signal);
    return 'fault' in answer ? { fault: answer.fault } : answer;
  } catch (error) {
    caller.throwIfAborted();
    if (signal.aborted) return { fault: 'unavailable' };
    throw error;
  }
}
