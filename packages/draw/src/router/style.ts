/** Asks about the look, mapped onto the built-in themes. */
import { Piece } from './piece.ts';

export interface StyleAsk {
  readonly asked: readonly string[];
  readonly theme_id?: string;
  readonly unsupported: readonly string[];
  readonly spans: readonly Piece[];
}

const FAMILY: Readonly<Record<string, string>> = {
  corporate: 'corporate', formal: 'corporate', business: 'corporate', seriös: 'corporate', sobre: 'corporate', corporativo: 'corporate', aziendale: 'corporate', zakelijk: 'corporate',
  technical: 'technical', engineering: 'technical', technisch: 'technical', technische: 'technical', technique: 'technical', técnico: 'technical', tecnico: 'technical',
  minimal: 'minimal', minimalist: 'minimal', clean: 'minimal', simple: 'minimal', schlicht: 'minimal', schlichte: 'minimal', épuré: 'minimal',
  elegant: 'editorial', elegante: 'editorial', élégant: 'editorial', editorial: 'editorial', magazine: 'editorial',
}; // biome-ignore format: one family a line
const MODE: Readonly<Record<string, 'dark' | 'light'>> = {
  dark: 'dark', dunkel: 'dark', dunkle: 'dark', sombre: 'dark', oscuro: 'dark', oscura: 'dark', scuro: 'dark', escuro: 'dark', donker: 'dark', donkere: 'dark', ciemny: 'dark',
  light: 'light', hell: 'light', helle: 'light', clair: 'light', claro: 'light', chiaro: 'light', licht: 'light', jasny: 'light',
}; // biome-ignore format: one mode a line
const UNSUPPORTED = new Set('neon 3d animated gradient glitter cartoon handwritten comic vintage retro pop'.split(' '));
const CARRIERS = new Set(
  'slide slides theme style look design mode background folie design stil diapositive thème style diapositiva tema estilo stile dia thema slajd motyw'.split(
    ' ',
  ),
);

/** A word is an ask about the look where it stands up to three words before one such as slide or theme. */
export function styleOf(text: string): StyleAsk {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((m) => ({
    word: m[0].toLowerCase(),
    piece: new Piece(m[0], m.index, m.index + m[0].length),
  }));
  const asked: string[] = [];
  const spans: Piece[] = [];
  const unsupported: string[] = [];
  let family: string | undefined;
  let mode: 'dark' | 'light' | undefined;
  for (const [i, { word, piece }] of tokens.entries()) {
    const f = Object.hasOwn(FAMILY, word) ? FAMILY[word] : undefined;
    const m = Object.hasOwn(MODE, word) ? MODE[word] : undefined;
    if (f === undefined && m === undefined && !UNSUPPORTED.has(word)) continue;
    if (!tokens.slice(i + 1, i + 4).some((t) => CARRIERS.has(t.word)) && !CARRIERS.has(tokens[i - 1]?.word ?? '')) continue;
    spans.push(piece);
    asked.push(piece.text);
    if (f === undefined && m === undefined) unsupported.push(piece.text);
    family ??= f;
    mode ??= m;
  }
  return {
    asked,
    spans,
    unsupported,
    ...(family === undefined && mode === undefined ? {} : { theme_id: `${family ?? 'corporate'}-${mode ?? 'light'}` }),
  };
}
