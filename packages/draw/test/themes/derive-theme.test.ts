/** Themes from brand colours: legible whatever the colours, told apart as far as they allow, the same each time. */
import { contrastOf } from '@deckwright/core/color';
import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../src/scene/index.ts';
import { deriveTheme, leastText, themes } from '../../src/themes/index.ts';
import { KITS } from './_kits.ts';

const ARIAL = { family: 'Arial', twin: 'arimo' };
const derive = (mode: 'light' | 'dark', colors: readonly Rgb[]) =>
  deriveTheme({ id: 'x@1', name: 'X', mode, colors, fonts: { heading: ARIAL, body: ARIAL }, title_bold: true });

/** Colours that nobody chose: a fixed walk through the cube. */
function* anyColors(count: number): Generator<Rgb> {
  let state = 1;
  for (let i = 0; i < count; i++) {
    state = (state * 48_271) % 2_147_483_647;
    yield `#${(state % 0x1000000).toString(16).padStart(6, '0').toUpperCase()}`;
  }
}

describe('a theme derived from brand colours', () => {
  it.each(KITS.flatMap((kit) => (['light', 'dark'] as const).map((mode) => [kit.slug, mode, kit.colors] as const)))(
    'sets all text at 4.5:1 or better: %s, %s',
    (_slug, mode, colors) => {
      const { theme, report } = derive(mode, colors);
      expect(report.text_contrast.least).toBeGreaterThanOrEqual(4.5);
      for (let i = 1; i <= 6; i++) {
        const accent = theme.colors[`accent${i}` as 'accent1'];
        expect(contrastOf(accent, theme.colors.canvas)).toBeGreaterThanOrEqual(3);
        expect(contrastOf(accent, theme.colors.surface)).toBeGreaterThanOrEqual(3);
      }
      const missed = Object.entries(report.separation).filter(
        ([vision, least]) => least < report.separation_wanted[vision as keyof typeof report.separation_wanted],
      );
      if (missed.length > 0) expect(report.warnings.map(({ code }) => code)).toContain('brand_colours_close');
    },
  );

  it('is legible for colours that nobody chose, one to six of them', () => {
    const colors = [...anyColors(40)];
    for (let at = 0, count = 1; at + count <= colors.length; at += count, count = (count % 6) + 1)
      for (const mode of ['light', 'dark'] as const) {
        const { theme } = derive(mode, colors.slice(at, at + count));
        expect(leastText(theme).least, `${mode} ${colors.slice(at, at + count).join(' ')}`).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('keeps a brand colour that serves as it is, and says why another one changed', () => {
    const { report } = derive('light', ['#214D88', '#FFE600']);
    const [navy, yellow] = ['accent1', 'accent2'].map((token) => report.tokens.find((one) => one.token === token));
    expect(navy).toMatchObject({ source: 'brand', asked: '#214D88', value: '#214D88', moved: 0 });
    expect(yellow).toMatchObject({ source: 'brand', asked: '#FFE600' });
    expect(yellow?.moved).toBeGreaterThan(2);
    expect(yellow?.why).toContain('legible');
    expect(report.warnings).toMatchObject([{ code: 'colour_adjusted', path: '/colors/1' }]);
  });

  it('offers the exact colours by name', () => {
    expect(derive('light', ['#FFE600']).theme.named).toEqual([{ name: 'Brand 1', rgb: '#FFE600' }]);
  });

  it('draws totals in ink where the first colour is that of losses', () => {
    expect(derive('light', ['#C8102E']).theme.totals).toBe('ink');
    expect(derive('light', ['#003DA5']).theme.totals).toBeUndefined();
  });

  it('gives the same theme each time', () => {
    const [a, b] = [derive('dark', ['#FF6A00', '#00843D']), derive('dark', ['#FF6A00', '#00843D'])];
    expect(JSON.stringify(a)).toBe(JSON.stringify(b));
  });

  it('measures built-in themes as legible too', () => {
    for (const theme of themes) expect(leastText(theme).least, theme.id).toBeGreaterThanOrEqual(4.5);
  });
});
