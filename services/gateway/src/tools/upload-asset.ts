/** upload_asset: a logo, a picture, a company template, or a file that is made into slides. */
import { PICTURE_QUALITIES, PICTURE_SIZES } from '@deckwright/platform/picture-maker';
import { LANGUAGE_CODES } from '@deckwright/platform/translator';
import { z } from 'zod';
import { BRANCHES } from '../schemas/picture.ts';
import { defineTool, type ToolAnswer, type ToolCall } from './define-tool.ts';
import { missingField } from './missing-field.ts';
import { asBody } from './request-body.ts';

const LISTED = ['purpose', 'data', 'theme_name', 'prompt', 'branch'];

const input = z.object({
  purpose: z
    .enum(['logo', 'image', 'theme', 'brand', 'generate_image', 'translate', 'pdf', 'recreate'])
    .describe('`theme` and `brand` are the same.'),
  data: z.string().optional().describe('Base64. Leave it out for a file over 3 MB: the answer says where to send it.'),
  filename: z.string().max(255).optional().describe('Its name, for naming what is made of it.'),
  theme_name: z.string().max(100).optional().describe('With `theme`: name of the brand; its `theme_id` is made of it.'),
  target_language: z.enum(LANGUAGE_CODES).optional().describe('With `translate`.'),
  position: z
    .enum(['top-left', 'top-right', 'bottom-left', 'bottom-right'])
    .optional()
    .describe('Of a logo. A slide has it at its foot; a template of your own has it where the template has it.'),
  branch: z.enum(BRANCHES).optional().describe('Of `recreate`: `reconstruct` when absent.'),
  prompt: z.string().max(4000).optional().describe('With `generate_image`: what the picture shows.'),
  size: z.enum(PICTURE_SIZES).optional().describe('With `generate_image`.'),
  quality: z.enum(PICTURE_QUALITIES).optional().describe('With `generate_image`.'),
  model: z.string().max(200).optional().describe('With `generate_image`.'),
});

type Call = ToolCall<z.infer<typeof input>>;

export const uploadAsset = defineTool({
  name: 'upload_asset',
  title: 'Upload a file',
  description:
    '`logo` (PNG, JPEG, SVG, GIF, WebP) gives a `logo_id`; `image` an `asset_id` for `image_src: "asset:<id>"`; `generate_image` makes a picture of a `prompt` ($0.05); ' +
    '`theme` (.pptx, .potx) a `theme_id` that draws on the masters of that template; `pdf` makes slides of a PDF ($0.01 a page); ' +
    '`recreate` an editable slide of a picture of one ($0.10). All else is free.',
  input,
  listed: LISTED,
  output: z.looseObject({
    logo_id: z.string().optional(),
    asset_id: z.string().optional(),
    image_src: z.string().optional(),
    theme_id: z.string().optional(),
    job_id: z.string().optional(),
    upload: z.looseObject({ method: z.string(), url: z.string() }).optional().describe('Where to send a file that did not come as `data`.'),
    code: z.string().optional(),
    detail: z.string().optional(),
    remedy: z.string().optional(),
  }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
    cost: { usd: '0-0.10' },
  },
  stands_for: {
    'POST /v1/assets/logo': ({ body }) => ({ purpose: 'logo', ...Object(body) }),
    'POST /v1/assets/image': ({ body }) => ({ purpose: 'image', ...Object(body) }),
    'POST /v1/assets/image/generate': ({ body }) => ({ purpose: 'generate_image', ...Object(body) }),
    'POST /v1/render/from-image': () => ({ purpose: 'recreate' }),
    'POST /v1/brands': () => ({ purpose: 'brand' }),
    'PUT /v1/brands/{slug}': ({ params }) => ({ purpose: 'brand', theme_name: params['slug'] }),
  },
  card: true,
  invocation: { invoking: 'Taking the file…', invoked: 'File taken' },
  async handle(call) {
    const { purpose } = call.args;
    if (purpose === 'generate_image') return generate(call);
    if (purpose === 'recreate') return recreate(call);
    if (purpose === 'pdf') return convert(call);
    if (purpose === 'translate') return translate(call);
    if (call.args.data === undefined) return { body: whereToSend(call) };
    if (purpose === 'logo' || purpose === 'image') {
      return { body: await call.ask({ method: 'post', path: `/v1/assets/${purpose}`, body: asBody({ data: call.args.data }) }) };
    }
    return keepTemplate(call, call.args.data);
  },
});

async function generate(call: Call): Promise<ToolAnswer> {
  const { prompt, size, quality, model } = call.args;
  if (prompt === undefined) throw missingField('prompt', 'it says what the picture shows');
  const given = Object.entries({ prompt, size, quality, model }).filter(([, value]) => value !== undefined);
  return { body: await call.ask({ method: 'post', path: '/v1/assets/image/generate', body: asBody(Object.fromEntries(given)) }) };
}

async function translate(call: Call): Promise<ToolAnswer> {
  const { data, target_language, filename } = call.args;
  if (target_language === undefined) throw missingField('target_language', 'it says what to translate into');
  if (data === undefined) return { body: whereToSend(call) };
  const body = asBody({ target_language, pptx_base64: bareBase64(data), ...(filename === undefined ? {} : { name: filename }) });
  return { body: await call.ask({ method: 'post', path: '/v1/deck/translate', body, respond_async: true }) };
}

async function convert(call: Call): Promise<ToolAnswer> {
  const { data, filename } = call.args;
  if (data === undefined) return { body: whereToSend(call) };
  const body = asBody({ pdf_base64: bareBase64(data), ...(filename === undefined ? {} : { name: filename }) });
  return { body: await call.ask({ method: 'post', path: '/v1/render/from-pdf', body, respond_async: true }) };
}

async function recreate(call: Call): Promise<ToolAnswer> {
  const { data, filename, branch } = call.args;
  if (data === undefined) return { body: whereToSend(call) };
  const given = Object.entries({ image_base64: data, branch, name: filename }).filter(([, value]) => value !== undefined);
  return {
    body: await call.ask({ method: 'post', path: '/v1/render/from-image', body: asBody(Object.fromEntries(given)), respond_async: true }),
  };
}

async function keepTemplate(call: Call, data: string): Promise<ToolAnswer> {
  const { theme_name, filename } = call.args;
  const name = theme_name ?? filename?.replace(/\.\w+$/, '') ?? 'template';
  const slug = slugOf(name);
  const body = asBody({ slug, name, template: bareBase64(data) });
  // The same name again is a further version of the same brand.
  const { brands } = await call.ask({ method: 'get', path: '/v1/brands' });
  const exists = Array.isArray(brands) && brands.some((brand) => Reflect.get(Object(brand), 'slug') === slug);
  return {
    body: exists
      ? await call.ask({ method: 'put', path: '/v1/brands/{slug}', params: { slug }, body: asBody({ name, template: bareBase64(data) }) })
      : await call.ask({ method: 'post', path: '/v1/brands', body }),
  };
}

const bareBase64 = (data: string): string => data.replace(/^data:[^,]{0,200},/, '');

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '') || 'template';

/** Routes that take the file itself, by purpose, with the part of the form that it is sent as. */
const PLACES = {
  logo: ['/v1/assets/logo', 'file'],
  image: ['/v1/assets/image', 'file'],
  theme: ['/v1/brands', 'template'],
  brand: ['/v1/brands', 'template'],
  translate: ['/v1/deck/translate', 'file'],
  pdf: ['/v1/render/from-pdf', 'file'],
  recreate: ['/v1/render/from-image', 'file'],
} as const;

function whereToSend({ args, outer }: Call): Record<string, unknown> {
  const place = PLACES[args.purpose as keyof typeof PLACES];
  const [path, part] = place;
  return {
    status: 'awaiting_file',
    purpose: args.purpose,
    detail: 'No file came as `data`. Send it to the address below with the API key, or drop it on the card where the host shows one.',
    upload: { method: 'POST', url: `${outer.kit.base_url()}${path}`, content_type: 'multipart/form-data', part },
    cost_charged: 0,
  };
}
