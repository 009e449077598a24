/** The panes in which a table or a brief becomes slides: what is typed is read in the page, and each slide that it may become is drawn. */
import type { Engine } from './engine.ts';
import { type OfferActs, type Offered, showOffers } from './offers.ts';
import { afterPause, asWords, button, byId, made } from './page.ts';

const PAUSE_MS = 350;

export interface TextPane {
  readonly text: HTMLTextAreaElement;
  /** Replaces the text, and reads it. */
  set(text: string): void;
  /** Replaces the text where it was kept, and reads it, without going there. */
  fill(text: string): void;
  /** Takes away what was offered of another text. */
  clear(): void;
  /** Reads it again, where how slides are drawn has changed. */
  again(): void;
}

export interface TextPaneWish {
  /** Begins the ids of its parts: `<name>-text`, `<name>-says`, `<name>-offers`. */
  readonly name: 'table' | 'brief';
  readonly engine: Engine;
  readonly acts: OfferActs;
  /** How a slide is asked for. */
  draw(slide: Offered): Parameters<Engine['ask']>[0];
}

export function createTextPane({ name, engine, acts, draw }: TextPaneWish): TextPane {
  const text = byId(`${name}-text`, HTMLTextAreaElement);
  const says = byId(`${name}-says`, HTMLElement);
  const list = byId(`${name}-offers`, HTMLElement);
  let round = 0;

  async function read(): Promise<void> {
    const own = ++round;
    const isLate = (): boolean => own !== round;
    const sent = text.value;
    if (sent.trim() === '') {
      says.textContent = '';
      list.replaceChildren();
      return;
    }
    says.textContent = 'It is read …';
    const answer = await engine.ask({ kind: 'slides', text: sent, editor: name });
    if (isLate() || 'dropped' in answer) return;
    if (!answer.ok) {
      list.replaceChildren();
      says.textContent = `${String(answer.problem.detail)} ${String(answer.problem.remedy ?? '')}`;
      return;
    }
    if (answer.kind !== 'slides') return;
    const { slides, reason, completions } = answer;
    if (slides.length > 0) says.textContent = 'Each is drawn …';
    const count = await showOffers(list, slides, draw, { engine, acts, isLate });
    if (isLate()) return;
    if (count > 0) {
      says.textContent = `${count === 1 ? 'One slide holds' : `${count} slides hold`} all of it, every figure as it stands.`;
      return;
    }
    says.textContent =
      reason ?? `No form holds all of ${name === 'table' ? 'this table' : 'this brief'}. Nothing is left out or made up to fit one.`;
    list.replaceChildren(
      ...completions
        .filter(({ form }, i) => completions.findIndex((one) => one.form === form) === i)
        .map(({ form, add, text: completed }) =>
          made(
            'li',
            'wide',
            made('span', '', `${asWords(form)}: ${add} `),
            button('slim', 'Put it into the text', () => pane.set(completed)),
          ),
        ),
    );
  }

  text.addEventListener('input', afterPause(PAUSE_MS, read));
  const pane: TextPane = {
    text,
    set(value) {
      text.value = value;
      text.focus();
      text.dispatchEvent(new Event('input'));
    },
    fill(value) {
      if (value === '') return;
      text.value = value;
      void read();
    },
    clear() {
      round++;
      says.textContent = '';
      list.replaceChildren();
    },
    again: () => void read(),
  };
  return pane;
}
