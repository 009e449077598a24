/** Grafana's dashboards. A panel is a line here: title, unit, and expressions with the words of their legend. */

const rate = (metric, by, where = '') => `sum by (${by}) (rate(${metric}${where}[$__rate_interval]))`;
const quantile = (share, metric, by, where = '') =>
  `histogram_quantile(${share}, sum by (le${by === '' ? '' : `, ${by}`}) (rate(${metric}_bucket${where}[$__rate_interval])))`;

const DASHBOARDS = [
  {
    uid: 'deckwright-service',
    title: 'Deckwright: service',
    panels: [
      ['Requests', 'reqps', [[rate('deckwright_http_request_seconds_count', 'status'), '{{status}}']]],
      [
        'Time to answer, p50 and p99',
        's',
        [
          [quantile(0.5, 'deckwright_http_request_seconds', ''), 'p50'],
          [quantile(0.99, 'deckwright_http_request_seconds', ''), 'p99'],
        ],
      ],
      ['Refusals and failures, by code', 'reqps', [[rate('deckwright_problems_total', 'code'), '{{code}}']]],
      ['Requests being answered', 'short', [['sum by (instance) (deckwright_http_requests_in_flight)', '{{instance}}']]],
      [
        'Errors of the server, against 0.1 %',
        'percentunit',
        [
          ['deckwright:request_errors:ratio_rate1h', 'an hour'],
          ['deckwright:request_errors:ratio_rate3d', 'three days'],
          ['vector(0.001)', 'objective'],
        ],
      ],
      [
        'Slides begun late, against 1 %',
        'percentunit',
        [
          ['deckwright:slides_late:ratio_rate1h', 'an hour'],
          ['deckwright:slides_late:ratio_rate3d', 'three days'],
          ['vector(0.01)', 'objective'],
        ],
      ],
      ['Slowest routes, p99', 's', [[`topk(8, ${quantile(0.99, 'deckwright_http_request_seconds', 'route')})`, '{{route}}']]],
      ['Webhooks', 'reqps', [[rate('deckwright_webhook_attempts_total', 'outcome'), '{{outcome}}']]],
    ],
  },
  {
    uid: 'deckwright-work',
    title: 'Deckwright: work',
    panels: [
      [
        'Oldest waiting job',
        's',
        [
          ['max by (queue) (deckwright_queue_oldest_seconds)', '{{queue}}'],
          ['max(deckwright_outbox_oldest_seconds)', 'outbox'],
        ],
      ],
      ['Waiting jobs', 'short', [['max by (queue) (deckwright_queue_waiting)', '{{queue}}']]],
      ['Jobs that end', 'ops', [[rate('deckwright_jobs_ended_total', 'queue, outcome'), '{{queue}} {{outcome}}']]],
      ['Jobs at work', 'short', [['sum by (queue) (deckwright_jobs_active)', '{{queue}}']]],
      [
        'Wait before the first attempt, p50 and p99',
        's',
        [
          [quantile(0.5, 'deckwright_job_wait_seconds', 'queue'), 'p50 {{queue}}'],
          [quantile(0.99, 'deckwright_job_wait_seconds', 'queue'), 'p99 {{queue}}'],
        ],
      ],
      ['Stages of a slide, p50', 's', [[quantile(0.5, 'deckwright_job_stage_seconds', 'stage', '{queue="render-slide"}'), '{{stage}}']]],
      ['Jobs that wait for an outage to pass', 'short', [['max by (waiting_for) (deckwright_outage_jobs)', '{{waiting_for}}']]],
      [
        'Accounts that wait, and most of one',
        'short',
        [
          ['max by (queue) (deckwright_queue_accounts_waiting)', 'accounts, {{queue}}'],
          ['max by (queue) (deckwright_queue_most_of_one_account)', 'of one, {{queue}}'],
        ],
      ],
    ],
  },
  {
    uid: 'deckwright-money',
    title: 'Deckwright: money',
    panels: [
      ['Rows of the ledger that no rule explains', 'short', [['max by (rule) (deckwright_ledger_unexplained)', '{{rule}}']]],
      ['Time since the ledger was checked', 's', [['time() - max(deckwright_ledger_checked_timestamp_seconds)', 'relay']]],
      [
        'Refused for lack of credit',
        'reqps',
        [[rate('deckwright_problems_total', 'code', '{code=~"insufficient_balance|agent_limit_reached"}'), '{{code}}']],
      ],
      [
        'Payments refused or away',
        'reqps',
        [
          [
            rate('deckwright_problems_total', 'code', '{code=~"payments_unavailable|card_declined|upgrade_declined|no_saved_card"}'),
            '{{code}}',
          ],
        ],
      ],
      [
        'Events of Stripe',
        'reqps',
        [[rate('deckwright_http_request_seconds_count', 'status', '{route="/v1/stripe/webhook"}'), '{{status}}']],
      ],
    ],
  },
  {
    uid: 'deckwright-processes',
    title: 'Deckwright: processes',
    panels: [
      ['Processor time', 'short', [['sum by (job, instance) (rate(process_cpu_seconds_total[$__rate_interval]))', '{{job}} {{instance}}']]],
      ['Memory', 'bytes', [['sum by (job, instance) (process_resident_memory_bytes)', '{{job}} {{instance}}']]],
      ['Lateness of the event loop, p99', 's', [['max by (job, instance) (nodejs_eventloop_lag_p99_seconds)', '{{job}} {{instance}}']]],
      ['Open files', 'short', [['max by (job, instance) (process_open_fds)', '{{job}} {{instance}}']]],
      [
        'Garbage collection',
        'percentunit',
        [['sum by (job, instance) (rate(nodejs_gc_duration_seconds_sum[$__rate_interval]))', '{{job}} {{instance}}']],
      ],
      ['Starts', 'short', [['sum by (job) (changes(process_start_time_seconds[30m]))', '{{job}}']]],
      [
        'Connections to the database',
        'short',
        [
          ['sum by (job, state) (deckwright_database_connections)', '{{job}} {{state}}'],
          ['sum by (job) (deckwright_database_connections_limit)', '{{job}} limit'],
        ],
      ],
      ['Rows that sweeps deleted', 'short', [['sum by (what) (increase(deckwright_swept_rows_total[1h]))', '{{what}}']]],
    ],
  },
];

const SOURCE = { type: 'prometheus', uid: '${source}' };
const [COLUMNS, WIDTH, HEIGHT] = [2, 12, 8];

const panel = ([title, unit, targets], i) => ({
  id: i + 1,
  type: 'timeseries',
  title,
  datasource: SOURCE,
  gridPos: { x: (i % COLUMNS) * WIDTH, y: Math.floor(i / COLUMNS) * HEIGHT, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { unit, min: 0, custom: { lineWidth: 1, fillOpacity: 8, showPoints: 'never' } }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: targets.map(([expr, legendFormat], n) => ({ refId: String.fromCharCode(65 + n), datasource: SOURCE, expr, legendFormat })),
});

const dashboard = ({ uid, title, panels }) => ({
  uid,
  title,
  tags: ['deckwright'],
  schemaVersion: 39,
  editable: true,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  timezone: 'browser',
  templating: { list: [{ name: 'source', type: 'datasource', query: 'prometheus', label: 'Prometheus' }] },
  panels: panels.map(panel),
});

export const files = () =>
  DASHBOARDS.map((one) => [
    `deploy/monitoring/dashboards/${one.uid.replace('deckwright-', '')}.json`,
    `${JSON.stringify(dashboard(one), null, 2)}\n`,
  ]);
