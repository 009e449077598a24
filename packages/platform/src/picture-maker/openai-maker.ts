/** Pictures from an endpoint that speaks `/images/generations` as OpenAI and many local servers do. */

import { z } from 'zod';
import { deadline } from '../deadline/index.ts';
import { postJson, readBounded } from '../model-endpoint/index.ts';
import { modelOf } from './models.ts';
import type { MakerOutcome, PictureMaker, PictureSize } from './picture-maker.ts';
import { declined, decoded, fault, faultOf, MODERATED, NO_PICTURE, parsed } from './read-answer.ts';
import { baseOf, limitsOf, type MakerSettings, PICTURE_BYTES } from './settings.ts';

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});

const Refusal = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).nullish(),
    type: z.string().nullish(),
    inner_error: z.object({ code: z.string().nullish() }).nullish(),
  }),
});

/** Codes of OpenAI, of Azure, and of gateways in front of both. */
const MODERATION = /moderation|content_policy|content_filter|responsibleaipolicy|safety/i;

/** Models of the GPT family have sizes of their own, nearly of the same shapes, and always answer with the bytes. */
const GPT_SIZES: Readonly<Record<PictureSize, string>> = {
  '1024x1024': '1024x1024',
  '1792x1024': '1536x1024',
  '1024x1792': '1024x1536',
};

export function createOpenAiMaker(settings: MakerSettings): PictureMaker {
  const { key, models, fetchPublic } = settings;
  const base = baseOf(settings.url);
  const address = base.endsWith('/images/generations') ? base : `${base}/images/generations`;
  const limits = limitsOf(settings);
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  const endpoint = { ...limits, address, headers };
  const generator = 'openai';

  /** The bytes behind an address of the answer: at the endpoint itself, which may stand in a private network, or else in public. */
  async function fetched(url: string, signal: AbortSignal): Promise<Uint8Array | null> {
    if (!URL.canParse(url, address)) return null;
    const at = new URL(url, address);
    try {
      if (at.origin !== new URL(address).origin) return await fetchPublic(at.href, PICTURE_BYTES);
      const response = await fetch(at, { redirect: 'error', signal: deadline(limits.timeout_ms, signal) });
      if (response.ok) return await readBounded(response, PICTURE_BYTES);
      await response.body?.cancel();
      return null;
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }

  return {
    generator,
    is_repeatable: false,
    async make(wish, signal): Promise<MakerOutcome> {
      const model = modelOf(models, wish);
      const isGpt = /gpt-image/i.test(model);
      const body = {
        model,
        prompt: wish.prompt,
        n: 1,
        size: isGpt ? GPT_SIZES[wish.size] : wish.size,
        ...(!isGpt && { response_format: 'b64_json' }),
      };
      const answer = await postJson(endpoint, body, signal);
      if (answer.outcome !== 'answered') return faultOf(answer) ?? NO_PICTURE;
      const { status, text } = answer;
      if (status < 200 || status > 299) {
        const error = parsed(Refusal, text)?.error;
        const codes = [error?.code, error?.type, error?.inner_error?.code];
        return codes.some((code) => MODERATION.test(String(code ?? ''))) ? MODERATED : declined(status);
      }
      const [picture] = parsed(Answer, text)?.data ?? [];
      if (typeof picture?.b64_json === 'string') {
        const bytes = decoded(picture.b64_json);
        return bytes === null ? NO_PICTURE : { outcome: 'made', bytes, generator, model };
      }
      if (typeof picture?.url !== 'string') return NO_PICTURE;
      const bytes = await fetched(picture.url, signal);
      if (bytes === null) return fault('not_a_picture', 'The generator named an address that does not give a picture.');
      return { outcome: 'made', bytes, generator, model };
    },
  };
}
