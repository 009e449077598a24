/** Icons by name, and outlines that keep to their grid. */
import { findIcon, ICON_GRID, placeIcon } from '@deckwright/draw/layout';
import { describe, expect, it } from 'vitest';

describe('findIcon', () => {
  it('knows names in any spelling, other names of the set and everyday words', () => {
    const shield = findIcon('shield-check');
    expect(shield).toBeDefined();
    for (const name of ['ShieldCheck', 'shield_check', ' Shield Check ', 'lucide-shield-check', 'secure'])
      expect(findIcon(name)).toEqual(shield);
    expect(findIcon('a-arrow-down')).toBeDefined();
    expect(findIcon('zoom-out')).toBeDefined();
    expect(findIcon('check-line')).not.toEqual(findIcon('check'));
  });

  it('answers nothing for what it does not know', () => {
    for (const name of ['', 'abacus-3000', '\n', 'shield=', 'constructor']) expect(findIcon(name)).toBeUndefined();
  });

  it('reads every command into moves, lines and curves on the grid', () => {
    for (const name of ['users', 'leaf', 'package', 'navigation', 'database', 'puzzle', 'square', 'server-off'])
      for (const step of findIcon(name) ?? [])
        for (const v of step.slice(1) as number[]) {
          expect(v).toBeGreaterThan(-2);
          expect(v).toBeLessThan(ICON_GRID + 2);
        }
  });

  it('scales an outline into a square', () => {
    const [first] = placeIcon([['M', 12, 24]], 1, 2, 0.5);
    expect(first).toEqual(['M', 1.25, 2.5]);
  });
});
