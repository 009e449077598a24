/** What a program wrote anew on every slide is one line, and what somebody did stays. */
import { describe, expect, it } from 'vitest';
import { joinRewriting } from '../../src/compare/index.ts';

const other = (name: string, to: string) => ({ change: 'other', name, to, kept: false });
const moved = { change: 'moved', name: 'label', to: '1 in', kept: true };

describe('what a program writes anew', () => {
  it('is told in one line when many shapes have it, and leaves what one shape has', () => {
    const slides = [
      [other('slide', 'another layout'), moved],
      [other('slide', 'another layout'), other('label', 'another typeface')],
      [other('slide', 'another layout')],
    ];
    expect(joinRewriting(slides, 'LibreOffice')).toEqual([
      [moved, other('file', 'a change by hand of what LibreOffice writes anew (another layout)')],
      [other('label', 'another typeface')],
      [],
    ]);
  });

  it('takes along whatever else a table has whose cells were written anew', () => {
    const slides = [[other('Table', 'other fills or borders of cells'), other('Table', 'another typeface'), other('label', 'a shadow')]];
    expect(joinRewriting(slides, 'Keynote')[0]?.map(({ name }) => name)).toEqual(['label', 'file']);
  });

  it('is nothing where nothing was', () => {
    expect(joinRewriting([[moved], []], 'LibreOffice')).toEqual([[moved], []]);
  });
});
