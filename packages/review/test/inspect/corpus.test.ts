/** Decks that nobody here made are inspected without a crash, in time, and what is known about them is found. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPackage } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { beforeAll, describe, expect, it } from 'vitest';
import { type InspectReport, inspectDeck, MAX_SLIDES } from '../../src/inspect/index.ts';
import { fonts } from './_deck.ts';

/** They do not travel with the repository; where they are not, these tests are left out. */
const folder = join(process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../../shared'), 'corpus');

interface Known {
  readonly file: string;
  readonly kind: string;
  readonly expect: {
    readonly opens?: boolean;
    readonly slides_total: number;
    readonly hidden_slides: readonly number[];
    readonly aspect: string;
    readonly off_canvas_shapes: readonly { readonly slide: number; readonly shape_id: number }[];
  };
}

const haveCorpus = existsSync(join(folder, 'MANIFEST.json'));
const decks = haveCorpus
  ? (JSON.parse(readFileSync(join(folder, 'MANIFEST.json'), 'utf8')) as Known[]).filter(
      (deck) => deck.kind === 'pptx' && deck.expect.opens !== false,
    )
  : [];

describe.skipIf(!haveCorpus)('decks that nobody here made', () => {
  const reports = new Map<Known, InspectReport>();
  const slow: string[] = [];

  beforeAll(async () => {
    for (const deck of decks) {
      const pkg = await openPackage(readFileSync(join(folder, deck.file)));
      const foreign = readDeck(pkg, { slides: MAX_SLIDES });
      const before = process.cpuUsage();
      reports.set(deck, inspectDeck(foreign, { fonts, picture: (part) => pkg.part(part)?.bytes() }));
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > 10_000) slow.push(deck.file);
    }
  });

  it('are inspected, each in seconds of processor time, on a slow machine too', () => {
    expect(reports.size).toBe(decks.length);
    expect(slow).toEqual([]);
  });

  it('have the slides, hidden slides and proportions that are known', () => {
    const wrong = decks.flatMap((deck) => {
      const report = reports.get(deck);
      const hidden = report?.slides.filter((slide) => slide.hidden).map(({ i }) => i);
      const known = deck.expect.hidden_slides.filter((i) => i <= MAX_SLIDES);
      const right = report?.slides_total === deck.expect.slides_total && JSON.stringify(hidden) === JSON.stringify(known);
      return right ? [] : [`${deck.file}: ${report?.slides_total} slides, hidden ${hidden?.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('have those shapes beside their slides that are known, and no other', () => {
    for (const deck of decks) {
      const found = reports
        .get(deck)
        ?.slides.flatMap(({ i, findings }) =>
          findings
            .filter(({ code, message }) => code === 'off_canvas' && message.includes(' beside the slide'))
            .map(({ shape_id }) => ({ slide: i, shape_id })),
        );
      expect([deck.file, found]).toEqual([deck.file, deck.expect.off_canvas_shapes.filter(({ slide }) => slide <= MAX_SLIDES)]);
    }
  });

  it('give reports whose figures are finite and whose shares are shares', () => {
    for (const [deck, { summary, slides }] of reports) {
      const shares = [summary.editable_text_ratio, summary.font_size_coverage, summary.contrast_coverage];
      expect([deck.file, shares.every((share) => share >= 0 && share <= 1)]).toEqual([deck.file, true]);
      const numbers = slides.flatMap(({ findings }) =>
        findings.flatMap(({ measured, limit, bbox_in }) => [measured, limit, ...Object.values(bbox_in ?? {})]),
      );
      expect([deck.file, numbers.filter((n) => typeof n === 'number' && !Number.isFinite(n))]).toEqual([deck.file, []]);
    }
  });
});
