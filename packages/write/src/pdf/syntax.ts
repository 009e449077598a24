/** Spelling of PDF's basic objects (ISO 32000-1, 7.3): numbers, names, text strings, colours. */
import type { Rgb } from '@deckwright/draw/scene';

/** A length in points or a factor, to a hundredth; never in exponent form, never `-0`. */
export function num(value: number): string {
  const hundredths = Math.round(value * 100);
  return hundredths === 0 ? '0' : String(hundredths / 100);
}

/** Sines, cosines and shares, to five decimals. */
export function fine(value: number): string {
  const rounded = Math.round(value * 1e5) / 1e5;
  if (rounded === 0) return '0';
  return Math.abs(rounded) < 1e-4 ? rounded.toFixed(5) : String(rounded);
}

/** A text string: plain where it is ASCII, else UTF-16BE with its mark (ISO 32000-1, 7.9.2.2). */
export function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return literal(text);
  return `<FEFF${utf16Hex(text)}>`;
}

/** A byte string of ASCII characters, for example a URI; others are left out by percent-encoding before. */
export const literal = (ascii: string): string => `(${ascii.replace(/[\\()]/g, '\\$&')})`;

export function utf16Hex(text: string): string {
  let hex = '';
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i));
  return hex;
}

export const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

const components = new Map<string, string>();

/** `r g b` in 0 to 1; a thousandth tells all 256 levels apart. */
export function rgbOperands(color: Rgb): string {
  let operands = components.get(color);
  if (operands === undefined) {
    const level = (at: number): string => String(Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000);
    operands = `${level(1)} ${level(3)} ${level(5)}`;
    // A deck has few colours; a long-lived process that has met many starts over.
    if (components.size > 4096) components.clear();
    components.set(color, operands);
  }
  return operands;
}
