/** Zones as columns, with arrows across their borders. */
import { defineVariant } from '../define.ts';
import { drawMap } from './_map.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'zoned_map',
  purpose: 'Who owns what, and what crosses the borders between owners.',
  example: {
    headline: 'Personal data leaves our zone in one place only',
    data: {
      nodes: [
        { id: 'web', label: 'Web shop', kind: 'client', group: 'Public' },
        { id: 'app', label: 'App', kind: 'device', group: 'Public' },
        { id: 'gw', label: 'Gateway', kind: 'api', group: 'Our zone' },
        { id: 'acc', label: 'Accounts', kind: 'service', group: 'Our zone', emphasis: 'primary' },
        { id: 'db', label: 'Profiles', kind: 'database', group: 'Protected' },
        { id: 'mail', label: 'Mail sender', kind: 'external', group: 'Partner' },
      ],
      edges: [
        { from: 'web', to: 'gw', label: 'orders' },
        { from: 'app', to: 'gw', label: 'sessions' },
        { from: 'acc', to: 'db', label: 'encrypted' },
        { from: 'acc', to: 'mail', label: 'address only', emphasis: 'primary' },
      ],
    },
  },
  draw: (d, pane, kit) => drawMap(d, pane, kit, { zones: true, numbered: false }),
});
