/** A page of slides in one brand: its colours first, then slides of many kinds. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { exhibits } from '@deckwright/gallery';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { contactSheet } from '@deckwright/write/png';
import { bookOf } from './brand-file.ts';

/** What shows most of a theme: a cover, numbers, marks in order, categories, tables, text. */
const FORMS = [
  'hero_statement',
  'kpi_metrics',
  'waterfall_bridge',
  'bar_rank_chart',
  'trend_chart',
  'composition_mix',
  'card_grid',
  'data_table',
  'swot',
  'roadmap',
  'funnel',
] as const;

const COLUMNS = 3;
const TILE_PX = 640;

/** A PNG. */
export async function brandSheet(brand: Brand): Promise<Uint8Array> {
  const fonts = carriedFonts();
  const [drawKit, writeKit] = [createDrawKit(fonts), createWriteKit(fonts)];
  const forms = exhibits().filter(({ id }) => FORMS.some((form) => id.startsWith(form)));
  const chosen = FORMS.flatMap((form) => forms.find(({ id }) => id.startsWith(form)) ?? []);
  const pictures: Uint8Array[] = [];
  for (const intent of [swatches(brand), ...chosen.map(({ request }) => request)]) {
    const read = readSlideRequest({ ...intent, theme_id: brand.theme.id, page_number: pictures.length + 1 }, bookOf(brand));
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck } = await drawSlide(read.request, drawKit);
    const { preview } = await writeFiles(deck, ['preview'], writeKit);
    if (preview !== undefined) pictures.push(preview);
  }
  return contactSheet(pictures, { columns: COLUMNS, tile_px: TILE_PX, ground: brand.theme.mode === 'light' ? '#C9CED6' : '#3A3F46' });
}

/** Every token as a field with its name and value. */
function swatches({ theme }: Brand): Record<string, unknown> {
  const tokens = Object.keys(theme.colors).filter((token) => !/^(?:folHlink|warningText)$/.test(token));
  const [columns, w, h] = [7, 1.66, 1.2];
  return {
    author_ssg: {
      ssg: 1,
      canvas: { w_in: 13.333, h_in: 7.5 },
      title: theme.name,
      elements: [
        {
          id: 'title',
          kind: 'text',
          x_in: 0.5,
          y_in: 0.42,
          w_in: 12.3,
          h_in: 0.6,
          paragraphs: [
            { runs: [{ text: `${theme.name}, ${theme.mode}`, font: 'heading', size_pt: 24, color: 'ink', bold: theme.title_bold }] },
          ],
        },
        ...tokens.flatMap((token, i) => {
          const x = 0.5 + (i % columns) * (w + 0.12);
          const y = 1.35 + Math.floor(i / columns) * (h + 0.25);
          return [
            {
              id: `f${i}`,
              kind: 'rect',
              x_in: x,
              y_in: y,
              w_in: w,
              h_in: h - 0.35,
              fill: { color: token },
              stroke: { color: 'line', width_pt: 0.75 },
            },
            {
              id: `t${i}`,
              kind: 'text',
              x_in: x,
              y_in: y + h - 0.33,
              w_in: w,
              h_in: 0.3,
              paragraphs: [{ runs: [{ text: `${token} ${theme.colors[token as 'ink']}`, size_pt: 10, color: 'muted' }] }],
            },
          ];
        }),
      ],
    },
  };
}
