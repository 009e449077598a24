/** What to do about a refusal, as calls of this client: the service says its ways out as requests, and each of them is a call here. */

/** A request to the service; `client.send(step)` sends it as it is. */
export interface RequestStep {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}
/** A method of the client by its path, such as `jobs.get`, with its arguments. */
export interface CallStep {
  readonly call: string;
  readonly arguments: readonly unknown[];
}
export interface ChangeStep {
  /** JSON Patch (RFC 6902) of the request that was refused; send what comes of it. */
  readonly change: readonly { readonly op: string; readonly path: string; readonly from?: string; readonly value?: unknown }[];
}
export interface WaitStep {
  /** Seconds, after which the same request may pass. */
  readonly wait_s: number;
}
export interface AskStep {
  /** What only a person, or the author of the content, can do. */
  readonly ask: string;
}

/** One way out; its steps are done in order. */
export interface WayOut<Step = CallStep | ChangeStep | WaitStep | AskStep> {
  /** The cause that these steps remove. */
  readonly why: string;
  readonly do: readonly Step[];
  /** Send the request again after the last step. */
  readonly again?: true;
}

/** Methods of the client that send one request, with the names of its path before its body. */
const METHODS: readonly (readonly [method: string, path: RegExp, call: string])[] = [
  ['POST', /^\/v1\/render\/intent$/, 'render.intent'],
  ['POST', /^\/v1\/render\/auto$/, 'render.brief'],
  ['POST', /^\/v1\/render\/intent\/deck$/, 'render.deck'],
  ['PATCH', /^\/v1\/render\/intent\/deck\/([^/]+)$/, 'render.editDeck'],
  ['PATCH', /^\/v1\/render\/intent\/([^/]+)$/, 'render.edit'],
  ['POST', /^\/v1\/deck\/from-jobs$/, 'decks.fromJobs'],
  ['GET', /^\/v1\/jobs$/, 'jobs.list'],
  ['GET', /^\/v1\/jobs\/([^/?]+)$/, 'jobs.get'],
  ['POST', /^\/v1\/jobs\/([^/]+)\/cancel$/, 'jobs.cancel'],
  ['POST', /^\/v1\/jobs\/([^/]+)\/download-url$/, 'jobs.downloadUrl'],
  ['POST', /^\/v1\/brands$/, 'brands.create'],
  ['GET', /^\/v1\/brands\/([^/]+)$/, 'brands.get'],
  ['PUT', /^\/v1\/brands\/([^/]+)$/, 'brands.addVersion'],
  ['POST', /^\/v1\/webhooks$/, 'webhooks.create'],
];

export function asCall(step: RequestStep): CallStep {
  const { method, path, body } = step;
  for (const [verb, pattern, call] of METHODS) {
    const found = verb === method ? pattern.exec(path) : null;
    if (found !== null) return { call, arguments: [...found.slice(1).map(decodeURIComponent), ...(body === undefined ? [] : [body])] };
  }
  return { call: 'send', arguments: [step] };
}

/** `GET /v1/jobs/job_…` and the like, as texts of the service name them. */
const MENTION = /\b(GET|POST|PUT|PATCH|DELETE) (\/v1\/[\w\-./{}?=&…%~@]*[\w}…/])/g;

export const textInCalls = (text: string): string =>
  text.replace(MENTION, (_, method: string, path: string) => {
    const { call, arguments: given } = asCall({ method, path });
    return `client.${call}(${given.map((one) => JSON.stringify(one)).join(', ')})`;
  });

type SentStep = RequestStep | ChangeStep | WaitStep | AskStep;

/** Those of a problem document; none where an older service sends none. */
export const waysInCalls = (sent: unknown): readonly WayOut[] =>
  Array.isArray(sent)
    ? (sent as WayOut<SentStep>[]).map((way) => ({
        ...way,
        do: way.do.map((step) => ('path' in step ? asCall(step) : 'ask' in step ? { ask: textInCalls(step.ask) } : step)),
      }))
    : [];
