/** A panel in the accent that runs to the edges of the slide, below its title. */
import { CANVAS_H, CANVAS_W, CONTENT_W, type Kit, MARGIN, type Pane, shape } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';

/** Between the title and the panel. */
const BELOW_TITLE = 0.1;
const isWhole = ({ box, depth }: Pane): boolean => depth === 0 && Math.abs(box.x - MARGIN) < 1e-6 && Math.abs(box.w - CONTENT_W) < 1e-6;

/**
 * The panel as the ground of the slide, down to `bottom` or to the foot. Undefined in a part of a slide and on a template, whose own
 * drawing it would cover.
 */
export function bleedGround(pane: Pane, kit: Kit, bottom: number = CANVAS_H): Shape | undefined {
  if (!isWhole(pane)) return undefined;
  const y = kit.title === '' ? 0 : pane.box.y - BELOW_TITLE;
  return shape.rect(
    { id: `${pane.id}/ground`, name: 'ground', role: 'background' },
    { x: 0, y, w: CANVAS_W, h: bottom - y },
    { fill: shape.fill('accent1') },
  );
}
