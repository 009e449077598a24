/** An edited outline as an outline again: what is as it was keeps its intent, what changed is made anew from its blocks. */
import { drawnPages, numbered } from './count-pages.ts';
import type { DeckOutline, DocumentInput, DocumentPlanOptions, OutlineEntry, OutlineNotice } from './document-outline.ts';
import type { Draft } from './furniture.ts';
import { intentOfPage } from './intent-of-page.ts';
import type { EditedEntry, EditedOutline } from './outline-markdown.ts';
import { headingPiece, type Page, type Piece, pieceOf } from './pages.ts';
import { entryOf, outlineOf, planDocument } from './plan-document.ts';
import { type Prepared, prepared } from './read-document.ts';
import { unitOf } from './units.ts';

const isAlike = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id) => b.includes(id));

/** Takes the time of planning the document once more where the outline as it was `made` is not at hand. Blocks that the document has not are named in notices. */
export function redrawn(
  input: DocumentInput,
  edited: EditedOutline,
  options: DocumentPlanOptions,
  made: DeckOutline = planDocument(input, options),
): DeckOutline {
  const ready = prepared(input, options);
  const notices: OutlineNotice[] = [];
  const drafts = edited.entries.flatMap((entry) => {
    const before = made.slides[(entry.number ?? 0) - 1];
    const isKept =
      before !== undefined && isAlike(before.block_ids, entry.block_ids) && (entry.form ?? before.intent['form']) === before.intent['form'];
    return isKept ? [retitled(before, entry)] : madeAnew(entry, ready, notices);
  });
  return outlineOf(drafts, ready, input, options, { notices });
}

function retitled({ slide_number: _number, places: _places, ...entry }: OutlineEntry, { headline }: EditedEntry): Draft {
  const isSame = headline === entry.headline || headline === '';
  return isSame ? entry : { ...entry, headline, headline_by: 'document', intent: { ...entry.intent, headline } };
}

function madeAnew({ headline, form, block_ids }: EditedEntry, { read, kit }: Prepared, notices: OutlineNotice[]): readonly Draft[] {
  const unknown = block_ids.filter((id) => !read.blocks.some((b) => b.id === id));
  if (unknown.length > 0)
    notices.push({
      code: 'unknown_blocks',
      message: `${unknown.join(', ')} of the slide ${JSON.stringify(headline)} is no block of the document.`,
      remedy: 'Make the outline anew, since the document has changed.',
    });
  const pieces = read.blocks.flatMap(({ id, block }): Piece[] => {
    if (!block_ids.includes(id)) return [];
    if (block.kind === 'heading') return block.line.text === headline ? [] : [headingPiece(id, block.line.text)];
    const unit = unitOf(block, id, kit.source);
    return unit === undefined ? [] : [pieceOf(unit)];
  });
  const heading = read.blocks.find(({ id, block }) => block_ids.includes(id) && block.kind === 'heading' && block.line.text === headline);
  const page = underOne({ headline, headline_ids: heading === undefined ? [] : [heading.id], pieces, path: [] });
  const asked = form === undefined ? undefined : intentOfPage(page, kit, form);
  if (form !== undefined && asked === undefined)
    notices.push({
      code: 'form_not_taken',
      message: `The blocks of the slide ${JSON.stringify(headline)} make no ${form}; it is what they make.`,
      remedy: 'Leave the form out, or move other blocks to the slide.',
    });
  const pages =
    asked === undefined
      ? drawnPages(
          [page],
          (one) => intentOfPage(one, kit),
          () => undefined,
        )
      : [{ page, ...asked }];
  return numbered(pages).map(entryOf);
}

/** The only heading of a page, where it stands above everything, is said in the sub-line. */
function underOne(page: Page): Page {
  const [first, ...rest] = page.pieces;
  const isHeading = (piece: Piece | undefined): boolean =>
    piece?.kind === 'text' && piece.unit === undefined && piece.text[0]?.kind === 'heading';
  if (first?.kind !== 'text' || !isHeading(first) || rest.length === 0 || rest.some(isHeading)) return page;
  return { ...page, context: { text: first.text[0]?.text ?? '', ids: [first.id] }, pieces: rest };
}
