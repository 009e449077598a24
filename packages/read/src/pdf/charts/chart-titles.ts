/** The words over a chart that say what it is: they are its own title, unless they are that of the slide. */
import { ptOfEmu } from '@deckwright/draw/scene';
import { areaOf, contains, type Rect } from '../page/matrix.ts';
import type { ChartPage, Words } from './chart-page.ts';
import { around, type FoundChart } from './found-chart.ts';
import { titleOf } from './furniture.ts';

/** Sizes of its letters between a title and the chart below it, and between two lines of one. */
const GAP = 2.4;
const NEXT_LINE = 1.6;
/** Of the largest letters of the page, those of a title of a chart at most. */
const OF_SLIDE = 0.9;
/** Over the largest letters of the chart, the least of its title, bold and otherwise. */
const LEAST = { bold: 0.95, plain: 1.05 } as const;
/** Of the width of a plot, how far a title is off its middle; points within which it begins where the chart does. */
const OFF_MIDDLE = 0.08;
const SAME_EDGE = 12;
const SAME_LINE = 1;
/** Of the width of the card that both stand on, how far from its left a title begins; and of the page, the largest card. */
const OF_CARD = 0.12;
const LARGEST_CARD = 0.9;

/** @param found in one order with what is returned */
export function withTitles(found: readonly FoundChart[], { words, whole, bars }: ChartPage): FoundChart[] {
  const held = new Set(found.flatMap((one) => ownWords(one)));
  const others = words.filter((one) => !held.has(one));
  const largest = Math.max(0, ...others.map(({ size_pt }) => size_pt));
  const free = others.filter(({ size_pt }) => size_pt <= OF_SLIDE * largest);
  const taken = new Set<Words>();
  return found.map((one) => {
    const { plot, all } = placesOf(one);
    const charts = found.filter((other) => other !== one).map((other) => placesOf(other).all);
    const title = titleOver(one, plot, all, free, cardOf(all, bars, whole));
    if (title === undefined || taken.has(title) || isOver(title, charts, plot, whole)) return one;
    taken.add(title);
    return { ...one, chart: { ...one.chart, title: titleOf(title, false) } as FoundChart['chart'], words: [...one.words, title] };
  });
}

const ownWords = ({ words, beside, keys = [] }: FoundChart): Words[] => [...words, ...beside.words, ...keys.map((key) => key.words)];

function placesOf(found: FoundChart): { readonly plot: Rect; readonly all: Rect } {
  const { x, y, w, h } = found.chart.plot;
  const plot = { x0: ptOfEmu(x), y0: ptOfEmu(y), x1: ptOfEmu(x + w), y1: ptOfEmu(y + h) };
  return { plot, all: around([plot, ...ownWords(found).map(({ box }) => box)]) };
}

/** The smallest filled box that holds all of a chart, and is none of its ground. */
function cardOf(all: Rect, bars: ChartPage['bars'], whole: Rect): Rect | undefined {
  const cards = bars.map(({ box }) => box).filter((box) => contains(box, all) && areaOf(box) < LARGEST_CARD * areaOf(whole));
  return cards.sort((a, b) => areaOf(a) - areaOf(b))[0];
}

/** The one line right over the chart, in the middle of its plot or where the chart begins. */
function titleOver(found: FoundChart, plot: Rect, all: Rect, free: readonly Words[], card: Rect | undefined): Words | undefined {
  // A ring may have its legend far beside it.
  const [left, right] = [Math.min(all.x0, plot.x0), Math.max(all.x1, plot.x1)];
  const over = free
    .filter(({ box, size_pt }) => box.y1 <= all.y0 + 0.3 * size_pt && box.x1 > Math.min(left, card?.x0 ?? left) && box.x0 < right)
    .sort((a, b) => b.box.y1 - a.box.y1);
  const [nearest] = over;
  if (nearest === undefined || all.y0 - nearest.box.y1 > GAP * nearest.size_pt) return undefined;
  const lines = over.filter((one) => nearest.box.y1 - one.box.y1 <= NEXT_LINE * Math.min(one.size_pt, nearest.size_pt));
  // Of two lines the larger one is the title, and the other says more of it.
  const title = [...lines].sort((a, b) => b.size_pt - a.size_pt || Number(b.bold) - Number(a.bold) || a.box.y1 - b.box.y1)[0] ?? nearest;
  if (over.some((one) => one !== title && Math.abs(one.box.y1 - title.box.y1) <= SAME_LINE)) return undefined;
  const own = ownWords(found).map(({ size_pt }) => size_pt);
  if (own.length === 0 || title.size_pt < (title.bold ? LEAST.bold : LEAST.plain) * Math.max(...own)) return undefined;
  const off = Math.abs((title.box.x0 + title.box.x1 - plot.x0 - plot.x1) / 2);
  const offAll = Math.abs((title.box.x0 + title.box.x1 - left - right) / 2);
  const isMiddle = Math.min(off, offAll) <= OFF_MIDDLE * (right - left);
  const isOnCard =
    card !== undefined && contains(card, title.box) && title.box.x0 <= left && title.box.x0 - card.x0 <= OF_CARD * (card.x1 - card.x0);
  const begins = isOnCard || [left, plot.x0].some((edge) => Math.abs(title.box.x0 - edge) <= SAME_EDGE);
  return (isMiddle || begins) && title.box.x1 - title.box.x0 <= 1.1 * (right - left) ? title : undefined;
}

/** Whether the words reach over another chart too, or over all of the page. */
const isOver = ({ box }: Words, others: readonly Rect[], plot: Rect, whole: Rect): boolean =>
  others.some((other) => box.x1 > other.x0 && box.x0 < other.x1 && other.y0 >= box.y0 && other.y0 < plot.y1) ||
  box.x1 - box.x0 > 0.9 * (whole.x1 - whole.x0);
