/** The icon of a cover or a section break, as one shape. */
import { type BoxIn, ICON_GRID, type Kit, placeIcon, type Side, type SourcedText, shape } from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import { iconOf } from './item-icon.ts';

/** None where no icon was sent, or where none has its name. `pointer` is the object that has the member `icon`. */
export function coverIcon(
  icon: string | undefined,
  { pointer, title }: { readonly pointer: string; readonly title: string },
  box: BoxIn,
  color: Color,
  side: Side,
  kit: Kit,
): Shape[] {
  const label: SourcedText = { text: title };
  const found = iconOf({ pointer, label, ...(icon === undefined ? {} : { icon }) }, 'none is drawn', kit);
  if (found === undefined) return [];
  const at = side.box(box);
  const width_pt = Math.max(1, Math.round((box.w / ICON_GRID) * 1.5 * 72 * 4) / 4);
  return [
    shape.path({ id: 'body/icon', name: `icon: ${found.name}`, role: 'icon' }, placeIcon(found.steps, at.x, at.y, box.w), {
      stroke: shape.stroke(color, width_pt, { cap: 'round', join: 'round' }),
    }),
  ];
}
