/** Makes slides of a picture. */
import { defineJob } from '../definition.ts';

export const convertPictureJob = defineJob({
  name: 'convert_picture',
  queue: 'convert-picture',
  job_types: ['perception'],
  message: 'deckwright.jobs.v1.ConvertPicture',
});
