/* Long because every setting stands here once, in the order of its page. */
/** The table of settings: each one's variable, default, meaning and shape, from which reading and documentation are made. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { readNetwork } from '../http/allowed-networks.ts';
import { invoiceIssuer } from './invoice-issuer.ts';
import { sender, smtpAddress } from './mail-schemas.ts';
import { DEFAULT_PLANS, planCatalogue } from './plan-catalogue.ts';

/** One setting. `schema` receives the variable's text, or `undefined` where it is unset and has no default. */
export interface Setting<T extends z.ZodType = z.ZodType> {
  readonly variable: string;
  /** The variable's name in earlier versions, which is still read. */
  readonly former?: string;
  readonly doc: string;
  readonly fix: string;
  readonly default?: string;
  readonly secret?: boolean;
  readonly schema: T;
}

const setting = <T extends z.ZodType>(value: Setting<T>): Setting<T> => value;

const url = (protocols: readonly string[]) =>
  z.string().refine(
    (text) => {
      if (!URL.canParse(text)) return false;
      return protocols.includes(new URL(text).protocol);
    },
    `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  );

/** What stands between commas. */
const listed = (text: string): string[] => text.split(',').map((one) => one.trim());

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must lie between ${least} and ${most}`);

const bindAddress = z.string().refine((text) => isIP(text) !== 0 || text === 'localhost', 'must be an IP address or localhost');

const modelName = z.string().min(1, 'must not be empty').max(200, 'must have 200 characters at most');

/** All settings, in the order in which documentation lists them. The keys are the names in `Config`. */
export const settings = {
  database_url: setting({
    variable: 'DECKWRIGHT_DATABASE_URL',
    doc: 'PostgreSQL that holds jobs, accounts and keys. Unset: a PostgreSQL of our own runs in the data folder.',
    fix: 'Set it to postgresql://user:password@host:5432/database, or leave it unset to use the embedded one.',
    secret: true,
    schema: url(['postgresql:', 'postgres:']).optional(),
  }),
  redis_url: setting({
    variable: 'DECKWRIGHT_REDIS_URL',
    doc: 'Redis that carries the queue (policy noeviction). Unset: the queue lives in PostgreSQL.',
    fix: 'Set it to redis://host:6379 (rediss:// for TLS), or leave it unset.',
    secret: true,
    schema: url(['redis:', 'rediss:']).optional(),
  }),
  s3_endpoint: setting({
    variable: 'DECKWRIGHT_S3_ENDPOINT',
    doc: 'Address of an S3-compatible store, when it is not the one the region implies.',
    fix: 'Set it to the http:// or https:// address of the store.',
    schema: url(['http:', 'https:']).optional(),
  }),
  s3_bucket: setting({
    variable: 'DECKWRIGHT_S3_BUCKET',
    doc: 'Bucket for files. Unset: files are kept in the data folder.',
    fix: 'Set it to the name of an existing bucket, or leave it unset.',
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name of 3 to 63 lower-case letters, digits, dots and hyphens')
      .optional(),
  }),
  s3_region: setting({
    variable: 'DECKWRIGHT_S3_REGION',
    doc: 'Region of the bucket.',
    fix: 'Set it to the name of a region, such as us-east-1.',
    default: 'us-east-1',
    schema: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region'),
  }),
  s3_access_key: setting({
    variable: 'DECKWRIGHT_S3_ACCESS_KEY',
    doc: "Access key of the store. Unset: the platform's own chain of credentials is used.",
    fix: 'Set it together with DECKWRIGHT_S3_SECRET_KEY, or leave both unset.',
    secret: true,
    schema: z.string().min(1, 'must not be empty').optional(),
  }),
  s3_secret_key: setting({
    variable: 'DECKWRIGHT_S3_SECRET_KEY',
    doc: 'Secret that belongs to the access key.',
    fix: 'Set it together with DECKWRIGHT_S3_ACCESS_KEY, or leave both unset.',
    secret: true,
    schema: z.string().min(1, 'must not be empty').optional(),
  }),
  data_dir: setting({
    variable: 'DECKWRIGHT_DATA_DIR',
    doc: 'Folder for everything that embedded parts keep: database, files, generated keys.',
    fix: 'Set it to a folder that this user may write.',
    default: './.deckwright',
    schema: z.string().min(1, 'must not be empty'),
  }),
  host: setting({
    variable: 'DECKWRIGHT_HOST',
    doc: 'Address that the HTTP interface is bound to. The default lets in this machine alone; 0.0.0.0 or :: lets in every network, as a container behind a balancer needs it.',
    fix: 'Set it to an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::.',
    default: '127.0.0.1',
    schema: bindAddress,
  }),
  port: setting({
    variable: 'DECKWRIGHT_PORT',
    doc: 'Port of the HTTP interface; 0 takes a free one.',
    fix: 'Set it to a port between 0 and 65535.',
    default: '8080',
    schema: wholeNumber(0, 65535),
  }),
  metrics_port: setting({
    variable: 'DECKWRIGHT_METRICS_PORT',
    doc: 'Port on which each process (gateway, relay, workers) serves /metrics, /healthz and /readyz, apart from the public interface; several on one machine need a port each. Under `deckwright serve` it is one page for the whole tree. Unset: none is served; 0 takes a free port, which the log names.',
    fix: 'Set it to a port between 0 and 65535, or leave it unset.',
    schema: wholeNumber(0, 65535).optional(),
  }),
  metrics_host: setting({
    variable: 'DECKWRIGHT_METRICS_HOST',
    doc: 'Address that the port of metrics is bound to. The port needs no key: open it to the network of the collector of metrics, and no further.',
    fix: 'Set it to an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::.',
    default: '127.0.0.1',
    schema: bindAddress,
  }),
  adapter_port: setting({
    variable: 'DECKWRIGHT_ADAPTER_PORT',
    doc: 'Port (TLS) on which the metrics adapter answers the API server of Kubernetes; 0 takes a free one. The chart sets it.',
    fix: 'Set it to a port between 0 and 65535.',
    default: '6443',
    schema: wholeNumber(0, 65535),
  }),
  adapter_tls_dir: setting({
    variable: 'DECKWRIGHT_ADAPTER_TLS_DIR',
    doc: 'Folder with the certificate of the metrics adapter, tls.crt and tls.key; they may be renewed in place. The chart sets it.',
    fix: 'Set it to a folder that holds tls.crt and tls.key.',
    schema: z.string().min(1, 'must not be empty').optional(),
  }),
  adapter_namespace: setting({
    variable: 'DECKWRIGHT_ADAPTER_NAMESPACE',
    doc: 'Namespace of Kubernetes whose autoscalers the metrics adapter answers. The chart sets it.',
    fix: 'Set it to the namespace of the release.',
    schema: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'must be the name of a namespace')
      .optional(),
  }),
  signing_key: setting({
    variable: 'DECKWRIGHT_SIGNING_KEY',
    doc: 'Keys that sign download links and seal the secrets of webhooks, newest first, separated by commas; each of 32 bytes or more. Gateways and relays need the same. Unset: one is made and kept in the data folder; a relay of its own then sends no webhooks.',
    fix: 'Set it to the output of `openssl rand -base64 48`; to rotate, put the new key in front of the old one.',
    secret: true,
    schema: z
      .string()
      .transform(listed)
      .refine((keys) => keys.every((key) => Buffer.byteLength(key) >= 32), 'must be keys of at least 32 bytes each')
      .optional(),
  }),
  webhook_networks: setting({
    variable: 'DECKWRIGHT_WEBHOOK_NETWORKS',
    doc: 'Private networks that webhooks may be sent into, separated by commas: `10.20.0.0/16`, `fd12:3456::/32`, or single addresses. Gateways and relays need the same. Unset: the public internet alone. Whoever has a key can then have messages sent there. Addresses where clouds hand out credentials (169.254.169.254 and its like) stay closed inside any network, unless one is named by itself.',
    fix: 'Set it to networks of /8 or smaller (IPv6: /7), separated by commas, or leave it unset.',
    schema: z
      .string()
      .transform(listed)
      .refine(
        (list) => list.every((one) => readNetwork(one) !== undefined),
        'must be networks, each an address and the length of its prefix',
      )
      .optional(),
  }),
  test_slides_per_day: setting({
    variable: 'DECKWRIGHT_TEST_SLIDES_PER_DAY',
    doc: 'Slides that the test keys of one account may have drawn in a day (UTC), all together. 0: none.',
    fix: 'Set it to a whole number from 0 to 1000000.',
    default: '200',
    schema: wholeNumber(0, 1_000_000),
  }),
  provision_secret: setting({
    variable: 'DECKWRIGHT_PROVISION_SECRET',
    doc: 'Secret with which a web front end provisions accounts at POST /v1/auth/provision. Unset: provisioning is off.',
    fix: 'Set it to the output of `openssl rand -base64 36`, or leave it unset.',
    secret: true,
    schema: z
      .string()
      .refine((text) => Buffer.byteLength(text) >= 24, 'must be 24 bytes or longer')
      .optional(),
  }),
  oidc_issuer: setting({
    variable: 'DECKWRIGHT_OIDC_ISSUER',
    doc: 'OpenID Connect provider at which people sign in to let agents act for them. Unset: `deckwright serve` has a sign-in of its own, and a gateway by itself no OAuth.',
    fix: 'Set it to the issuer’s https:// address (http:// on this machine only), together with DECKWRIGHT_OIDC_CLIENT_ID, or leave both unset.',
    schema: z
      .string()
      .refine((text) => {
        if (!URL.canParse(text)) return false;
        const { protocol, hostname } = new URL(text);
        return protocol === 'https:' || (protocol === 'http:' && /^(?:127(?:\.\d+){3}|\[::1\]|localhost)$/.test(hostname));
      }, 'must be an https:// address, or an http:// one of this machine')
      .optional(),
  }),
  oidc_client_id: setting({
    variable: 'DECKWRIGHT_OIDC_CLIENT_ID',
    doc: 'How the provider knows this service. Its redirect address there is the base URL followed by /oauth/callback.',
    fix: 'Set it to the client id that the provider has given out, together with DECKWRIGHT_OIDC_ISSUER, or leave both unset.',
    schema: z.string().min(1, 'must not be empty').optional(),
  }),
  oidc_client_secret: setting({
    variable: 'DECKWRIGHT_OIDC_CLIENT_SECRET',
    doc: 'Secret that belongs to the client id. Unset: the service is a public client there, with PKCE.',
    fix: 'Set it to the secret that the provider has given out, or leave it unset.',
    secret: true,
    schema: z.string().min(1, 'must not be empty').optional(),
  }),
  oidc_scopes: setting({
    variable: 'DECKWRIGHT_OIDC_SCOPES',
    doc: 'Scopes that the provider is asked for.',
    fix: 'Set it to scopes separated by spaces, openid among them.',
    default: 'openid email profile',
    schema: z.string().refine((text) => text.split(' ').includes('openid'), 'must hold openid'),
  }),
  oidc_provider: setting({
    variable: 'DECKWRIGHT_OIDC_PROVIDER',
    doc: 'The `provider` under which a web front end provisions accounts of the same people, so that both find the same account. Unset: accounts are found by issuer and subject.',
    fix: 'Set it to what POST /v1/auth/provision is sent as provider (oauth where it sends none), or leave it unset.',
    schema: z
      .string()
      .regex(/^[a-z0-9_.-]{1,40}$/, 'must be letters a to z, digits, dots, hyphens and underscores')
      .optional(),
  }),
  agent_limit_usd: setting({
    variable: 'DECKWRIGHT_AGENT_LIMIT_USD',
    doc: 'What the page that lets an agent in proposes as its spending limit, USD a month. The one who is asked sets another.',
    fix: 'Set it to a whole number from 0 to 1000.',
    default: '5',
    schema: wholeNumber(0, 1000),
  }),
  login_password: setting({
    variable: 'DECKWRIGHT_LOGIN_PASSWORD',
    doc: 'Password of the sign-in that `deckwright serve` has for agents. Unset: a live API key signs in, and only while the service is bound to this machine.',
    fix: 'Set it to a password of 12 characters or more, or leave it unset.',
    secret: true,
    schema: z.string().min(12, 'must be 12 characters or longer').optional(),
  }),
  base_url: setting({
    variable: 'DECKWRIGHT_BASE_URL',
    doc: 'Address under which callers reach the service; links in answers begin with it. Unset: taken from the port.',
    fix: 'Set it to an http:// or https:// address without a path.',
    schema: url(['http:', 'https:'])
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
  }),
  cors_origins: setting({
    variable: 'DECKWRIGHT_CORS_ORIGINS',
    doc: 'Origins, separated by commas, whose pages in browsers may read answers; `*` lets all, `none` lets none. A page needs a key or token all the same: cookies are never sent for one.',
    fix: 'Set it to * or none, or to origins such as https://app.example.com,http://localhost:5173.',
    default: '*',
    schema: z
      .string()
      .transform((text) => (text === '*' ? text : text === 'none' ? [] : listed(text)))
      .refine(
        (origins) => origins === '*' || origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
        'must be *, none, or origins: scheme, host and port without a path',
      ),
  }),
  trusted_proxies: setting({
    variable: 'DECKWRIGHT_TRUSTED_PROXIES',
    doc: 'Networks of the proxies in front, separated by commas, whose X-Forwarded-For is believed. Unset: the header is ignored, and limits count the connecting address.',
    fix: 'Set it to networks such as 10.0.0.0/8,fd00::/8, or leave it unset.',
    schema: z
      .string()
      .transform(listed)
      .refine(
        (networks) => networks.every((network) => isIP(network.split('/')[0] ?? '') !== 0 && /^[^/]+(?:\/\d{1,3})?$/.test(network)),
        'must be addresses or networks in CIDR notation',
      )
      .optional(),
  }),
  render_concurrency: setting({
    variable: 'DECKWRIGHT_RENDER_CONCURRENCY',
    doc: 'Slides that one render worker draws at the same time.',
    fix: 'Set it to a number from 1 to 64; two a core is plenty.',
    default: '2',
    schema: wholeNumber(1, 64),
  }),
  file_processes: setting({
    variable: 'DECKWRIGHT_FILE_PROCESSES',
    doc: 'Uploaded files that one gateway, repair or image worker reads at the same time, each in a process of its own, which ends with its task. In a gateway, one account has at most half of them; files of the public tools have as many processes of their own.',
    fix: 'Set it to a number from 1 to 64; one a core is plenty.',
    default: '2',
    schema: wholeNumber(1, 64),
  }),
  drawing_threads: setting({
    variable: 'DECKWRIGHT_DRAWING_THREADS',
    doc: 'Threads in which one gateway plans, checks, edits and previews, one question at a time in each, at most half of them for one account while others ask. Each takes some 100 MB. Unset: one a core, from 2 to 8.',
    fix: 'Set it to a number from 2 to 64, or leave it unset; more than one a core gains nothing.',
    schema: wholeNumber(2, 64).optional(),
  }),
  log_level: setting({
    variable: 'DECKWRIGHT_LOG_LEVEL',
    doc: 'Least level of log lines.',
    fix: 'Set it to fatal, error, warn, info, debug, trace or silent.',
    default: 'info',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a known level'),
  }),
  max_waiting: setting({
    variable: 'DECKWRIGHT_MAX_WAITING',
    former: 'DECKWRIGHT_MOST_WAITING',
    doc: 'Jobs that one account may have waiting for a worker, each slide of a deck counted; beyond, requests for more are answered 429.',
    fix: 'Set it to a number from 100 to 1000000.',
    default: '20000',
    schema: wholeNumber(100, 1_000_000),
  }),
  retention_days: setting({
    variable: 'DECKWRIGHT_RETENTION_DAYS',
    doc: 'Days after which a finished job and its files are removed.',
    fix: 'Set it to a number from 1 to 3650.',
    default: '30',
    schema: wholeNumber(1, 3650),
  }),
  code_sandbox_url: setting({
    variable: 'DECKWRIGHT_CODE_SANDBOX_URL',
    doc: 'Where the service `code-sandbox` runs Python code of callers: `unix:/path/of/socket`, or `http://host:port`. Gateways and repair workers need the same; the service itself listens at the socket, or at DECKWRIGHT_HOST and DECKWRIGHT_PORT. Unset: `deckwright serve` starts one on Linux where a Python has the packages, and elsewhere `POST /v1/render/code` answers 503 `code_sandbox_unavailable`.',
    fix: 'Set it to `unix:/run/deckwright/code.sock` or `http://host:port`, or leave it unset.',
    schema: url(['unix:', 'http:', 'https:']).optional(),
  }),
  code_sandbox_token: setting({
    variable: 'DECKWRIGHT_CODE_SANDBOX_TOKEN',
    doc: 'Known to the service `code-sandbox`, the gateways and the repair workers: whoever sends it may have code run there. The service needs it where it listens on a port.',
    fix: 'Set it to the output of `openssl rand -hex 32`.',
    secret: true,
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 printable characters without blanks')
      .optional(),
  }),
  code_python: setting({
    variable: 'DECKWRIGHT_CODE_PYTHON',
    doc: 'Python that runs code of callers, with the packages of `packages/sandbox/python/requirements.lock`. Unset: the one that `deckwright code --prepare` made, else `python3` of the path where it has them.',
    fix: 'Set it to the path of a Python 3.11 or newer that has these packages, or leave it unset.',
    schema: z.string().min(1, 'must not be empty').optional(),
  }),
  code_processes: setting({
    variable: 'DECKWRIGHT_CODE_PROCESSES',
    doc: 'Sandboxes in which one `code-sandbox` runs code at the same time, each up to 768 MiB; as many are kept ready. One account has all but one of them, so that its endless code keeps nobody else waiting. Four times as many wait; more are answered 503. Unset: one a core with one core left, 2 at least and 4 at most.',
    fix: 'Set it to a number from 1 to 64.',
    schema: wholeNumber(1, 64).optional(),
  }),
  translate_url: setting({
    variable: 'DECKWRIGHT_TRANSLATE_URL',
    doc: 'Endpoint that translates: one that speaks chat completions as OpenAI and many local servers do, by its base (`https://host/v1`) or whole. The texts of decks that are translated are sent there, and nothing else. Gateways and repair workers need the same. Unset: `POST /v1/deck/translate` answers 503 `translator_not_configured`.',
    fix: 'Set it, with DECKWRIGHT_TRANSLATE_MODEL, to an http:// or https:// address, or leave both unset.',
    schema: url(['http:', 'https:']).optional(),
  }),
  translate_key: setting({
    variable: 'DECKWRIGHT_TRANSLATE_KEY',
    doc: 'Key that is sent to the endpoint that translates, as `Authorization: Bearer`. Unset: none is sent.',
    fix: 'Set it to the key that the endpoint gave you, or leave it unset.',
    secret: true,
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be printable characters without blanks')
      .optional(),
  }),
  translate_model: setting({
    variable: 'DECKWRIGHT_TRANSLATE_MODEL',
    doc: 'Name of the model that translates, as the endpoint knows it.',
    fix: 'Set it together with DECKWRIGHT_TRANSLATE_URL, or leave both unset.',
    schema: modelName.optional(),
  }),
  pictures_url: setting({
    variable: 'DECKWRIGHT_PICTURES_URL',
    doc: 'Base of the endpoint that makes pictures of words, such as `https://host/v1`. Prompts are sent there, and nothing else. Gateways and the workers that make pictures need the same. Unset: the embedded illustrator draws them.',
    fix: 'Set it, with DECKWRIGHT_PICTURES_MODEL, to an http:// or https:// address, or leave both unset.',
    schema: url(['http:', 'https:']).optional(),
  }),
  pictures_shape: setting({
    variable: 'DECKWRIGHT_PICTURES_SHAPE',
    doc: 'What the endpoint speaks: `openai` (`/images/generations`, as many local servers do too) or `gemini` (`/models/{model}:generateContent`).',
    fix: 'Set it to openai or gemini.',
    default: 'openai',
    schema: z.enum(['openai', 'gemini'], 'must be openai or gemini'),
  }),
  pictures_key: setting({
    variable: 'DECKWRIGHT_PICTURES_KEY',
    doc: 'Key that is sent to the endpoint that makes pictures. Unset: none is sent.',
    fix: 'Set it to the key that the endpoint gave you, or leave it unset.',
    secret: true,
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be printable characters without blanks')
      .optional(),
  }),
  pictures_model: setting({
    variable: 'DECKWRIGHT_PICTURES_MODEL',
    doc: 'Model that makes a picture of `balanced` quality, and one for which neither `model` nor `quality` is named.',
    fix: 'Set it together with DECKWRIGHT_PICTURES_URL, or leave both unset.',
    schema: modelName.optional(),
  }),
  pictures_model_draft: setting({
    variable: 'DECKWRIGHT_PICTURES_MODEL_DRAFT',
    doc: 'Model of `draft` quality. Unset: that of DECKWRIGHT_PICTURES_MODEL.',
    fix: 'Set it to the name of a model, or leave it unset.',
    schema: modelName.optional(),
  }),
  pictures_model_premium: setting({
    variable: 'DECKWRIGHT_PICTURES_MODEL_PREMIUM',
    doc: 'Model of `premium` quality. Unset: that of DECKWRIGHT_PICTURES_MODEL.',
    fix: 'Set it to the name of a model, or leave it unset.',
    schema: modelName.optional(),
  }),
  pictures_models: setting({
    variable: 'DECKWRIGHT_PICTURES_MODELS',
    doc: 'Further models that callers may name as `model`, separated by commas. A picture costs them the same whatever its model. Unset: those of the three qualities.',
    fix: 'Set it to names of models, separated by commas, or leave it unset.',
    schema: z
      .string()
      .transform(listed)
      .refine((names) => names.every((name) => modelName.safeParse(name).success), 'must be names of models, separated by commas')
      .optional(),
  }),
  vision_url: setting({
    variable: 'DECKWRIGHT_VISION_URL',
    doc: 'Endpoint of a vision model that proposes how a picture of a slide is built: one that speaks chat completions with pictures and a JSON schema as OpenAI and many local servers do, by its base (`https://host/v1`) or whole. Pictures that are read and the words that were read in them are sent there, and nothing else; those of test keys are not. Image workers alone need it. Unset: pictures are read by rules alone.',
    fix: 'Set it, with DECKWRIGHT_VISION_MODEL, to an http:// or https:// address, or leave both unset.',
    schema: url(['http:', 'https:']).optional(),
  }),
  vision_key: setting({
    variable: 'DECKWRIGHT_VISION_KEY',
    doc: 'Key that is sent to the endpoint of the vision model, as `Authorization: Bearer`. Unset: none is sent.',
    fix: 'Set it to the key that the endpoint gave you, or leave it unset.',
    secret: true,
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be printable characters without blanks')
      .optional(),
  }),
  vision_model: setting({
    variable: 'DECKWRIGHT_VISION_MODEL',
    doc: 'Name of the vision model, as the endpoint knows it.',
    fix: 'Set it together with DECKWRIGHT_VISION_URL, or leave both unset.',
    schema: modelName.optional(),
  }),
  vision_seconds: setting({
    variable: 'DECKWRIGHT_VISION_SECONDS',
    doc: 'Longest that the vision model may take for a picture, seconds. It is asked once; after that the picture is what the rules read.',
    fix: 'Set it to a number from 1 to 120.',
    default: '20',
    schema: wholeNumber(1, 120),
  }),
  vision_answer_kib: setting({
    variable: 'DECKWRIGHT_VISION_ANSWER_KIB',
    doc: 'Longest answer of the vision model that is read, KiB. A longer one counts as none.',
    fix: 'Set it to a number from 1 to 4096.',
    default: '256',
    schema: wholeNumber(1, 4096),
  }),
  proposer_url: setting({
    variable: 'DECKWRIGHT_PROPOSER_URL',
    doc: 'Endpoint of a language model that proposes how a document or a brief becomes slides, which rules then prove: the base of one that speaks chat completions with a JSON schema (`https://host/v1`; Ollama and llama.cpp on a machine of yours speak it, too), or of one that speaks messages with DECKWRIGHT_PROPOSER_SHAPE `anthropic`. Texts of documents and briefs are sent there where the caller asks for it (`escalate`, `expand_brief`), and never for test keys. Gateways alone need it. Unset: rules alone plan.',
    fix: 'Set it, with DECKWRIGHT_PROPOSER_MODEL, to an http:// or https:// address, or leave both unset.',
    schema: url(['http:', 'https:']).optional(),
  }),
  proposer_shape: setting({
    variable: 'DECKWRIGHT_PROPOSER_SHAPE',
    doc: 'Dialect of that endpoint: `openai` for chat completions, `anthropic` for messages.',
    fix: 'Set it to openai or anthropic.',
    default: 'openai',
    schema: z.enum(['openai', 'anthropic'], 'must be openai or anthropic'),
  }),
  proposer_key: setting({
    variable: 'DECKWRIGHT_PROPOSER_KEY',
    doc: 'Key that is sent to that endpoint, as `Authorization: Bearer`, or as `x-api-key` in messages. Unset: none is sent.',
    fix: 'Set it to the key that the endpoint gave you, or leave it unset.',
    secret: true,
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be printable characters without blanks')
      .optional(),
  }),
  proposer_model: setting({
    variable: 'DECKWRIGHT_PROPOSER_MODEL',
    doc: 'Name of that model, as the endpoint knows it. Answers are kept by it, so that another name asks anew.',
    fix: 'Set it together with DECKWRIGHT_PROPOSER_URL, or leave both unset.',
    schema: modelName.optional(),
  }),
  proposer_seconds: setting({
    variable: 'DECKWRIGHT_PROPOSER_SECONDS',
    doc: 'Longest that all questions about one document or brief may take, seconds. What is not answered by then is as the rules make it.',
    fix: 'Set it to a number from 1 to 100.',
    default: '60',
    schema: wholeNumber(1, 100),
  }),
  proposer_answer_kib: setting({
    variable: 'DECKWRIGHT_PROPOSER_ANSWER_KIB',
    doc: 'Longest answer of that model that is read, KiB. A longer one counts as none.',
    fix: 'Set it to a number from 1 to 4096.',
    default: '128',
    schema: wholeNumber(1, 4096),
  }),
  proposer_questions_per_day: setting({
    variable: 'DECKWRIGHT_PROPOSER_QUESTIONS_PER_DAY',
    doc: 'Questions that are asked of that model for one account in 24 hours; a deck of ten slides is about twelve. Those that were answered before are not counted. Beyond it rules alone plan.',
    fix: 'Set it to a whole number from 0 to 1000000.',
    default: '1000',
    schema: wholeNumber(0, 1_000_000),
  }),
  stripe_secret_key: setting({
    variable: 'DECKWRIGHT_STRIPE_SECRET_KEY',
    doc: 'Secret or restricted key of the Stripe account that payments go to; gateways and relays need the same. Unset: `deckwright serve` on this machine alone starts a Stripe double, with which no money moves, and elsewhere nothing can be bought.',
    fix: 'Set it to a key of Stripe that begins with sk_ or rk_, or leave it unset.',
    secret: true,
    schema: z
      .string()
      .regex(/^[sr]k_(?:test|live)_\w+$/, 'must be a secret or restricted key of Stripe')
      .optional(),
  }),
  stripe_webhook_secret: setting({
    variable: 'DECKWRIGHT_STRIPE_WEBHOOK_SECRET',
    doc: 'Signing secrets of the webhook endpoint at Stripe that points to `/v1/stripe/webhook`, separated by commas; two while one replaces the other. Unset: events are refused, and payments are found when their pages are opened and when the relay compares with Stripe.',
    fix: 'Set it to what Stripe shows for the endpoint, which begins with whsec_, or leave it unset.',
    secret: true,
    schema: z
      .string()
      .transform(listed)
      .refine((secrets) => secrets.every((one) => /^whsec_\w+$/.test(one)), 'must be secrets that begin with whsec_')
      .optional(),
  }),
  stripe_publishable_key: setting({
    variable: 'DECKWRIGHT_STRIPE_PUBLISHABLE_KEY',
    doc: 'Publishable key of the same Stripe account, which `POST /v1/billing/setup-intent` answers with, so that a page of yours can show the fields of a card. Unset: it answers null.',
    fix: 'Set it to the key that begins with pk_, or leave it unset.',
    schema: z
      .string()
      .regex(/^pk_(?:test|live)_\w+$/, 'must be a publishable key of Stripe')
      .optional(),
  }),
  stripe_url: setting({
    variable: 'DECKWRIGHT_STRIPE_URL',
    doc: 'Address of the Stripe that is spoken to. Any but the default is a double for development: it takes a test key, and the service refuses it unless it is bound to this machine alone and known by an address of this machine.',
    fix: 'Leave it unset in production; for development, set it to the http:// address of a Stripe double on this machine.',
    default: 'https://api.stripe.com',
    schema: url(['http:', 'https:']).transform((text) => text.replace(/\/+$/, '')),
  }),
  stripe_trial: setting({
    variable: 'DECKWRIGHT_STRIPE_TRIAL',
    doc: 'For a trial in containers on one machine: `yes` lets DECKWRIGHT_STRIPE_URL name a Stripe double in another container, and the service be bound to any address. DECKWRIGHT_BASE_URL must be an address of this machine. Whoever reaches the service then buys for nothing.',
    fix: 'Leave it unset in production; set it to yes or no.',
    default: 'no',
    schema: z.enum(['yes', 'no'], 'must be yes or no'),
  }),
  plans: setting({
    variable: 'DECKWRIGHT_PLANS',
    doc: 'Plans that are sold, as a JSON list; gateways and relays need the same. Each has an id, a name, and for a month and for a year a price in US dollars and the slides that it includes. The first is the one that is offered by default. A change counts for those who buy from then on: who has a plan keeps its price and its slides. `[]` sells none.',
    fix: 'Set it to a list like the default, or leave it unset.',
    default: DEFAULT_PLANS,
    schema: planCatalogue,
  }),
  invoice_issuer: setting({
    variable: 'DECKWRIGHT_INVOICE_ISSUER',
    doc: 'Who issues invoices, as a JSON object: `name`, `address` (a list of lines), `country` (two letters) and `prefix` (with which numbers begin, such as `DW`), and where there are such `tax_id`, `registration`, `email`, `website`, `tax` (`{"name":"VAT","percent":19}`, which prices include) and `note` (printed on each invoice, e.g. why no tax is charged). A change counts for invoices from then on. Unset: invoices are answered 503 `invoices_not_configured`; `deckwright serve` on this machine alone issues samples instead.',
    fix: 'Set it to an object such as {"name":"Example GmbH","address":["Beispielweg 1","10115 Berlin"],"country":"DE","tax_id":"DE136695976","prefix":"EX","tax":{"name":"VAT","percent":19}}, or leave it unset.',
    schema: invoiceIssuer.optional(),
  }),
  smtp_url: setting({
    variable: 'DECKWRIGHT_SMTP_URL',
    doc: 'Mail server that receipts and notices are handed to, for relays: `smtp://user:password@host:587` with STARTTLS, `smtps://host:465` with TLS from the start; `?tls=off` for a server of your own network that has none. `file:///folder` writes each mail as a file instead. Unset: `deckwright serve` on this machine alone writes files into `mails` in the data folder; elsewhere mails wait, and are given up after three days.',
    fix: 'Set it, with DECKWRIGHT_MAIL_FROM, to an smtp://, smtps:// or file:/// address, or leave both unset.',
    secret: true,
    schema: smtpAddress.optional(),
  }),
  mail_from: setting({
    variable: 'DECKWRIGHT_MAIL_FROM',
    doc: 'Who mails are from: `mail@example.com`, or `Deckwright <mail@example.com>`. Answers go there too. Its domain needs SPF and DKIM for the mail server.',
    fix: 'Set it to an address of a domain of yours, together with DECKWRIGHT_SMTP_URL, or leave both unset.',
    schema: sender.optional(),
  }),
  ledger_check_minutes: setting({
    variable: 'DECKWRIGHT_LEDGER_CHECK_MINUTES',
    former: 'DECKWRIGHT_BOOKS_CHECK_MINUTES',
    doc: 'Minutes between two checks of the ledger by the relay; a row that the rules do not explain becomes a log line and a metric. 0 turns it off.',
    fix: 'Set it to a number from 0 to 1440.',
    default: '60',
    schema: wholeNumber(0, 1440),
  }),
  probe_key: setting({
    variable: 'DECKWRIGHT_PROBE_KEY',
    doc: 'Key of an account of yours, with which the relay has one slide drawn each minute through the public interface; alerts hear when it is not drawn. The same slide again is free, so it costs one slide in all. Unset: no relay asks.',
    fix: 'Set it to a key that begins with dw_live_.',
    secret: true,
    schema: z.string().min(1).optional(),
  }),
  probe_url: setting({
    variable: 'DECKWRIGHT_PROBE_URL',
    doc: 'Address at which the relay reaches the gateways for its probe. Unset: that of DECKWRIGHT_BASE_URL.',
    fix: 'Set it to an http:// or https:// address without a path.',
    schema: url(['http:', 'https:']).optional(),
  }),
  ledger_months: setting({
    variable: 'DECKWRIGHT_LEDGER_MONTHS',
    doc: 'Months after which the ledger’s entries about jobs are written to an archive in the file store and kept as sums by account and month; entries about money that came or went stay. 0: all entries stay. See [retention](operating/retention.md).',
    fix: 'Set it to 0, or to a number from 13 to 1200.',
    default: '0',
    schema: wholeNumber(0, 1200).refine((months) => months === 0 || months >= 13, 'must be 0, or at least 13'),
  }),
  ops_host: setting({
    variable: 'DECKWRIGHT_OPS_HOST',
    doc: 'Address that the operations board is bound to. Another than one of this machine needs an identity provider.',
    fix: 'Set it to an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::.',
    default: '127.0.0.1',
    schema: bindAddress,
  }),
  ops_port: setting({
    variable: 'DECKWRIGHT_OPS_PORT',
    doc: 'Port of the operations board; 0 takes a free one.',
    fix: 'Set it to a port between 0 and 65535.',
    default: '8090',
    schema: wholeNumber(0, 65535),
  }),
  ops_base_url: setting({
    variable: 'DECKWRIGHT_OPS_BASE_URL',
    doc: 'Address under which people reach the operations board; its redirect address at the identity provider is this followed by /sign-in/callback. Requests by another name than its host, loopback or an address of the machine are refused. Unset: taken from the port.',
    fix: 'Set it to an http:// or https:// address without a path.',
    schema: url(['http:', 'https:'])
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
  }),
  ops_cluster: setting({
    variable: 'DECKWRIGHT_OPS_CLUSTER',
    doc: 'Name of this installation, as the operations board shows it. Unset: the name of the machine.',
    fix: 'Set it to a name of 60 characters at most, such as prod-eu-1.',
    schema: z.string().min(1, 'must not be empty').max(60, 'must have 60 characters at most').optional(),
  }),
  ops_role_claim: setting({
    variable: 'DECKWRIGHT_OPS_ROLE_CLAIM',
    doc: 'Claim of the ID token that names the groups of a person: a text or a list of texts; `realm_access.roles` looks into an object.',
    fix: 'Set it to the name of a claim, such as groups or realm_access.roles.',
    default: 'groups',
    schema: z.string().min(1, 'must not be empty').max(200, 'must have 200 characters at most'),
  }),
  ops_operators: setting({
    variable: 'DECKWRIGHT_OPS_OPERATORS',
    doc: 'Groups, separated by commas, whose people may act on the operations board: replay, cancel, quarantine, requeue, drain, and read inputs.',
    fix: 'Set it to groups of the identity provider, separated by commas.',
    default: '',
    schema: z.string().transform((text) => listed(text).filter((one) => one !== '')),
  }),
  ops_viewers: setting({
    variable: 'DECKWRIGHT_OPS_VIEWERS',
    doc: 'Groups, separated by commas, whose people may look at the operations board.',
    fix: 'Set it to groups of the identity provider, separated by commas.',
    default: '',
    schema: z.string().transform((text) => listed(text).filter((one) => one !== '')),
  }),
  ops_scopes: setting({
    variable: 'DECKWRIGHT_OPS_SCOPES',
    doc: 'Scopes that the identity provider is asked for at the sign-in to the operations board, where its groups need one. Unset: those of DECKWRIGHT_OIDC_SCOPES.',
    fix: 'Set it to scopes separated by spaces, openid among them, or leave it unset.',
    schema: z
      .string()
      .refine((text) => text.split(' ').includes('openid'), 'must hold openid')
      .optional(),
  }),
  ops_trace_url: setting({
    variable: 'DECKWRIGHT_OPS_TRACE_URL',
    doc: 'Where a trace is shown, with `{trace_id}` in place of its id; jobs then lead there from the operations board. Unset: they do not.',
    fix: 'Set it to an http:// or https:// address that holds {trace_id}, or leave it unset.',
    schema: url(['http:', 'https:'])
      .refine((text) => text.includes('{trace_id}'), 'must hold {trace_id}')
      .optional(),
  }),
  ops_runbooks_url: setting({
    variable: 'DECKWRIGHT_OPS_RUNBOOKS_URL',
    doc: 'Page of runbooks that alerts of the operations board lead to; each has a section with its name in small letters.',
    fix: 'Set it to an http:// or https:// address, or to a path of this host.',
    default: '/docs/operating/runbooks',
    schema: z.string().refine((text) => /^(?:https?:\/\/|\/(?!\/))/.test(text), 'must begin with http://, https:// or /'),
  }),
  otlp_endpoint: setting({
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    doc: 'Collector for traces, read by OpenTelemetry itself. Unset: no traces are exported.',
    fix: 'Set it to the http:// or https:// address of a collector, or leave it unset.',
    schema: url(['http:', 'https:']).optional(),
  }),
} as const satisfies Record<string, Setting>;

/** The name of a setting. */
export type SettingName = keyof typeof settings;
