/** The circuit of a worker process: when it stops jobs, when it lets one through, and when all. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCircuit } from '../../src/jobs/index.ts';
import { silentLog } from '../../src/log/index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = (isUnavailable: () => boolean) => {
  let probes = 0;
  let trials = 0;
  const circuit = createCircuit({
    probe: async () => {
      probes += 1;
      if (isUnavailable()) throw new Error('unavailable');
    },
    log: silentLog,
    failures: 3,
    first_ms: 1_000,
    longest_ms: 30_000,
    random: () => 1,
  });
  const forget = circuit.onTrial(() => {
    trials += 1;
  });
  return { circuit, forget, counts: () => ({ probes, trials }) };
};

it('stops after three failures in a row, and a file that is stored in between begins the count anew', () => {
  const { circuit } = begin(() => true);
  for (const how of ['unavailable', 'unavailable', 'stored', 'unavailable', 'unavailable'] as const) circuit.admit()?.ended(how);
  const [last, other] = [circuit.admit(), circuit.admit()];
  expect([last, other]).not.toContain(null);
  last?.ended('unavailable');
  expect(circuit.admit()).toBeNull();
  // Of those in hand, one may still be stored: then the store works.
  other?.ended('stored');
  expect(circuit.admit()).not.toBeNull();
});

it('asks ever more rarely while the store is away, half a minute at most', async () => {
  const { circuit, counts } = begin(() => true);
  for (let i = 0; i < 3; i += 1) circuit.admit()?.ended('unavailable');
  await vi.advanceTimersByTimeAsync(15_000);
  // After 1, 2, 4 and 8 seconds.
  expect(counts()).toEqual({ probes: 4, trials: 0 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(counts().probes).toBeLessThanOrEqual(4 + 600 / 30 + 1);
  expect(circuit.admit()).toBeNull();
});

it('lets one job through when the store answers, and all when that one is stored', async () => {
  let isUnavailable = true;
  const { circuit, counts } = begin(() => isUnavailable);
  for (let i = 0; i < 3; i += 1) circuit.admit()?.ended('unavailable');
  isUnavailable = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(counts()).toEqual({ probes: 1, trials: 1 });
  const trial = circuit.admit();
  expect(trial).not.toBeNull();
  expect(circuit.admit()).toBeNull();
  trial?.ended('stored');
  expect([circuit.admit(), circuit.admit()]).not.toContain(null);
});

it('stops again when the one fails, and tries another when it has said nothing of the store', async () => {
  const { circuit, counts } = begin(() => false);
  for (let i = 0; i < 3; i += 1) circuit.admit()?.ended('unavailable');
  await vi.advanceTimersByTimeAsync(1_000);
  circuit.admit()?.ended('unknown');
  const second = circuit.admit();
  expect(second).not.toBeNull();
  second?.ended('unavailable');
  expect(circuit.admit()).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(counts()).toEqual({ probes: 2, trials: 3 });
  expect(circuit.admit()).not.toBeNull();
});

it('asks nothing for nobody', async () => {
  const { circuit, forget, counts } = begin(() => true);
  for (let i = 0; i < 3; i += 1) circuit.admit()?.ended('unavailable');
  forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counts().probes).toBe(0);
});
