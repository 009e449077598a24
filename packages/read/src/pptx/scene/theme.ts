/** The theme that a foreign slide's scene is drawn in. All its colours are literal, so only the names must be there. */
import { type Rgb, type Theme, TOKENS, type Token } from '@deckwright/draw/scene';
import type { ForeignSlide } from '../model/index.ts';

const SLOTS = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'] as const;
const FONT = { family: 'Arial', twin: 'arimo' } as const;

export function sceneTheme(slide: ForeignSlide | undefined): Theme {
  const color = (slot: string, otherwise: Rgb): Rgb => slide?.colors.get(slot) ?? otherwise;
  const canvas = color('bg1', '#FFFFFF');
  const ink = color('tx1', '#000000');
  const tokens: Partial<Record<Token, Rgb>> = { canvas, ink };
  const slots = Object.fromEntries(SLOTS.map((slot) => [slot, color(slot, ink)])) as Theme['slots'];
  return {
    id: 'foreign',
    name: 'Foreign',
    mode: 'light',
    fonts: { heading: FONT, body: FONT, mono: { family: 'Courier New', twin: 'cousine' } },
    title_bold: false,
    radius_in: 0,
    colors: Object.fromEntries(TOKENS.map((token) => [token, tokens[token] ?? color(token, ink)])) as Theme['colors'],
    scheme: {},
    slots,
    map: { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' },
  };
}
