/** Runs code of a caller and keeps the presentation that it makes. */
import { defineJob } from '../definition.ts';

export const renderCodeJob = defineJob({
  name: 'render_code',
  queue: 'render-code',
  job_types: ['code'],
  message: 'deckwright.jobs.v1.RenderCode',
  spared_lanes: 1,
});
