/** A picture that fills the slide, with a statement and up to four figures on shade over it. */
import { defineVariant } from '../define.ts';
import { drawFullBleed } from './_full-bleed.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'full_bleed',
  layout: 'section',
  purpose: 'A statement to remember over a picture that fills the slide, with up to four figures below.',
  example: {
    headline: 'By 2030, wind and storage carry two thirds of our load',
    context: 'The Arven valley shows how: 38 turbines and one battery park replace the last coal unit by March 2029.',
    source_note: 'load model, base case, October 2026; illustrative data. Picture: rendering of the Arven valley',
    image_src: 'example:dusk-ridge',
    blocks: [
      { icon: 'wind', metric: { value: '4.2 GW', label: 'wind capacity in 2030,' }, sub: 'up from 1.6 GW in 2025' },
      { icon: 'battery-charging', metric: { value: '67%', label: 'of load from wind and storage,' }, sub: '31% in 2025' },
      { icon: 'leaf', metric: { value: '−58%', label: 'CO₂ per MWh against 2019,' }, sub: '182 g instead of 433 g' },
    ],
    data: { image_focus: { x: 0.65, y: 0.5 } },
  },
  draw: drawFullBleed,
});
