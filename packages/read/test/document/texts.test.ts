/** Texts that are sent as they are: Markdown, plain text, values with separators. */

import { readDocument } from '@deckwright/read/document';
import { describe, expect, it } from 'vitest';
import { kit, read } from './kit.ts';
import { expectPlacesCover, placeOf } from './laws.ts';

describe('Markdown', () => {
  const text =
    '\ufeffPreface\r\n\r\n# Plan 2026\r\n\r\nGrow 12 %.\r\n\r\n```\r\n# no heading\r\n```\r\n\r\n## Costs\r\n\r\n| a | b |\r\n| --- | --- |\r\n| 1 | 2 |\r\n';

  it('stays as it was sent, with line feeds for line ends', async () => {
    const document = await read('plan.md', text);
    expect(document.markdown).toBe(text.replace('\ufeff', '').replaceAll('\r\n', '\n'));
    expect(document.title).toBe('Plan 2026');
    expectPlacesCover(document);
  });

  it('has its headings as places', async () => {
    const document = await read('plan.md', text);
    expect(placeOf(document, 'Preface')?.heading).toBeUndefined();
    expect(placeOf(document, '# no heading')?.heading).toBe('Plan 2026');
    expect(placeOf(document, '| 1 |')?.heading).toBe('Costs');
  });
});

describe('plain text', () => {
  it('is read as Windows-1252 where it is no UTF-8, and says so', async () => {
    const document = await read('note.txt', Buffer.from('Umsatz 12 Mio. \u0080 gr\u00fc\u00dft', 'latin1'));
    expect(document.markdown).toBe('Umsatz 12 Mio. € grüßt\n');
    expect(document.notices).toMatchObject([{ code: 'encoding_guessed', place: { file: 'note.txt' } }]);
  });

  it('is refused where it is none', async () => {
    await expect(read('x.bin', Buffer.from([1, 2, 3, 0, 4]))).rejects.toMatchObject({ code: 'unknown_format' });
    await expect(read('x.txt', '')).rejects.toMatchObject({ code: 'empty' });
    await expect(read('x.txt', ' \n ')).rejects.toMatchObject({ code: 'no_text' });
    await expect(read('old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toMatchObject({ code: 'legacy_format' });
  });
});

describe('values with separators', () => {
  it('are a table, whatever separates them', async () => {
    const table = '| Region | Sales |\n| --- | --- |\n| North, old | 1.234,5 |\n| a\\|b | "x" |\n';
    expect((await read('a.csv', 'Region;Sales\nNorth, old;1.234,5\n\na|b;"""x"""\n')).markdown).toBe(table);
    expect((await read('a.tsv', 'Region\tSales\nNorth, old\t1.234,5\na|b\t"""x"""')).markdown).toBe(table);
  });

  it('are refused beyond a limit', async () => {
    await expect(read('a.csv', 'a,b\n1,2\n3,4\n', { cells: 5 })).rejects.toMatchObject({ code: 'too_large' });
  });
});

describe('several files', () => {
  it('are one text in the order in which they were sent, each part with its file', async () => {
    const files = [
      { name: 'b.md', bytes: Buffer.from('# Second\n\nbee') },
      { name: 'a.csv', bytes: Buffer.from('x,y\n1,2\n') },
    ];
    const document = await readDocument(files, {}, kit);
    expect(document.markdown).toBe('# Second\n\nbee\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n');
    expect(document.places.map(({ file, heading }) => [file, heading])).toEqual([
      ['b.md', 'Second'],
      ['a.csv', undefined],
    ]);
    expectPlacesCover(document);
  });

  it('are no more than the limit', async () => {
    const file = { name: 'a.md', bytes: Buffer.from('a') };
    await expect(readDocument([file, file], { files: 1 }, kit)).rejects.toMatchObject({ code: 'too_large' });
  });
});
