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

const PRINTED = `Acme Mail - Kiln budget                          https://mail.example.org/print?th=1

Kiln budget
2 messages
____________________________________________________________

Paul Ney <paul@example.org>                     Tue, Mar 3, 2026 at 9:12 AM
To: Ines Roth <ines@example.org>

Hi both

 * kiln budget $58,000
 * 6 people
 * start on March 9

Paul

--
Paul Ney | Plant Lead
Acme Inc. | (503) 555-0117

____________________________________________________________

Ines Roth <ines@example.org>                     Wed, Mar 4, 2026 at 8:30 AM
To: Paul Ney <paul@example.org>

Correct that to $64,000, the dryer is in now.

   kiln      $41,000
   dryer     $23,000

Ines Roth, CPA
Finance
CONFIDENTIALITY NOTICE: This email and any attachments are for the recipient.

On Tue, Mar 3, 2026 at 9:12 AM Paul Ney <paul@example.org> wrote:
> * kiln budget $58,000
[Quoted text hidden]
`;

describe('mails', () => {
  it('are a thread, the newest first, each under its sender and date, and what is quoted stands once', async () => {
    const files = [
      { name: 'answer.eml', bytes: Buffer.from(ANSWER) },
      { name: 'first.eml', bytes: Buffer.from(FIRST) },
    ];
    const document = await readDocument(files, {}, kit);
    expect(document.markdown).toBe(`# Plan for 2026

## Jürgen, 1 Apr 2026 08:00

Agreed, with 13 %.

## Ada Marsh, 31 Mar 2026 09:05

we grow by 12 %.

- North 41
- South 38
`);
    expectPlacesCover(document);
    expect(document).toMatchObject({ title: 'Plan for 2026', author: 'Jürgen', date: '2026-04-01' });
    expect(placeOf(document, '12 %')).toMatchObject({ file: 'first.eml', mail: 1, heading: 'Ada Marsh, 31 Mar 2026 09:05' });
    expect(placeOf(document, '13 %')).toMatchObject({ file: 'answer.eml', mail: 2 });
    expect(document.notices.map(({ code }) => code)).toEqual(['signature', 'quoted_text']);
  });

  it('have what they quote under its own sender where nothing else has it', async () => {
    const { markdown } = await read('answer.eml', ANSWER);
    expect(markdown).toBe(
      '# Plan for 2026\n\n## Jürgen, 1 Apr 2026 08:00\n\nAgreed, with 13 %.\n\n## Ada Marsh, 31 Mar 2026\n\nwe grow by 12 %.\n\n- North 41\n- South 38\n',
    );
  });

  it.each([
    ['On Mon, 30 Mar 2026 at 17:22, Ada Marsh <ada@example.org> wrote:', 'Ada Marsh, 30 Mar 2026 at 17:22'],
    ['Am Mo., 30. März 2026 um 17:22 Uhr schrieb Ada Marsh <ada@example.org>:', 'Ada Marsh, 30. März 2026 um 17:22'],
    ['Le lun. 30 mars 2026 à 17:22, Ada Marsh <ada@example.org> a écrit :', 'Ada Marsh, 30 mars 2026 à 17:22'],
    ['El lun, 30 mar 2026 a las 17:22, Ada Marsh (<ada@example.org>) escribió:', 'Ada Marsh, 30 mar 2026 a las 17:22'],
    ['Il giorno lun 30 mar 2026 alle ore 17:22 Ada Marsh <ada@example.org> ha scritto:', 'Ada Marsh, 30 mar 2026 alle ore 17:22'],
    ['Op ma 30 mrt 2026 om 17:22 schreef Ada Marsh <ada@example.org>:', 'Ada Marsh, 30 mrt 2026 om 17:22'],
    ['Em seg., 30 de mar. de 2026 às 17:22, Ada Marsh <ada@example.org> escreveu:', 'Ada Marsh, 30 de mar. de 2026 às 17:22'],
    ['pon., 30 mar 2026 o 17:22 Ada Marsh <ada@example.org> napisał(a):', 'Ada Marsh, 30 mar 2026 o 17:22'],
    [
      '-----Original Message-----\nFrom: Ada Marsh <ada@example.org>\nSent: Monday, March 30, 2026 5:22 PM\nTo: Bo\nSubject: Plan',
      'Ada Marsh, Monday, March 30, 2026 5:22 PM',
    ],
    [
      '________________________________\nVon: Ada Marsh <ada@example.org>\nGesendet: Montag, 30. März 2026 17:22\nAn: Bo\nBetreff: Plan',
      'Ada Marsh, Montag, 30. März 2026 17:22',
    ],
    ['De : Ada Marsh\nEnvoyé : lundi 30 mars 2026 17:22\nÀ : Bo\nObjet : Plan', 'Ada Marsh, lundi 30 mars 2026 17:22'],
  ])('know who is quoted behind %j', async (head, named) => {
    const marks = head.includes('\n') ? '' : '> ';
    const text = `The line costs EUR 4.4 m.\n\n${head}\n${marks}\n${marks}The line costs EUR 4.2 m,\n${marks}and opens in May.`;
    const { markdown } = await read(
      'answer.eml',
      mail(['From: Bo <b@example.org>', 'Subject: Re: Plan', 'Date: Tue, 31 Mar 2026 09:05:00 +0200'], text),
    );
    expect(markdown).toBe(
      `# Plan\n\n## Bo, 31 Mar 2026 09:05\n\nThe line costs EUR 4.4 m.\n\n## ${named}\n\nThe line costs EUR 4.2 m,  \nand opens in May.\n`,
    );
  });

  it('of HTML have what they quote as mails, with its tables', async () => {
    const html =
      '<div><p>Hi Ada,</p><p>please take 4.4.</p><p>Best regards<br>Bo</p></div><div class="gmail_quote"><div class="gmail_attr">On Mon, 30 Mar 2026 at 17:22, Ada Marsh &lt;ada@example.org&gt; wrote:<br></div><blockquote><p>As asked:</p><table><tr><th>Site</th><th>Cost</th></tr><tr><td>North</td><td>4.2</td></tr></table></blockquote></div>';
    const outlook =
      '<p>please take 4.4.</p><div style="border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> Ada Marsh &lt;ada@example.org&gt;<br><b>Sent:</b> 30 March 2026 17:22<br><b>To:</b> Bo<br><b>Subject:</b> Plan</p></div><p>As asked:</p><table><tr><th>Site</th><th>Cost</th></tr><tr><td>North</td><td>4.2</td></tr></table>';
    for (const [body, date] of [
      [html, '30 Mar 2026 at 17:22'],
      [outlook, '30 March 2026 17:22'],
    ]) {
      const { markdown } = await read(
        'answer.eml',
        `From: Bo <b@example.org>\r\nSubject: Re: Plan\r\nDate: Tue, 31 Mar 2026 09:05:00 +0200\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${body}\r\n`,
      );
      expect(markdown).toBe(
        `# Plan\n\n## Bo, 31 Mar 2026 09:05\n\nplease take 4.4.\n\n## Ada Marsh, ${date}\n\nAs asked:\n\n| Site | Cost |\n| --- | --- |\n| North | 4.2 |\n`,
      );
    }
  });

  it('are read from a text that a program printed, and formalities are off', async () => {
    const document = await read('thread.txt', PRINTED);
    expect(document.markdown).toBe(`# Kiln budget

## Ines Roth, Mar 4, 2026 at 8:30 AM

Correct that to $64,000, the dryer is in now.

|  |  |
| --- | --- |
| kiln | $41,000 |
| dryer | $23,000 |

## Paul Ney, Mar 3, 2026 at 9:12 AM

* kiln budget $58,000
* 6 people
* start on March 9
`);
    expect(document.title).toBe('Kiln budget');
    expect(placeOf(document, '6 people')).toMatchObject({ mail: 1 });
    expect(document.notices.map(({ code }) => code)).toEqual(['signature', 'quoted_text']);
    expectPlacesCover(document);
  });

  it('are whole where a mail is signed above what it quotes, head and all', async () => {
    const text = [
      'The line runs.\n\nBo\n--\nBo Lind, Plant\n',
      '> From: Ada Marsh <ada@example.org>\n> Sent: Monday, March 30, 2026 5:22 PM\n> To: Bo\n> Subject: Plan\n>\n> The certificate costs EUR 6,200.\n>',
      '>> From: Bo Lind <b@example.org>\n>> Sent: Monday, March 30, 2026 9:15 AM\n>> To: Ada\n>> Subject: Plan\n>>\n>> We sold 300,000 last year.',
    ].join('\n');
    const { markdown } = await read(
      'answer.eml',
      mail(['From: Bo Lind <b@example.org>', 'Subject: Re: Plan', 'Date: Tue, 31 Mar 2026 09:05:00 +0200'], text),
    );
    expect(markdown.match(/^## .*/gm)?.map((line) => line.split(',')[0])).toEqual(['## Bo Lind', '## Ada Marsh', '## Bo Lind']);
    expect(markdown).toContain('The certificate costs EUR 6,200.');
    expect(markdown).toContain('We sold 300,000 last year.');
    const unnamed = await read(
      'answer.eml',
      mail(
        ['From: Bo Lind <b@example.org>', 'Subject: Re: Plan', 'Date: Tue, 31 Mar 2026 09:05:00 +0200'],
        'Yes.\n\n--\nBo Lind\n\n> Do 41 people come?',
      ),
    );
    expect(unnamed.markdown).toContain('Do 41 people come?');
  });

  it('are so many at most, also those that are only quoted', async () => {
    const head = (n: number): string => `On 3 Mar 2026 at 09:${10 + n}, Ada Marsh <ada@example.org> wrote:`;
    const all = Array.from({ length: 45 }, (_, i) => `${head(i)}\n\nThe line ${i} costs EUR ${i} m.`).join('\n\n');
    const { markdown } = await read('thread.txt', all);
    expect(markdown.match(/^## Ada Marsh/gm)).toHaveLength(45);
    await expect(read('thread.txt', all, { mails: 20 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('have the mails that they carry, and name other files', async () => {
    const carrying = `From: Bo <b@example.org>\r\nSubject: Carried\r\nDate: Thu, 2 Apr 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<p>See <b>below</b>: 7</p>\r\n--x\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${FIRST}\r\n--x\r\nContent-Type: application/pdf; name=plan.pdf\r\nContent-Disposition: attachment; filename=plan.pdf\r\n\r\nabc\r\n--x--\r\n`;
    const document = await read('carrying.eml', carrying);
    expect(document.markdown.indexOf('we grow')).toBeGreaterThan(document.markdown.indexOf('See **below**: 7'));
    expect(document.notices.find(({ code }) => code === 'attachment_left_out')?.message).toContain('plan.pdf');
    await expect(read('carrying.eml', carrying, { mails: 1 })).rejects.toMatchObject({ code: 'too_large' });
  });
});
