/** browse_catalog: what can be drawn, from one line a form down to the exact contract of one layout. */
import { z } from 'zod';
import { defineTool, type ToolAnswer, type ToolCall } from './define-tool.ts';
import { missingField } from './missing-field.ts';
import { MAX_RESULT_CHARACTERS } from './tool-result.ts';

const MAX_FAMILIES = 10;
/** Of an answer with several forms, characters: what comes beside them in a result has the rest. */
const ROOM = MAX_RESULT_CHARACTERS - 1000;

const LISTED = ['type', 'families', 'family', 'variant', 'q', 'name', 'limit'];

const input = z.object({
  families: z.array(z.string().max(80)).min(1).max(MAX_FAMILIES).optional().describe('With type=schema: several forms at once.'),
  family: z.string().max(80).optional().describe('One form: its layouts, or its schema.'),
  variant: z.string().max(80).optional().describe('One layout, with an example of its own.'),
  prior_id: z.string().max(160).optional().describe('`<form>_<variant>` or `component_<name>`.'),
  q: z.string().max(400).optional().describe('What the slide is to show, such as `ebitda bridge`.'),
  type: z
    .enum(['forms', 'schema', 'widgets', 'helpers', 'themes', 'brands', 'pricing', 'tools'])
    .optional()
    .describe('Absent: the forms, a line each.'),
  name: z.string().max(80).optional().describe('With type=widgets one component, with type=tools one tool.'),
  source: z
    .enum(['all', 'default', 'custom', 'saved', 'uploaded'])
    .optional()
    .describe("With type=themes: `default` are the built-in ones, all others the caller's own."),
  theme_id: z
    .string()
    .max(100)
    .optional()
    .describe("With type=themes or brands: one of the caller's templates, with the layouts that it has."),
  limit: z.int().min(1).max(100).optional(),
  offset: z.int().min(0).max(10_000).optional(),
  top: z.int().min(1).max(100).optional().describe('The same as `limit`, for themes.'),
});

type Call = ToolCall<z.infer<typeof input>>;

export const browseCatalog = defineTool({
  name: 'browse_catalog',
  title: 'Browse the catalog',
  description:
    'Free. What can be drawn: without arguments the forms with what each is for; `q` searches; type=schema with `families` the JSON Schema of their `data` ' +
    'with examples that render; `widgets` components; `themes` what `theme_id` takes; `brands` your own; `helpers` functions for code; `tools` all arguments of a tool.',
  input,
  listed: LISTED,
  output: z.looseObject({}),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false, cost: { usd: 0 } },
  stands_for: {
    'GET /v1/catalog': () => ({}),
    'GET /v1/catalog/forms': () => ({}),
    'GET /v1/catalog/forms/{form}': ({ params }) => ({ type: 'schema', family: params['form'] }),
    'GET /v1/catalog/priors': ({ query }) => (query['q'] === undefined ? {} : { q: query['q'] }),
    'GET /v1/catalog/priors/{prior_id}': ({ params }) => params,
    'GET /v1/catalog/themes': () => ({ type: 'themes' }),
    'GET /v1/widgets': () => ({ type: 'widgets' }),
    'GET /v1/widgets/{name}': ({ params }) => ({ type: 'widgets', ...params }),
    'GET /v1/brands': () => ({ type: 'brands' }),
    'GET /v1/brands/{slug}': ({ params }) => ({ type: 'brands', theme_id: params['slug'] }),
    'GET /v1/helpers': () => ({ type: 'helpers' }),
    'GET /v1/pricing': () => ({ type: 'pricing' }),
    'GET /v1/tools/{tool_name}': ({ params }) => ({ type: 'tools', name: params['tool_name'] }),
  },
  card: false,
  invocation: { invoking: 'Looking into the catalog…', invoked: 'Catalog read' },
  async handle(call) {
    const { type, q, prior_id, families, family, variant } = call.args;
    if (type === 'widgets') return widgets(call);
    if (type === 'themes') return { body: await themes(call) };
    if (type === 'brands') return { body: await brands(call) };
    if (type === 'helpers') return { body: await call.ask({ method: 'get', path: '/v1/helpers' }) };
    if (type === 'pricing') return { body: await call.ask({ method: 'get', path: '/v1/pricing' }) };
    if (type === 'tools') return { body: await tool(call) };
    if (families !== undefined) return { body: await schemas(call, families) };
    if (q !== undefined && q.trim() !== '') return { body: await search(call) };
    if (prior_id !== undefined) return { body: await prior(call, prior_id) };
    if (family !== undefined) return { body: await form(call, family) };
    if (variant !== undefined) return { body: await form(call, await formOf(call, variant)) };
    if (type === 'schema') throw missingField('families', 'type `schema` is of forms');
    return { body: await forms(call) };
  },
});

const entries = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map((one) => Object(one)) : []);

async function forms({ ask }: Call): Promise<Record<string, unknown>> {
  const { families } = await ask({ method: 'get', path: '/v1/catalog/forms' });
  const lines = entries(families).map(({ form, menu, binds, variants }) => ({ form, menu, binds, variants: entries(variants).length }));
  return { families: lines, next: 'browse_catalog with type=schema and families=[<form>, …] gives the contracts of their data.' };
}

/** The contracts of several forms, each with one example, as far as a result has room for them; the first always. */
async function schemas({ ask }: Call, names: readonly string[]): Promise<Record<string, unknown>> {
  const read = await Promise.all(
    [...new Set(names)].map((form) => ask({ method: 'get', path: '/v1/catalog/forms/{form}', params: { form } })),
  );
  const forms = read.map(({ form, when, binds, default_variant, variants, data_schema, example }) => ({
    form,
    when,
    binds,
    default_variant,
    variants: entries(variants).map(({ variant }) => variant),
    data_schema,
    example,
  }));
  let size = 0;
  const shown = forms.filter((one, i) => {
    size += JSON.stringify(one).length;
    return i === 0 || size <= ROOM;
  });
  const further = forms.slice(shown.length).map(({ form }) => form);
  const next = 'create_slide takes each example as it stands, create_deck takes them as `slides`; dry_run: true checks for free.';
  return further.length === 0 ? { forms: shown, next } : { forms: shown, further, next: `Ask again for those of \`further\`. ${next}` };
}

async function tool({ ask, args }: Call): Promise<Record<string, unknown>> {
  if (args.name === undefined) throw missingField('name', 'type `tools` is of one tool');
  return ask({ method: 'get', path: '/v1/tools/{tool_name}', params: { tool_name: args.name } });
}

async function form({ ask, args }: Call, family: string): Promise<Record<string, unknown>> {
  const entry = await ask({ method: 'get', path: '/v1/catalog/forms/{form}', params: { form: family } });
  const variants = entries(entry['variants']);
  const lines = variants.map(({ variant, prior_id, purpose, preview_url }) => ({ variant, prior_id, purpose, preview_url }));
  const { form: name, menu, when, when_not, binds, capacity, default_variant, data_schema, example } = entry;
  const shown = { form: name, menu, when, when_not, binds, capacity, default_variant };
  if (args.type !== 'schema' && args.variant === undefined) return { ...shown, variants: lines };
  const one = args.variant === undefined ? undefined : variants.find(({ variant }) => variant === args.variant);
  // An unknown layout is refused by the route that knows the names.
  if (args.variant !== undefined && one === undefined) return prior({ ask }, `${family}_${args.variant}`);
  return {
    ...shown,
    ...(one === undefined ? { variants: lines } : { variant: one['variant'] }),
    data_schema,
    example: one?.['example'] ?? example,
  };
}

/** The form that a layout is of; the names of layouts differ between forms. @throws ProblemError `request_invalid` */
async function formOf({ ask }: Call, variant: string): Promise<string> {
  const { families } = await ask({ method: 'get', path: '/v1/catalog/forms' });
  const found = entries(families).find(({ variants }) => entries(variants).some((one) => one['variant'] === variant));
  if (typeof found?.['form'] !== 'string') throw missingField('family', `no form has a layout ${JSON.stringify(variant)}`);
  return found['form'];
}

const prior = ({ ask }: Pick<Call, 'ask'>, prior_id: string) =>
  ask({ method: 'get', path: '/v1/catalog/priors/{prior_id}', params: { prior_id } });

const page = ({ args }: Call): Record<string, string> => ({ limit: String(args.limit ?? 20), offset: String(args.offset ?? 0) });

async function search(call: Call): Promise<Record<string, unknown>> {
  const { q, family } = call.args;
  return call.ask({
    method: 'get',
    path: '/v1/catalog/priors',
    query: { q: q ?? '', ...(family === undefined ? {} : { family }), ...page(call) },
  });
}

async function widgets({ ask, file, args }: Call): Promise<ToolAnswer> {
  const { name } = args;
  if (name === undefined) {
    const { widgets: all } = await ask({ method: 'get', path: '/v1/widgets' });
    return {
      body: { widgets: entries(all).map(({ component, purpose, limits, owns_slide }) => ({ component, purpose, limits, owns_slide })) },
    };
  }
  const body = await ask({ method: 'get', path: '/v1/widgets/{name}', params: { name } });
  return { body, preview: await file({ method: 'get', path: '/v1/widgets/{name}/preview', params: { name }, accept: 'image/png' }) };
}

async function themes({ ask, args }: Call): Promise<Record<string, unknown>> {
  const { source = 'all', theme_id, top, limit } = args;
  const all = entries((await ask({ method: 'get', path: '/v1/catalog/themes' }))['themes']);
  if (theme_id !== undefined) {
    const [slug] = theme_id.split('@');
    const found = all.find((theme) => [theme['theme_id'], theme['brand'], theme['id']].some((id) => id === theme_id || id === slug));
    return found ?? ask({ method: 'get', path: '/v1/brands/{slug}', params: { slug: theme_id } });
  }
  const isOwn = (theme: Record<string, unknown>) => theme['brand'] !== undefined;
  const chosen = all.filter((theme) => source === 'all' || isOwn(theme) === (source !== 'default'));
  return { themes: chosen.slice(0, top ?? limit ?? 50).map(withoutTokens), total: chosen.length };
}

/** The caller's brands, newest version of each; with `theme_id` one of them, or one version of it. */
async function brands({ ask, args }: Call): Promise<Record<string, unknown>> {
  if (args.theme_id !== undefined) return ask({ method: 'get', path: '/v1/brands/{slug}', params: { slug: args.theme_id } });
  const all = entries((await ask({ method: 'get', path: '/v1/brands' }))['brands']);
  return { brands: all.slice(0, args.top ?? args.limit ?? 50), total: all.length };
}

/** A model chooses a theme by what it is for; its colours are in the catalog. */
const withoutTokens = ({ tokens: _tokens, colors: _colors, colours: _colours, ...theme }: Record<string, unknown>) => theme;
