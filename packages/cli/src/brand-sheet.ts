/** A page of slides in one brand: its colours first, then slides of many kinds. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { galleryItems } from '@deckwright/gallery';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { contactSheet } from '@deckwright/write/png';
import { bookOf } from './brand-book.ts';

/** What shows most of a theme: a cover, gains and losses, marks in order, categories beside and upon one another, tables, text. */
const SLIDES = [
  'hero_statement-typographic_cover',
  'kpi_metrics-delta_scoreboard',
  'waterfall_bridge-standard_driver_bridge',
  'bar_rank_chart-stacked_composition_bar',
  'trend_chart-trend_line',
  'donut',
  'card_grid-equal_cards',
  'data_table-action_plan_table',
  'swot-four_columns',
  'timeline_roadmap-track_roadmap',
  'position_map-scatter_bubble',
] as const;

const COLUMNS = 3;
const TILE_PX = 800;

/** A PNG. */
export async function brandSheet(brand: Brand): Promise<Uint8Array> {
  const fonts = carriedFonts();
  const [drawKit, writeKit] = [createDrawKit(fonts), createWriteKit(fonts)];
  const all = galleryItems();
  // A slide that the gallery no longer has leaves no gap.
  const chosen = SLIDES.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const pictures: Uint8Array[] = [];
  for (const intent of [swatches(brand), ...chosen.map(({ request }) => request)]) {
    const read = readSlideRequest({ ...intent, theme_id: brand.theme.id, page_number: pictures.length + 1 }, { brands: bookOf(brand) });
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck } = await drawSlide(read.request, drawKit);
    const { preview } = await writeFiles(deck, ['preview'], writeKit);
    if (preview !== undefined) pictures.push(preview);
  }
  return contactSheet(pictures, { columns: COLUMNS, tile_px: TILE_PX, ground: brand.theme.mode === 'light' ? '#C9CED6' : '#3A3F46' });
}

/** Tokens as they are used together, a row each; what is new to a theme follows. */
const ROWS: readonly RegExp[] = [/^(?:canvas|surface|ink|muted|line|track|neutral|hlink|link)$/, /^accent\d$/, /^soft\d$/, /./];

/** Every token as a field with its name and value. */
function swatches({ theme }: Brand): Record<string, unknown> {
  const tokens = Object.keys(theme.colors).filter((token) => !/^(?:folHlink|warningText)$/.test(token));
  const rows = ROWS.map((row, i) => tokens.filter((token) => row.test(token) && !ROWS.slice(0, i).some((before) => before.test(token))));
  const placed = rows.flatMap((row, down) => row.map((token, across) => ({ token, down, across })));
  const columns = Math.max(...rows.map((row) => row.length));
  const [w, h] = [(12.33 - 0.14 * (columns - 1)) / columns, 1.3];
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
        ...placed.flatMap(({ token, down, across }, i) => {
          const x = 0.5 + across * (w + 0.14);
          const y = 1.35 + down * (h + 0.16);
          return [
            {
              id: `f${i}`,
              kind: 'rect',
              x_in: x,
              y_in: y,
              w_in: w,
              h_in: h - 0.52,
              fill: { color: token },
              stroke: { color: 'line', width_pt: 0.75 },
            },
            {
              id: `t${i}`,
              kind: 'text',
              x_in: x,
              y_in: y + h - 0.48,
              w_in: w,
              h_in: 0.46,
              paragraphs: [
                { runs: [{ text: token, size_pt: 12, color: 'ink' }] },
                { runs: [{ text: theme.colors[token as 'ink'], size_pt: 12, color: 'muted' }] },
              ],
            },
          ];
        }),
      ],
    },
  };
}
