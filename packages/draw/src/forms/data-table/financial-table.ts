/** A statement: sections, indented lines, subtotals and totals. */
import { defineVariant } from '../define.ts';
import { drawTable } from './_table.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'financial_table',
  purpose: 'A profit and loss account, budget or balance: line items, subtotals by a thin rule, the total by a strong one.',
  example: {
    headline: 'Margin holds although energy doubles, because price and mix carry it',
    context: 'Profit and loss, €m',
    source_note: 'Management accounts',
    data: {
      columns: [
        { key: 'item', label: '€m' },
        { key: 'a', label: '2023' },
        { key: 'b', label: '2024' },
        { key: 'c', label: '2025 plan' },
        { key: 'd', label: 'Change to 2024' },
      ],
      rows: [
        { item: 'Net sales', a: 412.5, b: 438, c: 471.2, d: '+7.6%', kind: 'subtotal' },
        { item: 'Material', a: -188.1, b: -197.4, c: -206, d: '+4.4%', level: 1 },
        { item: 'Energy', a: -14.2, b: -19.8, c: -28.9, d: '+46.0%', level: 1 },
        { item: 'Other production cost', a: -61.7, b: -64.1, c: -66.3, d: '+3.4%', level: 1 },
        { item: 'Gross profit', a: 148.5, b: 156.7, c: 170, d: '+8.5%', kind: 'subtotal' },
        { item: 'Sales and distribution', a: -52.4, b: -54.9, c: -57.2, d: '+4.2%', level: 1 },
        { item: 'Administration', a: -31, b: -32.2, c: -33.1, d: '+2.8%', level: 1 },
        { item: 'Operating profit', a: 65.1, b: 69.6, c: 79.7, d: '+14.5%', kind: 'total' },
      ],
    },
  },
  draw: (data, pane, kit) => drawTable(data, pane, kit),
});
