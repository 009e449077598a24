/** Makes a picture of words. */
import { defineJob } from '../definition.ts';

export const generatePictureJob = defineJob({
  name: 'generate_picture',
  queue: 'generate-picture',
  job_types: ['image'],
  message: 'deckwright.jobs.v1.GeneratePicture',
});
