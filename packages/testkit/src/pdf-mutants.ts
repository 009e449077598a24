/** Damages sound PDFs, each in one named way, the same for the same seed: bytes, streams, lengths, references, objects, tables, filters, operators. */
import { deflateSync, inflateSync } from 'node:zlib';

export interface PdfMutant {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** 0 to 1, without 1. */
type Random = () => number;
/** Of the file as latin1, where one character is one byte. */
type Damage = (pdf: string, random: Random) => string;

/** Mulberry32. */
function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (random: Random, n: number): number => Math.floor(random() * n);
const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;

/** Replaces some of what matches: a share of it, and one at least. */
function some(pdf: string, pattern: RegExp, share: number, random: Random, change: (found: RegExpExecArray) => string): string {
  const found = [...pdf.matchAll(pattern)] as RegExpExecArray[];
  if (found.length === 0) return pdf;
  const sure = below(random, found.length);
  const parts: string[] = [];
  let at = 0;
  found.forEach((match, i) => {
    if (i !== sure && random() >= share) return;
    parts.push(pdf.slice(at, match.index), change(match));
    at = match.index + match[0].length;
  });
  return parts.join('') + pdf.slice(at);
}

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
const REFERENCE = /\b(\d+) 0 R\b/g;
const ODD_NUMBERS = ['0', '-1', '1', '4294967296', '-2147483648', '99999999999999999999', '1e9', '0.0000001', 'null', 'true', '(x)', '[]'];
const OPERATORS =
  'q Q cm w J j M d ri i gs m l c v y h re S s f F f* B B* b b* n W W* BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T* Tj TJ Do sh'.split(' ');

const DAMAGES: Readonly<Record<string, Damage>> = {
  'bytes-flipped'(pdf, random) {
    const bytes = Buffer.from(pdf, 'latin1');
    for (let i = 1 + below(random, 200); i > 0; i--) {
      const at = below(random, bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8));
    }
    return bytes.toString('latin1');
  },
  'file-cut': (pdf, random) => pdf.slice(0, Math.floor(pdf.length * (0.05 + 0.9 * random()))),
  'streams-cut': (pdf, random) =>
    some(pdf, STREAM, 0.3, random, ([, body = '']) => `stream\n${body.slice(0, below(random, body.length + 1))}\nendstream`),
  'lengths-changed': (pdf, random) => some(pdf, /\/Length \d+(?! 0 R)/g, 0.5, random, () => `/Length ${oneOf(random, ODD_NUMBERS)}`),
  'references-changed'(pdf, random) {
    const most = Math.max(2, ...[...pdf.matchAll(/\b(\d+) 0 obj/g)].map(([, n]) => Number(n)));
    return some(pdf, REFERENCE, 0.1, random, () => `${below(random, most + 2)} 0 R`);
  },
  'objects-swapped'(pdf, random) {
    const numbers = [...pdf.matchAll(/\b(\d+) 0 obj/g)].map(([, n]) => n ?? '1');
    return some(pdf, /\b(\d+) 0 obj/g, 0.15, random, () => `${oneOf(random, numbers.length > 0 ? numbers : ['1'])} 0 obj`);
  },
  'table-broken': (pdf, random) =>
    some(
      some(pdf, /\d{10} \d{5} n/g, 0.5, random, () => `${String(below(random, pdf.length)).padStart(10, '0')} 00000 n`),
      /startxref\s+\d+/g,
      0.5,
      random,
      () => `startxref\n${below(random, pdf.length)}`,
    ),
  'table-in-a-loop'(pdf) {
    const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf)?.[1] ?? '0';
    return pdf.replaceAll(/\/Root (\d+) 0 R/g, `/Prev ${start} /XRefStm ${start} /Root $1 0 R`);
  },
  'filters-nested': (pdf, random) =>
    some(pdf, /\/Filter ?\[? ?\/FlateDecode ?\]?/g, 0.5, random, () => {
      const filters = [
        '/FlateDecode',
        '/ASCIIHexDecode',
        '/LZWDecode',
        '/RunLengthDecode',
        '/ASCII85Decode',
        '/DCTDecode',
        '/JPXDecode',
        '/JBIG2Decode',
      ];
      return `/Filter [${Array.from({ length: 1 + below(random, 60) }, () => oneOf(random, filters)).join(' ')}]`;
    }),
  'page-tree-in-a-loop': (pdf, random) =>
    some(pdf, /\/Kids ?\[([^\]]*)\]/g, 0.7, random, ([, kids = '']) => {
      const pages = /\b(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*?\/Type ?\/Pages/.exec(pdf)?.[1] ?? '2';
      return `/Kids [${`${pages} 0 R ${kids} `.repeat(1 + below(random, 20))}]`;
    }),
  'numbers-changed': (pdf, random) =>
    some(pdf, /(\/[A-Za-z]+ ?)(-?\d+(?:\.\d+)?)(?= ?[/>\r\n])/g, 0.1, random, ([, key = '']) => `${key} ${oneOf(random, ODD_NUMBERS)}`),
  'operators-changed': (pdf, random) =>
    everyContent(pdf, (content) =>
      some(content, /(-?\d*\.?\d+)|\b([A-Za-z]{1,2}\*?)(?=\s)/g, 0.03, random, ([, number]) =>
        number === undefined ? oneOf(random, OPERATORS) : oneOf(random, [...ODD_NUMBERS, `${number}e3`, `-${number}`]),
      ),
    ),
  'operators-repeated': (pdf, random) =>
    everyContent(pdf, (content) => {
      const lines = content.split(/(?<=\s)/);
      const from = below(random, lines.length);
      const part = lines.slice(from, from + 1 + below(random, 60)).join('');
      return content + `\n${part}`.repeat(Math.min(20_000, Math.floor(2_000_000 / (part.length + 1))));
    }),
  'names-swapped'(pdf, random) {
    const names = [
      '/Pages',
      '/Page',
      '/Font',
      '/XObject',
      '/Form',
      '/Image',
      '/Catalog',
      '/Pattern',
      '/Type0',
      '/Type3',
      '/TrueType',
      '/Shading',
      '/SMask',
    ];
    return some(pdf, /\/(?:Pages|Page|Font|XObject|Form|Image|Type0|Type3|TrueType|Type1|Pattern|SMask)\b/g, 0.08, random, () =>
      oneOf(random, names),
    );
  },
};

/** Changes what can be inflated and looks like operators; the result is deflated again, and its length is left to the reader's repair. */
function everyContent(pdf: string, change: (content: string) => string): string {
  return pdf.replaceAll(STREAM, (whole, body: string) => {
    let content = body;
    let packed = false;
    try {
      content = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      packed = true;
    } catch {
      // It is not packed, or in another way.
    }
    if (!/\b(?:BT|re|cm|Tj|TJ|Do)\s/.test(content.slice(0, 4_000))) return whole;
    const changed = change(content);
    return `stream\n${packed ? deflateSync(Buffer.from(changed, 'latin1')).toString('latin1') : changed}\nendstream`;
  });
}

export const PDF_DAMAGES: readonly string[] = Object.keys(DAMAGES);

/** @param index which mutant: its damage, its seed and its source follow from it */
export function pdfMutant(sources: readonly PdfMutant[], index: number, seed = 1): PdfMutant {
  const kind = PDF_DAMAGES[index % PDF_DAMAGES.length] as string;
  const random = randomOf(seed * 1_000_003 + index);
  const source = sources[below(random, sources.length)] as PdfMutant;
  const damaged = (DAMAGES[kind] as Damage)(Buffer.from(source.bytes).toString('latin1'), random);
  return { name: `${index} ${kind} of ${source.name}`, bytes: Buffer.from(damaged, 'latin1') };
}
