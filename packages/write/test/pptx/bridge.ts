/** A slide of the size that people make: a bridge of ten steps with takeaways. */
import { type Deck, emuOfIn, type Shape, type Slide, type Theme } from '@deckwright/draw/scene';
import { deck, line, para, placeholder, rect, run, slide, text } from './builders.ts';
import { LIGHT } from './themes.ts';

/** A bridge of ten steps: about sixty shapes, as a typical slide has. */
export function bridgeSlide(seed: number, theme: Theme = LIGHT): Slide {
  const shapes: Shape[] = [
    placeholder('title', { x: 0.5, y: 0.42, w: 12.3333, h: 0.4 }, `Margin rose by ${seed + 4} points, most of it from price`, 'title', 24, {
      bold: theme.title_bold,
    }),
    placeholder('subtitle', { x: 0.5, y: 0.87, w: 12.3333, h: 0.25 }, 'EBIT bridge, €m, 2024 to 2025', 'subtitle', 14),
  ];
  let level = 100;
  for (let step = 0; step < 10; step++) {
    const delta = ((seed * 7 + step * 13) % 21) - 10;
    const x = 0.5 + step * 0.92;
    const ends = step === 0 || step === 9;
    const [top, height] = ends ? [6 - level / 40, level / 40] : [6 - Math.max(level, level + delta) / 40, Math.abs(delta) / 40];
    shapes.push(
      rect(
        `bar-${step}`,
        { x, y: top, w: 0.61, h: height },
        { fill: { color: ends ? 'accent1' : delta < 0 ? 'negative' : 'positive' }, alt: `Step ${step}: ${delta}` },
      ),
    );
    shapes.push(
      text(
        `value-${step}`,
        { x: x - 0.1, y: top - 0.24, w: 0.81, h: 0.2 },
        [
          para(run(ends ? String(level) : delta < 0 ? `−${-delta}` : `+${delta}`, { size_pt: 12, bold: ends }), {
            align: 'center',
            line_pct: 100.1,
          }),
        ],
        { role: 'value', wrap: false, anchor: 'bottom' },
      ),
    );
    shapes.push(
      text(
        `label-${step}`,
        { x: x - 0.1, y: 6.05, w: 0.81, h: 0.4 },
        [para(run(`Driver ${step + 1}`, { size_pt: 10, color: 'muted' }), { align: 'center', line_pct: 100.1 })],
        { role: 'label' },
      ),
    );
    if (!ends) level += delta;
    if (step < 9) shapes.push(line(`connector-${step}`, x + 0.61, 6 - level / 40, x + 0.92, 6 - level / 40));
  }
  for (let tick = 0; tick < 5; tick++) {
    shapes.push(line(`grid-${tick}`, 0.5, 2 + tick, 9.6, 2 + tick, { role: 'gridline', stroke: { color: 'line', width_pt: 0.5 } }));
    shapes.push(
      text(
        `tick-${tick}`,
        { x: 0.1, y: 1.9 + tick, w: 0.35, h: 0.2 },
        [para(run(String(160 - tick * 40), { size_pt: 10, color: 'muted' }), { align: 'right' })],
        { role: 'axis', wrap: false },
      ),
    );
  }
  shapes.push(rect('takeaways', { x: 9.9, y: 1.5, w: 2.9333, h: 5.3 }, { fill: { color: 'surface' }, role: 'takeaway' }));
  shapes.push(rect('edge', { x: 9.9, y: 1.5, w: 0.05, h: 5.3 }, { role: 'decoration' }));
  shapes.push(
    text(
      'points',
      { x: 10.15, y: 1.75, w: 2.5, h: 4.8 },
      ['Price carried the year', 'Volume fell in two regions', 'Freight is back to normal'].map((words) =>
        para(run(words, { size_pt: 14 }), { bullet: { kind: 'square', color: 'accent1' }, indent: emuOfIn(0.2), space_before_pt: 12 }),
      ),
      { role: 'takeaway' },
    ),
  );
  shapes.push(placeholder('footer', { x: 0.5, y: 7.07, w: 9.2, h: 0.15 }, 'Source: company accounts', 'source', 9));
  shapes.push(
    text(
      'page',
      { x: 12.4333, y: 7.07, w: 0.4, h: 0.15 },
      [para(run(String(seed + 1), { size_pt: 9, color: 'muted', field: 'slidenum' }), { align: 'right' })],
      { role: 'page_number', placeholder: 'slide_number', wrap: false },
    ),
  );
  return slide(`Bridge ${seed + 1}`, shapes);
}

export const bridgeDeck = (count: number, theme: Theme = LIGHT): Deck =>
  deck(
    Array.from({ length: count }, (_, at) => bridgeSlide(at, theme)),
    {
      theme,
      source: {
        engine_version: '0.1.0',
        input_hash: 'sha256:00',
        intents: Array.from({ length: count }, (_, at) => JSON.stringify({ form: 'waterfall_bridge', seed: at })),
      },
    },
  );
