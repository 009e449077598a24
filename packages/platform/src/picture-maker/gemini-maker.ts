/** Pictures from an endpoint that speaks `models/{model}:generateContent` as Google's Gemini does: the picture stands among the parts of a turn. */
import { z } from 'zod';
import { postJson } from '../model-endpoint/index.ts';
import { modelOf } from './models.ts';
import type { MakerOutcome, PictureMaker, PictureSize } from './picture-maker.ts';
import { declined, decoded, faultOf, MODERATED, NO_PICTURE, parsed } from './read-answer.ts';
import { baseOf, limitsOf, type MakerSettings } from './settings.ts';

const Inline = z.object({ data: z.string() });
const Answer = z.object({
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().nullish(),
        content: z
          .object({ parts: z.array(z.object({ inlineData: Inline.nullish(), inline_data: Inline.nullish() })).nullish() })
          .nullish(),
      }),
    )
    .nullish(),
});

/** Reasons for which a turn ends without a picture because of what it would show. */
const MODERATION = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/;

/** It knows shapes instead of sizes. */
const SHAPES: Readonly<Record<PictureSize, string>> = { '1024x1024': '1:1', '1792x1024': '16:9', '1024x1792': '9:16' };

export function createGeminiMaker(settings: MakerSettings): PictureMaker {
  const { key, models } = settings;
  const base = baseOf(settings.url);
  const limits = limitsOf(settings);
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { 'x-goog-api-key': key };
  const generator = 'gemini';
  return {
    generator,
    is_repeatable: false,
    async make(wish, signal): Promise<MakerOutcome> {
      const model = modelOf(models, wish);
      const endpoint = { ...limits, headers, address: `${base}/models/${encodeURIComponent(model)}:generateContent` };
      const body = {
        contents: [{ role: 'user', parts: [{ text: wish.prompt }] }],
        generationConfig: { responseModalities: ['TEXT', 'IMAGE'], imageConfig: { aspectRatio: SHAPES[wish.size] } },
      };
      const answer = await postJson(endpoint, body, signal);
      if (answer.outcome !== 'answered') return faultOf(answer) ?? NO_PICTURE;
      if (answer.status < 200 || answer.status > 299) return declined(answer.status);
      const read = parsed(Answer, answer.text);
      const candidates = read?.candidates ?? [];
      const parts = candidates.flatMap(({ content }) => content?.parts ?? []);
      const data = parts.map((part) => part.inlineData?.data ?? part.inline_data?.data).find((one) => one !== undefined);
      if (data === undefined) {
        const isBlocked = typeof read?.promptFeedback?.blockReason === 'string';
        return isBlocked || candidates.some(({ finishReason }) => MODERATION.test(finishReason ?? '')) ? MODERATED : NO_PICTURE;
      }
      const bytes = decoded(data);
      return bytes === null ? NO_PICTURE : { outcome: 'made', bytes, generator, model };
    },
  };
}
