/** The outline of a document that was read, or of an outline of it that was edited. */
import { type EditedOutline, readOutlineMarkdown } from '@deckwright/brief';
import { editableOutline, type PlanKit, planReadDocument } from '@deckwright/convert/document';
import { findTheme } from '@deckwright/draw/themes';
import type { DocumentAsk, DocumentOutline } from './drawing.ts';

export async function outlineDocument(
  markdown: string,
  { wish, document, pictures = new Map(), name, edited, proposals }: DocumentAsk,
  kit: Pick<PlanKit, 'draw' | 'brands'>,
): Promise<DocumentOutline> {
  const read = edited === undefined ? undefined : editedOf(edited);
  if (typeof read === 'string') return { ok: false, detail: read };
  const theme_id = wish.theme_id ?? read?.theme_id;
  if (theme_id !== undefined && findTheme(theme_id) === undefined && kit.brands(theme_id) === undefined)
    return {
      ok: false,
      detail: `The outline names the theme ${JSON.stringify(theme_id.slice(0, 60))}, which is not known here; send theme_id.`,
    };
  const text = { markdown, ...document };
  const planned = await planReadDocument(text, wish, { ...kit, pictures }, read, proposals);
  // What crosses a thread and a wire is JSON.
  const outline = JSON.parse(JSON.stringify(planned.outline)) as typeof planned.outline;
  const { proposed } = planned;
  return {
    ok: true,
    outline,
    ...(proposed === undefined ? {} : { proposed }),
    ...(name === undefined ? {} : { editable: editableOutline(planned, text, name) }),
  };
}

/** A sentence for the caller where it is none. */
function editedOf(text: string): EditedOutline | string {
  try {
    return readOutlineMarkdown(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
