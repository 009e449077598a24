/** Trace context on the wire, sampling by the environment, and what is loaded where no traces are made. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { afterEach, describe, expect, it } from 'vitest';
import {
  inSpan,
  isTracing,
  startTracing,
  type Tracing,
  traceFields,
  traceHeaders,
  traceparent,
  traceTextOf,
} from '../../src/telemetry/index.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;

describe('the text of a trace', () => {
  it.each([
    ['what a caller sends', PARENT, undefined, PARENT],
    ['with what its system adds', PARENT, 'a=1,b=2', `${PARENT} a=1,b=2`],
    [
      'a later version, as far as this one reads it',
      `01-${TRACE}-b7ad6b7169203331-01-more`,
      undefined,
      `01-${TRACE}-b7ad6b7169203331-01-more`,
    ],
    ['more than a version has', `${PARENT}-more`, undefined, undefined],
    ['two headers', `${PARENT}, ${PARENT}`, undefined, undefined],
    ['the version that is forbidden', `ff-${TRACE}-b7ad6b7169203331-01`, undefined, undefined],
    ['no trace', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined, undefined],
    ['no span', `00-${TRACE}-${'0'.repeat(16)}-01`, undefined, undefined],
    ['upper case', PARENT.toUpperCase(), undefined, undefined],
    ['a state without a parent', undefined, 'a=1', undefined],
    ['a state that is too long', PARENT, `a=${'x'.repeat(600)}`, PARENT],
    ['a state that is none', PARENT, '\u0001;;', PARENT],
  ])('reads %s', (_what, parent, state, text) => {
    expect(traceTextOf(parent, state)).toBe(text);
  });

  it('becomes headers again', () => {
    expect(traceHeaders(`${PARENT} a=1`)).toEqual({ traceparent: PARENT, tracestate: 'a=1' });
    expect(traceHeaders('nothing of the kind')).toEqual({});
    expect(traceHeaders(null)).toEqual({});
  });
});

describe('spans', () => {
  let tracing: Tracing | undefined;
  afterEach(async () => {
    await tracing?.stop();
    delete process.env['OTEL_TRACES_SAMPLER'];
    delete process.env['OTEL_TRACES_SAMPLER_ARG'];
  });

  const begin = async () => {
    const exporter = new InMemorySpanExporter();
    tracing = await startTracing({ service_name: 'test', service_version: '0', exporter });
    return exporter;
  };

  it('go on with the trace that they are given, and name it to what runs in them', async () => {
    const exporter = await begin();
    const inside = await inSpan('work', { traceparent: `${PARENT} a=1`, links: [PARENT, PARENT, null] }, async () => ({
      ...traceFields(),
      text: traceparent(),
    }));
    const [span] = exporter.getFinishedSpans();
    expect(inside).toEqual({
      trace_id: TRACE,
      span_id: span?.spanContext().spanId,
      text: `00-${TRACE}-${span?.spanContext().spanId}-01 a=1`,
    });
    expect(span?.links).toHaveLength(1);
  });

  it('say what kind of fault ended them, and not its text', async () => {
    const exporter = await begin();
    const fault = inSpan('work', {}, async () => {
      throw new RangeError('acme GmbH');
    });
    await expect(fault).rejects.toThrow('acme');
    const [span] = exporter.getFinishedSpans();
    expect(span).toMatchObject({ status: { code: 2, message: 'RangeError' }, attributes: { 'error.type': 'RangeError' } });
    expect(span?.events).toEqual([]);
  });

  it.each([
    ['always_off', '', 0],
    ['traceidratio', '0', 0],
    ['parentbased_traceidratio', '0', 1],
    ['parentbased_always_off', '', 1],
  ])('are sampled as %s says', async (sampler, share, told) => {
    process.env['OTEL_TRACES_SAMPLER'] = sampler;
    process.env['OTEL_TRACES_SAMPLER_ARG'] = share;
    const exporter = await begin();
    // The caller's own trace is one that is told of.
    await inSpan('work', { traceparent: PARENT }, async () => {});
    expect(exporter.getFinishedSpans()).toHaveLength(told);
  });

  it('hand a caller’s trace on where none are made', async () => {
    expect(isTracing()).toBe(false);
    expect(await inSpan('work', { traceparent: PARENT }, async (span) => traceparent(span))).toBe(PARENT);
  });
});

describe('where no traces are made', () => {
  const root = resolve(import.meta.dirname, '../../../..');
  const loaded = async (code: string, env: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
    const script = `${code}; const { createRequire } = await import('node:module');
      console.log(JSON.stringify(Object.keys(createRequire(import.meta.url).cache).flatMap((path) => /@opentelemetry[\\\\/]+([a-z-]+)[\\\\/](?!.*node_modules)/.exec(path)?.[1] ?? [])))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: root,
      env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: '', ...env },
    });
    return [...new Set(JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as string[])].toSorted();
  };
  const START = `const { startTracing } = await import('./packages/platform/src/telemetry/tracing.ts');
    await startTracing({ service_name: 'x', service_version: '0', otlp_endpoint: process.env.OTEL_EXPORTER_OTLP_ENDPOINT })`;

  it('loads the interface of OpenTelemetry and nothing behind it', async () => {
    expect(await loaded(START)).toEqual(['api']);
    expect(await loaded(START, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' })).toEqual(['api']);
    expect(await loaded(START, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toContain('sdk-trace-base');
  }, 600_000);

  it('loads no more than that for a command', async () => {
    const command = `const { main } = await import('./packages/cli/src/main.ts'); await main(['invoice', 'list', '--server', 'http://127.0.0.1:9', '--help'])`;
    expect((await loaded(command, { TRACEPARENT: PARENT })).filter((part) => part !== 'api')).toEqual([]);
  }, 600_000);
});
