/** The tree of a page, and which of its parts are content. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import NAMES from './furniture-names.json' with { type: 'json' };

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Elements of a page: more are no text. */
const MOST_NODES = 1_000_000;
/** Elements within elements; what lies deeper is left out. */
export const DEEPEST = 400;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** What is never seen, or is no text. */
const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'button',
  'select',
  'input',
  'textarea',
  'audio',
  'video',
  'canvas',
]);
const FURNITURE = new Set(['nav', 'footer', 'aside', 'header']);
const FURNITURE_ROLES = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search', 'menu', 'menubar']);

const UNSEEN_NAMES: ReadonlySet<string> = new Set(NAMES.unseen);

export const isUnseen = (element: HtmlElement): boolean =>
  UNSEEN.has(element.tagName) ||
  (attributeOf(element, 'class') ?? '').split(/\s+/).some((name) => UNSEEN_NAMES.has(name)) ||
  attributeOf(element, 'hidden') !== undefined ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributeOf(element, 'style') ?? '');

/** Of the page, not of its content: a header within an article heads it. */
export const isFurniture = (element: HtmlElement, isInContent: boolean): boolean =>
  FURNITURE_ROLES.has(attributeOf(element, 'role') ?? '') ||
  (FURNITURE.has(element.tagName) && (!isInContent || element.tagName === 'nav'));

const FURNITURE_NAMES: ReadonlySet<string> = new Set(NAMES.furniture);
/** Elements that lay a page out. */
const BOXES = new Set(['div', 'section', 'aside', 'header', 'footer', 'nav', 'form', 'ul', 'ol', 'dl', 'p', 'dialog', 'details']);

/** Its class or its number says that it is beside the content: `cookie-banner`, `comments`. What holds a title, a table or a figure is content. */
export function isNamedFurniture(element: HtmlElement): boolean {
  if (!BOXES.has(element.tagName)) return false;
  const names = `${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return names.some((name) => FURNITURE_NAMES.has(name)) && !hasContent(element.childNodes, 0);
}

const hasContent = (nodes: readonly HtmlNode[], depth: number): boolean =>
  depth > DEEPEST ||
  nodes.some(
    (node) => isElement(node) && (/^(?:h1|h2|table|main|article|figure)$/.test(node.tagName) || hasContent(node.childNodes, depth + 1)),
  );

/** Elements that hold links to lead elsewhere, and how many of them are no link of a text. */
const LEADING = new Set(['div', 'p', 'aside', 'section']);
const FEWEST_LINKS = 2;
const HEADING = /^h[1-6]$/;

/** Nothing but links to elsewhere, perhaps under a heading: what else there is to read, and where a page may be sent to. */
export function isLeadingElsewhere(element: HtmlElement): boolean {
  if (!LEADING.has(element.tagName)) return false;
  let links = 0;
  const others = (nodes: readonly HtmlNode[], depth: number): boolean =>
    depth > DEEPEST ||
    nodes.some((node) => {
      if (!isElement(node)) return node.nodeName === '#text' && 'value' in node && node.value.trim() !== '';
      if (node.tagName === 'a') links++;
      if (
        node.tagName === 'a' &&
        !others(
          node.childNodes.filter((one) => isElement(one) && one.tagName === 'img'),
          depth + 1,
        )
      )
        return false;
      return (
        node.tagName === 'img' ||
        node.tagName === 'table' ||
        (!isUnseen(node) && !HEADING.test(node.tagName) && others(node.childNodes, depth + 1))
      );
    });
  return !others(element.childNodes, 0) && links >= FEWEST_LINKS;
}

export interface HtmlPage {
  readonly root: readonly HtmlNode[];
  /** Whether the page says where its content is. */
  readonly isContent: boolean;
  /** Whether words stand beside it. */
  readonly hasMore: boolean;
  readonly title: string;
  readonly author: string;
  readonly date: string;
}

/** Undefined for a page of too many elements. */
export function readHtmlPage(html: string): HtmlPage | undefined {
  const document = parse(html);
  const found: { main?: HtmlElement; body?: HtmlElement; articles: HtmlElement[] } = { articles: [] };
  const facts = { title: '', author: '', date: '' };
  let nodes = 0;
  const stack: HtmlNode[] = [...document.childNodes].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (++nodes > MOST_NODES) return undefined;
    if (!isElement(node)) continue;
    const { tagName } = node;
    if (tagName === 'body') found.body ??= node;
    else if (tagName === 'main' || attributeOf(node, 'role') === 'main') found.main ??= node;
    else if (tagName === 'article') found.articles.push(node);
    else if (tagName === 'title' && facts.title === '') facts.title = wordsOfNodes(node.childNodes).trim();
    else if (tagName === 'meta') takeMeta(node, facts);
    for (let i = node.childNodes.length - 1; i >= 0; i--) stack.push(node.childNodes[i] as HtmlNode);
  }
  const [article, ...others] = found.articles;
  const content = found.main ?? (others.length === 0 ? article : undefined);
  const all = found.body?.childNodes ?? document.childNodes;
  return {
    root: content?.childNodes ?? all,
    isContent: content !== undefined,
    hasMore: content !== undefined && wordsOfNodes(all).trim().length > wordsOfNodes(content.childNodes).trim().length,
    ...facts,
  };
}

function takeMeta(meta: HtmlElement, facts: { author: string; date: string }): void {
  const name = (attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? '').toLowerCase();
  const content = attributeOf(meta, 'content')?.trim() ?? '';
  if (name === 'author' && facts.author === '') facts.author = content;
  if ((name === 'date' || name === 'article:published_time') && facts.date === '') facts.date = content;
}

/** Words below, without those that are not seen. */
export function wordsOfNodes(nodes: readonly HtmlNode[], depth = 0): string {
  if (depth > DEEPEST) return '';
  return nodes
    .map((node) =>
      isElement(node)
        ? isUnseen(node)
          ? ''
          : wordsOfNodes(node.childNodes, depth + 1)
        : node.nodeName === '#text' && 'value' in node
          ? node.value
          : '',
    )
    .join('')
    .replace(/\s+/g, ' ');
}
