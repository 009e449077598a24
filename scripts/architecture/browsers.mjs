/** Folders that run in browsers keep to what browsers have. */
import { bareName, libraryOf, within } from './places.mjs';
import { IN_BROWSERS } from './rules.mjs';

export const isForBrowsers = (place) => IN_BROWSERS.folders.some((one) => within(place, one)) && !isDoor(place);

/** A file that stands for what browsers do not have. */
export const isDoor = (place) => bareName(place).endsWith(IN_BROWSERS.door);

/** What a file uses that browsers lack. */
export function checkForBrowsers({ place, text, program }, imports, report) {
  if (!isForBrowsers(place)) return;
  const remedy = `${place.split('/')[0]} runs in browsers too, so that goes into a file *${IN_BROWSERS.door}.ts with a twin for browsers`;
  for (const { request, at, typeOnly, isDynamic = false } of imports) {
    const isForeign = request.startsWith('node:') || IN_BROWSERS.libraries.includes(libraryOf(request));
    if (isForeign && (!typeOnly || isDynamic)) report(at, 'browser', `imports ${request}; ${remedy}`);
  }
  if (!/\bBuffer\b/.test(text)) return;
  const visit = (node, parent, key) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, parent, key);
      return;
    }
    const isProperty =
      (key === 'property' && !parent.computed) || (key === 'key' && /^(?:Property|TS.*Signature)$/.test(parent.type)) || key === 'imported';
    if (node.type === 'Identifier' && node.name === 'Buffer' && !isProperty) report(node.start, 'browser', `uses Buffer; ${remedy}`);
    for (const [name, child] of Object.entries(node)) if (child && typeof child === 'object') visit(child, node, name);
  };
  visit(program, { type: 'Root' }, '');
}
