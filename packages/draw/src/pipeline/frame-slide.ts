/** The first step of a slide: its layout, the surface that it stands on, and the frame that leaves room for its body. */
import type { SlideRequest } from '../intent/index.ts';
import { CONTENT_W, capacityExceeded, type Frame, type Kit, MARGIN, MAX_TITLE_LINES } from '../layout/index.ts';
import type { Slide } from '../scene/index.ts';
import { type Surface, surfaceOf } from './surface.ts';

export interface Framed {
  readonly layout: Slide['layout'];
  readonly surface: Surface;
  readonly frame: Frame;
}

/** @throws DrawRefusal for more than its unit holds, and for a title that is too long */
export function frameSlide(request: SlideRequest, kit: Kit): Framed {
  checkCapacity(request, kit);
  const layout = request.content.kind === 'form' ? (request.content.variant.layout ?? 'content') : 'content';
  const surface = surfaceOf(request.brand, request.logo);
  if (request.logo !== undefined && surface.base !== undefined)
    kit.warn('logo_left_out', 'The template has places of its own; the logo is not drawn on it.', {
      path: '/logo_id',
      remedy: 'Put the logo into the template, or leave logo_id out.',
    });
  const frame = layout === 'content' ? surface.frame(request.chrome, kit) : NO_FRAME;
  if (frame.title_lines > MAX_TITLE_LINES)
    throw capacityExceeded(
      `The title needs ${frame.title_lines} lines at 20 pt; ${MAX_TITLE_LINES} fit.`,
      'Shorten the title to about 180 characters.',
      {
        pointer: request.chrome.title?.path,
      },
    );
  return { layout, surface, frame };
}

/** Covers and section breaks set title and date themselves, in the safe area. */
const NO_FRAME: Frame = { before: [], after: [], body: { x: MARGIN, y: 0.42, w: CONTENT_W, h: 6.8 }, title_lines: 0 };

/** Above the hard limit nothing is drawn or billed. Above the soft limit there is a warning. */
function checkCapacity({ content }: SlideRequest, kit: Kit): void {
  const { capacity } = content.kind === 'form' ? content.bound : content.component;
  const name = content.kind === 'form' ? content.form.name : content.component.name;
  const count = content.kind === 'form' ? content.bound.count : content.call.count;
  if (count > capacity.hard) {
    throw capacityExceeded(
      `${name} holds at most ${capacity.hard} ${capacity.what}; ${count} were sent.`,
      `Send at most ${capacity.hard} ${capacity.what}.`,
      { component: name, count, limit: capacity.hard },
    );
  }
  if (count > capacity.soft)
    kit.warn('over_soft_limit', `${count} ${capacity.what} are more than the ${capacity.soft} that ${name} shows comfortably.`, {
      path: content.pointer,
      remedy: 'Split the slide, or group the smallest items.',
    });
}
