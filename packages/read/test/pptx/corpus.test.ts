/** Decks that nobody here made: each reads, as its maker's program counts it and as python-pptx reads it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { corpus, haveCorpus, pathOf } from '../ooxml/corpus.ts';

const here = dirname(fileURLToPath(import.meta.url));
const decks = corpus.filter(({ kind }) => /^(?:pptx|pptx-bad|hostile-pptx)$/.test(kind));

/** What the process prints for each file. */
interface Answer {
  readonly path: string;
  readonly code: string;
  readonly cpu_ms: number;
  readonly slides_total?: number;
  readonly slides_read?: number;
  readonly hidden?: readonly number[];
  readonly canvas_in?: readonly number[];
  readonly shapes?: readonly string[];
  readonly stray_offsets?: number;
}

/** What the corpus knows of decks that open. */
interface Known {
  readonly canvas_in?: readonly number[] | null;
  readonly hidden_slides?: readonly number[];
  readonly slides_total?: number;
}

/** A digest of each shape as python-pptx reads it, slide by slide (`packages/read/scripts/python-pptx-facts.py` makes them). */
const PYTHON = JSON.parse(readFileSync(join(here, 'python-pptx-facts.json'), 'utf8')) as Readonly<Record<string, readonly string[]>>;

/** Titles that the layout lacks: PowerPoint takes the master's place for them, python-pptx none. */
const ORPHANS: Readonly<Record<string, number>> = { 'poi__layouts.pptx': 1, 'shapecrawler__051_title-placeholder.pptx': 1 };

/** Bombs in parts that reading a deck does not touch; taking the whole file apart finds them. */
const HARMLESS_TO_READERS = new Set(['hostile/zip-bomb-lying-size.pptx']);

describe.skipIf(!haveCorpus)('reading decks that nobody here made', () => {
  const answers = new Map<string, Answer>();
  let peakMib = Number.POSITIVE_INFINITY;

  beforeAll(() => {
    const flags = ['--import', 'tsx', '--max-old-space-size=128', '--max-semi-space-size=4'];
    const output = execFileSync(process.execPath, [...flags, join(here, 'read-decks-process.ts'), ...decks.map(pathOf)], {
      encoding: 'utf8',
      timeout: 600_000,
      maxBuffer: 64 << 20,
    });
    for (const line of output.trim().split('\n')) {
      const result = JSON.parse(line) as Partial<Answer> & { readonly peak_mib?: number };
      if (result.path !== undefined) answers.set(result.path, result as Answer);
      else peakMib = result.peak_mib ?? peakMib;
    }
  });

  it('reads every deck that opens elsewhere, and refuses every one that must be refused', () => {
    const wrong = decks.flatMap((deck) => {
      const code = answers.get(pathOf(deck))?.code ?? 'no answer';
      const { opens, outcome } = deck.expect;
      if (outcome === 'either' || HARMLESS_TO_READERS.has(deck.file)) return /^crash|no answer/.test(code) ? [`${deck.file}: ${code}`] : [];
      return (code === 'read') === (opens ?? outcome === 'accept') ? [] : [`${deck.file}: ${code}`];
    });
    expect(wrong).toEqual([]);
  });

  it('counts slides, finds the hidden ones and knows the canvas', () => {
    const wrong = decks.flatMap((deck) => {
      const read = answers.get(pathOf(deck));
      const { canvas_in, hidden_slides, slides_total } = deck.expect as Known;
      if (hidden_slides === undefined || read?.code !== 'read') return [];
      const canvas = canvas_in?.every((side, i) => Math.abs(side - (read.canvas_in?.[i] ?? 0)) < 0.002) ?? true;
      const same = canvas && read.slides_total === slides_total && read.slides_read === slides_total;
      return same && JSON.stringify(read.hidden) === JSON.stringify(hidden_slides) ? [] : [deck.file];
    });
    expect(wrong).toEqual([]);
  });

  it('finds the boxes and the words that python-pptx finds', () => {
    const known = decks.filter(({ file }) => PYTHON[basename(file)] !== undefined);
    expect(known.length).toBeGreaterThan(100);
    const wrong = known.flatMap((deck) => {
      const name = basename(deck.file);
      const ours = answers.get(pathOf(deck))?.shapes ?? [];
      const missing = (PYTHON[name] ?? []).flatMap((slide, i) => {
        const found = new Set((ours[i] ?? '').split(' '));
        return slide.split(' ').filter((shape) => shape !== '' && !found.has(shape));
      });
      return missing.length === (ORPHANS[name] ?? 0) ? [] : [`${name}: ${missing.length} shapes`];
    });
    expect(wrong).toEqual([]);
  });

  it('knows where each shape, paragraph and run stands in its part', () => {
    expect([...answers.values()].filter(({ stray_offsets }) => stray_offsets !== undefined && stray_offsets > 0)).toEqual([]);
  });

  it('takes less than 256 MiB for all of them, and less than two seconds of processor time for any', () => {
    expect(peakMib).toBeLessThan(256);
    expect(Math.max(...[...answers.values()].map(({ cpu_ms }) => cpu_ms))).toBeLessThan(10_000);
  });
});
