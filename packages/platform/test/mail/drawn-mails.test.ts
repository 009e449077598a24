/** How mails look and read: every kind in every language, in a real browser, light and dark, wide and on a phone. */
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, openWatched, startBrowser, tooWide } from '@deckwright/testkit/browser';
import { sized } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWishSigner, drawRow, MAIL_LANGUAGES, mailLanguage, mailTemplates, maskAddresses } from '../../src/mail/index.ts';

const KEYS = ['a-signing-key-for-tests-of-at-least-32-bytes'];
const kit = { base_url: () => 'https://slides.example.com', wishes: createWishSigner(KEYS) };
const row = {
  mail_id: 'mail_0123456789abcdef0123456789abcdef',
  account_id: 'acc_01KAHVZ5XJ6W3D9Q0R8T2Y4N7M',
  recipient: 'ada@example.com',
};
const drawn = (kind: string, language: string, data: unknown, name: string | null = 'Ada Lovelace') =>
  drawRow(kit, { ...row, kind, language, data, name, message_id: '<x@example.com>', created_at: '2026-11-23T12:00:00Z' });
const all = Object.values(mailTemplates).flatMap(({ kind, example }) =>
  MAIL_LANGUAGES.map((language) => ({ kind, language, data: example as unknown })),
);

describe('every mail', () => {
  it.each(all)('$kind in $language says who it is to, why it came, and where to go', ({ kind, language, data }) => {
    const { subject, text, html, unsubscribe_url } = drawn(kind, language, data);
    expect(subject.length).toBeLessThan(80);
    for (const part of [text, html]) {
      expect(part).toContain('Ada Lovelace');
      expect(part).toContain(row.account_id);
      expect(part).toContain('https://slides.example.com/account');
      expect(part).not.toMatch(/undefined|NaN|\[object/);
    }
    const isNotice = mailTemplates[kind as keyof typeof mailTemplates].list === 'notices';
    expect(text.includes('/v1/email/unsubscribe?t=')).toBe(isNotice);
    expect(unsubscribe_url !== null).toBe(isNotice);
    // Gmail cuts what is longer.
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });

  it('has a template under its own name', () => {
    for (const [kind, template] of Object.entries(mailTemplates)) expect(template.kind).toBe(kind);
  });

  it('refuses data of another shape, so that nothing half is sent', () => {
    expect(() => drawn('topup_receipt', 'en', { amount_cents: 'much' })).toThrow();
    expect(() => drawn('of_another_version', 'en', {})).toThrow('no mail of kind');
  });
});

it('languages are found by their tag', () => {
  expect(['de', 'DE-at', 'de_CH', 'en-GB', 'fr', '', 'deu'].map(mailLanguage)).toEqual(['de', 'de', 'de', 'en', 'en', 'en', 'en']);
});

it('addresses are masked wherever they stand in a text', () => {
  expect(maskAddresses('550 <ada.l@example.com> unknown; ünal@b.example, x@y')).toBe(
    '550 <a***@example.com> unknown; ü***@b.example, x***@y',
  );
});

/** A mail is shown inside the page of a client, which has these landmarks of its own. */
const OF_PAGES = /^moderate (?:landmark-one-main|region):/;

describe.skipIf(!haveBrowser)('in a browser', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser();
  }, 60_000);
  afterAll(() => browser?.close());

  // Each width and each scheme with every change.
  const WINDOWS = [
    ['light', 600],
    ['dark', 360],
    ['dark', 600],
    ['light', 360],
  ] as const;
  it.each(WINDOWS.slice(0, sized(2, 4)))(
    '%s at %i px: nothing that axe finds, nothing too wide, nothing from outside',
    async (colorScheme, width) => {
      const { page, strays, complaints } = await openWatched(browser, 'data:', { width, height: 700 });
      await page.emulateMedia({ colorScheme });
      for (const { kind, language, data } of all) {
        for (const name of kind === 'low_balance'
          ? ['Gesellschaft-fuer-Folien-und-Praesentationen-aller-Art-mbH-und-Co-KG', 'علي حسن']
          : ['Ada Lovelace']) {
          await page.setContent(drawn(kind, language, data, name).html);
          const faults = (await accessibilityFaults(page)).filter((fault) => !OF_PAGES.test(fault));
          expect([kind, language, faults, await tooWide(page)]).toEqual([kind, language, [], []]);
          if (process.env['DECKWRIGHT_PICTURES'] !== undefined)
            await page.screenshot({
              path: `${process.env['DECKWRIGHT_PICTURES']}/${kind}-${language}-${colorScheme}-${width}.png`,
              fullPage: true,
            });
        }
      }
      expect([strays, complaints]).toEqual([[], []]);
    },
    240_000,
  );
});
