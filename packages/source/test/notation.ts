/** Tokens in one line, for tables of what is expected. */
import type { Token } from '../src/index.ts';

const day = (n: number): string => new Date(n * 86_400_000).toISOString().slice(0, 10).replace('-000000', '').replace(/^0000/u, '');

/** `12.4×1000000 €m money`, `month 2026-03-01..2026-03-31`, `word`, `,`. */
export function written(token: Token): string {
  switch (token.kind) {
    case 'number': {
      const bound = token.bound === undefined ? '' : { more: '>', less: '<', about: '~' }[token.bound];
      const factor = token.factor === 1 ? '' : `×${token.factor}`;
      return [
        `${bound}${token.sign === '+' || token.sign === '±' ? token.sign : ''}${Math.round(token.value * 1e6) / 1e6}${factor}`,
        token.unit,
        token.year ? 'year' : token.dimension,
      ]
        .filter((p) => p !== '')
        .join(' ');
    }
    case 'period': {
      const isDays = !['hour', 'weekday', 'numbered'].includes(token.grain);
      const from = isDays ? day(token.from) : String(Math.round(token.from * 1440) / (token.grain === 'hour' ? 1440 : 1440));
      const clock =
        token.grain === 'hour'
          ? `${Math.floor(token.from * 24 + 1e-9)}:${String(Math.round(token.from * 1440) % 60).padStart(2, '0')}`
          : from;
      return `${token.fiscal ? 'fiscal ' : ''}${token.grain} ${clock}${token.from === token.to ? '' : `..${day(token.to)}`}`;
    }
    case 'word':
      return token.text;
    default:
      return token.mark;
  }
}
