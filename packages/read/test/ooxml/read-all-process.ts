/** Opens the files named, reads every part of each, and prints one line of JSON a file: a process of its own, whose memory is measured. */

import { readFileSync } from 'node:fs';
import { peakMemory } from '@deckwright/testkit/peak-memory';
import { openPackage, UnreadableFile } from '../../src/ooxml/index.ts';

for (const path of process.argv.slice(2)) {
  const started = process.cpuUsage();
  let code = 'read';
  try {
    const opened = await openPackage(readFileSync(path));
    for (const part of opened.parts) {
      if (part.name.endsWith('.rels') || (part.contentType.endsWith('+xml') && !part.name.startsWith('/customX'))) part.xml();
      else part.bytes();
    }
  } catch (error) {
    code = error instanceof UnreadableFile ? error.code : `crash: ${String(error)}`;
  }
  const used = process.cpuUsage(started);
  process.stdout.write(`${JSON.stringify({ path, code, cpu_ms: Math.round((used.user + used.system) / 1000) })}\n`);
}
process.stdout.write(`${JSON.stringify({ peak_mib: Math.round(peakMemory()) })}\n`);
