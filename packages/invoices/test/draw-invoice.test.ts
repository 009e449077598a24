/** Invoices as PDF: what other programs read in them, the same bytes each time, and every letter on its page. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';
import { INVOICE_LANGUAGES } from '@deckwright/platform/invoices';
import { without } from '@deckwright/testkit/without';
import { createWriteKit } from '@deckwright/write/files';
import { afterAll, describe, expect, it } from 'vitest';
import { drawInvoice } from '../src/index.ts';
import { creditNote, english, germanLong, japanese, mixedScripts, plan, polish, samples, twoPages } from './_samples.ts';

const kit = createWriteKit(carriedFonts());
const folder = mkdtempSync(join(tmpdir(), 'deckwright-invoices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasPoppler = !without('poppler');
const hasQpdf = !without('qpdf');

async function fileOf(document: typeof english): Promise<string> {
  const path = join(folder, `${document.number}-${document.language}.pdf`);
  writeFileSync(path, await drawInvoice(document, kit));
  return path;
}

/** What a reader copies, each stretch of blanks as one. */
async function wordsOf(document: typeof english): Promise<string> {
  const text = execFileSync('pdftotext', ['-layout', await fileOf(document), '-'], { encoding: 'utf8' });
  return text.replace(/\s+/gu, ' ');
}

const pagesOf = async (document: typeof english): Promise<number> =>
  Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [await fileOf(document)], { encoding: 'utf8' }))?.[1]);

it.each(Object.entries(samples))('%s is the same bytes each time, whatever was drawn before', async (_, document) => {
  const first = await drawInvoice(document, createWriteKit(carriedFonts()));
  expect(Buffer.from(await drawInvoice(document, kit)).equals(first)).toBe(true);
});

describe.skipIf(!hasPoppler)('the words', () => {
  it('of an invoice name both sides, each line, and amounts that add up', async () => {
    const words = await wordsOf(english);
    for (const part of [
      'Invoice number DW-2026-00418',
      'Date of issue November 23, 2026',
      'Date of payment November 21, 2026',
      'Your reference PO-4711',
      'Northwind Slides GmbH',
      'VAT number: DE136695976',
      'Acme Corporation',
      'San Francisco, CA 94105',
      'Top-up of prepaid credit 100.00',
      'Bonus credit 0.00',
      'USD 15.00 of credit on top, free of charge',
      'Net 84.03',
      'VAT 19% 15.97',
      'Total USD 100.00',
      'Paid on November 21, 2026. Nothing is due.',
      'Page 1 of 1',
    ])
      expect(words).toContain(part);
    expect(words).not.toMatch(/sample/i);
  });

  it('of a credit note name the invoice that it corrects', async () => {
    const words = await wordsOf(creditNote);
    expect(words).toContain('Credit note number DW-CN-2026-00003 Corrects invoice DW-2026-00418 of November 23, 2026');
    expect(words).toContain('Refund of invoice DW-2026-00418 40.00');
    expect(words).toContain('Total credited USD 40.00');
  });

  it('of a plan name its period, its slides and what was taken off; without a tax there is no net', async () => {
    const words = await wordsOf(plan);
    expect(words).toContain('Plan Studio, one year 190.00 November 21, 2026 – November 21, 2027 6,000 slides included');
    expect(words).toContain('Less the unused time of the plan before −12.67');
    expect(words).toContain('Total USD 177.33');
    expect(words).toContain('Reverse charge: VAT is to be accounted for by the recipient.');
    expect(words).not.toContain('Net');
  });

  it('are in the language of the customer, and so are numbers and dates', async () => {
    expect(await wordsOf(polish)).toMatch(/Faktura .*21 listopada 2026 .*90-001 Łódź .*VAT 23% 18,70 Razem 100,00 USD/);
    const german = await wordsOf(germanLong);
    expect(german).toMatch(/Rechnung .*Muster\. .*23\. November 2026 .*MwSt\. 19 % 15,97 Gesamtbetrag 100,00 USD/);
    // Broken where it must be, and whole.
    expect(german.replaceAll(' ', '')).toContain('Donaudampfschifffahrtsgesellschaftskapitänsgasse123,HausC');
  });

  it('in every script are words, and a character of no carried face is a box', async () => {
    expect(await wordsOf(japanese)).toContain('株式会社日本プレゼンテーション研究所');
    const words = await wordsOf(mixedScripts);
    for (const part of ['슬라이드 주식회사', '«Слайды»', 'Διαφάνειες', '高崎']) expect(words).toContain(part);
    expect(words).toContain('□');
  });

  it.each(INVOICE_LANGUAGES)('of each kind are all there in %s, on one page', async (language) => {
    for (const sample of [english, creditNote, plan]) {
      const document = { ...sample, language };
      expect(await wordsOf(document)).toContain(document.number);
      expect(await pagesOf(document)).toBe(1);
    }
  });

  it('that do not fit on a page go on on a second, where the lines stay with their total', async () => {
    expect(await pagesOf(twoPages)).toBe(2);
    const second = execFileSync('pdftotext', ['-layout', '-f', '2', await fileOf(twoPages), '-'], { encoding: 'utf8' });
    expect(second).toMatch(/Beschreibung[\s\S]*Aufladung von Guthaben[\s\S]*Gesamtbetrag[\s\S]*Seite 2 von 2/);
  });
});

it.skipIf(!hasQpdf)('qpdf finds nothing wrong with any', async () => {
  for (const document of Object.values(samples)) execFileSync('qpdf', ['--check', await fileOf(document)]);
});

it.skipIf(!hasPoppler)('paper is Letter where offices have it, and A4 elsewhere', async () => {
  const paperOf = async (document: typeof english) => execFileSync('pdfinfo', [await fileOf(document)], { encoding: 'utf8' });
  expect(await paperOf(plan)).toMatch(/Page size:.*\(letter\)/);
  expect(await paperOf(english)).toMatch(/Page size:.*\(A4\)/);
});
