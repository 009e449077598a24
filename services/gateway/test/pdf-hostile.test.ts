/** Hostile PDFs, sent to both public tools. Each gets an answer of its documented kind, and an honest one is served beside it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { isSoak } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

interface Hostile {
  readonly file: string;
  readonly expect: {
    readonly http_status?: readonly number[];
    readonly analyze_http?: readonly number[];
    readonly convert_http?: readonly number[];
  };
}

/** The worst of each kind; a soak takes all. */
const WORST =
  /pdf-(?:zero-pages|truncated|recursive|content-bomb|image-bomb|text-flood|xref-prev|encrypted|metadata)|qpdf__deep|pdfpig__stack|pypdf__r6-user/;

const corpus = join(process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../shared'), 'corpus');
const list = join(corpus, 'MANIFEST.json');
if (!existsSync(list)) process.stderr.write(`No hostile PDFs at ${corpus} (DECKWRIGHT_SHARED): they are not tried.\n`);
const all = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) as Hostile[];
const hostile = all
  .filter(({ file }) => file.startsWith('hostile/pdf-') || file.startsWith('pdf-bad/'))
  .filter(({ file }) => isSoak || WORST.test(file));

describe.skipIf(hostile.length === 0)('a PDF made to hurt', () => {
  let harness: Harness;
  let bundled: BundledIsolate;
  beforeAll(async () => {
    bundled = await bundledIsolate({ concurrency: 2, waiting: 4 });
    harness = await startHarness({ isolate: bundled.isolate });
    harness.rule = 'wait';
  });
  afterAll(async () => {
    await harness?.close();
    bundled?.remove();
  });

  const send = async (tool: string, bytes: Uint8Array): Promise<readonly [number, Record<string, unknown>]> => {
    const body = new FormData();
    body.append('file', new Blob([Uint8Array.from(bytes)]), 'talk.pdf');
    const response = await harness.request(`/v1/tools/${tool}`, { method: 'POST', body, as: null });
    return [response.status, (await response.json()) as Record<string, unknown>];
  };

  it.each(hostile)('$file', async ({ file, expect: wanted }) => {
    const bytes = readFileSync(join(corpus, file));
    const analysed = wanted.analyze_http ?? wanted.http_status ?? [];
    // A conversion may also be refused for the class of the file, or for the time that it takes.
    const converted = [...(wanted.convert_http ?? wanted.http_status ?? []), 422, 503];
    for (const [tool, statuses] of [
      ['pdf-analyze', analysed],
      ['pdf-to-pptx', converted],
    ] as const) {
      const [status, answer] = await send(tool, bytes);
      expect(statuses, `${tool}: ${JSON.stringify(answer).slice(0, 200)}`).toContain(status);
      if (status !== 200)
        expect(answer).toMatchObject({ code: expect.any(String), detail: expect.any(String), remedy: expect.any(String) });
    }
  });

  it('leaves nothing running and the tools at work', async () => {
    expect((await send('pdf-analyze', readFileSync(join(corpus, 'hostile/control-valid.pdf'))))[0]).toBe(200);
    expect((await harness.request('/healthz', { as: null })).status).toBe(200);
  });
});
