/** The slides of the deck as a strip of small pictures: chosen, moved and removed by pointer, by keys and by buttons. */
import { made } from './page.ts';

export interface StripActs {
  select(at: number): void;
  move(from: number, to: number): void;
  remove(at: number): void;
  /** The slide that was removed last. */
  putBack(): void;
}

export interface Strip {
  /** @param ids of the slides, in their order; a picture stays with its id */
  show(ids: readonly number[], at: number): void;
  /** Paints a slide's small picture. */
  paint(id: number, picture: CanvasImageSource, title: string): void;
  isPainted(id: number): boolean;
  /** Its picture is no longer what it was. */
  forget(id: number): void;
  focus(): void;
}

const WIDTH_PX = 256;
const HEIGHT_PX = 144;

interface Item {
  readonly row: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  title: string;
}

export function createStrip(list: HTMLElement, acts: StripActs): Strip {
  const items = new Map<number, Item>();
  let order: readonly number[] = [];
  let shown = 0;
  let dragged: number | undefined;

  const name = (item: Item, at: number): void =>
    item.row.setAttribute('aria-label', `Slide ${at + 1}${item.title === '' ? '' : `: ${item.title}`}`);

  function itemOf(id: number): Item {
    const known = items.get(id);
    if (known !== undefined) return known;
    const canvas = made('canvas', '');
    canvas.width = WIDTH_PX;
    canvas.height = HEIGHT_PX;
    const row = made('div', 'thumb', canvas, made('span', '', ''));
    row.setAttribute('role', 'option');
    row.draggable = true;
    row.addEventListener('click', () => acts.select(order.indexOf(id)));
    row.addEventListener('dragstart', (event) => {
      dragged = id;
      event.dataTransfer?.setData('text/plain', '');
    });
    row.addEventListener('dragend', () => {
      dragged = undefined;
    });
    row.addEventListener('dragover', (event) => {
      if (dragged !== undefined) event.preventDefault();
    });
    row.addEventListener('drop', (event) => {
      if (dragged === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      acts.move(order.indexOf(dragged), order.indexOf(id));
    });
    const item = { row, canvas, title: '' };
    items.set(id, item);
    return item;
  }

  list.addEventListener('keydown', (event) => {
    const to = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: order.length - 1 }[event.key];
    if (event.key === 'Delete') acts.remove(shown);
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) acts.putBack();
    else if (to === undefined) return;
    else if (order[to] !== undefined && event.altKey) acts.move(shown, to);
    else if (order[to] !== undefined) acts.select(to);
    event.preventDefault();
    list.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  });

  return {
    show(ids, at) {
      order = ids;
      shown = at;
      for (const id of items.keys()) if (!ids.includes(id)) items.delete(id);
      const rows = ids.map((id, i) => {
        const item = itemOf(id);
        item.row.setAttribute('aria-selected', String(i === at));
        item.row.tabIndex = i === at ? 0 : -1;
        const number = item.row.querySelector('span');
        if (number !== null) number.textContent = String(i + 1);
        name(item, i);
        return item.row;
      });
      // A row that is put in again loses the focus.
      const isSame = rows.length === list.children.length && rows.every((row, i) => list.children[i] === row);
      if (!isSame) list.replaceChildren(...rows);
      rows[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    paint(id, picture, title) {
      const item = items.get(id);
      if (item === undefined) return;
      const context = item.canvas.getContext('2d');
      if (context !== null) context.imageSmoothingQuality = 'high';
      context?.drawImage(picture, 0, 0, WIDTH_PX, HEIGHT_PX);
      item.title = title;
      name(item, order.indexOf(id));
    },
    forget(id) {
      const item = items.get(id);
      if (item !== undefined) item.title = '';
    },
    isPainted: (id) => items.get(id)?.title !== '',
    focus: () => list.querySelector<HTMLElement>('[aria-selected=true]')?.focus(),
  };
}
