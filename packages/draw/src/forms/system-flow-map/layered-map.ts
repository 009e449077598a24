/** From left to right, from each system to the ones that it feeds. */
import { defineVariant } from '../define.ts';
import { drawMap } from './_map.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'layered_map',
  purpose: 'Who hands what to whom, read from left to right.',
  example: {
    headline: 'Every ticket event passes the clearing house before money moves',
    data: {
      nodes: [
        { id: 'app', label: 'Rider app', kind: 'client' },
        { id: 'kiosk', label: 'Kiosks', kind: 'device' },
        { id: 'fare', label: 'Fare engine', kind: 'service' },
        { id: 'clr', label: 'Clearing', kind: 'service', emphasis: 'primary' },
        { id: 'dwh', label: 'Warehouse', kind: 'database' },
        { id: 'bank', label: 'Bank', kind: 'external' },
      ],
      edges: [
        { from: 'app', to: 'fare', label: 'tap in, tap out' },
        { from: 'kiosk', to: 'fare', label: 'sale' },
        { from: 'fare', to: 'clr', label: 'priced trips', emphasis: 'primary' },
        { from: 'clr', to: 'bank', label: 'payout', emphasis: 'primary' },
        { from: 'clr', to: 'dwh', label: 'daily file' },
      ],
    },
  },
  draw: (d, pane, kit) => drawMap(d, pane, kit, { zones: false, numbered: false }),
});
