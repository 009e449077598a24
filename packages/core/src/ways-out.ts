/**
 * Ways out of a refusal as data: what to do, step by step, made where the cause is known. The sentence of a remedy is made of the same steps,
 * so the two cannot disagree. Steps name routes of the service; each door translates them into its own terms (`translate`).
 */
import type { FieldError, PatchOperation } from './problem.ts';

/** A request to a route of the service, with every part of the path filled in. */
export interface RouteStep {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}
/** A JSON Patch (RFC 6902) of the request that was refused, which is then sent again. */
export interface ChangeStep {
  readonly change: readonly PatchOperation[];
}
/** Seconds to wait; then the same request is sent again. */
export interface WaitStep {
  readonly wait_s: number;
}
/** What only a person or the author of the content can do. */
export interface AskStep {
  readonly ask: string;
}
export interface ToolStep {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}
export interface CommandStep {
  readonly command: string;
}
/** A method of the client, with its arguments. */
export interface CallStep {
  readonly call: string;
  readonly arguments: readonly unknown[];
}
export type Step = RouteStep | ChangeStep | WaitStep | AskStep | ToolStep | CommandStep | CallStep;

/** The steps are done in order. */
export interface WayOut {
  /** The cause that these steps remove. */
  readonly why: string;
  readonly do: readonly Step[];
  /** The request is sent again after the last step. A change and a wait imply it. */
  readonly again?: true;
}

/** A way out with its sentence. */
export interface SpokenWay extends WayOut {
  readonly say: string;
}

interface WayInput {
  readonly why: string;
  /** The instruction; `{0}` stands for the first step, spoken. */
  readonly say: string;
  readonly do: readonly Step[];
  readonly again?: boolean;
}

/** Makes a way out. */
export function wayOut({ why, say, do: steps, again = false }: WayInput): SpokenWay {
  const spoken = say.replace(/\{(\d)\}/g, (whole, i: string) => (steps[Number(i)] === undefined ? whole : words(steps[Number(i)] as Step)));
  return { why, say: spoken, do: steps, ...(again ? { again: true } : {}) };
}

/** The only way out is one that a person takes. */
export const askFor = (why: string, ask: string): SpokenWay => wayOut({ why, say: ask, do: [{ ask }] });

/** A request to a route: `{names}` of the path are filled from `params`. */
export function request(method: string, template: string, given: Pick<RouteStep, 'body'> & { readonly params?: Params } = {}): RouteStep {
  const { params = {}, body } = given;
  const path = template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    params[name] === undefined ? whole : encodeURIComponent(String(params[name])),
  );
  return { method, path, ...(body === undefined ? {} : { body }) };
}
type Params = Readonly<Record<string, string | number | undefined>>;

/** The sentence of a remedy. */
export const remedyOf = (ways: readonly SpokenWay[]): string =>
  ways
    .map(({ say }) => say)
    .filter((say) => say !== '')
    .join(' ');

/** The members of a problem that say its ways out. */
export const said = (ways: readonly SpokenWay[]): { readonly remedy: string; readonly ways_out: readonly WayOut[] } => ({
  remedy: remedyOf(ways),
  ways_out: onTheWire(ways),
});

/** The ways out of a part of a request, as ways out of the whole: `base` is the pointer of the part. */
export const waysWithin = (base: string, ways: readonly WayOut[]): readonly WayOut[] =>
  ways.map((way) => ({ ...way, do: way.do.map((step) => ('change' in step ? { change: patchWithin(base, step.change) } : step)) }));

export const patchWithin = (base: string, patch: readonly PatchOperation[]): readonly PatchOperation[] =>
  patch.map((one) => ({ ...one, path: `${base}${one.path}`, ...(one.from === undefined ? {} : { from: `${base}${one.from}` }) }));

/** As they stand in an answer. */
export const onTheWire = (ways: readonly WayOut[]): readonly WayOut[] =>
  ways.map(({ why, do: steps, again }) => ({ why, do: steps, ...(again === true ? { again } : {}) }));

/** Longest body that a sentence prints; a longer one stands in the data alone. */
const MAX_BODY = 120;

/** A step in words, as a part of a sentence. */
function words(step: Step): string {
  if ('path' in step) {
    const body = step.body === undefined ? '' : JSON.stringify(step.body);
    return `${step.method} ${step.path}${body === '' || body.length > MAX_BODY ? '' : ` with ${body}`}`;
  }
  if ('ask' in step) return step.ask;
  if ('change' in step) return JSON.stringify(step.change);
  if ('wait_s' in step) return `${step.wait_s} s`;
  if ('command' in step) return `\`${step.command}\``;
  return 'tool' in step ? toolWords(step) : callWords(step);
}

const toolWords = ({ tool, arguments: given }: ToolStep): string => {
  const fixed = Object.entries(given).filter(([, value]) => typeof value !== 'object' || value === null);
  return fixed.length === 0 ? tool : `${tool} (${fixed.map(([name, value]) => `${name}=${String(value)}`).join(', ')})`;
};

const callWords = ({ call, arguments: given }: CallStep): string =>
  `${call}(${given
    .map((one) => JSON.stringify(one))
    .filter((text) => text.length <= MAX_BODY)
    .join(', ')})`;

/** A refusal or a finding, as far as its ways out follow from it. */
export interface Refused {
  readonly title?: string | undefined;
  readonly detail?: string | undefined;
  readonly remedy: string;
  readonly errors?: readonly FieldError[] | undefined;
  readonly retry_after_s?: number | undefined;
  /** JSON Patch of the request that corrects what is found. */
  readonly patch?: readonly PatchOperation[] | undefined;
  /** Fill `{names}` of paths. */
  readonly params?: Params;
  /** The address that was asked, for faults of its query. */
  readonly asked?: { readonly method: string; readonly path: string; readonly query: Readonly<Record<string, string>> } | undefined;
}

/**
 * The ways out that follow from the members of a refusal, where its cause gave none: patches and nearest values of its faults, the time to
 * wait, the routes that its remedy names. What is left is for a person.
 */
export function waysOf(refused: Refused): readonly WayOut[] {
  const { remedy, errors = [], retry_after_s, title, detail } = refused;
  const why = detail ?? title ?? remedy;
  const change = refused.patch ?? changeOf(errors.filter(({ loc }) => loc[0] !== 'query'));
  const query = queryOf(errors, refused.asked);
  const ways: WayOut[] = [];
  if (change !== undefined && change.length > 0) ways.push({ why, do: [{ change }] });
  if (query !== undefined) ways.push({ why, do: [query] });
  if (retry_after_s !== undefined) ways.push({ why, do: [{ wait_s: retry_after_s }] });
  const named = mentions(remedy).map(({ method, path }) => request(method, path, { params: refused.params ?? {} }));
  const whole = named.filter(({ method, path }) => method === 'GET' && !/[{}…]/.test(path));
  if (whole.length > 0) ways.push({ why, do: [...whole, { ask: remedy }] });
  return ways.length > 0 ? ways : [{ why, do: [{ ask: remedy }] }];
}

/** A finding with its ways out, where there is more to do than its remedy tells the author to write. */
export function withWays<T extends { readonly message: string; readonly remedy?: string | undefined; readonly patch?: unknown }>(
  finding: T,
): T {
  const { message, remedy = '', patch } = finding;
  const ways = waysOf({ detail: message, remedy, ...(Array.isArray(patch) ? { patch: patch as PatchOperation[] } : {}) });
  return ways.every(({ do: steps }) => steps.every((step) => 'ask' in step)) ? finding : { ...finding, ways_out: ways };
}

/** One patch of all faults that can be mended without knowing more; each value that was meant stands in the place of the one sent. */
function changeOf(errors: readonly FieldError[]): readonly PatchOperation[] | undefined {
  const whole = errors.flatMap(({ patch = [] }) => patch).find(({ path }) => path === '');
  if (whole !== undefined) return [whole];
  const certain = errors.flatMap(({ patch = [] }) => patch);
  // What can be mended for certain may be the reason for the rest.
  return certain.length > 0 ? certain : errors.flatMap(likely);
}

function likely({ pointer, code, nearest }: FieldError): readonly PatchOperation[] {
  if (pointer === '') return [];
  if (nearest === undefined) return code === 'unknown_field' ? [{ op: 'remove', path: pointer }] : [];
  const sibling = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${nearest}`;
  return code === 'unknown_field' || code === 'unknown_member'
    ? [{ op: 'move', from: pointer, path: sibling }]
    : [{ op: 'replace', path: pointer, value: nearest }];
}

/** The same address with the names and values of its query that were probably meant. */
function queryOf(errors: readonly FieldError[], asked: Refused['asked']): RouteStep | undefined {
  if (asked === undefined || asked.method !== 'GET') return undefined;
  const query = { ...asked.query };
  let changed = false;
  for (const { loc, code, nearest, limit, allowed } of errors.filter((one) => one.loc[0] === 'query')) {
    const name = String(loc[1]);
    if (code === 'invalid_text' && !Object.hasOwn(query, name)) {
      // A name with such characters is shown without them.
      for (const key of Object.keys(query).filter((one) => /[\p{Cc}\p{Cs}\ufffd]/u.test(one))) delete query[key];
      changed = true;
      continue;
    }
    if (nearest !== undefined && code === 'unknown_field') {
      query[nearest] = query[name] ?? '';
      delete query[name];
    } else if (nearest !== undefined) query[name] = nearest;
    else if (limit !== undefined) query[name] = String(limit);
    else if (code === 'repeated') query[name] = query[name] ?? '';
    else if (allowed === undefined && code !== 'missing') delete query[name];
    else continue;
    changed = true;
  }
  const text = new URLSearchParams(query).toString();
  return changed ? { method: 'GET', path: text === '' ? asked.path : `${asked.path}?${text}` } : undefined;
}

/** `GET /v1/catalog/forms/{form}` and the like, as texts name them. */
const MENTION = /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w\-./{}?=&…%~@]*[\w}…/]|\/)/g;

export const mentions = (text: string): readonly RouteStep[] =>
  [...text.matchAll(MENTION)].map(([, method = '', path = '']) => ({ method, path }));

/** A route by its method and template, with what one mention fills into it. */
export interface Named {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What a door has in the place of routes. */
export interface Door {
  /** The step there, by a route such as `GET /v1/catalog/forms/{form}`. */
  readonly routes: Readonly<Record<string, (named: Named) => Step>>;
  /** What is done about a route that the door has nothing for. */
  readonly otherwise: (step: RouteStep) => Step;
}

/** A step in the terms of a door. */
export function stepAt(door: Door, step: Step): Step {
  return 'path' in step ? (found(door, step) ?? door.otherwise(step)) : step;
}

function found(door: Door, step: RouteStep): Step | undefined {
  const [path = '', search = ''] = step.path.split('?');
  const parts = path.split('/');
  for (const [key, make] of Object.entries(door.routes)) {
    const [method, template = ''] = key.split(' ');
    const names = template.split('/');
    if (method !== step.method || names.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = names.every((name, i) => {
      const part = parts[i] ?? '';
      if (!name.startsWith('{')) return name === part;
      params[name.slice(1, -1)] = part.startsWith('{') ? `<${part.slice(1, -1)}>` : decoded(part);
      return part !== '';
    });
    if (fits) return make({ params, query: Object.fromEntries(new URLSearchParams(search)), body: step.body });
  }
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A text with the routes that it names in the terms of a door; those that the door has nothing for stay as they are. */
export const textAt = (door: Door, text: string): string =>
  text.replace(MENTION, (whole, method: string, path: string) => {
    const step = found(door, { method, path });
    return step === undefined ? whole : words(step);
  });

export const waysAt = (door: Door, ways: readonly WayOut[]): readonly WayOut[] =>
  ways.map((way) => ({
    ...way,
    why: textAt(door, way.why),
    do: way.do.map((step) => {
      const there = stepAt(door, step);
      return 'ask' in there ? { ask: textAt(door, there.ask) } : there;
    }),
  }));

/** Members whose texts speak to the caller. */
const TEXTS = ['detail', 'remedy', 'message', 'msg', 'how', 'add'];
/** Members that hold findings. */
const LISTS = [
  'errors',
  'warnings',
  'notices',
  'repair_options',
  'failed_slides',
  'repair_actions',
  'slides',
  'manifest',
  'loss',
  'problem',
  'error',
  'result',
];

/** An answer with its texts and ways out in the terms of a door. What callers sent is left as it is. */
export function translate<T extends object>(door: Door, answer: T): T {
  const out = { ...answer } as Record<string, unknown>;
  for (const name of TEXTS) if (typeof out[name] === 'string') out[name] = textAt(door, out[name]);
  if (Array.isArray(out['ways_out'])) out['ways_out'] = waysAt(door, out['ways_out'] as WayOut[]);
  for (const name of LISTS) {
    const held = out[name];
    if (Array.isArray(held)) out[name] = held.map((one: unknown) => (isFinding(one) ? translate(door, one) : one));
    else if (isFinding(held)) out[name] = translate(door, held);
  }
  return out as T;
}

const isFinding = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
