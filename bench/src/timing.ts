/** Candidates timed in turns: every round runs each once, so that a noisy machine disturbs all alike. */

export interface Timed {
  readonly name: string;
  readonly median_ms: number;
  readonly min_ms: number;
  readonly max_ms: number;
  /** Median of the processor time of this process, all threads: steadier than the clock where others are busy too. */
  readonly cpu_ms: number;
  /** Median over the rounds of (this / other) of the same round, by the other's name. */
  readonly ratioTo: (other: string) => number;
}

export interface Rounds {
  readonly warmup: number;
  readonly rounds: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** Native pictures are freed only when the event loop turns. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Runs the candidates and gives their times in the order of the record. Each round begins with the next one: what a candidate leaves
 * behind (garbage, native frames) then falls on all of the others alike.
 */
export async function inTurns(candidates: Readonly<Record<string, () => unknown>>, { warmup, rounds }: Rounds): Promise<readonly Timed[]> {
  const names = Object.keys(candidates);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  const cpu = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = -warmup; round < rounds; round++) {
    const first = (round + warmup) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const before = process.cpuUsage();
      const started = performance.now();
      await candidates[name]?.();
      const took = performance.now() - started;
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) {
        times.get(name)?.push(took);
        cpu.get(name)?.push((user + system) / 1000);
      }
      await turn();
    }
  }
  const of = (name: string): number[] => times.get(name) ?? [];
  return names.map((name) => ({
    name,
    median_ms: median(of(name)),
    min_ms: Math.min(...of(name)),
    max_ms: Math.max(...of(name)),
    cpu_ms: median(cpu.get(name) ?? []),
    ratioTo: (other) => median(of(name).map((time, round) => time / (of(other)[round] ?? Number.NaN))),
  }));
}
