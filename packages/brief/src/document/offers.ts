/** Slides that a text may become, each proved by what it shows: every word and figure of a table stands on it, as it is written there. */
import { type Block, type Line, plainWords, readSource } from '@deckwright/source';
import { type Alternative, alternativesOf, hasSubLine } from '../answer/alternatives.ts';
import { planSlide } from '../answer/plan-slide.ts';
import { lackOf, type Said } from './words-of-intent.ts';

/** Draws an intent, and returns the texts that show what was sent; undefined where it is refused or not complete. */
export type ShowTrial = (intent: Alternative['intent']) => Promise<readonly string[] | undefined>;

export interface Offers {
  /** The likeliest first. */
  readonly slides: readonly Alternative[];
  /** What the planner says where it selects nothing. */
  readonly plan: Pick<ReturnType<typeof planSlide>, 'reason' | 'repair_options'>;
}

/** More are read than are offered: some do not show all of a table. */
const MOST_TRIED = 16;
/** Between heads in the line under the title. */
const BETWEEN = ' · ';

/** What the planner selects, and behind it every other form that holds the whole text, at most `most`. */
export async function offersOf(text: string, { most, shows }: { readonly most: number; readonly shows: ShowTrial }): Promise<Offers> {
  const plan = planSlide(text);
  const { route, intent, form = '', variant = '' } = plan;
  const first = route === 'selected' && intent !== undefined ? [{ form, variant, intent }] : [];
  const others = route === 'deck' ? [] : alternativesOf(text, { most: MOST_TRIED });
  const tables = tablesIn(readSource(text).blocks);
  const slides: Alternative[] = [];
  for (const one of [...first, ...others.filter((other) => other.form !== form || first.length === 0)]) {
    if (slides.length === most) break;
    const told = tables.length === 0 ? one.intent : await toldWhole(one, tables, shows);
    if (told !== undefined) slides.push({ ...one, intent: told });
  }
  return { slides, plan };
}

type Table = Extract<Block, { kind: 'table' }>;

const tablesIn = (blocks: readonly Block[]): readonly Table[] =>
  blocks.flatMap((block) =>
    block.kind === 'table' ? [block] : block.kind === 'list' ? block.items.flatMap((item) => tablesIn(item.blocks)) : [],
  );

/** The intent with what its slide lacks of the tables; undefined where it cannot be told. */
async function toldWhole(
  { form, intent }: Alternative,
  tables: readonly Table[],
  shows: ShowTrial,
): Promise<Alternative['intent'] | undefined> {
  const lacks = async (of: Alternative['intent']): Promise<Lack | undefined> => {
    const texts = await shows(of);
    return texts === undefined ? undefined : lackIn(tables, { texts: [], numbers: new Set(), words: new Set(texts.flatMap(plainWords)) });
  };
  const before = await lacks(intent);
  if (before === undefined || isNothing(before)) return before === undefined ? undefined : intent;
  const mended = mendedBy(form, intent, before);
  const after = mended === undefined ? undefined : await lacks(mended);
  return after !== undefined && isNothing(after) ? mended : undefined;
}

interface Lack {
  readonly heads: readonly Line[];
  /** Heads of columns beside the one that names the rows. */
  readonly columns: number;
  readonly cells: readonly Line[];
}

const isNothing = ({ heads, cells }: Lack): boolean => heads.length + cells.length === 0;

function lackIn(tables: readonly Table[], said: Said): Lack {
  const isLacking = (line: Line): boolean => lackOf(line, said).length > 0;
  return {
    heads: tables.flatMap(({ head }) => (head ?? []).filter(isLacking)),
    columns: tables.reduce((sum, { head }) => sum + (head ?? []).slice(1).filter(isLacking).length, 0),
    cells: tables.flatMap(({ rows }) => rows.flat().filter(isLacking)),
  };
}

/**
 * What can be told beside the drawing: the head over the names of rows and that of one column of figures stand in the line under the title, where
 * no second column makes it doubtful which is meant; figures are printed as they are written.
 */
function mendedBy(form: string, intent: Alternative['intent'], { heads, columns, cells }: Lack): Alternative['intent'] | undefined {
  if (columns > 1 || (heads.length > 0 && !hasSubLine(form))) return undefined;
  const figures = cells.map(({ tokens }) => tokens.filter((t) => t.kind === 'number'));
  if (figures.some((of) => of.length !== 1)) return undefined;
  const written = figures.flat().map(({ value, digits }) => [String(Math.abs(value)), digits.text] as const);
  const { context, written: own } = intent as { readonly context?: string; readonly written?: Readonly<Record<string, string>> };
  const line = [...(context === undefined ? [] : [context]), ...heads.map(({ text }) => text)].join(BETWEEN);
  return {
    ...intent,
    ...(heads.length === 0 ? {} : { context: line }),
    ...(written.length === 0 ? {} : { written: { ...own, ...Object.fromEntries(written) } }),
  };
}
