/** A cover with audience, author and terms. */
import { defineVariant } from '../define.ts';
import { drawCover } from './_cover.ts';
import { drawGeometricCover } from './_geometric-cover.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'executive_metadata_cover',
  layout: 'cover',
  purpose: 'A cover with its particulars in columns at the foot: client, team, status, version.',
  example: {
    headline: 'Closing the margin gap in northern Europe',
    subject: 'STEERING COMMITTEE 4',
    context: 'Findings of phase two and decisions for phase three',
    date: '9 June 2026',
    blocks: [
      { label: 'Prepared for', sub: 'Executive board' },
      { label: 'Project lead', sub: 'Marta Lindqvist' },
      { label: 'Status', sub: 'For decision' },
      { label: 'Circulation', sub: 'Confidential, 12 copies' },
    ],
  },
  draw: (d, pane, kit) =>
    pane.parts.image_src === undefined
      ? drawGeometricCover(d, pane, kit)
      : drawCover(d, pane, kit, { panel_in: 2.6, from_pt: 40, points: true }),
});
