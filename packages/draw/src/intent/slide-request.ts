/** A request body, read once: which form or component, its content, what stands around it, and how it is to be drawn. */

import { priorExample } from '../catalog/index.ts';
import type { Warning } from '../layout/index.ts';
import type { BrandBook } from '../themes/index.ts';
import { openBrief } from './brief-body.ts';
import type { BriefReader } from './brief-reader.ts';
import { cleanTexts } from './clean.ts';
import { tooMuch } from './content-limits.ts';
import { controlFaults, controlWarnings } from './control-effects.ts';
import { flatPattern } from './flat-pattern.ts';
import { withFootnoteMarks } from './footnote-marks.ts';
import { nothingToDraw } from './nothing-to-draw.ts';
import { moreThanOneInput } from './one-input.ts';
import { type Origin, openPrior, problemFrom } from './prior-body.ts';
import { type DrawProblem, notAnObject } from './problem.ts';
import { readAuthored } from './read-authored.ts';
import { readComposed } from './read-composed.ts';
import { openExhibits } from './read-exhibits.ts';
import { fail, REMEDY, type Reading } from './read-shared.ts';
import { readTyped } from './read-typed.ts';
import type { ReadResult } from './request-shape.ts';
import { blank } from './slide-schema.ts';

/** What reading a request needs beyond the request. */
export interface RequestKit {
  /** The brands that a request may name. */
  readonly brands?: BrandBook;
  /** Whoever takes requests from callers hands it in; without it, reading a request with a `brief` throws. */
  readonly briefs?: BriefReader;
}

const NO_BRANDS: BrandBook = () => undefined;

/** Reads and validates a body of `POST /v1/render/intent`. With a whole kit it never throws for what a caller can send. */
export function readSlideRequest(value: unknown, { brands = NO_BRANDS, briefs }: RequestKit = {}): ReadResult {
  const { value: cleaned, touched } = cleanTexts(value);
  const warnings: Warning[] = touched.slice(0, 20).map((path) => ({
    code: 'text_cleaned',
    message: 'Characters that no file can carry (control characters, halves of surrogate pairs) were taken out.',
    path,
    remedy: 'Send the text without them.',
  }));
  if (cleaned === null || typeof cleaned !== 'object' || Array.isArray(cleaned))
    return fail(notAnObject(cleaned, 'The body', `Send a JSON object. ${REMEDY}`));
  const body = withFootnoteMarks(cleaned);
  const large = tooMuch(body);
  if (large !== undefined) return fail(large);
  const several = moreThanOneInput(body);
  if (several !== undefined) return fail(several);
  const fault = controlFaults(body);
  if (fault !== undefined) return fail(fault);
  const { dry_run, preview } = body as { readonly dry_run?: unknown; readonly preview?: unknown };
  const reading: Reading = { warnings, brands, briefs };
  warnings.push(...controlWarnings(body, preview === true ? 'preview' : dry_run === true ? 'check' : 'render'));
  if ('prior_id' in body && blank(body.prior_id) !== undefined) return readPrior(body as Record<string, unknown>, reading);
  if ('author_ssg' in body && blank(body.author_ssg) !== undefined) return readAuthored(body, body.author_ssg, reading);
  const exhibits = openExhibits(body);
  if (exhibits !== undefined) return readOpened(exhibits.body, exhibits.origin, reading);
  const flat = 'pattern' in body && blank(body.pattern) !== undefined ? flatPattern(body) : body;
  if ('form' in flat && blank(flat.form) !== undefined) return readTyped(flat, reading);
  if ('body' in flat && blank(flat.body) !== undefined) return readComposed(flat, reading);
  if ('brief' in flat && flat.brief !== null) return readBriefed(flat as Record<string, unknown>, reading);
  return fail(nothingToDraw(body, REMEDY));
}

/** A body that stands for another one; problems and warnings point into it as it was sent. */
function readOpened(body: object, origin: Origin, reading: Reading): ReadResult {
  const read = readTyped(body, reading);
  if (!read.ok) return fail(problemFrom(read.problem, origin));
  return { ...read, request: Object.defineProperty(read.request, 'origin', { value: origin, enumerable: true }) };
}

/** A brief is routed to a typed intent; problems of that intent point at the brief. */
function readBriefed(request: Record<string, unknown>, reading: Reading): ReadResult {
  if (reading.briefs === undefined)
    throw new Error('A request with a `brief` was read without a reader of briefs; hand one in as `briefs` of the kit.');
  const opened = openBrief(request, reading.briefs);
  if (!opened.ok) return fail(opened.problem);
  reading.warnings.push(...opened.warnings);
  if (opened.routing.style.applied && typeof request.imagery_tag === 'string' && request.imagery_tag !== 'general')
    reading.warnings.push({
      code: 'control_without_effect',
      message: '/imagery_tag changes nothing here: the brief itself asks for a look.',
      path: '/imagery_tag',
      remedy: 'Leave imagery_tag out, or the look out of the brief.',
    });
  const read = readTyped(opened.body, reading);
  if (!read.ok) return fail(problemFrom(read.problem, opened.origin));
  return { ...read, request: Object.defineProperty(read.request, 'routing', { value: opened.routing, enumerable: true }) };
}

/** An exact pattern with its content; problems and warnings point into the request as it was sent. */
function readPrior(request: Record<string, unknown>, reading: Reading): ReadResult {
  const opened = openPrior(request);
  if (!opened.ok) return fail(opened.problem);
  const { body, origin } = opened;
  reading.warnings.push(...opened.warnings);
  const read = 'form' in body ? readTyped(body, reading) : readComposed(body, reading);
  if (!read.ok) return fail(exampleOfPrior(problemFrom(read.problem, origin), String(request['prior_id'])));
  return { ...read, request: Object.defineProperty(read.request, 'origin', { value: origin, enumerable: true }) };
}

/** The example as the request was written: by the prior's id. */
const exampleOfPrior = (problem: DrawProblem, id: string): DrawProblem =>
  problem.members?.['example'] === undefined ? problem : { ...problem, members: { ...problem.members, example: priorExample(id) } };
