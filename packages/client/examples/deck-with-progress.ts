/** A deck, followed slide by slide while it is made: npx tsx deck-with-progress.ts [FILE] */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Deckwright } from '@deckwright/client';

const deckwright = new Deckwright({
  baseUrl: process.env['DECKWRIGHT_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['DECKWRIGHT_API_KEY'],
});
const [, , file = 'network-plan.pptx'] = process.argv;

const deck = await deckwright.render.deck(
  {
    name: 'Network plan 2027',
    theme_id: 'corporate-light',
    slides: [
      { form: 'hero_statement', headline: 'Network plan 2027', context: 'Board meeting' },
      { form: 'agenda_list', headline: 'Two decisions to take today', blocks: [{ label: 'Night lines' }, { label: 'Depot lease' }] },
      {
        form: 'bar_rank_chart',
        headline: 'Two depots miss the punctuality target',
        data: {
          unit: '%',
          categories: [
            { label: 'North', value: 94.1 },
            { label: 'Harbour', value: 88.4, emphasis: 'primary' },
            { label: 'West', value: 90.2 },
          ],
        },
      },
    ],
  },
  { onProgress: ({ progress }) => console.log(`${progress.stage} ${progress.done}/${progress.total}`) },
);
console.log(`${deck.status}: ${deck.slides_ok} of ${deck.slides_total} slides, ${deck.cost} USD`);

// As a stream: nothing of it is held in memory.
const download = await deckwright.jobs.download(String(deck.job_id));
await pipeline(Readable.from(download.stream), createWriteStream(file));
console.log(`wrote ${file}`);
