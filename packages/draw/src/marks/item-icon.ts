/** The icon of an item: by its name, by rule from its label, or none. */
import { autoIcon, type BoxIn, findIcon, ICON_GRID, type Kit, placeIcon, type StepIn, shape } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';
import type { Board, Item } from './text-items.ts';

/** The value that asks for an icon by rule instead of by name. */
const AUTO = 'auto';

export interface ItemIcon {
  readonly name: string;
  readonly steps: readonly StepIn[];
}

/** The icon that an item asks for. An unknown name gives a warning, and `instead` says what is drawn in its place. */
export function iconOf(it: Pick<Item, 'icon' | 'label' | 'pointer'>, instead: string, kit: Kit): ItemIcon | undefined {
  if (it.icon === undefined) return undefined;
  const path = `${it.pointer}/icon`;
  const name = it.icon.trim().toLowerCase() === AUTO ? autoIcon(it.label?.text ?? '') : it.icon;
  if (name === undefined) {
    kit.drawn.add(path);
    return undefined;
  }
  const steps = findIcon(name);
  if (steps === undefined || steps.length === 0) {
    kit.unseen.add(path);
    kit.warn('unknown_value', `There is no icon called ${JSON.stringify(it.icon)}; ${instead}.`, {
      path,
      remedy: 'Send the name of a Lucide icon, such as shield, users or trending-up, or "auto".',
    });
    return undefined;
  }
  kit.drawn.add(path);
  return { name, steps };
}

/** Draws an icon into a square. The set is drawn with lines of two grid units; display sizes use a slightly lighter line. */
export function drawItemIcon(icon: ItemIcon, part: string, box: BoxIn, color: Color, board: Board): void {
  const at = board.side.box(box);
  const width_pt = Math.max(1, Math.round((box.w / ICON_GRID) * 1.7 * 72 * 4) / 4);
  board.add(
    'mark',
    shape.path({ id: `${board.id}/${part}`, name: `icon: ${icon.name}`, role: 'icon' }, placeIcon(icon.steps, at.x, at.y, box.w), {
      stroke: shape.stroke(color, width_pt, { cap: 'round', join: 'round' }),
    }),
  );
}
