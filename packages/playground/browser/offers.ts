/** Slides that a text may become, as small pictures to choose from. */
import type { SlidesAnswer } from '@deckwright/page-engine/protocol';
import type { Engine } from './engine.ts';
import { asWords, button, made, showPicture } from './page.ts';

export type Offered = SlidesAnswer['slides'][number];

export interface OfferActs {
  /** In place of the slide that is shown. */
  open(slide: Offered): void;
  /** Behind it. */
  add(slide: Offered): void;
}

const PICTURE_PX = 480;

/** Those whose picture stands; the others are left out. @param isLate whether a newer list came meanwhile */
export async function showOffers(
  list: HTMLElement,
  slides: readonly Offered[],
  draw: (slide: Offered) => Parameters<Engine['ask']>[0],
  { engine, acts, isLate }: { readonly engine: Engine; readonly acts: OfferActs; readonly isLate: () => boolean },
): Promise<number> {
  const rows: HTMLElement[] = [];
  for (const slide of slides) {
    const answer = await engine.ask({ ...draw(slide), width_px: PICTURE_PX } as Parameters<Engine['ask']>[0]);
    if (isLate()) return 0;
    if (!answer.ok || answer.kind !== 'draw' || answer.picture === undefined || answer.report['status'] !== 'complete') continue;
    const name = asWords(slide.form);
    const canvas = made('canvas', '');
    canvas.setAttribute('role', 'img');
    showPicture(canvas, answer.picture, `The table or text as ${name}`);
    const open = button('slim', 'Open', () => acts.open(slide));
    const add = button('slim', 'Add', () => acts.add(slide));
    open.setAttribute('aria-label', `Open ${name}`);
    add.setAttribute('aria-label', `Add ${name} as a slide`);
    rows.push(made('li', '', canvas, made('span', 'name', name), made('span', 'end', open, add)));
  }
  list.replaceChildren(...rows);
  return rows.length;
}
