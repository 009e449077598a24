/** The outline of a document that a request brings: read in an isolate, planned in a drawing thread. */
import { documentOf } from '@deckwright/convert/document/read-document.task';
import { documentUnusable, refuse } from '@deckwright/platform/errors';
import type { Principal, RawCall } from '@deckwright/platform/http';
import type { DocumentText } from '@deckwright/read/document';
import type { Brands, DocumentAsk, DocumentOutline } from '../drawing/drawing.ts';
import type { GatewayKit } from '../kit.ts';
import { type ModelAnswers, planWithModel, proposerFor } from '../proposals/propose.ts';
import type { SentDocument } from '../sources/take-document.ts';
import { refuseFields } from '../sources/take-source.ts';
import { SLIDE_USD } from './price.ts';

type Call = Pick<RawCall<GatewayKit>, 'kit' | 'signal' | 'timing'>;
type Planned = Extract<DocumentOutline, { ok: true }>;

/** Who made the outline, where the caller let a model propose. */
type ToldProposer = NonNullable<Planned['proposed']>['proposer'];

/** Has the task done, and refuses what the file cannot be read for. */
export type RunRead = (order: SentDocument['order'], files: readonly Uint8Array[]) => Promise<Parameters<typeof documentOf>>;

export interface OutlinedDocument {
  readonly document: DocumentText;
  readonly outline: Planned['outline'];
  readonly outline_markdown: string;
  /** Data URIs of the pictures, by their ids. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly proposer?: ToldProposer;
}

/**
 * @param principal of the account that lets a model propose; absent: rules alone plan
 * @throws ProblemError
 */
export async function outlineDocument(
  call: Call,
  sent: SentDocument,
  wish: DocumentAsk['wish'],
  brands: Brands,
  read: RunRead,
  principal?: Pick<Principal, 'account_id' | 'mode'>,
): Promise<OutlinedDocument> {
  const { kit, timing } = call;
  const document = documentOf(...(await timing.measure('read', () => read(sent.order, sent.files))));
  const { markdown, places, title, author, date, cells } = document;
  const pictures = new Map(
    document.pictures.map(({ id, media_type, bytes }) => [id, `data:${media_type};base64,${Buffer.from(bytes).toString('base64')}`]),
  );
  const ask: DocumentAsk = {
    wish,
    document: {
      places,
      ...(cells.length === 0 ? {} : { cells }),
      ...(title === undefined ? {} : { title }),
      ...(author === undefined ? {} : { author }),
      ...(date === undefined ? {} : { date }),
    },
    pictures,
    name: sent.name,
    ...(sent.outline === undefined ? {} : { edited: sent.outline }),
  };
  const plan = (proposals?: ModelAnswers): Promise<DocumentOutline> =>
    timing.measure('plan', () => kit.drawing.outlineDocument(markdown, { ...ask, ...(proposals && { proposals }) }, brands));
  const proposer = principal === undefined ? undefined : proposerFor({ kit, principal });
  const planned =
    principal === undefined || proposer === undefined || typeof proposer === 'string'
      ? await plan()
      : await planWithModel({ ...call, principal }, proposer, plan, (made) => (made.ok ? made.proposed : undefined));
  if (!planned.ok) throw refuseFields(planned.detail, ['outline'], 'invalid');
  const { outline, editable = '' } = planned;
  if (outline.slides.length === 0)
    throw refuse(documentUnusable, { detail: 'The document has nothing that a slide could say.', extra: { reason: 'no_text' } });
  const told: ToldProposer | undefined = typeof proposer === 'string' ? { by: 'rules', reason: proposer } : planned.proposed?.proposer;
  return { document, outline, outline_markdown: editable, pictures, ...(told === undefined ? {} : { proposer: told }) };
}

/** What every answer says of an outline. */
export function outlineAnswer({ document, outline, outline_markdown, proposer }: OutlinedDocument, name: string) {
  const { notices: warnings, ...rest } = outline;
  const { length } = outline.slides;
  return {
    ...rest,
    name,
    slides: outline.slides.map((slide) => ({ ...slide, cost: SLIDE_USD })),
    slide_count: length,
    markdown: document.markdown,
    outline_markdown,
    ...(proposer === undefined ? {} : { proposer }),
    notices: document.notices,
    warnings: warnings.map((warning) => ({ ...warning, path: '' })),
    estimated_cost: Number((length * SLIDE_USD).toFixed(2)),
  };
}

/** The request of the deck that an outline becomes. */
export const deckOfOutline = ({ title, theme_id, slides }: OutlinedDocument['outline'], name: string): Record<string, unknown> => ({
  name,
  ...(title === '' ? {} : { title }),
  ...(theme_id === undefined ? {} : { theme_id }),
  slides: slides.map(({ intent }) => intent),
});

/** What the deck of a file is called: as the file, without its ending. */
export function deckNameOf({ name }: SentDocument): string {
  const stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '').trim();
  return stem === '' ? name : stem;
}
