/** An outline as Markdown that people edit: one heading a slide, its form, and the blocks of the document that it says. */
import type { DeckOutline } from './document-outline.ts';

const MARK = '<!-- deckwright outline -->';
const HELP =
  '<!-- Headlines, forms and the order of slides may be changed; blocks may be moved between slides; a slide that is taken out is left out. The number of a slide names it in the outline as it was made. -->';
const LONGEST_EXCERPT = 90;

export interface EditedEntry {
  /** Of the slide in the outline as it was made; absent for a new one. */
  readonly number?: number;
  readonly headline: string;
  readonly form?: string;
  readonly block_ids: readonly string[];
}

export interface EditedOutline {
  /** Name of the file that it was made of. */
  readonly document?: string;
  readonly slides?: number;
  readonly theme_id?: string;
  readonly title?: string;
  readonly entries: readonly EditedEntry[];
}

const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

const excerpt = (text: string): string => {
  const flat = oneLine(text);
  return flat.length <= LONGEST_EXCERPT ? flat : `${flat.slice(0, LONGEST_EXCERPT - 1)}…`;
};

/** `asked` is what the outline was made with, so that it can be made again. */
export function outlineAsMarkdown(
  outline: DeckOutline,
  markdown: string,
  asked: { readonly document: string; readonly slides?: number; readonly title?: string },
): string {
  const blocks = new Map(outline.blocks.map((b) => [b.id, b]));
  const out = [MARK, HELP, '', `document: ${asked.document}`];
  if (asked.slides !== undefined) out.push(`slides: ${asked.slides}`);
  if (asked.title !== undefined) out.push(`title: ${oneLine(asked.title)}`);
  if (outline.theme_id !== undefined) out.push(`theme: ${outline.theme_id}`);
  for (const { slide_number, headline, intent, block_ids } of outline.slides) {
    out.push('', `## ${slide_number}. ${oneLine(headline)}`, '', `form: ${String(intent['form'])}`, `blocks: ${block_ids.join(' ')}`, '');
    for (const id of block_ids) {
      const span = blocks.get(id);
      if (span !== undefined) out.push(`> ${id}: ${excerpt(markdown.slice(span.start, span.end))}`);
    }
  }
  if (outline.left_out.length > 0) {
    out.push('', '<!-- Left out:');
    for (const { block_id, text, reason } of outline.left_out) out.push(`${block_id} (${reason}): ${excerpt(text).replaceAll('--', '– ')}`);
    out.push('-->');
  }
  return `${out.join('\n')}\n`;
}

export const isOutlineMarkdown = (text: string): boolean => text.trimStart().startsWith(MARK);

/** What stands behind `name:` in a line. */
const behind = (line: string, name: string): string | undefined =>
  line.startsWith(`${name}:`) ? line.slice(name.length + 1).trim() : undefined;

/** @throws Error, with a sentence for the caller, for text that is no such outline */
export function readOutlineMarkdown(text: string): EditedOutline {
  if (!isOutlineMarkdown(text)) throw new Error(`An outline begins with ${MARK}.`);
  const head: { document?: string; slides?: number; theme_id?: string; title?: string } = {};
  const entries: { number?: number; headline: string; form?: string; block_ids: string[] }[] = [];
  let isComment = false;
  for (const line of text.split('\n').map((l) => l.trim())) {
    if (line.startsWith('<!--')) isComment = !line.endsWith('-->');
    else if (isComment) isComment = !line.endsWith('-->');
    else if (line.startsWith('## ')) entries.push({ ...numbered(line.slice(3).trim()), block_ids: [] });
    else {
      const entry = entries.at(-1);
      const [document, slides, theme, title] = ['document', 'slides', 'theme', 'title'].map((name) => behind(line, name));
      if (entry === undefined) {
        if (document) head.document = document;
        if (slides && Number.isInteger(Number(slides))) head.slides = Number(slides);
        if (theme) head.theme_id = theme;
        if (title) head.title = title;
      } else {
        const form = behind(line, 'form');
        if (form) entry.form = form;
        entry.block_ids.push(...(behind(line, 'blocks') ?? '').split(' ').filter((id) => id !== ''));
      }
    }
  }
  if (entries.length === 0) throw new Error('The outline has no slide: each begins with "## ".');
  return { ...head, entries };
}

/** `4. Revenue rose` is slide 4 as it was made. */
function numbered(words: string): { readonly number?: number; readonly headline: string } {
  const dot = words.indexOf('. ');
  const number = Number(words.slice(0, Math.max(0, dot)));
  if (dot < 1 || !Number.isInteger(number) || number < 1) return { headline: words };
  return { number, headline: words.slice(dot + 2).trim() };
}
