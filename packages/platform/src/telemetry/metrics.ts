/** Metrics in Prometheus' text format. They have a port of their own, because the public port must not show internals. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Seconds a request took, by method, route template and status. */
  readonly http_request_seconds: Histogram<'method' | 'route' | 'status'>;
  readonly http_requests_in_flight: Gauge;
  /** Problem documents sent, by code. */
  readonly problems_total: Counter<'code'>;
  readonly file_failures: FileFailures;
}

/** Processes that read a file and ended without an answer: `memory`, `time`, `output`, `load` or `crash`. */
export type FileFailures = Counter<'task' | 'reason'>;

const fileFailures = (registers: Registry[]): FileFailures =>
  new Counter({
    name: 'deckwright_file_failures_total',
    help: 'Processes that read a file and ended without an answer, by task and reason; `crash` is a fault of ours.',
    labelNames: ['task', 'reason'],
    registers,
  });

export function createMetrics(): Metrics {
  const registry = createRegistry('gateway');
  const registers = [registry];
  return {
    registry,
    http_request_seconds: new Histogram({
      name: 'deckwright_http_request_seconds',
      help: 'Seconds from the first byte of a request to the last byte of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 110],
      registers,
    }),
    http_requests_in_flight: new Gauge({ name: 'deckwright_http_requests_in_flight', help: 'Requests being answered.', registers }),
    problems_total: new Counter({
      name: 'deckwright_problems_total',
      help: 'Problem documents sent, by code.',
      labelNames: ['code'],
      registers,
    }),
    file_failures: fileFailures(registers),
  };
}

/** What the probe of a relay measures. */
export interface ProbeMetrics {
  /** A slide was drawn, in so many seconds. */
  drawn(seconds: number): void;
  failed(): void;
}

export function createProbeMetrics(registry: Registry): ProbeMetrics {
  const registers = [registry];
  const probes = new Counter({
    name: 'deckwright_probes_total',
    help: 'Slides that a relay asked for as a caller would, by outcome: `drawn` or `failed`.',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'deckwright_probe_seconds',
    help: 'Seconds from the request of the probe to its slide.',
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  return {
    drawn: (took) => {
      probes.inc({ outcome: 'drawn' });
      seconds.observe(took);
    },
    failed: () => probes.inc({ outcome: 'failed' }),
  };
}

/** What the service that runs code measures. */
export interface CodeMetrics {
  /** Counts a run by its end. */
  run(end: string): void;
}

export function createCodeMetrics(registry: Registry): CodeMetrics {
  const runs = new Counter({
    name: 'deckwright_code_runs_total',
    help: 'Runs of code of callers, by their end.',
    labelNames: ['end'],
    registers: [registry],
  });
  return { run: (end) => runs.inc({ end }) };
}

/** What a relay measures: how work waits, and whether the ledger adds up. */
export interface RelayMetrics {
  /** Rows that the rules do not explain, by the rule that is broken. */
  readonly ledger_unexplained: { set(labels: { readonly rule: string }, rows: number): void };
  /** Notes that the ledger was checked now. */
  readonly ledger_checked: () => void;
  /** Seconds that the oldest entry has waited to reach the queue, and that the oldest waiting job has waited for a worker. */
  readonly outbox_oldest_seconds: Gauge;
  readonly queue_oldest_seconds: Gauge<'queue'>;
  readonly queue_waiting: Gauge<'queue'>;
  /** Jobs that wait for an outage to pass, and how many seconds the one has waited that has waited longest, by what they wait for. */
  readonly outage_jobs: Gauge<'waiting_for'>;
  readonly outage_oldest_seconds: Gauge<'waiting_for'>;
  /** How many accounts the waiting jobs belong to, and how many are those of the one that has most: a flood shows, its account does not. */
  readonly queue_accounts_waiting: Gauge<'queue'>;
  readonly queue_most_of_one_account: Gauge<'queue'>;
  readonly webhook_attempts: Counter<'outcome'>;
  readonly mail_attempts: Counter<'outcome'>;
  /** Mails that have not been sent yet, and for how many seconds the oldest has waited. */
  readonly mail_waiting: Gauge;
  readonly mail_oldest_seconds: Gauge;
  /** Rows that sweeps deleted, by what they were. */
  readonly swept: Counter<'what'>;
}

/** In a registry of its own, or in the gateway's where both are one process. */
export function createRelayMetrics(registry: Registry): RelayMetrics {
  const registers = [registry];
  return {
    ...ledgerMetrics(registers),
    outbox_oldest_seconds: new Gauge({
      name: 'deckwright_outbox_oldest_seconds',
      help: 'Age of the oldest entry that has not reached the queue.',
      registers,
    }),
    queue_oldest_seconds: new Gauge({
      name: 'deckwright_queue_oldest_seconds',
      help: 'Wait of the oldest job that no worker has begun and no outage keeps: scale workers on this.',
      labelNames: ['queue'],
      registers,
    }),
    queue_waiting: new Gauge({
      name: 'deckwright_queue_waiting',
      help: 'Jobs that no worker has begun and no outage keeps.',
      labelNames: ['queue'],
      registers,
    }),
    outage_jobs: new Gauge({
      name: 'deckwright_outage_jobs',
      help: 'Jobs that wait for an outage to pass: `storage`, `database` or `network`. More workers do not help them.',
      labelNames: ['waiting_for'],
      registers,
    }),
    outage_oldest_seconds: new Gauge({
      name: 'deckwright_outage_oldest_seconds',
      help: 'Wait of the job that has waited longest for an outage to pass: alert on this.',
      labelNames: ['waiting_for'],
      registers,
    }),
    queue_accounts_waiting: new Gauge({
      name: 'deckwright_queue_accounts_waiting',
      help: 'Accounts whose jobs no worker has begun.',
      labelNames: ['queue'],
      registers,
    }),
    queue_most_of_one_account: new Gauge({
      name: 'deckwright_queue_most_of_one_account',
      help: 'Waiting jobs of the account that has most of them: near deckwright_queue_waiting, one account floods the queue.',
      labelNames: ['queue'],
      registers,
    }),
    webhook_attempts: new Counter({
      name: 'deckwright_webhook_attempts_total',
      help: 'Webhooks sent, by outcome: `delivered` or `failed`.',
      labelNames: ['outcome'],
      registers,
    }),
    mail_attempts: new Counter({
      name: 'deckwright_mail_attempts_total',
      help: 'Tries to send a mail, by outcome: `sent`, `later` (tried again), `failed` (given up) or `suppressed` (not wanted, or bounced before).',
      labelNames: ['outcome'],
      registers,
    }),
    mail_waiting: new Gauge({ name: 'deckwright_mail_waiting', help: 'Mails that have not been sent yet.', registers }),
    mail_oldest_seconds: new Gauge({
      name: 'deckwright_mail_oldest_seconds',
      help: 'Wait of the oldest mail that has not been sent: alert on an hour.',
      registers,
    }),
    swept: new Counter({
      name: 'deckwright_swept_rows_total',
      help: 'Rows that were deleted because their time was over, by what they were; docs/operating/retention.md.',
      labelNames: ['what'],
      registers,
    }),
  };
}

/** What a worker measures: its active jobs, how jobs end, and how long each stage took. */
export interface JobMetrics {
  readonly active: { set(labels: { readonly queue: string }, jobs: number): void };
  /** Outcomes: `complete`, `failed`, `crashed`, `fenced`. */
  readonly ended: Counter<'queue' | 'outcome'>;
  readonly stage_seconds: Histogram<'queue' | 'stage'>;
  /** Seconds from acceptance to the first attempt, by the database's clock. */
  readonly wait_seconds: Histogram<'queue'>;
  readonly file_failures: FileFailures;
}

export function createJobMetrics(registry: Registry): JobMetrics {
  const registers = [registry];
  return {
    active: activeJobs(registers),
    file_failures: fileFailures(registers),
    ended: new Counter({
      name: 'deckwright_jobs_ended_total',
      help: 'Attempts that ended here, by outcome: `complete`, `failed`, `crashed` or `fenced`.',
      labelNames: ['queue', 'outcome'],
      registers,
    }),
    stage_seconds: new Histogram({
      name: 'deckwright_job_stage_seconds',
      help: 'Seconds that a stage of a job took.',
      labelNames: ['queue', 'stage'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    wait_seconds: new Histogram({
      name: 'deckwright_job_wait_seconds',
      help: 'Seconds from the acceptance of a job to its first attempt.',
      labelNames: ['queue'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800],
      registers,
    }),
  };
}

/** A gauge that is also shown under its former name, so that dashboards go on during an upgrade. */
function renamedGauge<Label extends string>(
  {
    name,
    former,
    help,
    labelNames,
  }: { readonly name: string; readonly former: string; readonly help: string; readonly labelNames: Label[] },
  registers: Registry[],
) {
  const gauges = [
    new Gauge({ name, help, labelNames, registers }),
    new Gauge({ name: former, help: `Former name of ${name}.`, labelNames, registers }),
  ];
  return {
    set: (labels: Readonly<Record<Label, string>>, value: number): void => {
      for (const gauge of gauges) gauge.set(labels, value);
    },
    setToCurrentTime: (): void => {
      for (const gauge of gauges) gauge.setToCurrentTime();
    },
  };
}

const activeJobs = (registers: Registry[]): JobMetrics['active'] =>
  renamedGauge(
    {
      name: 'deckwright_jobs_active',
      former: 'deckwright_jobs_in_hand',
      help: 'Jobs that this worker works on.',
      labelNames: ['queue'],
    },
    registers,
  );

function ledgerMetrics(registers: Registry[]): Pick<RelayMetrics, 'ledger_unexplained' | 'ledger_checked'> {
  const checked = renamedGauge(
    {
      name: 'deckwright_ledger_checked_timestamp_seconds',
      former: 'deckwright_books_checked_timestamp_seconds',
      help: 'When the ledger was last checked.',
      labelNames: [],
    },
    registers,
  );
  return {
    ledger_unexplained: renamedGauge(
      {
        name: 'deckwright_ledger_unexplained',
        former: 'deckwright_books_unexplained',
        help: 'Rows of the ledger that the rules do not explain, by rule; see `deckwright admin reconcile`.',
        labelNames: ['rule'],
      },
      registers,
    ),
    ledger_checked: () => checked.setToCurrentTime(),
  };
}

/** An empty registry with the figures of the process itself. */
/** Processes that are scraped, by the name that alerts have for them; a test compares them with the services. */
export type ProcessName =
  | 'gateway'
  | 'relay'
  | 'render-worker'
  | 'deck-worker'
  | 'repair-worker'
  | 'image-worker'
  | 'code-sandbox'
  | 'metrics-adapter'
  | 'ops';

export function createRegistry(process: ProcessName): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'deckwright_process_info',
    help: 'Always 1: that a process of this name is there. Alerts hear when none is.',
    labelNames: ['process'],
    registers: [registry],
  }).set({ process }, 1);
  return registry;
}
