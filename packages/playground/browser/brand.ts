/** The pane of a brand: its kit, as POST /v1/brands takes it, of which the engine derives a theme. */
import { byId, isObject } from './page.ts';

export type Kit = Readonly<Record<string, unknown>>;

const MOST_COLOURS = 3;

/** A slug that the service takes. */
const slugOf = (name: string): string => {
  let slug = '';
  for (const letter of name.normalize('NFKD').toLowerCase()) {
    if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) slug += letter;
    else if (slug !== '' && !slug.endsWith('-') && letter.trim() === '') slug += '-';
  }
  return (slug.endsWith('-') ? slug.slice(0, -1) : slug).slice(0, 40) || 'brand';
};

export interface BrandPane {
  kit(): Kit | undefined;
  /** Fills the form, for a link that holds a brand. */
  set(kit: Kit | undefined): void;
}

export const themeOfKit = (kit: Kit): string => `${String(kit['slug'])}@1`;

/** @param changed the kit was applied, or taken away */
export function createBrandPane(changed: (kit: Kit | undefined) => void): BrandPane {
  const form = byId('brand-form', HTMLFormElement);
  const name = byId('brand-name', HTMLInputElement);
  const mode = byId('brand-mode', HTMLSelectElement);
  const colours = Array.from({ length: MOST_COLOURS }, (_, i) => byId(`brand-colour-${i + 1}`, HTMLInputElement));
  const fonts = { heading: byId('brand-heading', HTMLSelectElement), body: byId('brand-body', HTMLSelectElement) };
  const clear = byId('brand-clear', HTMLButtonElement);
  const shown = byId('brand-kit', HTMLElement);
  let kit: Kit | undefined;

  function apply(next: Kit | undefined): void {
    kit = next;
    clear.disabled = next === undefined;
    shown.textContent = next === undefined ? '' : JSON.stringify(next, null, 2);
    byId('brand-said', HTMLElement).hidden = next === undefined;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const label = name.value.trim() || 'Brand';
    apply({
      slug: slugOf(label),
      name: label,
      mode: mode.value,
      colors: colours.map(({ value }) => value.toUpperCase()),
      fonts: { heading: fonts.heading.value, body: fonts.body.value },
    });
    changed(kit);
  });
  clear.addEventListener('click', () => {
    apply(undefined);
    changed(undefined);
  });
  return {
    kit: () => kit,
    set(next) {
      apply(next);
      if (next === undefined) return;
      name.value = String(next['name'] ?? '');
      mode.value = next['mode'] === 'dark' ? 'dark' : 'light';
      const { colors, fonts: sent } = next;
      if (Array.isArray(colors))
        for (const [i, colour] of colours.entries()) colour.value = String(colors[i] ?? colour.value).toLowerCase();
      if (isObject(sent)) for (const use of ['heading', 'body'] as const) fonts[use].value = String(sent[use] ?? 'Arial');
    },
  };
}
