/** The makers of pictures against a real server, in both dialects: what is sent, and every way in which an endpoint can fail. */
import { flatPng, type PictureMood, type PictureServer, startPictureServer } from '@deckwright/testkit/picture-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UnfetchableFile } from '../../src/http/index.ts';
import {
  createGeminiMaker,
  createIllustratorMaker,
  createOpenAiMaker,
  generatorOf,
  type MakerSettings,
  PICTURE_SIZES,
  type PictureWish,
  pictureMakerOf,
} from '../../src/picture-maker/index.ts';

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer();
});
afterAll(() => server?.close());
beforeEach(() => {
  server.mood = 'well';
  server.asked.length = 0;
  server.fetched.length = 0;
});

const never = new AbortController().signal;
const MODELS = { balanced: 'm-2', draft: 'm-1', others: ['m-9'] };
const WISH: PictureWish = { prompt: 'A lake at dawn', size: '1792x1024' };
const fetchPublic: MakerSettings['fetchPublic'] = async (url) => {
  throw new UnfetchableFile('url_not_public', url);
};
const DIALECTS = { openai: createOpenAiMaker, gemini: createGeminiMaker };
const make = (dialect: keyof typeof DIALECTS, more: Partial<MakerSettings> = {}) =>
  DIALECTS[dialect]({ url: `${server.url}/`, key: 'k-1', models: MODELS, fetchPublic, pause_ms: 1, ...more });

describe('a request', () => {
  it('of the OpenAI dialect carries prompt, model, size and key, and asks for the bytes', async () => {
    const made = await make('openai').make(WISH, never);
    expect(made).toMatchObject({ outcome: 'made', generator: 'openai', model: 'm-2' });
    expect('bytes' in made && Buffer.from(made.bytes).equals(flatPng('A lake at dawn'))).toBe(true);
    expect(server.asked).toEqual([
      {
        path: '/v1/images/generations',
        key: 'Bearer k-1',
        body: { model: 'm-2', prompt: 'A lake at dawn', n: 1, size: '1792x1024', response_format: 'b64_json' },
      },
    ]);
  });

  it('to a model of the GPT family has the sizes that those know, and nothing that they refuse', async () => {
    for (const size of PICTURE_SIZES) await make('openai').make({ ...WISH, size, model: 'gpt-image-1' }, never);
    expect(server.asked.map(({ body }) => body['size'])).toEqual(['1024x1024', '1536x1024', '1024x1536']);
    expect(server.asked.every(({ body }) => !('response_format' in body))).toBe(true);
  });

  it('of the Gemini dialect names the model in its path and the shape in its settings', async () => {
    expect(await make('gemini').make(WISH, never)).toMatchObject({ outcome: 'made', generator: 'gemini', model: 'm-2' });
    expect(server.asked).toMatchObject([
      {
        path: '/v1/models/m-2:generateContent',
        key: 'k-1',
        body: { generationConfig: { imageConfig: { aspectRatio: '16:9' } }, contents: [{ parts: [{ text: 'A lake at dawn' }] }] },
      },
    ]);
  });

  it('takes the model that is named, else that of the quality, else the balanced one', async () => {
    const asked = async (more: Partial<PictureWish>) => {
      const made = await make('openai').make({ ...WISH, ...more }, never);
      return 'model' in made ? made.model : made;
    };
    expect(await asked({ model: 'm-9', quality: 'draft' })).toBe('m-9');
    expect(await asked({ quality: 'draft' })).toBe('m-1');
    expect(await asked({ quality: 'premium' })).toBe('m-2');
    expect(await asked({})).toBe('m-2');
  });
});

describe.each(['openai', 'gemini'] as const)('an endpoint of the dialect %s', (dialect) => {
  it('that is busy is asked again', async () => {
    server.mood = 'busy_once';
    expect(await make(dialect).make(WISH, never)).toMatchObject({ outcome: 'made' });
    expect(server.asked).toHaveLength(2);
  });

  it.each<[PictureMood, string, RegExp]>([
    ['moderates', 'refused', /does not show/],
    ['declines', 'declined', /status 401/],
    ['busy', 'unavailable', /status 429, 2 times/],
    ['hangs', 'unavailable', /did not answer within 0.3 s/],
    ['drips', 'unavailable', /did not answer within 0.3 s/],
    ['redirects', 'unavailable', /could not be reached/],
    ['flood', 'not_a_picture', /more than 10 MB/],
    ['html', 'not_a_picture', /not with a picture/],
    ['no_picture', 'not_a_picture', /not with a picture/],
  ])('that %s ends as %s', async (mood, outcome, message) => {
    server.mood = mood;
    const timeout_ms = mood === 'hangs' || mood === 'drips' ? 300 : 5000;
    const ended = await make(dialect, { timeout_ms, tries: 2 }).make(WISH, never);
    expect(ended).toMatchObject({ outcome, message: expect.stringMatching(message) });
    expect(JSON.stringify(ended)).not.toMatch(/secret words|169\.254/);
  });

  it('is left when the caller goes', async () => {
    server.mood = 'hangs';
    await expect(make(dialect).make(WISH, AbortSignal.timeout(100))).rejects.toThrow(/timeout/i);
  });
});

describe('an answer that names an address', () => {
  it('is followed to the endpoint itself, without the key', async () => {
    server.mood = 'by_own_address';
    expect(await make('openai').make(WISH, never)).toMatchObject({ outcome: 'made' });
    expect(server.fetched).toEqual([{ path: '/made.png', key: undefined }]);
  });

  it.each<PictureMood>(['by_inner_address', 'by_redirect'])('%s gives no picture', async (mood) => {
    server.mood = mood;
    expect(await make('openai').make(WISH, never)).toMatchObject({ outcome: 'not_a_picture' });
  });

  it('elsewhere is fetched as addresses of callers are: an inner one is refused by the maker of the settings', async () => {
    server.mood = 'by_inner_address';
    const config = { pictures_shape: 'openai', pictures_url: server.url, pictures_model: 'm' } as const;
    const maker = pictureMakerOf(config, async () => new Uint8Array());
    expect(await maker.make(WISH, never)).toMatchObject({ outcome: 'not_a_picture' });
  });
});

describe('the maker of the settings', () => {
  it('is the illustrator where they name none', async () => {
    const maker = pictureMakerOf({ pictures_shape: 'openai' }, async ({ prompt, size }) => Buffer.from(`${prompt} ${size}`));
    expect(await maker.make({ ...WISH, model: 'dall-e-3' }, never)).toEqual({
      outcome: 'made',
      bytes: Buffer.from('A lake at dawn 1792x1024'),
      generator: 'illustrator',
      model: 'illustrator',
    });
    expect(generatorOf({ pictures_shape: 'gemini' })).toEqual({ generator: 'illustrator', is_repeatable: true, models: null });
    expect(createIllustratorMaker(async () => new Uint8Array()).is_repeatable).toBe(true);
  });

  it('speaks the dialect that they name, and tells which models may be named', () => {
    const config = {
      pictures_shape: 'gemini',
      pictures_url: 'https://models.example/v1beta',
      pictures_model: 'm-2',
      pictures_model_premium: 'm-3',
      pictures_models: ['m-2', 'm-4'],
    } as const;
    expect(generatorOf({ ...config, pictures_models: [...config.pictures_models] })).toEqual({
      generator: 'gemini',
      is_repeatable: false,
      models: ['m-2', 'm-3', 'm-4'],
    });
  });
});
