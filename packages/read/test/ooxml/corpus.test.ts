/** Decks from everywhere open; hostile ones get their documented error, in time and in bounded memory. */
import { execFileSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { corpus, haveCorpus, pathOf } from './corpus.ts';

const decks = corpus.filter(({ kind, file }) => /^(?:pptx|pptx-bad|hostile-pptx)$/.test(kind) || file === 'hostile/control-valid.pptx');
const here = dirname(fileURLToPath(import.meta.url));

/** The errors that the senders of these files must be able to tell apart. */
const NAMED: Readonly<Record<string, string>> = {
  'open-xml-sdk__encrypted_pptx.pptx': 'encrypted',
  'poi__62592.thmx': 'package_damaged',
  'poi__Divino_Revelado.pptx': 'truncated',
  'tika__testPPT.ppt': 'legacy_ppt',
  'ole-encrypted-package.pptx': 'encrypted',
  'ole-legacy-ppt.pptx': 'legacy_ppt',
  'zip-encrypted-flag.pptx': 'encrypted',
  'html-renamed.pptx': 'html',
  'pdf-renamed.pptx': 'pdf',
  'png-renamed.pptx': 'image',
  'text-renamed.pptx': 'not_zip',
  'gzip-renamed.pptx': 'not_zip',
  'zero-byte.pptx': 'empty',
  'docx-renamed.pptx': 'not_presentation',
  'odp-renamed.pptx': 'not_presentation',
  'zip-truncated-half.pptx': 'truncated',
  'zip-bomb-slide-xml.pptx': 'too_large',
  // Its parts are within what one may inflate to; all together are not.
  'zip-bomb-overlap.pptx': 'too_large',
  'zip-bomb-lying-size.pptx': 'zip_damaged',
  'zip-many-entries.pptx': 'too_large',
  'zip-bad-crc.pptx': 'zip_damaged',
  'zip-duplicate-entries.pptx': 'zip_suspicious',
  'xml-billion-laughs.pptx': 'xml_doctype',
  'xml-xxe-http.pptx': 'xml_doctype',
  'xml-xxe-in-rels.pptx': 'xml_doctype',
  'xml-many-attributes.pptx': 'xml_too_complex',
};

describe.skipIf(!haveCorpus)('decks that nobody here made', () => {
  const results = new Map<string, { readonly code: string; readonly cpu_ms: number }>();
  let peakMib = Number.POSITIVE_INFINITY;

  beforeAll(() => {
    const flags = ['--import', 'tsx', '--max-old-space-size=128', '--max-semi-space-size=4'];
    const output = execFileSync(process.execPath, [...flags, join(here, 'read-all-process.ts'), ...decks.map(pathOf)], {
      encoding: 'utf8',
      timeout: 600_000,
    });
    for (const line of output.trim().split('\n')) {
      const result = JSON.parse(line) as { path?: string; code: string; cpu_ms: number; peak_mib?: number };
      if (result.path !== undefined) results.set(result.path, result);
      else peakMib = result.peak_mib ?? peakMib;
    }
  });

  it('opens every deck that opens elsewhere, and refuses every one that must be refused', () => {
    const wrong = decks.flatMap((deck) => {
      const code = results.get(pathOf(deck))?.code ?? 'no answer';
      const { opens, outcome } = deck.expect;
      const right =
        outcome === 'either' ? !code.startsWith('crash') && code !== 'no answer' : (code === 'read') === (opens ?? outcome === 'accept');
      return right ? [] : [`${deck.file}: ${code}`];
    });
    expect(wrong).toEqual([]);
  });

  it('says what is the matter with a file', () => {
    const codes = Object.fromEntries(decks.map((deck) => [basename(deck.file), results.get(pathOf(deck))?.code]));
    expect(codes).toMatchObject(NAMED);
  });

  it('reads each within 10 seconds of processor time, and all of them in 256 MiB', () => {
    expect(Math.max(...[...results.values()].map(({ cpu_ms }) => cpu_ms))).toBeLessThan(10_000);
    expect(peakMib).toBeLessThan(256);
  });
});
