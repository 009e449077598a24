/** One row for each initiative, in the order of the request. Under the counts of the states, the worst are first. */
import { defineVariant } from '../define.ts';
import { drawBoard } from './_board.ts';
import { drawCounted } from './_counted.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'initiative_table',
  purpose: 'The usual steering report: state, progress, owner, date and next action of each initiative.',
  example: {
    headline: 'The depot permit is the one item that can delay the opening',
    context: 'Programme board, week 38',
    source_note: 'Programme office',
    data: {
      programme: { label: 'Programme progress', progress: 55, plan: 60 },
      rows: [
        {
          item: 'Depot permit',
          icon: 'stamp',
          status: 'red',
          progress: 20,
          plan: 60,
          owner: 'Legal',
          due: '30 Sep',
          next_action: 'Choose between appeal and new filing',
          emphasis: 'primary',
        },
        {
          item: 'Charging grid',
          icon: 'plug-zap',
          status: 'amber',
          progress: 45,
          plan: 55,
          owner: 'Energy',
          due: '15 Dec',
          next_action: 'Second transformer offer',
        },
        {
          item: 'Vehicle order',
          icon: 'bus',
          status: 'green',
          progress: 60,
          plan: 60,
          owner: 'Fleet',
          due: '28 Feb',
          next_action: 'Accept the first bus in October',
        },
        {
          item: 'Driver training',
          icon: 'graduation-cap',
          status: 'green',
          progress: 35,
          plan: 30,
          owner: 'Operations',
          due: '20 Jan',
          next_action: 'Start the third class',
        },
        {
          item: 'Ticketing app',
          icon: 'smartphone',
          status: 'green',
          progress: 75,
          plan: 70,
          owner: 'Digital',
          due: '15 Nov',
          next_action: 'Beta with 200 riders',
        },
        {
          item: 'Funding tranche 2',
          icon: 'landmark',
          status: 'amber',
          progress: 50,
          plan: 65,
          owner: 'Finance',
          due: '31 Oct',
          next_action: 'Submit the audit letter',
        },
        {
          item: 'Line plan 2027',
          icon: 'route',
          status: 'green',
          progress: 90,
          plan: 85,
          owner: 'Planning',
          due: '10 Oct',
          next_action: 'Council vote',
        },
      ],
    },
  },
  draw: (d, pane, kit) =>
    drawCounted(d, pane, kit) ?? drawBoard(d, [{ title: '', entries: d.rows.map((row, index) => ({ row, index })) }], pane, kit),
});
