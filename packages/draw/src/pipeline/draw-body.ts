/** The second step of a slide: its body in the room that the frame left. */
import { findComponent } from '../catalog/index.ts';
import { AUTHORED_NAME, DrawRefusal, type SlideRequest } from '../intent/index.ts';
import { type BoxIn, type ComponentCall, type Drawing, type Kit, type Pane, paneClass, shape } from '../layout/index.ts';
import { turned } from '../layout/mirror-shapes.ts';
import type { Shape } from '../scene/index.ts';
import type { Typesetter } from '../typeset/index.ts';
import type { Body } from './body.ts';
import { withClaimedFigures } from './claimed-figures.ts';
import { enlargedBody } from './enlarge.ts';
import type { Framed } from './frame-slide.ts';
import { setApart } from './set-apart.ts';
import { drawnSmall } from './small-drawing.ts';
import { unitTraits } from './unit-traits.ts';

/** @param small sets text below the usual sizes; undefined where the body has those */
export function bodyOf(request: SlideRequest, framed: Framed, kit: Kit, small: (() => Typesetter) | undefined): Body {
  const body = arrangedBody(request, framed, kit, small);
  return { ...body, shapes: withClaimedFigures(setApart(body.shapes, kit), kit) };
}

function arrangedBody(request: SlideRequest, { layout, frame }: Framed, kit: Kit, small: (() => Typesetter) | undefined): Body {
  const drawAt = (box: BoxIn): Body => drawBody(request, box, paneClass(frame.body.w), kit);
  if (layout !== 'content') return drawAt(frame.body);
  if (small !== undefined) return drawnSmall(frame.body, small(), kit, drawAt);
  return isAuthored(request) || unitTraits(request).keeps_place === true ? drawAt(frame.body) : enlargedBody(drawAt, frame.body, kit);
}

/** True where an author places every shape. */
export const isAuthored = ({ content }: SlideRequest): boolean => content.kind === 'component' && content.component.name === AUTHORED_NAME;

export function drawBody({ content, chrome }: SlideRequest, box: BoxIn, size: Pane['class'], kit: Kit): Body {
  if (content.kind === 'form') {
    const { pointer, parts } = content;
    const { shapes, background = [] } = content.bound.draw({ box, pointer, parts, chrome }, kit);
    return { shapes, behind: background };
  }
  const pane: Pane = { box, class: size, id: 'body', pointer: content.pointer, depth: 0 };
  const drawing = turned(content.call.draw(pane, kit), box, kit);
  const shapes = drawing.loose === true ? drawing.shapes : grouped(content.component.name, drawing, pane);
  return { shapes, behind: drawing.background ?? [] };
}

/** A component's shapes move together. Tables stand outside: PowerPoint does not group them. */
function grouped(name: string, drawing: Drawing, pane: Pane): readonly Shape[] {
  const tables = drawing.shapes.filter((s) => s.kind === 'table');
  const rest = drawing.shapes.filter((s) => s.kind !== 'table');
  const identity = { id: pane.id, name: name.replaceAll('_', ' '), role: 'group' as const, alt: drawing.alt };
  return [
    // The table has all values, so the shapes beside it get the name of the component.
    ...shape.group(tables.length > 0 ? { ...identity, alt: firstSentence(drawing.alt) } : identity, rest),
    ...tables.map((t) => ({ ...t, alt: t.alt ?? drawing.alt })),
  ];
}

const firstSentence = (text: string): string => text.split(/(?<=[.:])\s/)[0]?.replace(/:$/, '.') ?? text;

export function drawNested(call: ComponentCall, pane: Pane, kit: Kit): Drawing {
  const component = findComponent(call.component);
  const read = component?.read(call.params);
  // Both were checked when the request was read; this guards components that build calls of their own.
  if (component === undefined || read === undefined || !read.ok)
    throw new DrawRefusal({
      code: 'nested_params_invalid',
      status: 422,
      title: 'A nested component does not have its shape',
      detail: `${pane.pointer} is not valid.`,
      remedy: 'See GET /v1/widgets.',
    });
  const drawing = turned(read.call.draw(pane, kit), pane.box, kit);
  return { alt: drawing.alt, shapes: grouped(component.name, drawing, pane) };
}
