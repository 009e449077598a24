/** An authored document, which is drawn like a component that owns the slide. */
import { z } from 'zod';
import { AUTHORED } from './authored.ts';
import { tooManyElements } from './authored-limits.ts';
import { finishRequest } from './finish-request.ts';
import { fieldErrors, invalidShape } from './problem.ts';
import { fail, notesOf, type Reading, remedyOf, warnOfIgnored } from './read-shared.ts';
import type { ReadResult } from './request-shape.ts';
import { controls } from './slide-schema.ts';

export function readAuthored(body: object, document: unknown, reading: Reading): ReadResult {
  const parsed = z.object(controls).safeParse(body, { reportInput: true });
  if (!parsed.success) return fail(invalidShape(fieldErrors(parsed.error, [], body), 'The body', remedyOf(parsed.error, body)));
  const many = tooManyElements(document);
  if (many !== undefined) return fail(many);
  const read = AUTHORED.read(document);
  if (!read.ok)
    return fail(
      invalidShape(
        fieldErrors(read.error, ['author_ssg'], document),
        '/author_ssg',
        'Kinds are text, rect, ellipse, line, path, image, table and group; the page /docs/authored-documents describes their members.',
      ),
    );
  warnOfIgnored(body, new Set(['author_ssg', ...Object.keys(controls)]), '', reading.warnings);
  const { title, notes } = document as { readonly title?: unknown; readonly notes?: unknown };
  const spoken = parsed.data.notes ?? (typeof notes === 'string' && notes !== '' ? notes : undefined);
  return finishRequest(
    body,
    { ...parsed.data, ...(spoken === undefined ? {} : { notes: spoken }) },
    { kind: 'component', component: AUTHORED, call: read.call, pointer: '/author_ssg' },
    { footnotes: notesOf(parsed.data.footnotes) },
    reading,
    { author_ssg: document },
    typeof title === 'string' ? title : undefined,
  );
}
