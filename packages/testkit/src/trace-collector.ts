/** A collector of traces: takes OTLP over HTTP as JSON, and finds spans by their trace. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// opentelemetry/proto/trace/v1/trace.proto, in its JSON form: ids are hexadecimal, times are texts of nanoseconds.
interface WireAttribute {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number | string;
    readonly doubleValue?: number;
    readonly boolValue?: boolean;
  };
}

interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly traceState?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly WireAttribute[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status?: { readonly code?: number; readonly message?: string };
}

interface WireRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly WireAttribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
}

type Values = Readonly<Record<string, string | number | boolean | null>>;

export interface CollectedSpan extends Omit<WireSpan, 'attributes' | 'links'> {
  readonly attributes: Values;
  readonly links: NonNullable<WireSpan['links']>;
  readonly resource: Values;
}

/** A span with those below it, in the order in which they began. */
export interface SpanTree {
  readonly name: string;
  readonly service: unknown;
  readonly children: readonly SpanTree[];
}

export interface TraceCollector {
  readonly endpoint: string;
  readonly spans: CollectedSpan[];
  /** What was sent and is no OTLP, as it should never be. */
  readonly refused: string[];
  of(trace_id: string): readonly CollectedSpan[];
  close(): Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const refused: string[] = [];
  const server = createServer((asked, response) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      try {
        if (asked.url !== '/v1/traces') throw new Error(`${asked.url} is not the address of traces`);
        spans.push(...readRequest(JSON.parse(Buffer.concat(chunks).toString('utf8')) as WireRequest));
      } catch (error) {
        refused.push(String(error));
        response.writeHead(400).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Listening on a port, so the address is not a pipe's name.
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    refused,
    of: (trace_id) => spans.filter((span) => span.traceId === trace_id),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The spans below a parent as trees; queries of the database are left out unless they are asked for. */
export function treesBelow(spans: readonly CollectedSpan[], parent: string | undefined, isKept = isNoQuery): readonly SpanTree[] {
  const begin = (span: CollectedSpan) => BigInt(span.startTimeUnixNano);
  return spans
    .filter((span) => (span.parentSpanId || undefined) === parent && isKept(span))
    .toSorted((a, b) => (begin(a) < begin(b) ? -1 : 1))
    .map((span) => ({ name: span.name, service: span.resource['service.name'], children: treesBelow(spans, span.spanId, isKept) }));
}

/** A tree as lines, a blank a level. */
export const treeLines = (trees: readonly SpanTree[], depth = 0): readonly string[] =>
  trees.flatMap(({ name, service, children }) => [`${' '.repeat(depth)}${name} (${service})`, ...treeLines(children, depth + 1)]);

export const isNoQuery = (span: CollectedSpan): boolean => span.attributes['db.system.name'] === undefined;

/** @throws Error for what is no OTLP */
const readRequest = ({ resourceSpans }: WireRequest): readonly CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => {
        const isSpan = /^[0-9a-f]{32}$/.test(span.traceId) && /^[0-9a-f]{16}$/.test(span.spanId) && /^\d+$/.test(span.startTimeUnixNano);
        if (!isSpan) throw new Error(`${JSON.stringify(span)} is no span`);
        return { ...span, links: span.links ?? [], attributes: valuesOf(span.attributes ?? []), resource: valuesOf(resource.attributes) };
      }),
    ),
  );

const valuesOf = (attributes: readonly WireAttribute[]): Values =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, boolValue, doubleValue, intValue } }) => [
      key,
      stringValue ?? boolValue ?? doubleValue ?? (intValue === undefined ? null : Number(intValue)),
    ]),
  );
