/** Edits of requests as texts: the bodies that say what changes were checked, and are read again here with the order of their keys. */
import { refreshFromDocument, type WorkbookCell } from '@deckwright/convert/document';
import { type DeckEdit, editDeck, editSlide, type Refresh, refreshDeck, type SlideEdit } from '@deckwright/draw/deck';
import { CONTROLS, canonicalJson } from '@deckwright/draw/intent';
import type { Brands, EditedDeckText, EditedText, RefreshedText, Refused } from './drawing.ts';
import { requestKit } from './request-kit.ts';

type Body = Readonly<Record<string, unknown>>;

/** As sent: the order of keys says something in some components. */
const textOf = (body: Body): string => canonicalJson(body, () => true);

/** The members that an edit of one slide has; others are the call's own. */
const slideEditOf = (edit: SlideEdit): SlideEdit => ({
  edits: edit.edits,
  intent: edit.intent,
  theme_id: edit.theme_id,
  controls: controlsOf(edit),
});

/** Controls that stand beside an edit. */
const controlsOf = (edit: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(edit).filter(([name]) => Object.hasOwn(CONTROLS, name)));

export function editSlideText(request: unknown, edit: unknown, brands?: Brands): EditedText | Refused {
  const edited = editSlide(request, slideEditOf(edit as SlideEdit), requestKit(brands));
  return edited.ok ? { ok: true, text: textOf(edited.body) } : edited;
}

export function editDeckText(request: unknown, edit: unknown, brands?: Brands, position?: number): EditedDeckText | Refused {
  const edited = editDeck(
    request,
    position === undefined ? deckEditOf(edit as DeckEdit) : ofSlide(edit as SlideEdit, position),
    requestKit(brands),
  );
  return edited.ok ? { ok: true, text: textOf(edited.body), from: edited.from } : edited;
}

const deckEditOf = ({ slides, order, remove, theme_id, name, title, ...rest }: DeckEdit): DeckEdit => ({
  controls: controlsOf(rest),
  slides: slides?.map(({ position, edits, intent }) => ({ position, edits, intent })),
  order,
  remove,
  theme_id,
  name,
  title,
});

const ofSlide = (edit: SlideEdit, position: number): DeckEdit => ({
  slides: [{ position, edits: edit.edits, intent: edit.intent, controls: controlsOf(edit) }],
});

export function refreshDeckText(request: unknown, edit: unknown, brands?: Brands): RefreshedText | Refused {
  const { figures, data, table, cells } = edit as Refresh & { readonly cells?: readonly WorkbookCell[] };
  if (cells !== undefined) {
    const kept = refreshFromDocument(request as Body, cells, requestKit(brands));
    return kept.ok
      ? { ok: true, text: textOf(kept.body), figures: kept.figures, unmatched: [], cells: kept.cells, misfits: kept.misfits }
      : kept;
  }
  const refreshed = refreshDeck(request as Body, { figures, data, table }, requestKit(brands));
  if (!refreshed.ok) return refreshed;
  return { ok: true, text: textOf(refreshed.body), figures: refreshed.figures, unmatched: refreshed.unmatched };
}
