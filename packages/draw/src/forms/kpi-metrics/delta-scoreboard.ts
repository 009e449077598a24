/** Equal tiles: label, value, change. Sections become columns of text below. */
import { cutBottom, Sketch, settle } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { drawPoster } from './_poster.ts';
import { drawSections, sectionsHeight } from './_sections.ts';
import { drawTiles, readTiles, tilesAcross, tilesAlt } from './_tiles.ts';
import { form } from './form.ts';

/** Below the sentences of the sections, inches. */
const SPARE_IN = 0.05;

export const variant = defineVariant(form, {
  name: 'delta_scoreboard',
  purpose: 'Headline numbers as equal tiles, each with its change; sections of text below when they are sent.',
  example: {
    headline: 'Margin and cash are ahead of plan; order intake needs attention',
    context: 'Group scorecard, third quarter against last year',
    source_note: 'Group controlling',
    data: {
      metrics: [
        { label: 'Revenue', value: '€412m', delta_value: '+6.1%', delta_tone: 'good', sub: 'Plan €405m' },
        { label: 'EBITDA margin', value: '18.4%', delta_value: '+0.9pp', delta_tone: 'good', sub: 'Plan 17.8%' },
        { label: 'Free cash flow', value: '€38m', delta_value: '+€11m', delta_tone: 'good', sub: 'Plan €30m' },
        { label: 'Order intake', value: '€377m', delta_value: '-4.2%', delta_tone: 'bad', sub: 'Plan €401m', emphasis: 'primary' },
      ],
      sections: [
        { label: 'Highlights', items: ['Price round held in all regions', 'Working capital at 14% of sales'] },
        { label: 'Risks', items: ['Two large tenders moved to next year', 'Freight contracts end in March'] },
        { label: 'Asks', items: ['Release the second sales team for Iberia'] },
      ],
    },
  },
  draw(d, pane, kit) {
    const sketch = new Sketch(pane.box, kit);
    const tiles = readTiles(d, pane, kit);
    const across = tilesAcross(tiles.length);
    const down = Math.ceil(tiles.length / across);
    const { sections } = d;
    let box = pane.box;
    if (sections.length > 0) {
      const most = Math.max(1.4, box.h * (down > 1 ? 0.36 : 0.48));
      const { rest, cut } = cutBottom(box, Math.min(most, sectionsHeight(sections, box.w, kit) + SPARE_IN), 0.25);
      drawSections(sketch, sections, `${pane.pointer}/sections`, cut);
      box = rest;
    }
    if (sections.length > 0 || !drawPoster(sketch, tiles, box))
      drawTiles(sketch, tiles, sections.length > 0 ? box : settle(box, Math.min(box.h, down * 3.95)), across);
    const sectionTexts = sections.map((s) => `${s.label}: ${s.items.join('; ')}.`).join(' ');
    return sketch.drawing('Scoreboard', `${tilesAlt(tiles)}${sectionTexts === '' ? '' : ` ${sectionTexts}`}`);
  },
});
