/** The system's Chromium without a window, for pages that we make. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { without } from './without.ts';

export type { Page } from 'playwright-core';

/** False only where the run goes without Chromium, as fast ones do. */
export const haveBrowser = !without('chromium');

/**
 * Parts of the browser that no page needs. Those of the address bar are pages of their own, which each new window loads at the cost of a second of a
 * processor. The others are what playwright turns off: of this flag the last one holds, which is ours.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'CDPScreenshotNewSurface',
];

/** Quiet: what Chromium does of its own accord over the network is off. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

/** @throws Error when Chromium is not installed */
export function startBrowser(): Promise<Browser> {
  const found = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'chromium'));
  const executablePath = found.find(isExecutable);
  if (executablePath === undefined) throw new Error('Chromium is not installed. On Debian: apt-get install chromium');
  return chromium.launch({ executablePath, args: FLAGS });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Watched {
  readonly page: Page;
  /** Addresses asked for outside `allowed`; each was stopped. */
  readonly strays: string[];
  /** Errors of the page's scripts, and what its console complained of. */
  readonly complaints: string[];
}

/** A page that may ask for addresses with this beginning and for nothing else. */
export async function openWatched(browser: Browser, allowed: string, viewport: { width: number; height: number }): Promise<Watched> {
  const context = await browser.newContext({ viewport });
  // How long a busy machine takes is no finding.
  context.setDefaultTimeout(600_000);
  const page = await context.newPage();
  const strays: string[] = [];
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(allowed) || url.startsWith('data:')) return route.continue();
    strays.push(url);
    return route.abort();
  });
  return { page, strays, complaints };
}

/** Scrolls through the whole page, so that lazy pictures load, and gives the addresses of those that have not. */
export async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(`(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) {
      picture.scrollIntoView();
      await picture.decode().catch(() => undefined);
    }
    return pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src);
  })()`);
}

/**
 * Texts that are set in a font of this machine, each with that font: where there are none, a page looks the same on every machine. Letters that the
 * page's own faces lack are named as well.
 */
export async function systemFonts(page: Page): Promise<string[]> {
  await facesAreThere(page);
  const session = await page.context().newCDPSession(page);
  const texts = await session.send('Runtime.evaluate', { expression: ELEMENTS_WITH_TEXT });
  const listed = await session.send('Runtime.getProperties', { objectId: texts.result.objectId ?? '', ownProperties: true });
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument');
  const found: string[] = [];
  for (const { name, value } of listed.result) {
    if (!/^\d+$/.test(name) || value?.objectId === undefined) continue;
    const { nodeId } = await session.send('DOM.requestNode', { objectId: value.objectId });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: unknown) => {
      // A page that is live puts others in the place of its elements.
      if (String(error).includes('Could not find node')) return { fonts: [] };
      throw error;
    });
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName, glyphCount }) => `${glyphCount} of ${familyName}`);
    if (others.length > 0) found.push(`${value.description}: ${others.join(', ')}`);
  }
  await session.detach();
  return [...new Set(found)];
}

/** Of elements in the same face, those that have a letter which none before them has: the face decides for each letter where it comes from. */
const ELEMENTS_WITH_TEXT = `(() => {
  const seen = new Map();
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (!element.checkVisibility()) return false;
    const text = element.matches('input, select, textarea')
      ? element.value + (element.placeholder ?? '') + element.textContent
      : [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('').trim();
    const { fontFamily, fontWeight, fontStyle, textTransform } = getComputedStyle(element);
    const face = [fontFamily, fontWeight, fontStyle, textTransform, element.lang].join();
    const letters = seen.get(face) ?? new Set();
    seen.set(face, letters);
    const before = letters.size;
    for (const letter of text) letters.add(letter);
    return letters.size > before;
  });
})()`;

/** Faces are fetched when a text first needs them; until then, it is set in a font of the machine. */
const facesAreThere = (page: Page): Promise<unknown> => page.evaluate('document.fonts.ready.then(() => undefined)');

/** How far the page can be scrolled sideways, and what stands out, in CSS pixels; elements that scroll by themselves are left out. */
export async function tooWide(page: Page): Promise<string[]> {
  await facesAreThere(page);
  return page.evaluate(`(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element) => element !== null && element !== document.body && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const out = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > width + 0.5 && !scrolls(element.parentElement))
      .map((element) => element.tagName + '#' + element.id + '.' + element.className + ' ' + element.getBoundingClientRect().right);
    return document.documentElement.scrollWidth > width ? ['page ' + document.documentElement.scrollWidth, ...out] : out;
  })()`);
}
