/** Data labels: their text and their place. */
import { formatNumber } from '../../chart/index.ts';
import type { ChartSeries } from '../../model/index.ts';
import type { Paper, PtAt, PtRect } from './paper.ts';

export type LabelPlace =
  | { readonly point: PtAt }
  | { readonly rect: PtRect; readonly lies: boolean; readonly forward: boolean; readonly stacked: boolean };

/** @param share of the whole, where there is one */
export function labelWords(of: ChartSeries, i: number, share?: number): string {
  const series = labelledAt(of, i);
  const shows = series.label_shows;
  const value = series.values[i];
  if (!series.labels || !shows || value === undefined) return '';
  const words: string[] = [];
  if (shows.series) words.push(series.name);
  if (shows.category) words.push(series.categories[i] ?? '');
  if (shows.value) words.push(formatNumber(value, series.label_format ?? series.format ?? 'General'));
  if (shows.percent && share !== undefined)
    words.push(formatNumber(share, series.label_format?.includes('%') ? series.label_format : '0%'));
  return words.filter((word) => word !== '').join(series.label_separator ?? '; ');
}

const MAX_LABELED = 400;

/** A series with the labels that one of its points has. */
export function labelledAt(series: ChartSeries, i: number): ChartSeries {
  const own = series.own_labels?.get(i);
  return own === undefined ? series : { ...series, ...own };
}

export function dataLabel(paper: Paper, of: ChartSeries, i: number, place: LabelPlace): void {
  const series = labelledAt(of, i);
  if (!series.labels || i >= MAX_LABELED) return;
  const words = labelWords(of, i);
  if (words === '') return;
  const look = paper.look(series.label_text);
  const gap = look.size_pt * 0.25;
  if ('point' in place) {
    const { x, y } = place.point;
    switch (series.label_position) {
      case 'ctr':
        paper.label(words, { x, y }, look);
        return;
      case 't':
        paper.label(words, { x, y: y - gap }, look, { valign: 'bottom' });
        return;
      case 'b':
        paper.label(words, { x, y: y + gap }, look, { valign: 'top' });
        return;
      case 'l':
        paper.label(words, { x: x - gap, y }, look, { align: 'right' });
        return;
      default:
        paper.label(words, { x: x + gap, y }, look, { align: 'left' });
    }
    return;
  }
  const { rect, lies, forward, stacked } = place;
  const position = series.label_position ?? (stacked ? 'ctr' : 'outEnd');
  const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
  if (position === 'ctr') {
    paper.label(words, middle, look);
    return;
  }
  // The end that the mark grows towards: right for bars, up for columns.
  const outer = position !== 'inBase' ? forward : !forward;
  const outside = position === 'outEnd';
  if (lies) {
    const x = outer ? rect.x + rect.w : rect.x;
    const right = outer === outside;
    paper.label(words, { x: right ? x + gap : x - gap, y: middle.y }, look, { align: right ? 'left' : 'right' });
    return;
  }
  const y = outer ? rect.y : rect.y + rect.h;
  const above = outer === outside;
  paper.label(words, { x: middle.x, y: above ? y - gap : y + gap }, look, { valign: above ? 'bottom' : 'top' });
}
