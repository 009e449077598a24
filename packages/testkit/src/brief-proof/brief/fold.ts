/** Digits, signs and spaces of all scripts in their ASCII form, one character for one, so that places in the text stay the same. */

const EXACT: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '．': '.',
  '％': '%',
  '٪': '%',
  '﹪': '%',
  '－': '-',
  '＋': '+',
  '−': '-',
  '‑': '-',
  '：': ':',
  '；': ';',
  '（': '(',
  '）': ')',
  '／': '/',
  '＝': '=',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '＇': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u3000': ' ',
};

/** The zeros of the decimal digits that stand one after the other in Unicode. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

const FOREIGN = /[٠-٩۰-۹०-९০-৯๐-๙０-９]/g;
const MARKS = new RegExp(`[${Object.keys(EXACT).join('')}]`, 'g');

export const fold = (text: string): string => withLists(asAscii(text));

const asAscii = (text: string): string =>
  text
    .replaceAll(FOREIGN, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ZEROS.find((z) => code >= z && code < z + 10) ?? code;
      return String(code - zero);
    })
    .replaceAll(MARKS, (mark) => EXACT[mark] ?? mark);

/** "20,31,40": commas that group no digits part figures. */
const withLists = (text: string): string =>
  text.replaceAll(/(?<![\d.,])\d+(?:,\d+){2,}(?![\d])/g, (run) =>
    /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(run) ? run : run.replaceAll(',', '\t'),
  );
