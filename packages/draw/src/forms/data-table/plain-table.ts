/** Columns and rows as they are. */
import { defineVariant } from '../define.ts';
import { drawTable } from './_table.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'plain_table',
  purpose: 'Facts to look up, with a total where there is one.',
  example: {
    headline: 'Four of seven lines carry three quarters of the ridership',
    context: 'Riders a day and punctuality by line, May',
    source_note: 'Automatic passenger counting',
    data: {
      columns: [
        { key: 'line', label: 'Line' },
        { key: 'route', label: 'Route' },
        { key: 'riders', label: 'Riders a day' },
        { key: 'share', label: 'Share', align: 'right' },
        { key: 'late', label: 'Over 5 min late', align: 'right' },
      ],
      rows: [
        { line: '1', route: 'Central station – Harbour', riders: 12400, share: '24%', late: '6.1%' },
        { line: '2', route: 'University – Hospital', riders: 10250, share: '20%', late: '4.8%' },
        { line: '4', route: 'Airport – Old town', riders: 9150, share: '18%', late: '11.9%' },
        { line: '7', route: 'Ring', riders: 7300, share: '14%', late: '3.2%' },
        { line: '9', route: 'Lakeside – Fair', riders: 5600, share: '11%', late: '5.5%' },
        { line: '12', route: 'Northern villages', riders: 3900, share: '8%', late: '7.4%' },
        { line: 'N1', route: 'Night line', riders: 2700, share: '5%', late: '2.0%' },
      ],
      highlight_rows: [2],
      total_row: { line: 'All', riders: 51300, share: '100%', late: '6.2%' },
    },
  },
  draw: (data, pane, kit) => drawTable(data, pane, kit),
});
