/** The `Server-Timing` header: where the milliseconds of a request went. */

export interface Timing {
  /** Measures one step; the name becomes the metric's, so it is a token of letters, digits and hyphens. */
  measure<T>(name: string, work: () => Promise<T>): Promise<T>;
  add(name: string, duration_ms: number): void;
  header(): string;
}

export function startTiming(now_ms: () => number): Timing {
  const started = now_ms();
  const steps: string[] = [];
  const add = (name: string, duration_ms: number) => {
    steps.push(`${name};dur=${duration_ms.toFixed(1)}`);
  };
  return {
    async measure(name, work) {
      const at = now_ms();
      try {
        return await work();
      } finally {
        add(name, now_ms() - at);
      }
    },
    add,
    header: () => [...steps, `total;dur=${(now_ms() - started).toFixed(1)}`].join(', '),
  };
}
