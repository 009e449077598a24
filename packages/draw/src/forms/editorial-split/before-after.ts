/** From the left half to the right one. */
import { defineVariant } from '../define.ts';
import { drawChangeBoard } from './_change-board.ts';
import { drawHalves } from './_halves.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'before_after',
  purpose: 'A change: what was, what comes instead, and the arrow between.',
  example: {
    headline: 'Claims are settled in hours instead of weeks',
    data: {
      left: {
        label: 'Before',
        heading: 'Paper and three departments',
        points: ['Form by post', 'Two visits by an assessor', 'Payment after 19 days'],
        tone: 'neutral',
      },
      right: {
        label: 'After',
        heading: 'One team and one app',
        points: ['Pictures from the phone', 'A visit only above €5,000', 'Payment on the same day'],
        tone: 'good',
      },
    },
  },
  draw: (d, pane, kit) => (d.rows === undefined ? drawHalves(d, pane, kit, 'arrow') : drawChangeBoard(d, d.rows, pane, kit)),
});
