/** One large figure with the message, and the others as tiles beside it. */
import { cutBottom, cutLeft, Sketch, SPAN, sizesDown } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { drawSections } from './_sections.ts';
import { besideLabel, drawTiles, readTiles, tilesAlt } from './_tiles.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'hero_metric',
  purpose: 'One figure that carries the message, with the figures that explain it beside it.',
  example: {
    headline: 'Net promoter score reaches a record on faster repairs',
    context: 'Customer survey, first half',
    source_note: 'Survey of 12,400 customers',
    data: {
      metrics: [
        {
          label: 'Net promoter score',
          value: '58',
          delta_value: '+9 points',
          delta_tone: 'good',
          sub: 'Highest since the survey began',
          emphasis: 'primary',
        },
        { label: 'Repairs done on first visit', value: '81%', delta_value: '+12pp', delta_tone: 'good' },
        { label: 'Days to appointment', value: '2.4', delta_value: '-1.1', delta_tone: 'good' },
        { label: 'Technicians trained', value: '640', delta_value: '+210', delta_tone: 'good' },
        { label: 'Cost per visit', value: '€94', delta_value: '+€3', delta_tone: 'bad' },
      ],
    },
  },
  draw(d, pane, kit) {
    const sketch = new Sketch(pane.box, kit);
    const tiles = readTiles(d, pane, kit);
    const hero = tiles.find((t) => t.primary) ?? tiles[0];
    let box = pane.box;
    if (d.sections.length > 0) {
      const { rest, cut } = cutBottom(box, Math.max(1.4, box.h * 0.34), 0.25);
      drawSections(sketch, d.sections, `${pane.pointer}/sections`, cut);
      box = rest;
    }
    const others = tiles.filter((t) => t !== hero);
    const { cut, rest } = others.length === 0 ? { cut: box, rest: box } : cutLeft(box, SPAN(4), 0.2);
    if (hero !== undefined) {
      const x = cut.x + 0.35;
      const w = cut.w - 0.7;
      const on = kit.on('accent1');
      const size =
        [...sizesDown(96, 18)].find((s) => kit.text.widthIn(hero.value, s, { bold: true }) <= w && kit.text.pitchIn(s) < cut.h * 0.4) ?? 18;
      const valueH = kit.text.pitchIn(size, 1.1);
      const mid = cut.y + cut.h * 0.46;
      sketch.rect('hero', cut, { fill: 'accent1' }, { role: 'card', layer: 'back', name: `hero: ${hero.label}` });
      sketch.cell(
        'hero-label',
        { text: hero.label, path: `${hero.pointer}/label` },
        { x, y: cut.y + 0.3, w, h: mid - valueH / 2 - cut.y - 0.35 },
        18,
        { color: on, anchor: 'bottom', host: 'hero', role: 'header' },
      );
      sketch.cell('hero-value', { text: hero.value, path: `${hero.pointer}/value` }, { x, y: mid - valueH / 2, w, h: valueH }, size, {
        color: on,
        bold: true,
        align: besideLabel(hero, kit),
        wrap: false,
        role: 'value',
        host: 'hero',
        name: `value: ${hero.label}`,
      });
      sketch.stack(
        'hero-notes',
        [
          (hero.delta?.runs ?? []).map((r) => ({ ...r, color: on })),
          hero.sub === undefined ? [] : [{ text: hero.sub, path: `${hero.pointer}/sub` }],
        ],
        { x, y: mid + valueH / 2 + 0.08, w, h: cut.y + cut.h - mid - valueH / 2 - 0.2 },
        16,
        { color: on, anchor: 'top', align: besideLabel(hero, kit), host: 'hero', role: 'body' },
      );
    }
    if (others.length > 0) drawTiles(sketch, others, rest, others.length <= 2 ? 1 : others.length <= 6 ? 2 : 3);
    return sketch.drawing('Hero metric', tilesAlt(tiles));
  },
});
