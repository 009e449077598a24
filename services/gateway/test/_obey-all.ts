/** Obeys every refusal of a recorded list, at a real service whose account has money and one of everything. */
import { readFileSync } from 'node:fs';
import { toolFor } from '../src/tools/tool-door.ts';
import { startFuzzedService } from './_fuzzed-service.ts';
import { ANY, type Obeyed, obey, type Verdict } from './_obey.ts';
import type { Provoked } from './_provoked.ts';

export interface Obedience extends Verdict {
  readonly provoked: Provoked;
}

export const readList = (file: string): readonly Provoked[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Provoked);

/** One of each cause at each door and route. */
export function oneOfEach(all: readonly Provoked[]): readonly Provoked[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = [one.door, one.key, one.code, one.cause, routeOf(one.path)].join(' ');
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

const routeOf = (path: string): string => path.replace(/[?].*/, '').replace(/\b[a-z]{2,4}_[A-Za-z0-9-]{8,}/g, '_');

/** Of each code at each door, and of each kind of its causes: the rest of a long recording adds time and nothing else. */
const MOST = { of_code: 30, of_kind: 8 } as const;
const LARGE_BODY = 6000;

/** What a list holds that is kept in the repository. */
export function shortened(all: readonly Provoked[]): readonly Provoked[] {
  const counts = new Map<string, number>();
  const take = (key: string, most: number): boolean => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count < most;
  };
  return oneOfEach(all)
    .toSorted((a, b) => Number(isLarge(a)) - Number(isLarge(b)))
    .filter((one) => {
      const code = `${one.door} ${one.code}`;
      const kind = `${code} ${one.cause.split(':')[0]}`;
      if (isLarge(one) && (counts.get(kind) ?? 0) > 0) return false;
      return take(kind, MOST.of_kind) && take(code, MOST.of_code);
    });
}

const isLarge = ({ body }: Provoked): boolean => (JSON.stringify(body)?.length ?? 0) > LARGE_BODY;

/** What was sent to a route is sent to the tool that stands for it, too: the same faults at the other door. Whatever the tool refuses is obeyed. */
export const atTools = (all: readonly Provoked[]): readonly Provoked[] =>
  all.flatMap((one): Provoked[] => {
    const { code, cause } = one;
    if (one.door !== 'rest' || one.key !== 'live' || typeof one.body === 'string' || Array.isArray(one.body)) return [];
    if (code === 'unsupported_media_type' || code === 'unauthorized') return [];
    const step = toolFor(one.method, one.path, one.body);
    if (step === undefined) return [];
    // What is not there must stay so: another code lets ids be exchanged for those of this account.
    const told = ['warnings', 'repair_options', 'not_found'].includes(code) ? code : ANY;
    return [{ door: 'mcp', method: 'POST', path: step.tool, body: step.arguments, key: 'live', code: told, cause }];
  });

/** Ids of things of the suite's accounts become those of this account. */
function atHome(provoked: Provoked, known: Readonly<Record<string, string>>): Provoked {
  if (provoked.code === 'not_found') return provoked;
  const path = provoked.path
    .replace(/\bwhk_\w{8,}/g, known['webhook_id'] ?? '')
    .replace(/\bjob_\w{8,}/g, (id) => (provoked.path.includes(`deck/${id}`) ? known['deck_id'] : known['job_id']) ?? id);
  const text = JSON.stringify(provoked.body)?.replace(/\bjob_\w{8,}/g, known['job_id'] ?? '');
  return { ...provoked, path, ...(text === undefined ? {} : { body: JSON.parse(text) as unknown }) };
}

export async function obeyAll(list: readonly Provoked[], told: (one: Obedience) => void = () => {}): Promise<readonly Obedience[]> {
  const service = await startFuzzedService();
  try {
    const obeyed: Obeyed = {
      base: service.base,
      keys: { live: service.key, test: service.test_key, wrong: 'dw_live_nobody', none: undefined },
    };
    const out: Obedience[] = [];
    for (const provoked of list) {
      const one = { provoked, ...(await obey(obeyed, atHome(provoked, service.known))) };
      told(one);
      out.push(one);
    }
    return out;
  } finally {
    await service.close();
  }
}

/** Counts of a run, for whoever reads it. */
export function summaryOf(all: readonly Obedience[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (name: string, n = 1): void => {
    counts[name] = (counts[name] ?? 0) + n;
  };
  for (const { provoked, verdict, ways, steps } of all) {
    add(`${provoked.door} ${verdict}`);
    if (verdict === 'absent') continue;
    add('ways out', ways);
    for (const step of steps) add(`steps: ${step}`);
  }
  return counts;
}
