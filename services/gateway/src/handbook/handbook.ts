/** The handbook: the repository's docs as pages. They are read once, drawn when first requested, and readable without a script. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExampleFile } from '../examples/examples.ts';
import { CHAPTERS } from './chapters.ts';
import { drawPage } from './page.ts';
import { partsOf } from './parts.ts';
import { createIndex, type Index, type Part } from './search.ts';
import { drawText } from './text.ts';

/** A page or a picture of the handbook. */
export interface HandbookFile extends ExampleFile {
  readonly media_type: string;
}

/** What begins the names of a folder's pages, and where it is: beside the bundle, or in the checkout. */
const FOLDERS = [
  ['', ['./docs/', '../../../../docs/']],
  ['results/', ['./results/', '../../../../bench/results/']],
] as const;

const PICTURE = '.png';

function filesOf([prefix, places]: (typeof FOLDERS)[number]): readonly (readonly [string, string])[] {
  const folder = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) => existsSync(path));
  if (folder === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (entry.name.endsWith('.md') || entry.name.endsWith(PICTURE)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [prefix + path.slice(folder.length).replaceAll('\\', '/').replace(/\.md$/, ''), path]);
}

/** The files by the name in their address: a name is looked up here and never joined to a path. */
const sources: ReadonlyMap<string, string> = new Map(FOLDERS.flatMap(filesOf));
const drawn = new Map<string, HandbookFile>();

/** Names of all pages. */
export const pageNames = (): readonly string[] => [...sources.keys()].filter((name) => !name.endsWith('.png'));

export const MARKDOWN = 'text/markdown; charset=utf-8';

/** The page or picture of this name, or behind `.md` the Markdown that the page is drawn from; null when there is none. */
export function readHandbook(name: string): HandbookFile | null {
  const page = name.endsWith('.md') ? name.slice(0, -'.md'.length) : name;
  const path = sources.get(page);
  if (path === undefined || (page !== name && page.endsWith('.png'))) return null;
  const cached = drawn.get(name);
  if (cached !== undefined) return cached;
  const markdown = () => withList(page, readFileSync(path, 'utf8'));
  const bytes = page.endsWith('.png') ? readFileSync(path) : Buffer.from(page === name ? drawMarkdown(page, markdown()) : markdown());
  const file = {
    bytes,
    etag: etagOf(bytes),
    media_type: page.endsWith('.png') ? 'image/png' : page === name ? 'text/html; charset=utf-8' : MARKDOWN,
  };
  drawn.set(name, file);
  return file;
}

/** The first words of a page, as one line: what it is about. */
export function aboutPage(name: string): string {
  const path = sources.get(name);
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  const first = text.split(/\n\s*\n/).find((block) => block.trim() !== '' && !/^(?:[#|!`]|<!--)/.test(block.trim())) ?? '';
  const line = first
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
  return /^.*?[.:](?=\s|$)/.exec(line)?.[0].replace(/:$/, '.') ?? line;
}

const withList = (name: string, text: string): string =>
  name.endsWith('/README') ? `${text}\n${listOf(name.slice(0, -'README'.length))}` : text;

const textOf = (name: string, markdown: string) =>
  drawText(markdown, { addressOf: (link) => addressOf(name, link), sizeOf: (link) => sizeOf(name, link) });

let index: Index | undefined;

/** The search of the handbook, of the forms and of what else is handed in; made at first use. */
export function handbookIndex(others: () => readonly Part[]): Index {
  if (index !== undefined) return index;
  const menu = CHAPTERS.flatMap(({ pages }) => pages.map(([name]) => name));
  const names = [...menu, ...pageNames().filter((name) => !menu.includes(name))];
  const parts = names.flatMap((name): readonly Part[] => {
    const path = sources.get(name);
    if (path === undefined) return [];
    const { html, title } = textOf(name, withList(name, readFileSync(path, 'utf8')));
    return partsOf(title, name === 'index' ? '/docs' : `/docs/${name}`, html);
  });
  index = createIndex([...parts, ...others()]);
  return index;
}

const etagOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

function drawMarkdown(name: string, markdown: string): string {
  const { html, title, headings } = textOf(name, markdown);
  return drawPage({ name, title, html, headings });
}

/** The pages of a folder for its index page, made from the folder so that none is forgotten. */
function listOf(folderName: string): string {
  const titles = [...sources]
    .filter(([name]) => name.startsWith(folderName) && !name.endsWith('/README') && !name.endsWith('.png'))
    .map(([name, path]) => `- [${/^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? name}](${name.slice(folderName.length)}.md)`);
  return `${titles.sort().join('\n')}\n`;
}

/** The file that a relative link of a page leads to, without `.md`. */
const nameOf = (from: string, path: string): string => new URL(path, `http://docs/${from}`).pathname.slice(1).replace(/\.md$/, '');

/** By its header (PNG, 11.2.1). */
function sizeOf(from: string, link: string) {
  const path = sources.get(nameOf(from, link));
  if (!path?.endsWith(PICTURE)) return null;
  const bytes = readFileSync(path);
  return { width_px: bytes.readUInt32BE(16), height_px: bytes.readUInt32BE(20) };
}

/** A link between files becomes one between pages; what is no page is left to stand as it is. */
function addressOf(from: string, link: string): string | null {
  if (/^(?:[a-z]+:|#|\/)/i.test(link)) return link;
  const [path = '', fragment] = link.split('#');
  const name = nameOf(from, path);
  const found = [name, `${name.replace(/\/$/, '')}/README`].find((one) => sources.has(one));
  if (found === undefined) return null;
  return `/docs${found === 'index' ? '' : `/${found}`}${fragment === undefined ? '' : `#${fragment}`}`;
}
