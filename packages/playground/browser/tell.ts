/** What was just done, or why nothing was, in a few words beside the tabs. */
import { byId } from './page.ts';

/** How long it is told. */
const TOLD_MS = 6000;

const told = byId('told', HTMLElement);

let silence = 0;
export function tell(words: string, isBad = false): void {
  clearTimeout(silence);
  told.classList.toggle('bad', isBad);
  told.textContent = words;
  silence = window.setTimeout(() => {
    told.textContent = '';
  }, TOLD_MS);
}

export async function copy(text: string, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(words);
  } catch {
    tell('The browser does not allow it.');
  }
}
