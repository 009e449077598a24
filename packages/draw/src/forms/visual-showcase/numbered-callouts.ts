/** Discs on the picture, their words in a list beside it. */
import { EXAMPLE_PICTURE } from '../../marks/example-picture.ts';
import { defineVariant } from '../define.ts';
import { drawNumbered } from './_showcase.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'numbered_callouts',
  purpose: 'Many or long callouts: numbers on the picture, words in a list.',
  example: {
    headline: 'The pilot cell fits into one bay and keeps forklifts out',
    subject: 'Floor plan of the robot cell in hall 3',
    image_src: EXAMPLE_PICTURE,
    data: {
      callouts: [
        { x: 0.13, y: 0.24, label: 'Parts come in on two belts', sub: '14 a minute' },
        { x: 0.72, y: 0.42, label: 'One robot serves both belts', sub: 'Reach of 2.1 m', emphasis: 'primary' },
        { x: 0.86, y: 0.2, label: 'Stop for the whole cell' },
        { x: 0.88, y: 0.7, label: 'Pallets leave behind a fence', sub: 'The door locks while it moves' },
      ],
    },
  },
  draw: drawNumbered,
});
