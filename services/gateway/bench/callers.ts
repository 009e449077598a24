/** Callers of the benches: unique slides, requests over keep-alive connections, processor time and memory of processes. */
import { readFileSync } from 'node:fs';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

const LABELS = ['Volume', 'Price', 'Mix', 'Raw materials', 'Energy', 'Labour', 'Logistics', 'Overheads'] as const;

/** The slide of the other benches, the n-th of many. */
export function intent(n: number): Record<string, unknown> {
  const deltas = LABELS.map((label, i) => ({ kind: 'delta', label, value: ((n * 7 + i * 13) % 40) - 17 || 3 }));
  const end = deltas.reduce((sum, delta) => sum + delta.value, 140);
  return {
    form: 'waterfall_bridge',
    variant: 'standard_driver_bridge',
    headline: `Pricing and cost discipline move EBITDA from 140m to ${end}m in scenario ${n + 1}`,
    context: `EBITDA bridge 2025 to 2026, EUR million, business unit ${n + 1}`,
    data: {
      unit: 'm',
      steps: [{ kind: 'start', label: 'EBITDA 2025', value: 140 }, ...deltas, { kind: 'total', label: 'EBITDA 2026', value: end }],
      takeaways: [
        `Price contributed ${deltas[1]?.value}m after the January list held in all five regions`,
        `Raw materials and energy moved the bridge by ${(deltas[3]?.value ?? 0) + (deltas[4]?.value ?? 0)}m; most of the exposure is hedged`,
        `Overheads changed by ${deltas[7]?.value}m and a further 12m is in the pipeline for next year`,
      ],
    },
    source_note: 'Management accounts, group controlling',
  };
}

export interface Reply {
  readonly status: number;
  readonly timing: string;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** One request. Rejects when the connection is refused or cut. */
export function send(
  agent: Agent,
  base: string,
  path: string,
  options: { key?: string; json?: unknown; method?: string; headers?: Record<string, string> },
): Promise<Reply> {
  const body = options.json === undefined ? undefined : JSON.stringify(options.json);
  return new Promise((resolve, reject) => {
    const sent = request(
      base + path,
      {
        agent,
        method: options.method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...options.headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('latin1');
        response.on('data', (part) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            timing: String(response.headers['server-timing'] ?? ''),
            text,
            headers: response.headers,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const TICKS_PER_S = 100;

/** Processor seconds, user and system, that these processes and their ended children have used; Linux only. */
export const cpuSeconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      // utime, stime, cutime, cstime: fields 14 to 17 of proc(5).
      return sum + fields.slice(11, 15).reduce((total, field) => total + Number(field), 0) / TICKS_PER_S;
    } catch {
      return sum;
    }
  }, 0);

/** Resident memory in MB; 0 when the process is gone. */
export const rssMb = (pid: number | undefined): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** A process and all that it has started. */
export function familyOf(pid: number): number[] {
  const family = [pid];
  for (const one of family) {
    try {
      const children = readFileSync(`/proc/${one}/task/${one}/children`, 'utf8').trim();
      if (children !== '') family.push(...children.split(' ').map(Number));
    } catch {
      // Gone in the meantime.
    }
  }
  return family;
}
