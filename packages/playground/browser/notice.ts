/** One thing that concerns the whole page, over all of its tabs, with what can be done about it. */
import type { RefusedAnswer } from '@deckwright/page-engine/protocol';
import { button, byId } from './page.ts';

export interface Notice {
  readonly words: string;
  readonly act?: { readonly words: string; run(): void } | undefined;
}

/** Undefined takes it away. */
export function showNotice(notice: Notice | undefined): void {
  const place = byId('notice', HTMLElement);
  place.hidden = notice === undefined;
  const { words = '', act } = notice ?? {};
  place.replaceChildren(
    words,
    ...(act === undefined ? [] : [button('slim', act.words, act.run)]),
    button('slim', 'Close', () => showNotice(undefined)),
  );
}

/** What keeps the engine from answering stands over all tabs until it answers again. */
export function createTrouble(tryAgain: () => void): (problem: RefusedAnswer['problem'] | undefined) => void {
  let isTroubled = false;
  return (problem) => {
    if (problem === undefined) {
      if (isTroubled) showNotice(undefined);
      isTroubled = false;
      return;
    }
    isTroubled = true;
    const { title, detail, remedy } = problem;
    showNotice({ words: [`${title}.`, detail, remedy].map(String).join(' '), act: { words: 'Try again', run: tryAgain } });
  };
}
