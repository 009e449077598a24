/** A deck kept in step with the workbook that it was made of: one way for the command line and for the service. */
import { type FigureChange, type Misfit, refreshFromCells } from '@deckwright/brief';
import { type ChangedFigure, type DeckRequest, type Refreshed, refreshDeck } from '@deckwright/draw/deck';
import type { DocumentCell } from '@deckwright/read/document';

export type WorkbookCell = Pick<DocumentCell, 'file' | 'sheet' | 'cell' | 'text'>;

type Body = Readonly<Record<string, unknown>>;

/** What of the workbook no longer fits the deck, with a sentence for people. */
export interface MisfitNotice extends Misfit {
  readonly message: string;
}

export type RefreshedFromDocument =
  | {
      readonly ok: true;
      readonly body: Body;
      /** Figures whose cells changed. */
      readonly cells: readonly FigureChange[];
      /** Every value of a slide that became another, those that follow from the cells among them. */
      readonly figures: readonly ChangedFigure[];
      readonly misfits: readonly MisfitNotice[];
    }
  | Extract<Refreshed, { readonly ok: false }>;

/** @param body a deck whose slides say in `sources` which cells they show */
export function refreshFromDocument(body: Body, cells: readonly WorkbookCell[], kit: DeckRequest['kit'] = {}): RefreshedFromDocument {
  const slides = Array.isArray(body['slides']) ? (body['slides'] as Body[]) : [];
  const { slides: edits, changes, misfits } = refreshFromCells(slides, cells);
  const refreshed = refreshDeck(body, { slides: edits }, kit);
  if (!refreshed.ok) return refreshed;
  return {
    ok: true,
    body: refreshed.body,
    cells: changes,
    figures: refreshed.figures.filter(({ path }) => !path.startsWith('/sources')),
    misfits: misfits.map((one) => ({ ...one, message: SENTENCES[one.code](one) })),
  };
}

const SENTENCES: Readonly<Record<Misfit['code'], (misfit: Misfit) => string>> = {
  table_gone: ({ sheet, text }) => `The sheet "${sheet}" has the table no more that stood at ${text}; the slide is as it was.`,
  row_gone: ({ sheet, text }) => `The row "${text}" is no more in "${sheet}"; the slide still shows its figure.`,
  column_gone: ({ sheet, text }) => `The column "${text}" is no more in "${sheet}"; the slide still shows its figures.`,
  cell_empty: ({ sheet, cell, text }) => `The cell ${cell} of "${sheet}" (${text}) is empty; the slide still shows its figure.`,
  not_a_figure: ({ sheet, cell, text }) =>
    `The cell ${cell} of "${sheet}" is no figure of the same unit (${text}); the slide is as it was.`,
  slide_edited: ({ sheet, cell, text }) =>
    `The slide no longer shows ${text} of cell ${cell} of "${sheet}", and is not kept in step there.`,
  new_row: ({ sheet, cell, text }) => `The row "${text}" (${cell}) is new in "${sheet}", and on no slide.`,
  new_column: ({ sheet, cell, text }) => `The column "${text}" (${cell}) is new in "${sheet}", and on no slide.`,
  old_figure_in_text: ({ text }) => `A text still says a figure that changed: "${text}".`,
  form_not_proved: ({ sheet, text }) => `The figures of "${sheet}" no longer prove a ${text}; look at the slide, or make it a table.`,
};
