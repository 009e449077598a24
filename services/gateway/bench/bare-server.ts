/** The pipeline called inline by a bare HTTP server, one process a core, its report answered: what the whole service is measured against. */

import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { briefReader } from '@deckwright/brief';
import { compileDeck, drawAll, readDeckRequest, trySlide } from '@deckwright/draw/deck';
import { readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, type FileFormat, writeFiles } from '@deckwright/write/files';

const [port = '0', processes = '2'] = process.argv.slice(2);

if (cluster.isPrimary) {
  for (let i = 0; i < Number(processes); i += 1) cluster.fork();
  process.on('SIGTERM', () => process.exit(0));
} else {
  const fonts = carriedFonts();
  const [drawKit, writeKit] = [createDrawKit(fonts), createWriteKit(fonts)];

  const renderSlideJob = async (value: unknown, formats: readonly FileFormat[]): Promise<object> => {
    const read = readSlideRequest(value, { briefs: briefReader });
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck, report } = await drawSlide(read.request, drawKit);
    const written = await writeFiles(deck, formats, writeKit);
    return { ...report, bytes: written.pptx?.byteLength };
  };

  /** What the service makes of a deck: a picture and a .pptx of each slide, the deck as .pptx and PDF. */
  const renderDeck = async (body: unknown): Promise<object> => {
    const read = readDeckRequest(body, { briefs: briefReader });
    if (!read.ok) throw new Error(read.problem.detail);
    const outcomes = [];
    for (const slide of read.deck.slides) {
      const { outcome, drawn } = await trySlide(slide.request, drawKit);
      outcomes.push(outcome);
      if (drawn !== undefined) await writeFiles(drawn.deck, ['pptx', 'preview'], writeKit);
    }
    const { deck, report } = await compileDeck(body as object, read.deck, outcomes, drawAll(drawKit));
    const written = deck === undefined ? {} : await writeFiles(deck, ['pptx', 'pdf'], writeKit);
    return { ...report, bytes: written.pptx?.byteLength };
  };

  // Connections outlive the turns of the service: one closed by the clock just as it is used again would end the bench.
  createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const parsed = readJson(Buffer.concat(parts).toString('utf8'));
      if (!parsed.ok) throw new Error(parsed.detail);
      const url = new URL(request.url ?? '/', 'http://localhost');
      const formats = url.searchParams.get('formats')?.split(',') as FileFormat[];
      response.end(JSON.stringify(await (url.pathname === '/deck' ? renderDeck(parsed.value) : renderSlideJob(parsed.value, formats))));
    });
  }).listen(Number(port), '127.0.0.1');
}
