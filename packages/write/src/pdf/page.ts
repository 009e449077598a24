/** The state of one page while it is drawn: its content, the open structure element, its links. */
import { type Color, type Rgb, resolveColor, type Slide, type Theme } from '@deckwright/draw/scene';
import type { Outline, PtBox, PtPoint } from '../geometry/index.ts';
import { Content } from './content.ts';
import type { DocumentFonts } from './fonts.ts';
import type { DocumentImages } from './images.ts';
import type { ObjectId } from './objects.ts';
import type { DocumentShadings } from './shadings.ts';
import type { StructureElement } from './structure.ts';
import type { DocumentTransparency } from './transparency.ts';

/** What pages share. */
export interface DocumentResources {
  readonly theme: Theme;
  readonly fonts: DocumentFonts;
  readonly images: DocumentImages;
  readonly transparency: DocumentTransparency;
  readonly shadings: DocumentShadings;
}

export interface PageLink {
  /** As in `Run.link`. */
  readonly target: string;
  /** Corners on the page, rotation applied, y downwards. */
  readonly box: PtBox;
  readonly element: StructureElement;
}

/** What is drawn next is this element's content, or decoration that readers skip. */
export type Mark = StructureElement | 'artifact' | 'pagination';

export class Page {
  readonly id: ObjectId;
  readonly slide: Slide;
  readonly resources: DocumentResources;
  readonly content: Content;
  readonly links: PageLink[] = [];
  /** Owner of each marked content, by its number. */
  readonly marked: StructureElement[] = [];
  #open: Mark | undefined;
  readonly #rotations: { readonly cos: number; readonly sin: number; readonly centre: PtPoint }[] = [];

  constructor(id: ObjectId, slide: Slide, resources: DocumentResources, height: number) {
    this.id = id;
    this.slide = slide;
    this.resources = resources;
    this.content = new Content(height);
  }

  rgb(color: Color): Rgb {
    return resolveColor(this.resources.theme, color);
  }

  /** Says what the next operators draw. Saying the same again costs nothing. */
  mark(mark: Mark): void {
    if (this.#open === mark) return;
    this.unmark();
    this.#open = mark;
    if (mark === 'artifact') this.content.beginMarked('Artifact');
    else if (mark === 'pagination') this.content.beginMarked('Artifact', '<</Type/Pagination>>');
    else {
      const mcid = this.marked.push(mark) - 1;
      mark.kids.push({ page: this.id, mcid });
      this.content.beginMarked(mark.tag, `<</MCID ${mcid}>>`);
    }
  }

  /** Ends the open marked content; needed before a graphics state is saved or restored around several marks. */
  unmark(): void {
    if (this.#open === undefined) return;
    this.#open = undefined;
    this.content.endMarked();
  }

  /** Draws with the page turned clockwise about `centre`. */
  rotated(degrees: number, centre: PtPoint, draw: () => void): void {
    const angle = (degrees * Math.PI) / 180;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    this.unmark();
    this.content.save();
    this.content.transform(cos, sin, -sin, cos, centre.x - cos * centre.x + sin * centre.y, centre.y - sin * centre.x - cos * centre.y);
    this.#rotations.push({ cos, sin, centre });
    draw();
    this.#rotations.pop();
    this.unmark();
    this.content.restore();
  }

  /** Draws inside of an outline only. */
  clipped(outline: Outline, evenOdd: boolean | undefined, draw: () => void): void {
    this.unmark();
    this.content.save();
    this.content.outline(outline);
    this.content.clipToPath(evenOdd);
    draw();
    this.unmark();
    this.content.restore();
  }

  link(target: string, box: PtBox, element: StructureElement): void {
    const corners = [
      { x: box.x, y: box.y },
      { x: box.x + box.w, y: box.y },
      { x: box.x, y: box.y + box.h },
      { x: box.x + box.w, y: box.y + box.h },
    ].map((corner) => this.#onPage(corner));
    const xs = corners.map((corner) => corner.x);
    const ys = corners.map((corner) => corner.y);
    const x = Math.min(...xs);
    const y = Math.min(...ys);
    this.links.push({ target, box: { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }, element });
  }

  #onPage(point: PtPoint): PtPoint {
    let { x, y } = point;
    for (const { cos, sin, centre } of this.#rotations.toReversed()) {
      const dx = x - centre.x;
      const dy = y - centre.y;
      x = centre.x + cos * dx - sin * dy;
      y = centre.y + sin * dx + cos * dy;
    }
    return { x, y };
  }
}
