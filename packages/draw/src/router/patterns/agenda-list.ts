/** Topics of a meeting. */

import { listOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';

export const agendaList = definePattern({
  form: 'agenda_list',
  strong: [
    'agenda',
    'tagesordnung',
    'ordre du jour',
    'orden del día',
    'ordine del giorno',
    'ordem do dia',
    'pauta',
    'porządek obrad',
    'table of contents',
    'contents',
  ],
  figures: false,
  needs: 'two or more topics in their order',
  sample: 'Agenda: results, outlook, decisions.',
  read(brief) {
    const list = listOf(brief);
    return list === undefined || list.length > 12 ? undefined : { fit: 1, blocks: list.map((label) => ({ label })) };
  },
});
