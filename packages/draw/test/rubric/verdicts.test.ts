/** The rubric beside the eye: 198 slides that a person has judged, each as it was drawn then. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Slide } from '@deckwright/draw/scene';
import { measureSlide, scoreOf, viewSlide } from '@deckwright/draw/scene/measures';
import { findTheme } from '@deckwright/draw/themes';
import { describe, expect, it } from 'vitest';

type Verdict = 'send_back' | 'acceptable' | 'ready';
interface Judged {
  readonly id: string;
  readonly verdict: Verdict;
  readonly body: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly warned: readonly string[];
  readonly slide: Slide;
}

const { theme: name, slides } = JSON.parse(
  gunzipSync(readFileSync(new URL('judged-slides.json.gz', import.meta.url))).toString('utf8'),
) as { theme: string; slides: readonly Judged[] };
const theme = findTheme(name)?.theme;
if (theme === undefined) throw new Error('no theme');

const SENT_BACK = 80;
const READY = 95;

/** A third, by hash, counted apart. The faults that the checks look for were named by the judge over all slides. */
const isHeldOut = (id: string): boolean => Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 3 === 0;

const scored = slides.map(({ id, verdict, slide, body, warned }) => {
  const at = { left: body.x, top: body.y, right: body.x + body.w, bottom: body.y + body.h };
  return { id, verdict, held_out: isHeldOut(id), score: scoreOf(measureSlide(viewSlide(slide, { theme, body: at, warned }))) };
});

/** Slides of a verdict at most 80, between, and 95 or more. */
const rowOf = (verdict: Verdict, of = scored): readonly [number, number, number] => {
  const scores = of.filter((one) => one.verdict === verdict).map(({ score }) => score);
  const low = scores.filter((score) => score <= SENT_BACK).length;
  const high = scores.filter((score) => score >= READY).length;
  return [low, scores.length - low - high, high];
};

describe('the rubric and the eye', () => {
  it('agree on what is sent back and on what is ready', () => {
    const table = { send_back: rowOf('send_back'), acceptable: rowOf('acceptable'), ready: rowOf('ready') };
    console.log('at most 80, between, 95 or more:', JSON.stringify(table));
    expect(slides).toHaveLength(198);
    expect(table.send_back[0]).toBeGreaterThanOrEqual(26);
    expect(table.send_back[2]).toBe(0);
    expect(table.ready[2]).toBeGreaterThanOrEqual(75);
    expect(table.ready[0]).toBe(0);
    expect(table.acceptable[0]).toBeLessThanOrEqual(7);
  });

  it('agree on the third that is counted apart', () => {
    const held_out = scored.filter((one) => one.held_out);
    const table = { send_back: rowOf('send_back', held_out), acceptable: rowOf('acceptable', held_out), ready: rowOf('ready', held_out) };
    console.log('held out:', JSON.stringify(table));
    expect(held_out.length).toBeGreaterThanOrEqual(60);
    expect(table.send_back).toEqual([7, 0, 0]);
    expect(table.ready[2]).toBeGreaterThanOrEqual(24);
  });
});
