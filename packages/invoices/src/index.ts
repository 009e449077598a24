/** Draws invoices and credit notes as PDF, from what is stored of them alone: the same document, the same bytes. */
import { DEFAULT_THEME, findTheme } from '@deckwright/draw/themes';
import { type FontSource, Fonts, type Han, hanOf, type Shaper } from '@deckwright/draw/typeset';
import type { InvoiceDocument } from '@deckwright/platform/invoices';
import { writePdf } from '@deckwright/write/pdf';
import { invoicePages } from './pages.ts';

export interface InvoiceFonts {
  readonly fonts: FontSource;
  /** Loaded when it is first needed, then kept. */
  shaper(): Promise<Shaper>;
}

/** Gives PDF/A-2a, tagged. */
export async function drawInvoice(document: InvoiceDocument, { fonts, shaper: load }: InvoiceFonts): Promise<Uint8Array> {
  const found = findTheme(DEFAULT_THEME);
  if (found === undefined) throw new Error('The default theme is missing.');
  const { theme } = found;
  const shaper = await load();
  const measured = new Fonts(fonts);
  measured.useShaper(shaper);
  const lang = document.language;
  const slides = invoicePages(document, { typesetter: measured.typesetter(theme, hanOfCustomer(document)), lang });
  return writePdf({ theme, slides, media: new Map(), title: slides[0]?.title ?? document.number, lang }, { fonts, shaper });
}

const HAN_COUNTRIES: Readonly<Record<string, Han>> = { JP: 'ja-JP', KR: 'ko-KR', TW: 'zh-TW', HK: 'zh-TW', MO: 'zh-TW' };

/** The forms of Han characters are those of the customer's country. */
const hanOfCustomer = ({ customer }: InvoiceDocument): Han => HAN_COUNTRIES[customer.country] ?? hanOf(customer.name, '');
