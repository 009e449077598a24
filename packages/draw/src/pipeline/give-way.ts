/** What gives way before content is refused: icons first, and at last the arrangement. */
import type { SlideRequest } from '../intent/index.ts';
import { reread } from './reread.ts';

/** The request without its icons; undefined where it has none. */
export function withoutIcons(request: SlideRequest): SlideRequest | undefined {
  let found = false;
  const body = JSON.parse(request.canonical, function (this: unknown, key: string, value: unknown) {
    if (key !== 'icon' || typeof value !== 'string' || Array.isArray(this)) return value;
    found = true;
    return undefined;
  }) as object;
  if (!found) return undefined;
  const plain = reread(request, body, [
    {
      code: 'layout_switched',
      message: 'The icons are left out, because the texts need their room.',
      path: request.content.pointer,
      remedy: 'Shorten the longest texts, or send fewer items, to get the icons.',
    },
  ]);
  return plain && { ...plain, supplied: request.supplied.filter(({ path }) => !path.endsWith('/icon')) };
}

/** The request in the arrangement of its form that holds the most; undefined where it asks for that one, or the form names none. */
export function inRoomierVariant(request: SlideRequest): SlideRequest | undefined {
  const { content } = request;
  if (content.kind !== 'form') return undefined;
  const { form, variant } = content;
  if (form.roomier === undefined || form.roomier === variant.name) return undefined;
  return reread(request, { ...(JSON.parse(request.canonical) as object), variant: form.roomier }, [
    {
      code: 'layout_switched',
      message: `The content does not fit as ${variant.name} and is drawn as ${form.roomier}.`,
      path: '/variant',
      remedy: `Send variant ${form.roomier}, or shorter texts to get ${variant.name}.`,
    },
  ]);
}
