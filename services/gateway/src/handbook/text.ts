/** Markdown to HTML: headings that can be linked to, links between pages, code with its language. */

import { highlight } from '@deckwright/playground/highlight';
import { Marked, type Tokens } from 'marked';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface DrawnText {
  readonly html: string;
  readonly title: string;
  /** Of the second rank, for the menu of the page. */
  readonly headings: readonly Heading[];
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `What is told` to `what-is-told`, as other readers of Markdown make anchors. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]+>|&[a-z]+;/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

export interface Surroundings {
  /** Where a link leads; null for what is not here, which then stands as words. */
  addressOf(link: string): string | null;
  /** Of a picture, so that text below it stays where it is while it loads; null for what is not here. */
  sizeOf(link: string): { readonly width_px: number; readonly height_px: number } | null;
}

export function drawText(markdown: string, { addressOf, sizeOf }: Surroundings): DrawnText {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  let title = '';
  let tables = 0;
  let pictures = 0;
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const html = this.parser.parseInline(tokens);
        const text = html.replaceAll(/<[^>]+>/g, '');
        const base = slug(text);
        const count = taken.get(base) ?? 0;
        taken.set(base, count + 1);
        const id = count === 0 ? base : `${base}-${count}`;
        if (depth === 1) title ||= text;
        if (depth === 2) headings.push({ id, text });
        const anchor = depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to this part">#</a>`;
        return `<h${depth} id="${id}">${html}${anchor}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const html = this.parser.parseInline(tokens);
        const address = addressOf(href);
        return address === null ? html : `<a href="${escapeHtml(address)}">${html}</a>`;
      },
      image({ href, text }: Tokens.Image): string {
        const [address, size] = [addressOf(href), sizeOf(href)];
        if (address === null || size === null) return escapeHtml(text);
        // The first may be the largest thing on the screen: it is fetched at once.
        const loading = pictures++ === 0 ? '' : ' loading="lazy"';
        return `<img src="${escapeHtml(address)}" alt="${escapeHtml(text)}" width="${size.width_px}" height="${size.height_px}"${loading}>`;
      },
      code({ text, lang }: Tokens.Code): string {
        // Behind the language, of a request: its method and address.
        const request = (lang ?? '').split(' ').slice(1).join(' ');
        const label = request === '' ? '' : `<span class="request">${escapeHtml(request)}</span>\n`;
        // Reached by the keyboard, since it may be wider than the page.
        return `<pre tabindex="0">${label}<code>${highlight(text, (lang ?? '').split(' ')[0] ?? '')}</code></pre>\n`;
      },
      table(token: Tokens.Table): string {
        tables++;
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => (cell.text === '' ? '<td></td>' : `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`)).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="table" tabindex="0" role="region" aria-label="Table ${tables}"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
      // The docs hold none but notes of who wrote them; what else looks like it is meant to be read.
      html: ({ text }: Tokens.HTML | Tokens.Tag): string => (text.trimStart().startsWith('<!--') ? '' : escapeHtml(text)),
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, title, headings };
}
