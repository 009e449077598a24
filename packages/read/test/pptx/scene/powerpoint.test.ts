/**
 * Baselines as PowerPoint itself drew them: figures taken from the PDF that it wrote of a lecture whose .ppsx we have too
 * (`[y, x, size]` in points of the first run of each line, by page). It is set in faces that we do not carry, so that only where lines
 * stand is compared, and only lines that begin at the same place.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ptOfEmu, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { expect, it } from 'vitest';
import { openPackage } from '../../../src/ooxml/index.ts';
import { readDeck } from '../../../src/pptx/index.ts';
import { sceneOfSlide } from '../../../src/pptx/scene/index.ts';
import { folder, haveCorpus } from '../../ooxml/corpus.ts';

type Facts = Readonly<Record<string, readonly (readonly [y: number, x: number, size: number])[]>>;
const facts = JSON.parse(readFileSync(join(import.meta.dirname, 'powerpoint-lines.json'), 'utf8')) as Facts;

it.skipIf(!haveCorpus)(
  'lines stand where PowerPoint has them, to a tenth of their size and mostly to a fiftieth (needs ../shared)',
  async () => {
    const pkg = await openPackage(readFileSync(join(folder, 'pptx/ai-system__SystemforAI-7-Platform.ppsx')));
    const deck = readDeck(pkg, { slides: 13 });
    const fonts = carriedFonts();
    const off: number[] = [];
    for (const [page, lines] of Object.entries(facts)) {
      const slide = deck.slides.filter(({ hidden }) => !hidden)[Number(page) - 1];
      if (!slide) throw new Error(`no page ${page}`);
      for (const shape of walk(sceneOfSlide(deck, slide, pkg, { fonts }).slide.shapes)) {
        if (shape.kind !== 'text' || shape.rotation !== undefined) continue;
        for (const line of shape.text.lines) {
          const size = line.spans[0]?.size_pt ?? 0;
          const x = ptOfEmu(shape.box.x + (line.spans[0]?.x ?? line.x));
          const y = ptOfEmu(shape.box.y + line.baseline);
          const own = lines
            .filter((their) => Math.abs(their[1] - x) < 2.5 && Math.abs(their[2] - size) < 0.3)
            .map((their) => Math.abs(their[0] - y) / size);
          const nearest = Math.min(...own);
          if (nearest < 0.5) off.push(nearest);
        }
      }
    }
    off.sort((a, b) => a - b);
    expect(off.length).toBeGreaterThan(40);
    expect(off[Math.floor(off.length * 0.75)]).toBeLessThan(0.02);
    expect(off[Math.floor(off.length * 0.9)]).toBeLessThan(0.1);
  },
);
