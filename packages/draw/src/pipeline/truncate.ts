/** `allow_truncation`: of more items than a slide holds, the first that fit, whole; what is left out is named. */
import type { SlideRequest } from '../intent/index.ts';
import { reread } from './reread.ts';

/**
 * The request with as many items as its form or component holds, or the same one when they fit or cannot be counted off. What was
 * left out stays in `supplied`, so that the manifest names it as dropped.
 */
export function truncated(request: SlideRequest): SlideRequest {
  const { content } = request;
  const { hard, what } = (content.kind === 'form' ? content.bound : content.component).capacity;
  const count = content.kind === 'form' ? content.bound.count : content.call.count;
  if (!request.allow_truncation || count <= hard) return request;
  const whole = JSON.parse(request.canonical) as Record<string, unknown>;
  const cut =
    content.kind === 'component'
      ? content.call.take === undefined
        ? undefined
        : { ...whole, body: { component: content.component.name, params: content.call.take(0, hard).params } }
      : cutForm(whole, count, hard, content.bound.split?.()[0]);
  if (cut === undefined) return request;
  const read = reread(request, cut, []);
  if (read === undefined) return request;
  const remaining = read.content.kind === 'form' ? read.content.bound.count : read.content.call.count;
  return {
    ...read,
    warnings: [
      ...read.warnings,
      {
        code: 'items_dropped',
        message: `${count - remaining} of ${count} ${what} are left out: the slide holds ${hard}.`,
        path: content.pointer,
        remedy: 'Send fewer, or leave allow_truncation out and send the slides of suggested_split.',
      },
    ],
  };
}

/** The list that is counted, cut at its end; else the first part of the form's own split. */
function cutForm(
  whole: Record<string, unknown>,
  count: number,
  hard: number,
  part: object | undefined,
): Record<string, unknown> | undefined {
  const { data, blocks } = whole;
  if (Array.isArray(blocks) && blocks.length === count) return { ...whole, blocks: blocks.slice(0, hard) };
  if (data !== null && typeof data === 'object')
    for (const [key, member] of Object.entries(data))
      if (Array.isArray(member) && member.length === count) return { ...whole, data: { ...data, [key]: member.slice(0, hard) } };
  return part === undefined ? undefined : { ...whole, ...part };
}
