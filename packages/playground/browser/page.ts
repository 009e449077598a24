/** Small pieces of the page that all parts of it use. */

export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The page has no ${id}.`);
  return element;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param kind its class */
export function made<K extends keyof HTMLElementTagNameMap>(
  name: K,
  kind: string,
  ...children: readonly (string | Node)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (kind !== '') element.className = kind;
  element.append(...children);
  return element;
}

export function button(kind: string, words: string, press: () => void): HTMLButtonElement {
  const element = made('button', kind, words);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

export function option(value: string, words: string): HTMLOptionElement {
  const element = made('option', '', words);
  element.value = value;
  return element;
}

export const asWords = (name: string): string => name.replaceAll('_', ' ');

export const kilobytes = (bytes: Uint8Array): string => `${Math.max(1, Math.round(bytes.length / 1000))} kB`;

/** Runs a while after the last call. */
export function afterPause(ms: number, run: () => void): () => void {
  let waiting = 0;
  return () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(run, ms);
  };
}

/** Ends a task, so that the browser shows what there is and takes what is typed, and goes on in the next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Some time from now, when nothing else is to be done. */
export const whenIdle = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()), ms));

/** Puts a picture of the engine into a canvas, which then has its size. */
export function showPicture(canvas: HTMLCanvasElement, picture: { readonly width: number; readonly height: number }, title: string): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture as ImageBitmap);
  canvas.setAttribute('aria-label', title);
}

export function save(bytes: Uint8Array<ArrayBuffer>, media_type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: media_type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
