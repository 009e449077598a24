/** Boxes from the top down, joined by lines. */
import { defineVariant } from '../define.ts';
import { drawTree } from './_tree.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'reporting_tree',
  purpose: 'Who reports to whom, with one position marked and open ones outlined.',
  example: {
    headline: 'A head of operations joins the board and takes over three units',
    context: 'Structure from 1 October',
    source_note: 'Board resolution of 4 June',
    data: {
      root: {
        title: 'Chief executive',
        name: 'Ingrid Solheim',
        children: [
          {
            title: 'Operations',
            name: 'to be filled by August',
            vacant: true,
            emphasis: 'primary',
            children: [
              { title: 'Plant Narvik', name: 'O. Haugen' },
              { title: 'Plant Gävle', name: 'L. Sandström' },
              { title: 'Supply chain', name: 'P. Moreau' },
            ],
          },
          {
            title: 'Finance',
            name: 'Samir Haddad',
            children: [
              { title: 'Controlling', name: 'J. Brandt' },
              { title: 'Treasury', name: 'open', vacant: true },
            ],
          },
          {
            title: 'Sales',
            name: 'Clara Nowak',
            children: [
              { title: 'Key accounts', name: 'R. Diaz' },
              { title: 'Dealers', name: 'H. Lindqvist' },
              { title: 'Service', name: 'T. Aydin' },
            ],
          },
          {
            title: 'Technology',
            name: 'Wei Zhang',
            children: [
              { title: 'Product', name: 'A. Bianchi' },
              { title: 'Test centre', name: 'E. Virtanen' },
            ],
          },
        ],
      },
    },
  },
  draw: (data, pane, kit) => drawTree(data, pane, kit),
});
