/** The work of `convert-pdf`. */
import { defineWork } from '@deckwright/core/task';
import { drawAgain } from '@deckwright/draw/deck';
import { picturePlaces, readJson } from '@deckwright/draw/intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import type { CarriedSource } from '@deckwright/read/carried';
import { analyzePdf, carriedPdfSource, type Loss, PDF_LIMITS, PdfRefusal, pagesAsked, readPdf } from '@deckwright/read/pdf';
import { markSlides } from '@deckwright/write/assemble';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { UnwritableValue } from '@deckwright/write/pptx';
import { repairSlides } from '../fidelity/index.ts';
import type { ConvertedSource, ConvertPdfAnswer, ConvertPdfOrder } from './convert-pdf.task.ts';
import { fileKit } from './file-kit.ts';

/** Losses that a refusal names. */
const NAMED = 3;
/** Time of a processor for looking at the slides, the last guard. */
const look_ms = (pages: number): number => Math.min(40_000, 4_000 + 1_000 * pages);

interface Converted extends ConvertPdfAnswer {
  readonly deck: Deck;
  /** Drawn from the requests of its slides. */
  readonly proved?: true;
}

export const work = defineWork<ConvertPdfOrder, ConvertPdfAnswer>(async (order, [file = new Uint8Array()]) => {
  const { require_no_loss = false, mark = false, check = true } = order;
  const fonts = carriedFonts();
  const carried = carriedPdfSource(file);
  const again = carried === undefined ? undefined : await fromRequests(file, carried, order, fonts);
  const source = again === undefined || carried === undefined ? undefined : told(again, carried);
  const converted = again?.ok === true ? again : await fromPages(file, order, fonts);
  const { deck, analysis, pages } = converted;
  const made = await slidesOf(deck, fonts);
  const most = order.limits?.pptx_bytes ?? PDF_LIMITS.pptx_bytes;
  if (made.length > most)
    throw new PdfRefusal(
      'too_large',
      `The slides of pages ${pages.first} to ${pages.last} have ${made.length} bytes; the limit is ${most} (pptx_bytes).`,
      'Convert fewer pages at a time by `pages`, or export the PDF with smaller pictures.',
    );
  const looked = check || require_no_loss ? await lookAt(file, made, converted, order, fonts) : { pptx: made };
  const { losses, fidelity, pptx } = { ...converted, ...looked };
  if (require_no_loss) refuseLosses(losses);
  const isMarked = mark && deck.mark === undefined;
  return {
    answer: { analysis, pages, losses, ...(fidelity && { fidelity }), ...(source && { source }) },
    files: [isMarked ? await markSlides(pptx) : pptx],
  };
});

interface Looked {
  readonly pptx: Uint8Array;
  readonly losses: readonly Loss[];
  readonly fidelity: NonNullable<ConvertPdfAnswer['fidelity']>;
}

/** Slides as like their pages as they can be made, and what still differs. Those that their requests drew are proved already. */
async function lookAt(
  file: Uint8Array,
  pptx: Uint8Array,
  { deck, pages, losses, proved }: Converted,
  { limits = {} }: ConvertPdfOrder,
  fonts: FontSource,
): Promise<Looked> {
  if (proved === true) return { pptx, losses, fidelity: losses.map(({ page }) => ({ page, fidelity: 1 })) };
  const within_ms = look_ms(deck.slides.length);
  const kit = { fonts, ...fileKit(), write: (mended: Deck) => slidesOf(mended, fonts) };
  const repaired = await repairSlides({ pdf: file, deck, pptx, pages, losses }, { ...limits, within_ms }, kit);
  const { checked } = repaired;
  const found = checked.flatMap(({ findings }) => findings);
  return {
    pptx: repaired.pptx,
    losses: [...repaired.losses, ...found].sort((a, b) => a.page - b.page),
    fidelity: checked.flatMap(({ page, fidelity }) => (fidelity === undefined ? [] : [{ page, fidelity }])),
  };
}

/** Numbers that are damaged in a way that reading did not see make a scene that no .pptx can hold. */
async function slidesOf(deck: Deck, fonts: FontSource): Promise<Uint8Array> {
  try {
    const { pptx = new Uint8Array() } = await writeFiles(deck, ['pptx'], createWriteKit(fonts));
    return pptx;
  } catch (error) {
    if (!(error instanceof UnwritableValue)) throw error;
    throw new PdfRefusal('corrupted', `Numbers of the PDF are damaged: the ${error.attribute} of a shape is none that a slide can have.`);
  }
}

async function fromPages(file: Uint8Array, { limits = {}, ...order }: ConvertPdfOrder, fonts: FontSource): Promise<Converted> {
  return readPdf(file, order, limits, { fonts, ...fileKit() });
}

type Again = ({ readonly ok: true } & Converted) | { readonly ok: false; readonly why: string };

/** The slides as their requests draw them today. The same engine proves that they are the pages: it writes the same file. */
async function fromRequests(
  file: Uint8Array,
  carried: CarriedSource,
  { pages: asked, limits = {}, mark = false }: ConvertPdfOrder,
  fonts: FontSource,
): Promise<Again> {
  const analysis = await analyzePdf(file, limits, fileKit());
  if (analysis.pages !== carried.intents.length) return { ok: false, why: 'it has not one request for each page' };
  const pages = pagesAsked(analysis.pages, asked, limits);
  const kit = createDrawKit(fonts);
  const whole = await drawAgain(carried, kit, {});
  if (!whole.ok) return whole;
  if (carried.engine_version !== kit.engine_version) {
    if (carried.intents.some(namesPictures)) return { ok: false, why: 'pictures that they name are not in the file' };
  } else {
    const { pdf = new Uint8Array() } = await writeFiles(whole.deck, ['pdf'], createWriteKit(fonts));
    if (!Buffer.from(pdf).equals(file))
      return { ok: false, why: 'they draw other pages here: they name a picture or a brand that is not in the file' };
  }
  const isWhole = pages.first === 1 && pages.last === analysis.pages && (!mark || carried.mark !== undefined);
  const intents = carried.intents.slice(pages.first - 1, pages.last);
  const drawn = isWhole ? whole : await drawAgain({ intents, title: carried.title, mark: mark ? 'test' : carried.mark }, kit, {});
  if (!drawn.ok) return drawn;
  const losses = drawn.deck.slides.map(
    ({ title }, at): Loss => ({
      page: pages.first + at,
      element: 'slide',
      kind: 'kept',
      what: title,
      why: '',
      box_in: [0, 0, 0, 0],
      count: 1,
    }),
  );
  return { ok: true, proved: true, deck: drawn.deck, analysis, pages, losses };
}

/** Whether a request names a picture instead of holding it. */
function namesPictures(intent: string): boolean {
  const read = readJson(intent);
  return read.ok && [...picturePlaces(read.value)].some(({ name }) => !/^data:/i.test(name));
}

const told = (again: Again, { engine_version, intents, title }: CarriedSource): ConvertedSource =>
  again.ok
    ? { engine_version, title, drawn: true, why: '', intents: intents.slice(again.pages.first - 1, again.pages.last) }
    : { engine_version, title, drawn: false, why: again.why, intents: [] };

function refuseLosses(losses: readonly Loss[]): void {
  const lost = losses.filter(({ kind }) => kind !== 'kept');
  if (lost.length === 0) return;
  const named = lost.slice(0, NAMED).map(({ page, kind, what }) => `page ${page}, ${kind}: ${what}`);
  const more = lost.length > NAMED ? `; and ${lost.length - NAMED} more` : '';
  throw new PdfRefusal('loss', `${lost.length} element${lost.length === 1 ? '' : 's'} would change. ${named.join('; ')}${more}.`);
}
