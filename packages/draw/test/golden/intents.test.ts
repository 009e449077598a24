/** Every sample intent as a golden scene. One theme is enough: a check of the rubric holds the layout of all themes equal. */
import { drawSlide } from '@deckwright/draw/pipeline';
import { expectGolden } from '@deckwright/testkit/golden';
import { describe, it } from 'vitest';
import { intentNames, kit, requestOf } from '../rubric/sample-intents.ts';

describe('the scene of a sample intent', () => {
  for (const name of intentNames())
    it(`${name} is as it was`, async () => {
      await expectGolden(`intent-${name}`, (await drawSlide(requestOf(name, 'corporate-light'), kit)).deck);
    });
});
