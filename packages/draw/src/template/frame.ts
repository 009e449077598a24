/** The frame of a slide on somebody's own layout: title, footer and number in its places, the rest inside its free area. */
import { type BoxIn, type Chrome, drawBands, type Frame, type Kit, noteParagraphs, run, shape, sideOf } from '../layout/index.ts';
import { EMU_PER_IN, type Shape, type SheetPlace } from '../scene/index.ts';
import { isFillable, type Place, type PlaceKind, placeOf, type TemplateLayout } from './model.ts';
import { type PlaceOrder, pathOf, setPlace } from './set-place.ts';

export interface StandingFrame extends Frame {
  readonly places: Readonly<Record<string, SheetPlace>>;
}

const NOTE_LINE = 0.15;
const GAP = 0.15;
/** Titles are no smaller than this at the slide's own scale. */
const LEAST_TITLE_PT = 16;
const LEAST_SMALL_PT = 9;

/** @param panel the body gets a ground of its own */
export function standingFrame(chrome: Chrome, layout: TemplateLayout, k: number, panel: boolean, kit: Kit): StandingFrame {
  const before: Shape[] = [];
  const after: Shape[] = [];
  const places: Record<string, SheetPlace> = {};
  const inch = (emu: number): number => Math.round((emu / EMU_PER_IN / k) * 1e4) / 1e4;
  const free = layout.body ?? { x: 0, y: 0, w: 0, h: 0 };
  let area: BoxIn = { x: inch(free.x), y: inch(free.y), w: inch(free.w), h: inch(free.h) };
  if (panel) {
    before.push(shape.rect({ id: 'panel', name: 'panel', role: 'background' }, area, { fill: shape.fill('canvas') }));
    area = { x: area.x + 0.15, y: area.y + 0.12, w: area.w - 0.3, h: area.h - 0.24 };
  }
  const fill = (kind: PlaceKind, order: PlaceOrder): boolean => {
    const place: Place | undefined = placeOf(layout, kind);
    if (place === undefined || !isFillable(place)) return false;
    const set = setPlace(order, place, k, kit);
    if (!set.fits)
      kit.warn('text_over_place', `${order.name} needs more room than the template's place for it, at ${order.least_pt} pt too.`, {
        ...(pathOf(order) === undefined ? {} : { path: pathOf(order) ?? '' }),
        remedy: 'Shorten it.',
      });
    (kind === 'title' ? before : after).push(set.shape);
    places[set.shape.id] = set.place;
    return true;
  };

  const side = sideOf(area, kit);
  let top = area.y;
  let title_lines = 0;
  if (chrome.title !== undefined) {
    const stands = fill('title', {
      id: 'title',
      name: 'Title',
      role: 'title',
      texts: [chrome.title],
      least_pt: LEAST_TITLE_PT,
    });
    title_lines = 1;
    if (!stands) {
      const block = kit.block(chrome.title.text, { color: 'ink', font: 'heading', leading: 1.1 }, chrome.title.path);
      const fit = kit.fit({ block, sizes_pt: [24, 22, 20], width_in: area.w, max_lines: 2 });
      const box = { x: area.x, y: top, w: area.w, h: Math.ceil(fit.height_in * 100) / 100 };
      before.push(
        kit.place({ id: 'title', name: 'Title', role: 'title' }, box, {
          block,
          size_pt: fit.size_pt,
          align: side.leading(chrome.title.text),
        }),
      );
      title_lines = fit.lines;
      top += box.h + 0.1;
    }
  }
  if (chrome.kicker !== undefined || chrome.sticker !== undefined) {
    const strip = { y: top, h: 0.2 };
    if (chrome.kicker !== undefined)
      before.push(
        kit.label({
          id: 'kicker',
          role: 'tracker',
          box: side.box({ x: area.x, ...strip, w: area.w * 0.7 }),
          runs: chrome.kicker.text,
          path: chrome.kicker.path,
          style: { color: 'muted' },
          size_pt: 9,
          anchor: 'middle',
          wrap: false,
          align: side.leading(chrome.kicker.text),
        }),
      );
    if (chrome.sticker !== undefined) {
      const w = Math.min(area.w * 0.3, Math.ceil((kit.text.widthIn(chrome.sticker.text, 9) + 0.16) * 100) / 100);
      before.push(
        kit.label({
          id: 'sticker',
          role: 'sticker',
          box: side.box({ x: area.x + area.w - w, ...strip, w }),
          runs: chrome.sticker.text,
          path: chrome.sticker.path,
          style: { color: 'muted' },
          size_pt: 9,
          anchor: 'middle',
          wrap: false,
          align: side.end,
        }),
      );
    }
    top += 0.25;
  }
  if (chrome.subtitle !== undefined) {
    const block = kit.block(chrome.subtitle.text, { color: 'muted' }, chrome.subtitle.path);
    const fit = kit.fit({ block, sizes_pt: [14, 12], width_in: area.w, max_lines: 1 });
    const h = Math.max(0.25, Math.ceil(fit.height_in * 100) / 100);
    before.push(
      kit.place(
        { id: 'subtitle', name: 'Sub-line', role: 'subtitle' },
        { x: area.x, y: top, w: area.w, h },
        {
          block,
          size_pt: fit.size_pt,
          anchor: 'middle',
          align: side.leading(chrome.subtitle.text),
        },
      ),
    );
    top += h + GAP;
  }

  const paragraphs = noteParagraphs(chrome, kit);
  const number = chrome.page_number;
  if (number !== undefined) {
    const texts = [{ ...number, field: 'slidenum' as const }];
    if (!fill('number', { id: 'page-number', name: 'Slide number', role: 'page_number', texts, least_pt: LEAST_SMALL_PT }))
      kit.warn('place_missing', 'The layout of the template has no place for a slide number; none is shown.', {
        remedy: 'Add a slide number to the layout in the template.',
      });
  }
  if (chrome.footer !== undefined) {
    const stands = fill('footer', { id: 'footer', name: 'Footer', role: 'source', texts: [chrome.footer], least_pt: LEAST_SMALL_PT });
    if (!stands) paragraphs.push({ runs: [run(chrome.footer.text, chrome.footer.path)] });
  }
  let low = area.y + area.h;
  if (paragraphs.length > 0) {
    const block = kit.paragraphs(paragraphs, { color: 'muted', leading: 1.15 });
    const fit = kit.fit({ block, sizes_pt: [9], width_in: area.w });
    const h = NOTE_LINE * fit.lines;
    const words = chrome.source?.text ?? chrome.footnotes[0]?.text ?? chrome.remark ?? '';
    after.push(
      kit.place(
        { id: 'source', name: 'Source', role: 'source' },
        { x: area.x, y: low - h, w: area.w, h },
        {
          block,
          size_pt: 9,
          anchor: 'bottom',
          align: side.leading(words),
        },
      ),
    );
    low -= h + 0.1;
  }
  const bands = drawBands(chrome, low, { x: area.x, w: area.w }, kit);
  return {
    before,
    after: [...bands.shapes, ...after],
    body: { x: area.x, y: round(top), w: area.w, h: round(bands.low - top) },
    title_lines,
    places,
  };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
