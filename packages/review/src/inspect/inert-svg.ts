/** Whether a drawing in SVG only draws. What drawings need is listed: lists of what is active end where the next format begins. */
import { descendants, parseXml, textOf, UnreadableFile, type XmlElement } from '@deckwright/read/ooxml';

const SVG = '{http://www.w3.org/2000/svg}';
/** Elements that draw, of SVG 2 and SVG 1.1. None that runs, that animates, that links or that holds another format. */
const DRAWS = new Set(
  `svg g defs symbol use switch view title desc metadata path rect circle ellipse line polyline polygon text tspan textPath tref image style
   linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
   feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
   feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`
    .split(/\s+/)
    .map((name) => `${SVG}${name}`),
);
/** What editors note beside a drawing, which no viewer shows. */
const NOTES =
  /^\{(?:http:\/\/www\.inkscape\.org\/namespaces\/inkscape|http:\/\/sodipodi\.sourceforge\.net\/DTD\/sodipodi-0\.dtd|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|http:\/\/creativecommons\.org\/ns#|http:\/\/web\.resource\.org\/cc\/|http:\/\/purl\.org\/dc\/elements\/1\.1\/)\}/;
/** Within the file: a part of it, or pixels that stand there. */
const WITHIN = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,])/i;
/** CSS that fetches or runs: css-values-4 (url, src), css-images-4 (image-set), css-cascade-5 (@import), and what old viewers ran. */
const ACTIVE_STYLE = /url\(\s*(?!["']?\s*#)|\bsrc\(|image-set\(|@import|@namespace|expression\(|javascript:|-moz-binding|behavior\s*:/i;
/** Elements that one drawing becomes when each `use` is replaced by what it names. */
const MOST_DRAWN = 20_000;
/** Elements within one another, each `use` replaced. */
const MOST_NESTED = 500;
const HREF = /(?:^|[}:])href$/;

export function isInertSvg(bytes: Uint8Array): boolean {
  try {
    const { source, root } = parseXml(bytes, 'drawing.svg');
    // A style sheet or any other order beside the tree.
    if (/<\?(?!xml\s)|<!(?!--|\[CDATA\[)/i.test(source)) return false;
    const all = [root, ...descendants(root)];
    return all.every(isInert) && drawnOf(root, all) <= MOST_DRAWN;
  } catch (error) {
    if (error instanceof UnreadableFile) return false;
    throw error;
  }
}

function isInert(element: XmlElement): boolean {
  if (NOTES.test(element.name)) return true;
  if (!DRAWS.has(element.name)) return false;
  if (element.name === `${SVG}style` && isActiveStyle(textOf(element))) return false;
  for (const [name, value] of element.attributes) {
    const local = name.slice(name.lastIndexOf('}') + 1).replace(/^.*:/, '');
    if (/^on/i.test(local) || name === 'xml:base') return false;
    if (local.toLowerCase() === 'href' ? !WITHIN.test(value) : isActiveStyle(value)) return false;
  }
  return true;
}

/** Escapes of CSS (css-syntax-3, 4.3.7) and comments hide a name from whoever reads the letters alone. */
const isActiveStyle = (text: string): boolean =>
  ACTIVE_STYLE.test(
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\\([0-9a-f]{1,6})[ \t\r\n\f]?/gi, (_, code: string) => String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)))
      .replaceAll('\\', ''),
  );

/** How many elements are drawn when each `use` is replaced by all that it may name; beyond all bounds where one names itself, or by a long way. */
function drawnOf(root: XmlElement, all: readonly XmlElement[]): number {
  const byId = new Map<string, XmlElement[]>();
  for (const element of all) {
    const id = element.attributes.get('id');
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), element]);
  }
  const known = new Map<XmlElement, number>();
  const open = new Set<XmlElement>();
  const count = (element: XmlElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (open.has(element) || open.size > MOST_NESTED) return Number.POSITIVE_INFINITY;
    open.add(element);
    let drawn = 1;
    for (const one of element.children) if (one.kind === 'element') drawn += count(one);
    if (element.name === `${SVG}use`)
      // Viewers differ in which of two addresses, and of two equal ids, they take.
      for (const [name, value] of element.attributes)
        if (HREF.test(name)) for (const target of byId.get(value.trim().slice(1)) ?? []) drawn += count(target);
    open.delete(element);
    known.set(element, drawn);
    return drawn;
  };
  return count(root);
}
