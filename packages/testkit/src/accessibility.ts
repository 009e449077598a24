/** What axe finds wrong with a page that a browser shows (WCAG 2.2, A and AA). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each as `impact rule: element`. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which a page's policy does not bind.
  await page.evaluate(source);
  const violations = (await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )) as Violation[];
  return violations.flatMap(({ id, impact, nodes }) => nodes.map(({ html }) => `${impact} ${id}: ${html.slice(0, 200)}`));
}
