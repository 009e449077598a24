/** The editor. The page comes with the code as marked text in its place, and CodeMirror takes it over when it is made. */

import type { EditorState } from '@codemirror/state';
import type { Path, Schema } from '../src/schema-path.ts';
import type { CodeView } from './code-view.ts';

export type SchemaNow = () => Schema;

export interface Spot {
  readonly line: number;
  readonly column: number;
}

export interface Finding {
  /** Of the place; the whole document where it is empty. */
  readonly path: Path;
  /** Of a text that is no JSON, and so has no places: where its reader stopped, from 1. */
  readonly at?: Spot;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
}

/** Where the cursor stands. */
export interface CursorPlace {
  /** Of the object that the place is in. */
  readonly object: Path;
  /** Of the member that the place is in; null between members. */
  readonly member: Path | null;
}

export interface Editor {
  text(): string;
  place(): CursorPlace;
  /** Makes the editor, if it is not made yet. */
  mount(): Promise<CodeView>;
  /** Replaces everything, which can be undone. */
  set(text: string): void;
  /** Goes to another document with what can be undone there, and gives that of the one before, if anything can be undone there. */
  swap(to: EditorState | string): EditorState | undefined;
  /** Sets a member of the request where it stands, and the rest stays as it was typed. */
  setMember(name: string, value: string): void;
  show(findings: readonly Finding[]): void;
  goTo(place: Path | Spot): void;
}

export interface EditorWish {
  /** Holds the code as text until the editor is made. */
  readonly place: HTMLElement;
  readonly label: string;
  /** It opens with this; nothing has changed then. */
  readonly text: string;
  readonly schema: SchemaNow;
  changed(): void;
  /** The cursor stands elsewhere. */
  moved(): void;
}

export function createEditor(wish: EditorWish): Editor {
  let { text } = wish;
  let findings: readonly Finding[] = [];
  let view: CodeView | undefined;
  let making: Promise<CodeView> | undefined;

  async function make(): Promise<CodeView> {
    const { createCodeView } = await import('./code-view.ts');
    const made = await createCodeView({ ...wish, text });
    view = made;
    if (made.text() !== text) made.set(text);
    made.show(findings);
    return made;
  }
  const mount = (): Promise<CodeView> => {
    making ??= make();
    return making;
  };
  const replace = (next: string): void => {
    text = next;
    mount();
    wish.changed();
    wish.moved();
  };

  const shown = wish.place.querySelector('pre');
  // The text may be gone before the button of the mouse is up, so that no click comes.
  let point: { readonly x: number; readonly y: number } | undefined;
  shown?.addEventListener('pointerdown', ({ x, y }) => {
    point = { x, y };
  });
  shown?.addEventListener('pointercancel', () => {
    point = undefined;
  });
  shown?.addEventListener('focus', async () => (await mount()).focus(point));

  return {
    text: () => view?.text() ?? text,
    place: () => view?.place() ?? { object: [], member: null },
    mount,
    set: (next) => (view === undefined ? replace(next) : view.set(next)),
    swap(to) {
      if (view !== undefined) return view.swap(to);
      replace(typeof to === 'string' ? to : to.doc.toString());
      return undefined;
    },
    setMember: async (name, value) => (await mount()).setMember(name, value),
    show(next) {
      findings = next;
      view?.show(next);
    },
    goTo: async (place) => (await mount()).goTo(place),
  };
}
