/** HTML whose values are escaped as they are put in: what comes from people and programs cannot become markup. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Markup of ours. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Value = Html | string | number | null | undefined | false | readonly Value[];

const write = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  // `typeof` knows no read-only arrays.
  return value === null || value === undefined || value === false ? '' : value.map(write).join('');
};

export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((text, part, i) => text + write(values[i - 1]) + part));

/** A name that somebody chose: marks of direction in it end with it. */
export const named = (name: string): Html => html`<bdi>${name}</bdi>`;
