/** The pipeline called inline by a bare HTTP server, one process a core, its report answered: what the whole service is measured against. */
import cluster from 'node:cluster';
import { createServer } from 'node:http';
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
  // Connections outlive the turns of the service: one closed by the clock just as it is used again would end the bench.
  createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const parsed = readJson(Buffer.concat(parts).toString('utf8'));
      if (!parsed.ok) throw new Error(parsed.detail);
      const read = readSlideRequest(parsed.value);
      if (!read.ok) throw new Error(read.problem.detail);
      const { deck, report } = await drawSlide(read.request, drawKit);
      const formats = new URL(request.url ?? '/', 'http://localhost').searchParams.get('formats')?.split(',') as FileFormat[];
      const written = await writeFiles(deck, formats, writeKit);
      response.end(JSON.stringify({ ...report, bytes: written.pptx?.byteLength }));
    });
  }).listen(Number(port), '127.0.0.1');
}
