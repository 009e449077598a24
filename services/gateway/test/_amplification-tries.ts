/** Small requests that ask for large results: each with the limit that its refusal names. Sent by a test, and by `npm run bench -- amplification`. */
import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { forms } from '@deckwright/draw/catalog';
import { type Harness, WATERFALL } from './harness.ts';

export interface Try {
  readonly name: string;
  readonly status: number;
  /** What the refusal says of the limit. */
  readonly names: RegExp;
  /** Makes the request ready to be sent, whatever it needs before. */
  prepare(harness: Harness): Promise<() => Promise<Response>>;
}

interface Sent {
  readonly method?: string;
  readonly json?: unknown;
  readonly text?: string;
  readonly type?: string;
}

const sends = (harness: Harness, path: string, { method = 'POST', json, text = JSON.stringify(json), type = 'application/json' }: Sent) => {
  const init = method === 'GET' ? {} : { body: text, headers: { 'content-type': type } };
  return () => harness.request(path, { method, ...init });
};
const simple = (name: string, status: number, names: RegExp, path: string, sent: Sent): Try => ({
  name,
  status,
  names,
  prepare: async (harness) => sends(harness, path, sent),
});
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

async function made(harness: Harness, body: object): Promise<string> {
  const response = await harness.request('/v1/render/intent', { json: body });
  const { job_id, detail } = (await response.json()) as { job_id?: string; detail?: string };
  if (job_id === undefined) throw new Error(detail);
  return job_id;
}

let serial = 0;
const edits = (name: string, names: RegExp, list: readonly object[]): Try => ({
  name,
  status: 422,
  names,
  async prepare(harness) {
    const job_id = await made(harness, { ...WATERFALL, headline: `To be edited ${++serial}` });
    return sends(harness, `/v1/render/intent/${job_id}`, { method: 'PATCH', json: { edits: list } });
  },
});

/** `add` of a list, then so many copies of it into itself: each doubles it. */
export const doubling = (copies: number) => [
  { op: 'add', path: '/a', value: [1] },
  ...times(copies, () => ({ op: 'copy', from: '/a', path: '/a/-' })),
];
export const patchOf = (copies: number): Try => edits(`a patch of ${copies} copies`, /at most 20000 are taken/, doubling(copies));

const example = (name: string): Record<string, unknown> & { data: Record<string, unknown> } => {
  const entry = forms.find(({ form }) => form.name === name);
  const [variant] = entry?.variants ?? [];
  if (variant === undefined) throw new Error(name);
  return JSON.parse(JSON.stringify({ form: name, variant: variant.name, ...variant.example })) as never;
};
const marimekko = (values: number) => {
  const intent = example('marimekko');
  const columns = intent.data['columns'] as { values: unknown }[];
  for (const column of columns) column.values = times(values, (i) => (i % 7) + 1);
  return intent;
};
const table = {
  kind: 'table',
  x_in: 0,
  y_in: 0,
  w_in: 10,
  h_in: 5,
  columns_in: times(40, () => 0.2),
  rows_in: times(100, () => 0.05),
  cells: [],
};

/** Noise, which no compression makes small. */
function noisePng(side: number): Buffer {
  const chunk = (kind: string, data: Buffer): Buffer => {
    const out = Buffer.alloc(data.length + 12);
    out.writeUInt32BE(data.length, 0);
    out.write(kind, 4, 'latin1');
    data.copy(out, 8);
    out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const rows = Buffer.concat(times(side, () => Buffer.concat([Buffer.from([0]), randomFillSync(Buffer.alloc(side * 3))])));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const form = (fields: number): Sent => ({
  text: `${times(fields, (i) => `--f\r\nContent-Disposition: form-data; name="n${i}"\r\n\r\n1\r\n`).join('')}--f--\r\n`,
  type: 'multipart/form-data; boundary=f',
});

export const tries: readonly Try[] = [
  edits('a patch that nests an object into itself', /nested \d+ levels deep; at most 64/, [
    { op: 'add', path: '/a', value: {} },
    ...times(100, () => ({ op: 'copy', from: '/a', path: '/a/b' })),
  ]),
  edits('a patch that doubles a long text', /at most 10485760 are taken/, [
    { op: 'add', path: '/a', value: ['x'.repeat(2000)] },
    ...times(13, () => ({ op: 'copy', from: '/a', path: '/a/-' })),
  ]),
  simple('a body of 100,001 values', 400, /more than 100000 values/, '/v1/render/intent', { json: times(100_001, () => 1) }),
  simple('a body nested 100 levels deep', 400, /deeper than 64 levels/, '/v1/render/intent', { text: '['.repeat(100) + ']'.repeat(100) }),
  simple('an object of 5,001 keys', 400, /more than 5000 keys/, '/v1/render/intent', {
    json: Object.fromEntries(times(5001, (i) => [`k${i}`, i])),
  }),
  simple('30,000 operations that are none', 422, /at most 200 items/, '/v1/render/intent/job_none', {
    method: 'PATCH',
    json: { edits: times(30_000, () => ({})) },
  }),
  simple('30,000 slides that are none', 422, /at most 50 items/, '/v1/render/intent/deck/job_none', {
    method: 'PATCH',
    json: { slides: times(30_000, () => ({})) },
  }),
  simple('a table of 4,000 empty cells, fifty times', 422, /200000 cells; 4000 are drawn/, '/v1/fit', {
    json: { author_ssg: { ssg: 1, elements: times(50, () => table) } },
  }),
  simple('a list of 3,000 values in a form', 422, /more than 1000/, '/v1/fit', { json: marimekko(3000) }),
  simple('20,001 values of a form', 422, /more than 20000 values/, '/v1/fit', {
    json: { ...WATERFALL, data: { steps: times(25, () => times(900, () => 1)) } },
  }),
  simple('900 values in each column of a chart', 422, /at most 40 parts/, '/v1/fit', { json: marimekko(900) }),
  simple('2,000 shapes in groups of an authored slide, three times', 422, /at most 500/, '/v1/fit', {
    json: {
      author_ssg: {
        ssg: 1,
        elements: times(3, () => ({
          kind: 'group',
          elements: times(667, () => ({ kind: 'line', x1_in: 0, y1_in: 0, x2_in: 1, y2_in: 1 })),
        })),
      },
    },
  }),
  simple('50,000 jobs in a deck', 400, /more than 50 jobs/, '/v1/compile', { json: { job_ids: times(50_000, () => 'job_none') } }),
  {
    name: 'a large slide fifty times in a deck',
    status: 400,
    names: /at most 33554432 are put together/,
    async prepare(harness) {
      const job_id = await made(harness, { ...WATERFALL, headline: `Large ${++serial}`, unread: 'x'.repeat(1_000_000) });
      return sends(harness, '/v1/deck/from-jobs', { json: { job_ids: times(50, () => job_id) } });
    },
  },
  {
    name: 'a picture by its name, in 2,000 places',
    status: 413,
    names: /more than 16 MB in all the places/,
    async prepare(harness) {
      const png = noisePng(80);
      const uploaded = await harness.request('/v1/assets/image', {
        json: { data: png.toString('base64') },
      });
      const { asset_id, detail } = (await uploaded.json()) as { asset_id?: string; detail?: string };
      if (asset_id === undefined) throw new Error(detail);
      const elements = times(2000, () => ({ kind: 'image', src: `asset:${asset_id}` }));
      return sends(harness, '/v1/render/intent', { json: { author_ssg: { ssg: 1, elements } } });
    },
  },
  simple('a locale of a thousand parts', 422, /longer than 40 characters/, '/v1/render/intent', {
    json: { ...WATERFALL, locale: `en${'-abcdefgh'.repeat(1000)}` },
  }),
  simple('a deck of 31 slides', 400, /at most 30/, '/v1/render/intent/deck', {
    json: { slides: times(31, () => WATERFALL) },
  }),
  simple('a brief of 20,001 characters', 422, /20000 characters/, '/v1/plan', { json: { brief: 'grow '.repeat(5000) } }),
  simple('a page of 100,000 jobs', 422, /from 1 to 100/, '/v1/jobs?limit=100000', { method: 'GET' }),
  simple('a form of 200 fields', 400, /more than 50 fields/, '/v1/deck/combine', form(200)),
];
