/** The frame of a slide on somebody's own layout: title, footer and number in its places, the rest inside its free area. */
import {
  type BoxIn,
  type Chrome,
  drawBands,
  type Frame,
  type Kit,
  noteParagraphs,
  run,
  type Side,
  type Sourced,
  shape,
  sideOf,
} from '../layout/index.ts';
import { EMU_PER_IN, type Shape, type SheetPlace } from '../scene/index.ts';
import { isFillable, type Place, type PlaceKind, placeOf, type TemplateLayout } from './model.ts';
import { type PlaceOrder, pathOf, setPlace } from './set-place.ts';

export interface StandingFrame extends Frame {
  readonly places: Readonly<Record<string, SheetPlace>>;
}

const NOTE_LINE = 0.15;
const GAP = 0.15;
/** Titles and small texts are no smaller than this at the slide's own scale. */
const MIN_TITLE_PT = 16;
const MIN_SMALL_PT = 9;

/** @param panel the body gets a ground of its own */
export function standingFrame(chrome: Chrome, layout: TemplateLayout, k: number, panel: boolean, kit: Kit): StandingFrame {
  const before: Shape[] = [];
  const free = freeArea(layout, k);
  if (panel) before.push(shape.rect({ id: 'panel', name: 'panel', role: 'background' }, free, { fill: shape.fill('canvas') }));
  const area = panel ? { x: free.x + 0.15, y: free.y + 0.12, w: free.w - 0.3, h: free.h - 0.24 } : free;
  const building: Building = { layout, k, kit, area, side: sideOf(area, kit), before, after: [], places: {} };

  let top = area.y;
  let title_lines = 0;
  if (chrome.title !== undefined) {
    const title = addTitle(building, chrome.title);
    title_lines = title.lines;
    top += title.height;
  }
  top += addStrip(building, chrome, top);
  if (chrome.subtitle !== undefined) top += addSubtitle(building, chrome.subtitle, top);

  const notes = noteParagraphs(chrome, kit);
  if (chrome.page_number !== undefined) addNumber(building, chrome.page_number);
  if (chrome.footer !== undefined && !addFooter(building, chrome.footer))
    notes.push({ runs: [run(chrome.footer.text, chrome.footer.path)] });
  const first = chrome.source?.text ?? chrome.footnotes[0]?.text ?? chrome.remark ?? '';
  const low = area.y + area.h - (notes.length === 0 ? 0 : addNotes(building, notes, first));
  const bands = drawBands(chrome, low, { x: area.x, w: area.w }, kit);
  return {
    before,
    after: [...bands.shapes, ...building.after],
    body: { x: area.x, y: round(top), w: area.w, h: round(bands.low - top) },
    title_lines,
    places: building.places,
  };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** What the steps add to. */
interface Building {
  readonly layout: TemplateLayout;
  /** Scale of the template's slide. */
  readonly k: number;
  readonly kit: Kit;
  /** Where the layout has no places of its own. */
  readonly area: BoxIn;
  readonly side: Side;
  readonly before: Shape[];
  readonly after: Shape[];
  readonly places: Record<string, SheetPlace>;
}

function freeArea(layout: TemplateLayout, k: number): BoxIn {
  const inch = (emu: number): number => round(emu / EMU_PER_IN / k);
  const free = layout.body ?? { x: 0, y: 0, w: 0, h: 0 };
  return { x: inch(free.x), y: inch(free.y), w: inch(free.w), h: inch(free.h) };
}

/** Puts a text into the layout's place for it; false where there is none. */
function fillPlace({ layout, k, kit, before, after, places }: Building, kind: PlaceKind, order: PlaceOrder): boolean {
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
}

/** In its place, else at the top of the area; gives the height that it takes there. */
function addTitle(building: Building, title: Sourced): { readonly lines: number; readonly height: number } {
  const { kit, area, side } = building;
  const order: PlaceOrder = { id: 'title', name: 'Title', role: 'title', texts: [title], least_pt: MIN_TITLE_PT };
  if (fillPlace(building, 'title', order)) return { lines: 1, height: 0 };
  const block = kit.block(title.text, { color: 'ink', font: 'heading', leading: 1.1 }, title.path);
  const fit = kit.fit({ block, sizes_pt: [24, 22, 20], width_in: area.w, max_lines: 2 });
  const box = { x: area.x, y: area.y, w: area.w, h: Math.ceil(fit.height_in * 100) / 100 };
  const look = { block, size_pt: fit.size_pt, align: side.leading(title.text) };
  building.before.push(kit.place({ id: 'title', name: 'Title', role: 'title' }, box, look));
  return { lines: fit.lines, height: box.h + 0.1 };
}

/** Kicker and sticker on one line; gives its height. */
function addStrip({ kit, area, side, before }: Building, { kicker, sticker }: Chrome, top: number): number {
  const strip = { y: top, h: 0.2 };
  const look = { style: { color: 'muted' }, size_pt: 9, anchor: 'middle', wrap: false } as const;
  if (kicker !== undefined)
    before.push(
      kit.label({
        id: 'kicker',
        role: 'tracker',
        box: side.box({ x: area.x, ...strip, w: area.w * 0.7 }),
        runs: kicker.text,
        path: kicker.path,
        align: side.leading(kicker.text),
        ...look,
      }),
    );
  if (sticker !== undefined) {
    const w = Math.min(area.w * 0.3, Math.ceil((kit.text.widthIn(sticker.text, 9) + 0.16) * 100) / 100);
    before.push(
      kit.label({
        id: 'sticker',
        role: 'sticker',
        box: side.box({ x: area.x + area.w - w, ...strip, w }),
        runs: sticker.text,
        path: sticker.path,
        align: side.end,
        ...look,
      }),
    );
  }
  return kicker === undefined && sticker === undefined ? 0 : 0.25;
}

/** Gives its height with the gap below it. */
function addSubtitle({ kit, area, side, before }: Building, subtitle: Sourced, top: number): number {
  const block = kit.block(subtitle.text, { color: 'muted' }, subtitle.path);
  const fit = kit.fit({ block, sizes_pt: [14, 12], width_in: area.w, max_lines: 1 });
  const h = Math.max(0.25, Math.ceil(fit.height_in * 100) / 100);
  const look = { block, size_pt: fit.size_pt, anchor: 'middle', align: side.leading(subtitle.text) } as const;
  before.push(kit.place({ id: 'subtitle', name: 'Sub-line', role: 'subtitle' }, { x: area.x, y: top, w: area.w, h }, look));
  return h + GAP;
}

function addNumber(building: Building, number: NonNullable<Chrome['page_number']>): void {
  const texts = [{ ...number, field: 'slidenum' as const }];
  const order: PlaceOrder = { id: 'page-number', name: 'Slide number', role: 'page_number', texts, least_pt: MIN_SMALL_PT };
  if (fillPlace(building, 'number', order)) return;
  building.kit.warn('place_missing', 'The layout of the template has no place for a slide number; none is shown.', {
    remedy: 'Add a slide number to the layout in the template.',
  });
}

const addFooter = (building: Building, footer: Sourced): boolean =>
  fillPlace(building, 'footer', { id: 'footer', name: 'Footer', role: 'source', texts: [footer], least_pt: MIN_SMALL_PT });

/** Source, footnotes and remarks at the foot of the area; gives the height that they take. `first` decides their side. */
function addNotes({ kit, area, side, after }: Building, notes: ReturnType<typeof noteParagraphs>, first: string): number {
  const block = kit.paragraphs(notes, { color: 'muted', leading: 1.15 });
  const fit = kit.fit({ block, sizes_pt: [9], width_in: area.w });
  const h = NOTE_LINE * fit.lines;
  const look = { block, size_pt: 9, anchor: 'bottom', align: side.leading(first) } as const;
  after.push(kit.place({ id: 'source', name: 'Source', role: 'source' }, { x: area.x, y: area.y + area.h - h, w: area.w, h }, look));
  return h + 0.1;
}
