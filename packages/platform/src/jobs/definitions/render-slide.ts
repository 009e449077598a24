/** Draws one slide and stores its files. */
import { defineJob } from '../definition.ts';

export const renderSlideJob = defineJob({
  name: 'render_slide',
  queue: 'render-slide',
  job_types: ['slide'],
  message: 'deckwright.jobs.v1.RenderSlide',
});
