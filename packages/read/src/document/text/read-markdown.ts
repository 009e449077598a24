/** Markdown and plain text as they were sent, part by part under their headings. */
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/;
const PICTURE = /!\[[^\]\n]{0,300}\]\([^)\n]{1,600}\)/;

/** Returns the text of the first heading of level 1. */
export function readMarkdown(text: string, writer: MarkdownWriter): { readonly title?: string } {
  const sections: { heading: string | undefined; lines: string[] }[] = [{ heading: undefined, lines: [] }];
  let fence: string | undefined;
  let title: string | undefined;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[0].trim();
    if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
    const heading = fence === undefined ? HEADING.exec(line)?.[1] : undefined;
    if (heading !== undefined) {
      sections.push({ heading, lines: [] });
      if (title === undefined && /^ {0,3}#[ \t]/.test(line)) title = heading;
    }
    sections.at(-1)?.lines.push(line);
  }
  for (const { heading, lines } of sections) {
    const body = lines
      .join('\n')
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd();
    if (body === '') continue;
    if (heading !== undefined) writer.within({ heading });
    writer.verbatim(body);
  }
  if (PICTURE.test(text)) writer.notice('picture_not_in_file', 'Pictures that the text names are not in the file; send them beside it.');
  return title === undefined ? {} : { title };
}
