/** A deck as PDF 1.7: one page a slide, embedded subset fonts, tagged, with bookmarks; the same deck gives the same bytes. */
import { type Deck, ptOfEmu, type Slide, TEST_KEYWORD, type Theme } from '@deckwright/draw/scene';
import { writeBookmarks } from './bookmarks.ts';
import { drawShape } from './draw-shape.ts';
import { DocumentFonts, type FontKit } from './fonts.ts';
import { prepareMedia } from './images.ts';
import { writeLinks } from './links.ts';
import { PRODUCER, xmpPacket } from './metadata.ts';
import { deflate, type ObjectId, PdfObjects, ref } from './objects.ts';
import { writeOutputIntent } from './output-intent.ts';
import { type DocumentResources, Page } from './page.ts';
import { type DrawnPage, type PdfPageMemory, watchUses } from './page-memory.ts';
import { DocumentShadings } from './shadings.ts';
import { writeSource } from './source.ts';
import { hasUndescribedFigure, StructureElement, StructureTree } from './structure.ts';
import { num, textString } from './syntax.ts';
import { DocumentTransparency } from './transparency.ts';

export type PdfKit = FontKit;

export interface PdfOptions {
  /** Pages of decks before this one. */
  readonly memory?: PdfPageMemory | undefined;
  /** Theme of each slide, where they have themes of their own. */
  readonly themes?: readonly Theme[] | undefined;
  /** True where the caller knows of charts or pictures without alternative text that the slides no longer show: no claim of PDF/UA is made. */
  readonly undescribed?: boolean | undefined;
}

/**
 * Writes all slides as PDF/A-2a and PDF/UA-1; the latter is not claimed where a picture has no description. Hidden slides are written too. Throws a RangeError for a deck without slides and for pictures or faces that are missing,
 * and an Error for a picture that cannot be decoded.
 */
export async function writePdf(deck: Deck, kit: PdfKit, { memory, themes, undescribed }: PdfOptions = {}): Promise<Uint8Array> {
  if (deck.slides.length === 0) throw new RangeError('A PDF needs at least one slide.');
  const objects = new PdfObjects();
  const tree = new StructureTree();
  const resources: DocumentResources = {
    theme: deck.theme,
    fonts: new DocumentFonts(kit, memory?.programs),
    images: await prepareMedia(deck, themes),
    transparency: new DocumentTransparency(),
    shadings: new DocumentShadings(),
  };
  const ids = deck.slides.map(() => objects.reserve());
  const pages = deck.slides.map((slide, i) => pageOf(deck, slide, ids[i]!, { ...resources, theme: themes?.[i] ?? deck.theme }, memory));
  for (const { section } of pages) tree.document.kids.push(section);

  const tables = {
    Font: resources.fonts.embed(objects),
    ExtGState: resources.transparency.write(objects) + resources.shadings.writeMasks(objects),
    XObject: resources.images.write(objects),
    Shading: resources.shadings.write(objects),
  };
  const dictionaries = Object.entries(tables).map(([name, entries]) => (entries === '' ? '' : `/${name}<<${entries}>>`));
  const shared = objects.add(`<<${dictionaries.join('')}>>`);
  const parent = objects.reserve();
  for (const page of pages) writePage(objects, tree, page, { parent, shared, ids });
  objects.set(parent, `<</Type/Pages/Count ${ids.length}/Kids[${ids.map(ref).join(' ')}]>>`);

  const title = deck.title.trim() || 'Slides';
  const accessible = undescribed !== true && !hasUndescribedFigure(tree.document);
  const metadata = objects.addEncoded(
    '/Type/Metadata/Subtype/XML',
    xmpPacket({ title, lang: deck.lang, accessible, keywords: deck.mark === undefined ? undefined : TEST_KEYWORD }),
  );
  const catalog = objects.add(
    `<</Type/Catalog/Pages ${ref(parent)}/Lang ${textString(deck.lang)}/MarkInfo<</Marked true>>/ViewerPreferences<</DisplayDocTitle true>>` +
      `/Outlines ${ref(
        writeBookmarks(
          objects,
          deck.slides.map((slide) => slide.title),
          ids,
        ),
      )}/StructTreeRoot ${ref(tree.write(objects))}/Metadata ${ref(metadata)}/OutputIntents[${ref(writeOutputIntent(objects))}]${writeSource(objects, deck)}>>`,
  );
  const info = objects.add(
    `<</Title ${textString(title)}/Producer(${PRODUCER})${deck.mark === undefined ? '' : `/Keywords(${TEST_KEYWORD})`}>>`,
  );
  return objects.serialize(catalog, info);
}

/** The page as it was drawn before, or drawn now. */
function pageOf(deck: Deck, slide: Slide, id: ObjectId, resources: DocumentResources, memory: PdfPageMemory | undefined): DrawnPage {
  if (memory === undefined) return drawPage(deck, slide, id, resources);
  const around = { id, theme: resources.theme, lang: deck.lang };
  const cached = memory.find(slide, around, resources);
  if (cached !== undefined) return cached;
  const watched = watchUses(resources);
  const page = drawPage(deck, slide, id, resources);
  memory.keep(page, around, watched.end());
  return page;
}

function drawPage(deck: Deck, slide: Slide, id: ObjectId, resources: DocumentResources): DrawnPage {
  const page = new Page(id, slide, resources, ptOfEmu(slide.canvas.h));
  const section = new StructureElement('Sect', {
    ...(slide.title === '' ? {} : { title: slide.title }),
    ...(slide.lang === deck.lang ? {} : { lang: slide.lang }),
  });
  page.mark('artifact');
  page.content.setFill(page.rgb(slide.background));
  page.content.rect({ x: 0, y: 0, w: ptOfEmu(slide.canvas.w), h: ptOfEmu(slide.canvas.h) });
  page.content.fillPath();
  for (const shape of slide.shapes) drawShape(page, shape, section);
  page.unmark();
  return { id, slide, content: deflate(page.content.ops), section, marked: page.marked, links: page.links };
}

interface PageSurroundings {
  readonly parent: ObjectId;
  readonly shared: ObjectId;
  /** Ids of all pages, in slide order. */
  readonly ids: readonly ObjectId[];
}

function writePage(objects: PdfObjects, tree: StructureTree, page: DrawnPage, { parent, shared, ids }: PageSurroundings): void {
  const { w, h } = page.slide.canvas;
  const content = objects.addEncoded('/Filter/FlateDecode', page.content);
  const annotations = writeLinks(objects, tree, page, ptOfEmu(h), ids);
  objects.set(
    page.id,
    `<</Type/Page/Parent ${ref(parent)}/MediaBox[0 0 ${num(ptOfEmu(w))} ${num(ptOfEmu(h))}]/Resources ${ref(shared)}` +
      // Blends in RGB, as on screen, whatever the output device.
      `/Group<</S/Transparency/CS/DeviceRGB>>/Contents ${ref(content)}/StructParents ${tree.addParents(page.marked)}/Tabs/S` +
      `${annotations.length === 0 ? '' : `/Annots[${annotations.map(ref).join(' ')}]`}>>`,
  );
}
