/** All colours of a picture are literal, so a theme has only to be there. */
import { type Rgb, type Theme, TOKENS, type Token } from '@deckwright/draw/scene';

const FONT = { family: 'Arial', twin: 'arimo' } as const;
const WHITE: Rgb = '#FFFFFF';
const BLACK: Rgb = '#000000';

export function pictureTheme(): Theme {
  const tokens: Partial<Record<Token, Rgb>> = { canvas: WHITE, surface: WHITE };
  return {
    id: 'picture',
    name: 'From a picture',
    mode: 'light',
    fonts: { heading: FONT, body: FONT, mono: { family: 'Courier New', twin: 'cousine' } },
    title_bold: false,
    radius_in: 0,
    colors: Object.fromEntries(TOKENS.map((token) => [token, tokens[token] ?? BLACK])) as Theme['colors'],
    scheme: {},
    slots: {
      dk1: BLACK,
      lt1: WHITE,
      dk2: '#44546A',
      lt2: '#E7E6E6',
      accent1: '#4472C4',
      accent2: '#ED7D31',
      accent3: '#A5A5A5',
      accent4: '#FFC000',
      accent5: '#5B9BD5',
      accent6: '#70AD47',
      hlink: '#0563C1',
      folHlink: '#954F72',
    },
    map: { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' },
  };
}
