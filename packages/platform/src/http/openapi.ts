/** The OpenAPI 3.1 document, made from the routes and the schemas that check their requests. */
import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { readableJson } from '@deckwright/core/readable-json';
import { z } from 'zod';
import {
  closedToAgents,
  type ErrorDefinition,
  idempotencyInProgress,
  idempotencyKeyReused,
  insufficientScope,
  invalidForm,
  invalidJson,
  invalidMultipart,
  liveKeyRequired,
  PROBLEM_MEDIA_TYPE,
  payloadTooLarge,
  problem,
  rateLimited,
  requestInvalid,
  serviceUnavailable,
  unauthorized,
  unsupportedMediaType,
} from '../errors/index.ts';
import { isClosedToAgents } from './check-rights.ts';
import { IDEMPOTENCY_KEY } from './idempotency.ts';
import type { UploadPolicy } from './multipart-body.ts';
import type { Route } from './route.ts';

export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly base_url: string;
}

type SecurityRequirementObject = NonNullable<RouteConfig['security']>[number];

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

const FieldErrorSchema = z
  .object({
    loc: z.array(z.union([z.string(), z.number()])).describe('Part of the request, then the path into it.'),
    pointer: z.string().describe('JSON Pointer (RFC 6901) into that part.'),
    code: z.string(),
    msg: z.string(),
    type: z.string(),
    allowed: z.array(z.string()).optional(),
    nearest: z.string().optional().describe('The known value that was probably meant.'),
    limit: z.number().optional().describe('The bound that the value breaks.'),
    sent_as: z.string().optional().describe('Of a missing member: JSON Pointer of the one beside it that was probably meant.'),
    patch: z
      .array(z.looseObject({ op: z.string(), path: z.string() }))
      .optional()
      .describe('JSON Patch (RFC 6902) of the request that mends this fault, where nothing has to be known for it.'),
  })
  .meta({ id: 'FieldError' });

const PatchSchema = z.array(
  z.looseObject({ op: z.string(), path: z.string(), from: z.string().optional(), value: z.unknown().optional() }),
);

/** One way out. At the doors of agents a step names a tool in the place of a route. */
export const WayOutSchema = z
  .object({
    why: z.string().describe('The cause that these steps remove.'),
    do: z
      .array(
        z.looseObject({
          method: z.string().optional().describe('A request to this service, with `path` and, where it takes one, `body`.'),
          path: z.string().optional(),
          body: z.unknown().optional(),
          tool: z.string().optional().describe('Over MCP, in the place of a request: a tool, with its `arguments`.'),
          arguments: z.looseObject({}).optional(),
          change: PatchSchema.optional().describe('JSON Patch (RFC 6902) of the request that was refused; send what comes of it.'),
          wait_s: z.number().optional().describe('Seconds to wait; then send the same request again.'),
          ask: z.string().optional().describe('What only a person, or the author of the content, can do.'),
        }),
      )
      .describe('Steps, in order.'),
    again: z.literal(true).optional().describe('Send the request again after the last step.'),
  })
  .meta({ id: 'WayOut', description: 'What to do about a refusal or a finding, as steps that a program can take.' });

const ProblemSchema = z
  .looseObject({
    type: z.string().describe('Ends in the code, with hyphens.'),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string().describe('Stable; switch on this.'),
    actionable: z.boolean().describe('Whether the caller can get past it.'),
    remedy: z.string(),
    ways_out: z.array(WayOutSchema).optional().describe('What `remedy` says, as data: ways out of this cause, the likeliest first.'),
    request_id: z.string(),
    trace_id: z.string().optional().describe('The trace of the request, where the service keeps traces: 32 hexadecimal digits.'),
    errors: z.array(FieldErrorSchema).optional(),
    blanks: z
      .array(z.object({ text: z.string(), start: z.int(), end: z.int() }))
      .optional()
      .describe(
        'Of a completed brief that was sent with blanks left (`intent_unroutable`): each, with its characters of the brief, the end exclusive.',
      ),
  })
  .meta({ id: 'Problem', description: 'A problem document (RFC 9457). Members of a code stand beside the common ones.' });

export function buildOpenApi<Kit>(routes: readonly Route<Kit>[], info: ApiInfo): OpenApiDocument {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', description: 'An API key.' });
  registry.registerComponent('securitySchemes', 'api_key', { type: 'apiKey', in: 'header', name: 'X-API-Key' });
  for (const route of routes) {
    if (route.hidden !== true) registry.registerPath(operation(route));
  }
  return new OpenApiGeneratorV31(registry.definitions, { sortComponents: 'alphabetically' }).generateDocument({
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      description: info.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: info.base_url }],
    tags: [...new Set(routes.filter((route) => route.hidden !== true).map((route) => route.tag))].map((name) => ({ name })),
  });
}

function operation<Kit>(route: Route<Kit>): RouteConfig {
  const keyed: SecurityRequirementObject[] = [{ bearer: [] }, { api_key: [] }];
  const security = { key: keyed, live_key: keyed, public: [], signed: [], 'public-or-key': [{}, ...keyed] };
  const params = asObject(route.params);
  const query = asObject(route.query);
  const cost = route.cost_usd === undefined ? '' : ` Costs $${route.cost_usd.toFixed(2)} when it succeeds.`;
  const mode = route.auth === 'live_key' ? ' Needs a live key.' : '';
  const description = `${route.description ?? ''}${cost}${mode}`.trim();
  return {
    method: route.method,
    path: route.path.replace('*}', '}'),
    operationId: operationId(route),
    tags: [route.tag],
    summary: route.summary,
    ...(description === '' ? {} : { description }),
    security: security[route.auth],
    request: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...headersOf(route),
      ...(route.body === undefined ? {} : { body: requestBody(route) }),
    },
    responses: both(answers(route), failures(route)),
    ...(route.example === undefined ? {} : { 'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlOf(route) }] }),
  };
}

/** A status may be an answer and a refusal: then it has the bodies of both. */
function both(declared: RouteConfig['responses'], refused: RouteConfig['responses']): RouteConfig['responses'] {
  const merged = { ...declared, ...refused };
  for (const [status, answer] of Object.entries(declared)) {
    const refusal = refused[status];
    if (refusal === undefined || '$ref' in refusal || '$ref' in answer) continue;
    merged[status] = {
      ...refusal,
      description: `${answer.description}\n\n${refusal.description}`,
      content: { ...answer.content, ...refusal.content },
    };
  }
  return merged;
}

/** The example of a route as a command; `$DECKWRIGHT_URL` is the address, `$DECKWRIGHT_API_KEY` the key. */
function curlOf<Kit>(route: Route<Kit>): string {
  const query = new URLSearchParams(route.example?.query ?? {}).toString();
  const body = route.example?.body;
  const path = `${route.path.replace('*}', '}')}${query === '' ? '' : `?${query}`}`;
  return [
    `curl ${route.method === 'get' ? '' : `-X ${route.method.toUpperCase()} `}"$DECKWRIGHT_URL${path}"`,
    ...(route.auth === 'public' || route.auth === 'signed' ? [] : ['-H "Authorization: Bearer $DECKWRIGHT_API_KEY"']),
    ...(body === undefined
      ? []
      : route.form
        ? formOf(body)
        : ["-H 'Content-Type: application/json'", `-d '${readableJson(body).replaceAll("'", "'\\''")}'`]),
  ].join(' \\\n  ');
}

const formOf = (body: unknown): string[] =>
  Object.entries(Object(body)).map(([name, value]) => `--data-urlencode '${name}=${String(value)}'`);

const KEY_HEADER = z
  .string()
  .min(1)
  .max(255)
  .regex(IDEMPOTENCY_KEY)
  .optional()
  .describe('Send the same key to get the first answer again, for 24 hours.');
const IF_MATCH = z
  .string()
  .optional()
  .describe('The revision that you know, quoted: `"3"`. When the job has another one, the answer is 412 and nothing is changed.');
const PREFER = z
  .string()
  .optional()
  .describe('`respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done.');

/** The request headers that a route reads, apart from those of all routes. */
function headersOf<Kit>(route: Route<Kit>) {
  const headers = {
    ...(route.idempotent === undefined ? {} : { 'Idempotency-Key': KEY_HEADER }),
    ...(route.errors.some(({ code }) => code === 'revision_mismatch') ? { 'If-Match': IF_MATCH } : {}),
    ...(200 in route.answers && 202 in route.answers ? { Prefer: PREFER } : {}),
  };
  return Object.keys(headers).length === 0 ? {} : { headers: z.object(headers) };
}

function requestBody<Kit>(route: Route<Kit>) {
  const example = route.example?.body;
  const schema = route.body ?? z.unknown();
  const type = route.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const json = { [type]: { schema, ...(example === undefined ? {} : { example }) } };
  return {
    required: !route.body_optional,
    content: route.upload === undefined ? json : { ...json, 'multipart/form-data': { schema: formSchema(route.upload) } },
  };
}

function formSchema({ field, files, file_bytes, total_bytes }: UploadPolicy) {
  const file = { type: 'string' as const, format: 'binary' };
  const each = `At most ${file_bytes} bytes${files === 1 ? '' : ` each, ${total_bytes} together`}.`;
  return {
    type: 'object' as const,
    description: 'Beside files, the fields of the JSON body as texts.',
    properties: {
      [field]: files === 1 ? { ...file, description: each } : { type: 'array' as const, items: file, maxItems: files, description: each },
    },
  };
}

function answers<Kit>(route: Route<Kit>): RouteConfig['responses'] {
  return Object.fromEntries(
    Object.entries(route.answers).map(([status, answer]) => {
      const headers = Object.fromEntries(
        Object.entries(answer.headers ?? {}).map(([name, description]) => [name, { description, schema: { type: 'string' as const } }]),
      );
      const example = status === '200' ? route.example?.answer : undefined;
      const json = answer.schema && { 'application/json': { schema: answer.schema, ...(example === undefined ? {} : { example }) } };
      const other = answer.media_type && {
        // A stream's schema would be read as that of each event.
        [answer.media_type]: { schema: answer.media_type === 'text/event-stream' ? {} : textOf(answer.media_type) },
      };
      const content = { ...json, ...other };
      return [
        status,
        {
          description: answer.description,
          ...(answer.headers === undefined ? {} : { headers }),
          ...(Object.keys(content).length === 0 ? {} : { content }),
        },
      ];
    }),
  );
}

const textOf = (contentMediaType: string) => ({ type: 'string' as const, contentMediaType });

/** Every refusal that a route can give, its own and the wrapper's, one answer a status with an example of each code. */
function failures<Kit>(route: Route<Kit>): RouteConfig['responses'] {
  const common = [
    ...(route.auth === 'key' || route.auth === 'live_key' || route.auth === 'public-or-key' ? [unauthorized] : []),
    ...(route.scope === undefined ? [] : [insufficientScope]),
    ...(isClosedToAgents(route) ? [closedToAgents] : []),
    ...(route.auth === 'live_key' ? [liveKeyRequired] : []),
    ...(route.reads_body ? [route.form ? invalidForm : invalidJson, payloadTooLarge, unsupportedMediaType, serviceUnavailable] : []),
    ...(route.upload === undefined ? [] : [invalidMultipart]),
    // Every route refuses a query parameter that is sent twice or has NUL, also where it reads none.
    requestInvalid,
    ...(route.idempotent === undefined ? [] : [idempotencyInProgress, idempotencyKeyReused]),
    rateLimited,
  ];
  const byStatus = new Map<number, ErrorDefinition[]>();
  for (const error of new Set([...common, ...route.errors])) {
    const status = route.refusal?.status(error.status) ?? error.status;
    byStatus.set(status, [...(byStatus.get(status) ?? []), error]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => [
      status,
      {
        description: errors.map((error) => `\`${error.code}\`: ${error.title}.`).join('\n\n'),
        content:
          route.refusal === undefined
            ? {
                [PROBLEM_MEDIA_TYPE]: {
                  schema: ProblemSchema,
                  examples: Object.fromEntries(errors.map((error) => [error.code, { value: { ...problem(error), request_id: 'req_…' } }])),
                },
              }
            : { 'application/json': { schema: route.refusal.schema } },
      },
    ]),
  );
}

/** `GET /v1/jobs/{job_id}/pptx` to `getJobsByJobIdPptx`. */
function operationId<Kit>(route: Route<Kit>): string {
  const words = route.path
    .replace(/^\/v1\//, '')
    .replace(/\{(\w+)\*?\}/g, 'by_$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return route.method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function asObject(schema: z.ZodType | undefined): z.ZodObject | undefined {
  return schema instanceof z.ZodObject ? schema : undefined;
}
