/** Starts and stops traces. The SDK is loaded only when there is somewhere to send spans; until then every span is a no-op. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Attributes, context, DiagLogLevel, diag, trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

export interface TracingOptions {
  /** OTEL_SERVICE_NAME replaces it. */
  readonly service_name: string;
  readonly service_version: string;
  /** Base address of an OTLP/HTTP collector, as in OTEL_EXPORTER_OTLP_ENDPOINT. Tracing stays off without it or an exporter. */
  readonly otlp_endpoint?: string | undefined;
  /** Used instead of OTLP; spans reach it one by one as they end. */
  readonly exporter?: SpanExporter;
}

export interface Tracing {
  readonly on: boolean;
  /** Sends what is buffered, then stops. Bounded by the exporter's own timeout. */
  stop(): Promise<void>;
}

const OFF: Tracing = { on: false, stop: async () => {} };

let running = false;

/** Whether spans of this process go anywhere. Costs nothing to ask, for places that are passed often. */
export const isTracing = (): boolean => running;

/** Starts tracing for this process. OTEL_TRACES_SAMPLER, OTEL_RESOURCE_ATTRIBUTES and the limits of OTEL_BSP_* and OTEL_SPAN_* are read by the SDK. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  if (options.exporter === undefined && (!options.otlp_endpoint || isSwitchedOff(process.env))) return OFF;
  const [
    { BasicTracerProvider, BatchSpanProcessor, SimpleSpanProcessor },
    { AsyncLocalStorageContextManager },
    { detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
  ]);
  const processor =
    options.exporter === undefined
      ? new BatchSpanProcessor(await otlpExporter(options.otlp_endpoint ?? ''))
      : new SimpleSpanProcessor(options.exporter);
  const provider = new BasicTracerProvider({
    // What the operator's environment says counts more than what we find out.
    resource: resourceFromAttributes(ownAttributes(options, process.env)).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [processor],
  });
  tellTrouble();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  running = true;
  return {
    on: true,
    stop: async () => {
      running = false;
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}

/** A collector that cannot be reached is worth a line a minute, and never more than that: every batch would say it again. */
function tellTrouble(): void {
  let quiet_until = 0;
  const tell = (message: string): void => {
    const now = performance.now();
    if (now < quiet_until) return;
    quiet_until = now + 60_000;
    console.warn(`traces: ${message.slice(0, 500)}`);
  };
  const silent = (): void => {};
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

type Environment = Readonly<Record<string, string | undefined>>;

const isSwitchedOff = (env: Environment): boolean =>
  env['OTEL_SDK_DISABLED']?.trim().toLowerCase() === 'true' || env['OTEL_TRACES_EXPORTER']?.trim() === 'none';

/** Variables that a pod is given by the downward API, and the attributes that they become. */
const KUBERNETES = {
  K8S_CLUSTER_NAME: 'k8s.cluster.name',
  K8S_NAMESPACE_NAME: 'k8s.namespace.name',
  K8S_NODE_NAME: 'k8s.node.name',
  K8S_POD_NAME: 'k8s.pod.name',
  K8S_POD_UID: 'k8s.pod.uid',
  K8S_CONTAINER_NAME: 'k8s.container.name',
} as const;

function ownAttributes({ service_name, service_version }: TracingOptions, env: Environment): Attributes {
  const pod = Object.entries(KUBERNETES).flatMap(([variable, name]) => (env[variable] ? [[name, env[variable]] as const] : []));
  return {
    'service.name': service_name,
    'service.namespace': 'deckwright',
    'service.version': service_version,
    // One a process: two workers of one pod are two instances.
    'service.instance.id': randomUUID(),
    'host.name': hostname(),
    'process.pid': process.pid,
    'process.runtime.name': 'nodejs',
    'process.runtime.version': process.versions.node,
    ...Object.fromEntries(pod),
  };
}

async function otlpExporter(endpoint: string): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
}
