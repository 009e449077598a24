/** The generator of pictures does not show what a prompt asks for. */
import { defineError } from './_define-error.ts';

export const pictureRefused = defineError({
  code: 'picture_refused',
  status: 422,
  title: 'The generator does not make this picture',
  remedy: 'Word the prompt otherwise, or send a picture of your own with POST /v1/assets/image. Nothing was charged.',
  members: { generator: 'what was asked for it', cost_charged: 'always 0' },
});
