/** The external metrics API of Kubernetes, `external.metrics.k8s.io/v1beta1`: discovery, and one list of values a metric. */
import { readSelector } from './label-selector.ts';
import { metricNames, type ReadMetric } from './metrics.ts';

const GROUP = 'external.metrics.k8s.io';
const VERSION = 'v1beta1';
const GROUP_VERSION = `${GROUP}/${VERSION}`;

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
}

export interface AnswerDeps {
  readonly readMetric: ReadMetric;
  /** Where this service runs. An autoscaler of another namespace gets no values, as for a metric that nobody reports there. */
  readonly namespace: string;
  readonly now_ms: () => number;
}

/** Answers a question that the API server has let through. `path` may have a query. */
export async function answerApi(path: string, { readMetric, namespace, now_ms }: AnswerDeps): Promise<ApiAnswer> {
  const { pathname, searchParams } = new URL(path, 'https://adapter');
  if (pathname === '/apis') return found({ kind: 'APIGroupList', apiVersion: 'v1', groups: [GROUP_ENTRY] });
  if (pathname === `/apis/${GROUP}`) return found({ kind: 'APIGroup', apiVersion: 'v1', ...GROUP_ENTRY });
  if (pathname === `/apis/${GROUP_VERSION}`)
    return found({ kind: 'APIResourceList', apiVersion: 'v1', groupVersion: GROUP_VERSION, resources: metricNames.map(resourceOf) });
  const [, asker, metric] = new RegExp(`^/apis/${GROUP_VERSION}/namespaces/([^/]+)/([^/]+)$`).exec(pathname) ?? [];
  if (asker === undefined || metric === undefined) return refused(404, 'NotFound', `There is nothing at ${pathname}.`);
  const values = await readMetric(metric);
  if (values === null)
    return refused(404, 'NotFound', `There is no metric ${metric}. Ask for one of ${metricNames.join(' and ')}, by its label queue.`);
  const matches = readSelector(searchParams.get('labelSelector') ?? '');
  if (matches === undefined)
    return refused(400, 'BadRequest', 'labelSelector cannot be read. Write it as Kubernetes does, such as queue=render-slide.');
  const timestamp = new Date(now_ms()).toISOString();
  const items = values
    .filter(({ labels }) => asker === namespace && matches(labels))
    .map(({ labels, value }) => ({ metricName: metric, metricLabels: labels, timestamp, value }));
  return found({ kind: 'ExternalMetricValueList', apiVersion: GROUP_VERSION, metadata: {}, items });
}

/** An error as the API of Kubernetes tells it. */
export const refused = (status: number, reason: string, message: string): ApiAnswer => ({
  status,
  body: { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Failure', message, reason, code: status },
});

const found = (body: object): ApiAnswer => ({ status: 200, body });

const GROUP_ENTRY = {
  name: GROUP,
  versions: [{ groupVersion: GROUP_VERSION, version: VERSION }],
  preferredVersion: { groupVersion: GROUP_VERSION, version: VERSION },
};

const resourceOf = (name: string) => ({
  name,
  singularName: '',
  namespaced: true,
  kind: 'ExternalMetricValueList',
  verbs: ['get', 'list'],
});
