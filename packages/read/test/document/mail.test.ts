/** Mails and their threads. */
import { readDocument } from '@deckwright/read/document';
import { describe, expect, it } from 'vitest';
import { kit, read } from './kit.ts';
import { expectPlacesCover, placeOf } from './laws.ts';

const mail = (head: readonly string[], body: string): string =>
  `${[...head, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8'].join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`;

const FIRST = mail(
  ['From: Ada Marsh <ada@example.org>', 'Subject: Plan for 2026', 'Date: Tue, 31 Mar 2026 09:05:00 +0200'],
  'Dear all,\n\nwe grow by 12 %.\n\n- North 41\n- South 38\n\n-- \nAda Marsh\nAcme Inc.',
);
const ANSWER = mail(
  ['From: =?utf-8?Q?J=C3=BCrgen?= <j@example.org>', 'Subject: Re: Plan for 2026', 'Date: Wed, 1 Apr 2026 08:00:00 +0200'],
  'Agreed, with 13 %.\n\nOn 31 Mar 2026, Ada Marsh wrote:\n> Dear all,\n>\n> we grow by 12 %.\n>\n> - North 41\n> - South 38',
);

describe('mails', () => {
  it('are a thread, the newest last, each under its sender and date, and what is quoted stands once', async () => {
    const files = [
      { name: 'answer.eml', bytes: Buffer.from(ANSWER) },
      { name: 'first.eml', bytes: Buffer.from(FIRST) },
    ];
    const document = await readDocument(files, {}, kit);
    expect(document.markdown).toBe(`# Plan for 2026

## Ada Marsh, 31 Mar 2026 09:05

Dear all,

we grow by 12 %.

- North 41
- South 38

## Jürgen, 1 Apr 2026 08:00

Agreed, with 13 %.
`);
    expectPlacesCover(document);
    expect(document).toMatchObject({ title: 'Plan for 2026', author: 'Jürgen', date: '2026-04-01' });
    expect(placeOf(document, '12 %')).toMatchObject({ file: 'first.eml', heading: 'Ada Marsh, 31 Mar 2026 09:05' });
    expect(placeOf(document, '13 %')).toMatchObject({ file: 'answer.eml' });
    expect(document.notices.map(({ code }) => code)).toEqual(['signature', 'quoted_text']);
  });

  it('keep what they quote where nothing else has it', async () => {
    const { markdown } = await read('answer.eml', ANSWER);
    expect(markdown).toContain('Ada Marsh wrote:\n> Dear all,\n>\n> we grow by 12 %.');
  });

  it('have the mails that they carry, and name other files', async () => {
    const carrying = `From: Bo <b@example.org>\r\nSubject: Carried\r\nDate: Thu, 2 Apr 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<p>See <b>below</b>: 7</p>\r\n--x\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${FIRST}\r\n--x\r\nContent-Type: application/pdf; name=plan.pdf\r\nContent-Disposition: attachment; filename=plan.pdf\r\n\r\nabc\r\n--x--\r\n`;
    const document = await read('carrying.eml', carrying);
    expect(document.markdown.indexOf('we grow')).toBeLessThan(document.markdown.indexOf('See **below**: 7'));
    expect(document.notices.find(({ code }) => code === 'attachment_left_out')?.message).toContain('plan.pdf');
    await expect(read('carrying.eml', carrying, { mails: 1 })).rejects.toMatchObject({ code: 'too_large' });
  });
});
