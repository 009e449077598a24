/** Reads the decks named and prints one line of JSON for each: a process of its own, whose memory is measured. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { peakMemory } from '@deckwright/testkit/peak-memory';
import { type OpcPackage, openPackage, UnreadableFile } from '../../src/ooxml/index.ts';
import { type ForeignDeck, type ForeignShape, readDeck, walkForeign, wordsOf } from '../../src/pptx/index.ts';

/** Slide numbers are read as they are shown; Python has the sign that stands in their place. */
const NUMBER_SIGNS = ['‹#›', '<number>'];

function wordsIn(shape: ForeignShape): readonly string[] {
  if (shape.kind === 'table') return [shape.cells.map(({ text }) => wordsOf(text)).join('\f')];
  if (shape.kind !== 'shape' || !shape.text) return ['-'];
  const { text } = shape;
  const numbered = text.paragraphs.some(({ runs }) => runs.some(({ field }) => field === 'slidenum'));
  const withSign = (sign: string): string =>
    wordsOf({
      ...text,
      paragraphs: text.paragraphs.map((p) => ({
        ...p,
        runs: p.runs.map((run) => (run.field === 'slidenum' ? { ...run, text: sign } : run)),
      })),
    });
  return [wordsOf(text), ...(numbered ? NUMBER_SIGNS.map(withSign) : [])];
}

/** A digest of id, name, box outside groups and words of every shape, slide by slide, as the Python script makes them. */
function digestsOf(deck: ForeignDeck): readonly string[] {
  return deck.slides.map((slide) =>
    [...walkForeign(slide.shapes)]
      .flatMap((shape) => {
        const box = shape.groups.length === 0 && shape.box ? [shape.box.x, shape.box.y, shape.box.w, shape.box.h].join(' ') : '-';
        return wordsIn(shape).map((words) =>
          createHash('sha256').update([shape.id, shape.name, box, words].join('\t')).digest('hex').slice(0, 8),
        );
      })
      .join(' '),
  );
}

/** Elements whose offsets do not stand on their own start and end tag in their part. */
function strayOffsets(deck: ForeignDeck, opened: OpcPackage): number {
  let stray = 0;
  const check = (part: string, { start, end }: { readonly start: number; readonly end: number }, names: RegExp): void => {
    const source = opened.part(part)?.xml().source ?? '';
    const tag = /^<([\w.-]+:)?([\w.-]+)/.exec(source.slice(start, start + 80))?.[2] ?? '';
    const last = source.slice(Math.max(start, end - 60), end);
    if (!names.test(tag) || !(last.endsWith('/>') || /<\/(?:[\w.-]+:)?([\w.-]+)\s*>$/.exec(last)?.[1] === tag)) stray += 1;
  };
  for (const shape of deck.slides.flatMap((slide) => [...walkForeign([...slide.behind, ...slide.shapes])])) {
    check(shape.part, shape, /^(?:sp|cxnSp|pic|grpSp|graphicFrame|contentPart)$/);
    const texts = shape.kind === 'table' ? shape.cells.map(({ text }) => text) : shape.kind === 'shape' && shape.text ? [shape.text] : [];
    for (const paragraph of texts.flatMap(({ paragraphs }) => paragraphs)) {
      check(shape.part, paragraph, /^p$/);
      for (const run of paragraph.runs) check(shape.part, run, /^(?:r|fld|br|m)$/);
    }
  }
  return stray;
}

for (const path of process.argv.slice(2)) {
  const before = process.cpuUsage();
  const result = await openPackage(readFileSync(path))
    .then((opened) => {
      const deck = readDeck(opened);
      return {
        code: 'read',
        slides_total: deck.slides_total,
        slides_read: deck.slides.length,
        hidden: deck.slides.filter(({ hidden }) => hidden).map(({ i }) => i),
        canvas_in: [deck.canvas.w / 914_400, deck.canvas.h / 914_400],
        shapes: digestsOf(deck),
        stray_offsets: strayOffsets(deck, opened),
      };
    })
    .catch((error: unknown) => ({ code: error instanceof UnreadableFile ? error.code : `crash: ${String(error)}` }));
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${JSON.stringify({ path, cpu_ms: Math.round((user + system) / 1000), ...result })}\n`);
}
process.stdout.write(`${JSON.stringify({ peak_mib: Math.round(peakMemory()) })}\n`);
