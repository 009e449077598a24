/** Requests that are meant to block the gateway's event loop, by kind. Each costs much for its size. */
import { intent } from './callers.ts';

export interface Attack {
  readonly name: string;
  readonly path: string;
  readonly method?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The n-th body; undefined for none. */
  readonly body?: (n: number) => string | Uint8Array;
  readonly times: number;
}

const KPI = 'Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 paying customers. ';
const prose = (n: number): string => `Report ${n}. ${KPI.repeat(260)}`.slice(0, 20_000);
const outline = (n: number): string =>
  Array.from({ length: 30 }, (_, i) => `${i + 1}. Part ${n}: ${KPI.repeat(8)}`)
    .join('\n')
    .slice(0, 20_000);
const json = (value: unknown): string => JSON.stringify(value);
/** 18 MB, which is no deck. */
const NO_DECK = Buffer.alloc(18 * 1024 * 1024, 'no deck ');
const form = (bytes: Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pptx"\r\nContent-Type: application/octet-stream\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ]);

const ASYNC = { prefer: 'respond-async' } as const;
const RENDER = '/v1/render/intent';

/** `job_id` is of a finished slide of the first account, `deck_id` of a finished deck. */
export const attacks = ({ job_id, deck_id }: { readonly job_id: string; readonly deck_id: string }): readonly Attack[] => [
  { name: 'plan', path: '/v1/plan', body: (n) => json({ brief: prose(n) }), times: 15 },
  { name: 'outline', path: '/v1/deck/outline', body: (n) => json({ prompt: outline(n) }), times: 15 },
  { name: 'brief', path: '/v1/render/auto', body: (n) => json({ brief: prose(n) }), headers: ASYNC, times: 15 },
  {
    name: 'briefs-deck',
    path: '/v1/render/intent/deck',
    body: (n) => json({ slides: Array.from({ length: 30 }, (_, i) => ({ brief: `${KPI} Month ${n}.${i}` })) }),
    headers: ASYNC,
    times: 8,
  },
  {
    name: 'dry-run',
    path: RENDER,
    body: (n) => json({ dry_run: true, ...intent(n) }),
    times: 15,
  },
  {
    name: 'dry-run-deck',
    path: '/v1/render/intent/deck',
    body: (n) => json({ dry_run: true, slides: Array.from({ length: 30 }, (_, i) => intent(n * 30 + i)) }),
    times: 8,
  },
  { name: 'fit', path: '/v1/fit', body: (n) => json(intent(n)), times: 15 },
  { name: 'preview', path: RENDER, body: (n) => json({ preview: true, ...intent(n) }), times: 15 },
  { name: 'body-1mb', path: RENDER, body: (n) => json({ ...intent(n), dry_run: true, notes: 'x'.repeat(1_000_000) }), times: 15 },
  { name: 'body-9mb', path: RENDER, body: (n) => json({ ...intent(n), dry_run: true, notes: 'x'.repeat(9_000_000) }), times: 6 },
  {
    name: 'slides-99k',
    path: '/v1/render/intent/deck',
    body: (n) => json({ slides: Array.from({ length: 30 }, (_, i) => intent(n * 30 + i)) }),
    headers: ASYNC,
    times: 15,
  },
  {
    name: 'patch',
    path: `/v1/render/intent/${job_id}`,
    method: 'PATCH',
    body: (n) =>
      json({ edits: Array.from({ length: 200 }, (_, i) => ({ op: 'replace', path: '/headline', value: `Edit ${n}.${i}` })), wait: false }),
    times: 15,
  },
  {
    name: 'patch-copies',
    path: `/v1/render/intent/${job_id}`,
    method: 'PATCH',
    body: () =>
      json({
        edits: [
          { op: 'add', path: '/a', value: [1, 2, 3, 4] },
          ...Array.from({ length: 15 }, () => ({ op: 'copy', from: '/a', path: '/a/-' })),
        ],
        wait: false,
      }),
    times: 15,
  },
  {
    name: 'refresh',
    path: `/v1/deck/${deck_id}/refresh`,
    body: (n) => json({ table: Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`Label ${n}.${i}`, i])) }),
    times: 15,
  },
  { name: 'search', path: '/v1/catalog/priors?limit=200&q=', times: 40 },
  { name: 'catalog', path: '/v1/catalog', times: 40 },
  { name: 'form', path: '/v1/catalog/forms/waterfall_bridge', times: 40 },
  { name: 'openapi', path: '/v1/openapi.json', times: 40 },
  { name: 'items', path: RENDER, body: () => `{"form":"waterfall_bridge","data":{"steps":[${'1,'.repeat(1_000_000)}1]}}`, times: 15 },
  { name: 'items-99k', path: RENDER, body: () => `{"form":"waterfall_bridge","data":{"steps":[${'1,'.repeat(98_000)}1]}}`, times: 15 },
  { name: 'keys-99k', path: RENDER, body: () => `{${Array.from({ length: 98_000 }, (_, i) => `"key${i}":1`).join(',')}}`, times: 15 },
  { name: 'keys-plan', path: '/v1/plan', body: () => `{${Array.from({ length: 98_000 }, (_, i) => `"bref${i}":1`).join(',')}}`, times: 15 },
  { name: 'escapes', path: RENDER, body: () => `{"notes":"${'\\u0041'.repeat(1_500_000)}"}`, times: 6 },
  { name: 'newlines', path: RENDER, body: () => `{${'\n'.repeat(9_000_000)}x`, times: 6 },
  { name: 'deep', path: RENDER, body: () => '['.repeat(5_000_000), times: 6 },
  {
    name: 'wrong-items',
    path: `/v1/deck/${deck_id}/refresh`,
    body: () => `{"figures":[${'1,'.repeat(98_000)}1]}`,
    times: 15,
  },
  { name: 'inspect-json', path: '/v1/inspect', body: () => `{"pptx_base64":"${NO_DECK.toString('base64')}"}`, times: 6 },
  { name: 'inspect-form', path: '/v1/inspect', type: 'multipart/form-data; boundary=edge', body: () => form(NO_DECK), times: 6 },
];
