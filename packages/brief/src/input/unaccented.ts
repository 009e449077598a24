/** Words as they are compared: in lower case, without accents. */
export const unaccented = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o');
