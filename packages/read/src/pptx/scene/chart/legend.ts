/** Legends: names with swatches, in a column beside the plot or in rows above or below it. */
import type { Fill, Stroke } from '@deckwright/draw/scene';
import type { ForeignChart } from '../../model/index.ts';
import type { Paper, PtRect, TextLook } from './paper.ts';

export interface Entry {
  readonly name: string;
  readonly fill: Fill | undefined;
  readonly stroke: Stroke | undefined;
  /** Drawn as a stroke through the swatch's middle. */
  readonly line: boolean;
}

const MAX_ENTRIES = 60;

/** Draws the legend and returns the rest of `room`. @param placed where the file has it */
export function drawLegend(paper: Paper, chart: ForeignChart, all: readonly Entry[], room: PtRect, placed?: PtRect): PtRect {
  if (chart.legend === undefined || all.length === 0) return room;
  const entries = all.slice(0, MAX_ENTRIES);
  const look = paper.look(chart.legend_text);
  const size = look.size_pt;
  const swatch = size * 0.55;
  const key = (entry: Entry): number => (entry.line ? swatch * 2.6 : swatch);
  const gap = size * 0.35;
  const row = paper.height(look);
  const widths = entries.map((entry) => key(entry) + gap + paper.width(entry.name, look));
  if (placed !== undefined) {
    paper.box(placed, paper.fill(chart.legend_fill), paper.stroke(chart.legend_outline), 'background');
    drawPlaced(paper, entries, placed, look, { key, gap, widths });
    return room;
  }
  if (chart.legend === 't' || chart.legend === 'b') {
    const rows = inRows(widths, room.w * 0.96, size);
    const height = rows.length * row + size * 0.4;
    let y = chart.legend === 't' ? room.y : room.y + room.h - height;
    for (const indexes of rows) {
      const width = indexes.reduce((sum, i) => sum + (widths[i] ?? 0), 0) + size * (indexes.length - 1);
      let x = room.x + (room.w - width) / 2;
      for (const i of indexes) {
        drawEntry(paper, entries[i] as Entry, x, y + row / 2, look, key(entries[i] as Entry), gap);
        x += (widths[i] ?? 0) + size;
      }
      y += row;
    }
    return { ...room, y: chart.legend === 't' ? room.y + height : room.y, h: Math.max(1, room.h - height) };
  }
  const width = Math.min(room.w * 0.5, Math.max(...widths)) + size * 0.6;
  const height = entries.length * row;
  const x = chart.legend === 'l' ? room.x : room.x + room.w - width;
  let y = chart.legend === 'tr' ? room.y : room.y + Math.max(0, (room.h - height) / 2);
  for (const entry of entries) {
    if (y + row > room.y + room.h + row / 2) break;
    drawEntry(paper, entry, x + size * 0.3, y + row / 2, look, key(entry), gap);
    y += row;
  }
  return { ...room, x: chart.legend === 'l' ? room.x + width : room.x, w: Math.max(1, room.w - width) };
}

interface Keys {
  readonly key: (entry: Entry) => number;
  readonly gap: number;
  readonly widths: readonly number[];
}

/** In columns of one width, as many as have room, row by row. */
function drawPlaced(paper: Paper, entries: readonly Entry[], { x, y, w, h }: PtRect, look: TextLook, { key, gap, widths }: Keys): void {
  const widest = Math.max(...widths) + look.size_pt * 0.5;
  const high = Math.max(1, Math.floor(h / paper.height(look) + 0.2));
  const columns = Math.max(1, Math.min(entries.length, Math.floor(w / widest + 0.05), Math.ceil(entries.length / high)));
  const [wide, deep] = [w / columns, h / Math.ceil(entries.length / columns)];
  entries.forEach((entry, i) => {
    const left = x + (i % columns) * wide + Math.min(look.size_pt * 0.3, Math.max(0, wide - (widths[i] ?? 0)) / 2);
    drawEntry(paper, entry, left, y + (Math.floor(i / columns) + 0.5) * deep, look, key(entry), gap);
  });
}

function inRows(widths: readonly number[], room: number, gap: number): number[][] {
  const rows: number[][] = [[]];
  let used = 0;
  widths.forEach((width, i) => {
    if (used > 0 && used + gap + width > room) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(i);
    used += width + (used > 0 ? gap : 0);
  });
  return rows;
}

function drawEntry(paper: Paper, entry: Entry, x: number, middle: number, look: TextLook, key: number, gap: number): void {
  if (!entry.line) paper.box({ x, y: middle - key / 2, w: key, h: key }, entry.fill, entry.stroke, 'swatch');
  else paper.line({ x, y: middle }, { x: x + key, y: middle }, entry.stroke, 'swatch');
  paper.label(entry.name, { x: x + key + gap, y: middle }, look, { align: 'left' });
}
