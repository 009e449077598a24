import { findBreaks } from '@deckwright/draw/typeset';
import { describe, expect, test } from 'vitest';

const pieces = (text: string): string[] => {
  const out: string[] = [];
  let at = 0;
  for (const b of findBreaks(text)) {
    out.push(text.slice(at, b.at));
    at = b.at;
  }
  return [...out, text.slice(at)];
};

describe('line breaking', () => {
  test.each([
    ['Raw materials', ['Raw ', 'materials']],
    ['CAC payback 14 months', ['CAC ', 'payback ', '14 months']],
    ['about € 61 in May', ['about ', '€ 61 ', 'in ', 'May']],
    ['cost-cutting plan', ['cost-', 'cutting ', 'plan']],
    ['FY24-25 plan', ['FY24-25 ', 'plan']],
    ['rund 5 Mio. € mehr', ['rund ', '5 Mio. ', '€ ', 'mehr']],
  ])('%s breaks between words and never between a number and its unit', (text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });

  test('Japanese breaks between characters, but no line starts with a closing mark or a small kana', () => {
    const starts = pieces('調達・生産性改善、キャッシュを生む。').map((p) => p[0]);
    expect(starts).not.toContain('、');
    expect(starts).not.toContain('。');
    expect(starts).not.toContain('ャ');
  });

  test('a line feed must break', () => {
    expect(findBreaks('one\ntwo')).toEqual([{ at: 4, required: true }]);
  });
});
