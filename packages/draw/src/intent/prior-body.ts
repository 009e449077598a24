/** `prior_id` with `content`: an exact pattern of the catalog and what to fill it with, read as the body it stands for. */
import { findPrior, meantPrior, priorExample } from '../catalog/index.ts';
import { INTENT_FIELDS } from '../forms/define.ts';
import type { Warning } from '../layout/index.ts';
import { type DrawProblem, type FieldError, pointerOf } from './problem.ts';
import { blank } from './slide-schema.ts';

/** From a pointer into the body that a prior stands for to one into the request as it was sent. */
export type Origin = (pointer: string) => string;

export type OpenedPrior =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>>; readonly origin: Origin; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly problem: DrawProblem };

/** Members of an intent that content may bring in place of `data`. */
const OUTSIDE = new Set<string>([...INTENT_FIELDS, 'image_made', 'footnotes', 'kicker', 'sticker', 'sample_size', 'implication', 'notes']);
/** Other spellings of the same, as template pages write them. */
const RESPELLED: Readonly<Record<string, string>> = { title: 'headline', subtitle: 'context' };
/** Named by the prior already. */
const NAMED = new Set(['form', 'pattern', 'variant', 'family', 'prior_id']);

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Before the pointer of a member beside `content`, which has the name of one inside it. */
const BESIDE = '/beside';

/** Of values that the prior's own content takes the place of, or that have no place in it. */
const lost = (prior_id: string, pointer: string, why: string): Warning => ({
  code: 'field_ignored',
  message: `${pointer} is ignored: ${why}.`,
  path: pointer.startsWith('/content') ? pointer : BESIDE + pointer,
  remedy: `Remove it, or send it where the prior takes it: GET /v1/catalog/priors/${prior_id} shows an example.`,
});

/** Warns of values without a place, because a caller would not notice that they are missing. */
const isSent = (value: unknown): boolean => blank(value) !== undefined && !(isObject(value) && Object.keys(value).length === 0);

/** The words of an id are what its caller looked for. */
const searchFor = (prior_id: string): string =>
  `/v1/catalog/priors?q=${encodeURIComponent((prior_id.match(/[a-z]{2,30}/gi) ?? []).slice(0, 8).join(' '))}`;

/** Opens `{prior_id, content, …controls}`. Content is flat, or has its members under `data`, or is a component's params. */
export function openPrior(request: Readonly<Record<string, unknown>>): OpenedPrior {
  const { prior_id, content, ...controls } = request;
  if (typeof prior_id !== 'string')
    return fail('/prior_id', 'must be text: the id of a prior.', 'GET /v1/catalog/priors lists them.', 'intent_invalid_shape', 422);
  const prior = findPrior(prior_id);
  const close = prior === undefined ? meantPrior(prior_id) : undefined;
  if (prior === undefined)
    return fail(
      '/prior_id',
      `${JSON.stringify(prior_id.slice(0, 80))} is no prior of the catalog.${close === undefined ? '' : ` The nearest is ${close}.`}`,
      close === undefined ? `GET ${searchFor(prior_id)} finds some.` : `Send ${close}; GET ${searchFor(prior_id)} finds others.`,
      'unknown_prior',
      400,
      close,
    );
  if (!isObject(content))
    return fail(
      '/content',
      'must be an object: the content of the prior.',
      `GET /v1/catalog/priors/${prior.prior_id} shows an example.`,
      'intent_invalid_shape',
      422,
      undefined,
      prior.prior_id,
    );
  return prior.component === undefined
    ? typed(prior.family, prior.variant, content, controls)
    : composed(prior.component, content, controls);
}

function typed(form: string, variant: string | undefined, content: Record<string, unknown>, controls: object): OpenedPrior {
  const body: Record<string, unknown> = { ...controls, form, ...(variant === undefined ? {} : { variant }) };
  const id = variant === undefined ? form : `${form}_${variant}`;
  const flat = !isObject(content.data);
  const data: Record<string, unknown> = {};
  const from = new Map<string, string>();
  const warnings: Warning[] = [];
  if (isSent(Reflect.get(controls, 'data'))) warnings.push(lost(id, '/data', '`content` holds the data of a prior'));
  const chosen: unknown = Reflect.get(controls, 'variant');
  if (variant !== undefined && isSent(chosen) && chosen !== variant && chosen !== `${form}.${variant}`)
    warnings.push(lost(id, '/variant', `the prior is the variant ${variant}`));
  const own: Readonly<Record<string, string | undefined>> = { form, pattern: form, family: form, variant };
  for (const [name, member] of Object.entries(content)) {
    const at = `/content${pointerOf([name])}`;
    if (NAMED.has(name)) {
      if (isSent(member) && own[name] !== undefined && member !== own[name] && member !== `${form}.${variant}`)
        warnings.push(lost(id, at, `the prior is ${form}${variant === undefined ? '' : `, ${variant}`}`));
      continue;
    }
    const as = RESPELLED[name] ?? name;
    if (OUTSIDE.has(as)) {
      // Of two names for one place the first is used.
      if (from.has(`/${as}`) && isSent(member)) {
        warnings.push(lost(id, at, `${from.get(`/${as}`)} stands in its place`));
        continue;
      }
      if (isSent(member) && isSent(Reflect.get(controls, as))) warnings.push(lost(id, `/${as}`, `${at} stands in its place`));
      else if (isSent(Reflect.get(controls, as))) continue;
      body[as] = member;
      from.set(`/${as}`, at);
    } else if (flat) data[name] = member;
    else if (name !== 'data') {
      body[name] = member;
      from.set(`/${name}`, at);
    }
  }
  body.data = flat ? data : content.data;
  const root = flat ? '/content' : '/content/data';
  return {
    ok: true,
    body,
    warnings,
    origin: (pointer) => {
      if (pointer.startsWith(`${BESIDE}/`)) return pointer.slice(BESIDE.length);
      if (pointer === '/data' || pointer.startsWith('/data/')) return root + pointer.slice('/data'.length);
      const first = /^\/[^/]*/.exec(pointer)?.[0] ?? '';
      const sent = from.get(first);
      return sent === undefined ? pointer : sent + pointer.slice(first.length);
    },
  };
}

function composed(component: string, content: Record<string, unknown>, controls: object): OpenedPrior {
  const nested = isObject(content.body) && isObject(content.body.params);
  const params: unknown = nested ? (content.body as Record<string, unknown>).params : isObject(content.params) ? content.params : undefined;
  const { chrome, ...rest } = content;
  const root = nested ? '/content/body/params' : params === undefined ? '/content' : '/content/params';
  const warnings = [
    ...(params === undefined ? [] : Object.entries(rest))
      .filter(([name, member]) => name !== (nested ? 'body' : 'params') && name !== 'component' && isSent(member))
      .map(([name]) => lost(`component_${component}`, `/content${pointerOf([name])}`, 'the params stand beside it')),
    ...(isSent(chrome) && isSent(Reflect.get(controls, 'chrome'))
      ? [lost(`component_${component}`, '/chrome', '/content/chrome stands in its place')]
      : []),
  ];
  return {
    ok: true,
    warnings,
    body: { ...controls, ...(chrome === undefined ? {} : { chrome }), body: { component, params: params ?? rest } },
    origin: (pointer) => {
      if (pointer.startsWith(`${BESIDE}/`)) return pointer.slice(BESIDE.length);
      if (pointer.startsWith('/body/params')) return root + pointer.slice('/body/params'.length);
      return chrome !== undefined && pointer.startsWith('/chrome') ? `/content${pointer}` : pointer;
    },
  };
}

function fail(pointer: string, msg: string, remedy: string, code: string, status: 400 | 422, near?: string, of = near): OpenedPrior {
  const example = of === undefined ? undefined : priorExample(of);
  return {
    ok: false,
    problem: {
      code,
      status,
      title: code === 'unknown_prior' ? 'No prior has this id' : 'The content does not have the shape that was asked for',
      detail: `${pointer}: ${msg}`,
      remedy,
      errors: [
        {
          pointer,
          loc: pointer.slice(1).split('/'),
          code: 'invalid_value',
          msg,
          type: 'invalid_value',
          ...(near === undefined ? {} : { nearest: near }),
        },
      ],
      members: { ...(near === undefined ? {} : { nearest: near }), ...(example === undefined ? {} : { example }), cost_charged: 0 },
    },
  };
}

/** A refusal with its pointers as the request was sent. */
export const problemFrom = (problem: DrawProblem, origin: Origin): DrawProblem => ({
  ...problem,
  ...(problem.errors === undefined ? {} : { errors: problem.errors.map((error) => errorFrom(error, origin)) }),
});

function errorFrom(error: FieldError, origin: Origin): FieldError {
  const { pointer, sent_as, patch } = error;
  const at = origin(pointer);
  return {
    ...error,
    pointer: at,
    loc: at.slice(1).split('/'),
    ...(sent_as === undefined ? {} : { sent_as: origin(sent_as) }),
    // The words of a brief are not mended where a value that was read from them is.
    ...(patch === undefined || patch.some(({ path }) => origin(path) === '/brief')
      ? {}
      : { patch: patch.map((one) => ({ ...one, path: origin(one.path), ...(one.from === undefined ? {} : { from: origin(one.from) }) })) }),
  };
}
