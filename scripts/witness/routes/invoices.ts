/** Invoices and credit notes: short and long, in several scripts. */
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit } from '@deckwright/write/files';
import { drawInvoice } from '../../../packages/invoices/src/index.ts';
import { samples } from '../../../packages/invoices/test/_samples.ts';
import type { Route } from '../route.ts';

const kit = createWriteKit(carriedFonts());

export const invoices: Route = {
  name: 'invoices',
  orders: () =>
    Object.entries(samples).map(([name, document]) => ({ name, make: async () => ({ pdf: await drawInvoice(document, kit) }) })),
};
