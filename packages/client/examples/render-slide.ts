/** One slide from typed content to an editable .pptx: npx tsx render-slide.ts [FILE] */
import { writeFile } from 'node:fs/promises';
import { Deckwright } from '@deckwright/client';

const deckwright = new Deckwright({
  baseUrl: process.env['DECKWRIGHT_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['DECKWRIGHT_API_KEY'],
});
const [, , file = 'riders.pptx'] = process.argv;

const slide = await deckwright.render.intent({
  form: 'kpi_metrics',
  headline: 'More riders, fewer complaints',
  data: {
    metrics: [
      { label: 'Riders', value: '1.31m', delta_value: '+6%', delta_tone: 'good' },
      { label: 'Complaints', value: '402', delta_value: '-11%', delta_tone: 'good' },
    ],
  },
});
console.log(`${slide.status}, ${slide.fidelity}: ${slide.job_id}`);

// The bytes are checked against the digest that the service sends with them.
const download = await deckwright.jobs.download(String(slide.job_id));
await writeFile(file, await download.bytes());
console.log(`wrote ${file}`);
