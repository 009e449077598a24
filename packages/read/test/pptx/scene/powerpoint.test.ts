/**
 * Baselines as PowerPoint itself drew them: figures taken from the PDF that it wrote of a lecture whose .ppsx we have too
 * (`[y, x, size]` in points of the first two runs of each line, by page). The rules were fitted on pages 2 to 20; these are later ones.
 * It is set in faces that we do not carry, so that only where lines stand is compared, each with the nearest that begins at the same
 * place in the same size; a line more than half its size away counts as not found. One deck, so it guards against change and proves
 * little about others.
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

it.skipIf(!haveCorpus)('lines of later pages stand where PowerPoint has them (needs ../shared)', async () => {
  const pkg = await openPackage(readFileSync(join(folder, 'pptx/ai-system__SystemforAI-7-Platform.ppsx')));
  const deck = readDeck(pkg, { slides: 35 });
  const shown = deck.slides.filter(({ hidden }) => !hidden);
  const fonts = carriedFonts();
  const off: number[] = [];
  let drawn = 0;
  for (const [page, lines] of Object.entries(facts)) {
    const slide = shown[Number(page) - 1];
    if (!slide) throw new Error(`no page ${page}`);
    for (const shape of walk(sceneOfSlide(deck, slide, pkg, { fonts }).slide.shapes)) {
      if (shape.kind !== 'text' || shape.rotation !== undefined) continue;
      for (const line of shape.text.lines) {
        drawn++;
        const size = line.spans[0]?.size_pt ?? 0;
        const x = ptOfEmu(shape.box.x + (line.spans[0]?.x ?? line.x));
        const y = ptOfEmu(shape.box.y + line.baseline);
        const same = lines.filter((their) => Math.abs(their[1] - x) < 2.5 && Math.abs(their[2] - size) < 0.3);
        const nearest = Math.min(...same.map((their) => Math.abs(their[0] - y) / size));
        if (nearest < 0.5) off.push(nearest);
      }
    }
  }
  off.sort((a, b) => a - b);
  const quantile = (share: number): number => off[Math.floor(off.length * share)] ?? Number.NaN;
  expect(off.length / drawn).toBeGreaterThan(0.8);
  // Wider than what was measured (0.005, 0.010, 0.023 on pages 21 to 46): these tell a broken rule, not a rounding.
  expect(quantile(0.5)).toBeLessThan(0.015);
  expect(quantile(0.75)).toBeLessThan(0.03);
  expect(quantile(0.9)).toBeLessThan(0.1);
});
