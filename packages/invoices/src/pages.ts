/** An invoice as pages: its pieces from top to bottom, and a page more where they do not fit. */
import { boxOfIn, type Emu, emuOfIn, type Shape, type Slide, type Stroke } from '@deckwright/draw/scene';
import type { InvoiceDocument, InvoiceLine } from '@deckwright/platform/invoices';
import { above, beside, heightOf, type Piece, type Setter, setLines, type TextLine, tablePiece, textPiece } from './blocks.ts';
import { amountIn, countIn, customerLines, dateIn, issuerLines, moneyIn, taxIn } from './format.ts';
import { WORDS, type Words } from './words.ts';

const A4 = { w_in: 8.268, h_in: 11.693 };
const LETTER = { w_in: 8.5, h_in: 11 };
/** Where offices have Letter. */
const LETTER_COUNTRIES = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'DO', 'GT', 'PA', 'PR', 'VE']);

const MARGIN_IN = 0.85;
const TOP_IN = 0.8;
/** Between what is said and the foot of the page. */
const ABOVE_FOOT_IN = 0.15;
const GUTTER_IN = 0.4;
const AMOUNT_IN = 1.35;

const BODY = { size_pt: 10 } as const;
const SMALL = { size_pt: 9, color: 'muted' } as const;

const hair: Stroke = { color: 'line', width_pt: 0.75 };
const strong: Stroke = { color: 'ink', width_pt: 1 };

export function invoicePages(document: InvoiceDocument, setter: Setter): readonly Slide[] {
  const paper = LETTER_COUNTRIES.has(document.issuer.country) ? LETTER : A4;
  const words = WORDS[document.language];
  const title = `${document.kind === 'invoice' ? words.invoice : words.credit_note} ${document.number}`;
  const foot = footOf(document, words, setter, paper);
  const pages = paginate(piecesOf(document, words, setter, paper.w_in - 2 * MARGIN_IN), foot.top_in - ABOVE_FOOT_IN);
  return pages.map(
    (shapes, i): Slide => ({
      ssg: 1,
      canvas: { w: emuOfIn(paper.w_in), h: emuOfIn(paper.h_in) },
      layout: 'blank',
      title: pages.length === 1 ? title : `${title}, ${words.page(i + 1, pages.length)}`,
      lang: document.language,
      direction: 'ltr',
      background: '#FFFFFF',
      shapes: [...shapes, ...foot.place(i + 1, pages.length)],
    }),
  );
}

interface Placed {
  readonly piece: Piece;
  /** Above it, unless it is the first of its page. */
  readonly gap_in: number;
}

function paginate(pieces: readonly Placed[], bottom_in: number): readonly (readonly Shape[])[] {
  const pages: Shape[][] = [[]];
  let y_in = TOP_IN;
  for (const { piece, gap_in } of pieces) {
    const isFirst = pages.at(-1)?.length === 0;
    if (!isFirst && y_in + gap_in + piece.height_in > bottom_in) {
      pages.push([]);
      y_in = TOP_IN;
    } else if (!isFirst) y_in += gap_in;
    pages.at(-1)?.push(...piece.place(y_in));
    y_in += piece.height_in;
  }
  return pages;
}

function piecesOf(document: InvoiceDocument, words: Words, setter: Setter, width_in: number): readonly Placed[] {
  const { issuer, customer, language } = document;
  const half_in = (width_in - GUTTER_IN) / 2;
  const left = { x_in: MARGIN_IN, w_in: half_in };
  const right = { x_in: MARGIN_IN + half_in + GUTTER_IN, w_in: half_in };
  const isCredit = document.kind === 'credit_note';
  const heading = textPiece(setter, { id: 'title', role: 'title' }, [isCredit ? words.credit_note : words.invoice], left, {
    size_pt: 24,
    bold: true,
  });
  const letterhead = textPiece(setter, { id: 'issuer', role: 'label' }, [issuer.name], right, { size_pt: 12, bold: true, align: 'right' });
  const party = (
    id: string,
    label: string,
    name: string,
    lines: readonly string[],
  ): readonly [{ id: string; role: 'body' }, readonly TextLine[]] => [
    { id, role: 'body' },
    [{ text: label, size_pt: 9, color: 'muted' }, { text: name, bold: true, gap: 0.15 }, ...lines],
  ];
  const parties = beside(
    textPiece(setter, ...party('from', words.from, issuer.name, issuerLines(document, words)), left, BODY),
    textPiece(setter, ...party('bill-to', words.bill_to, customer.name, customerLines(document, words)), right, BODY),
  );
  const date = dateIn(language, document.paid_on);
  const notes: readonly TextLine[] = [
    { text: isCredit ? words.is_credited(date) : words.is_paid(date), bold: true },
    ...(issuer.tax === undefined ? [] : [{ text: words.includes_tax(taxIn(language, issuer.tax)), gap: 0.3 }]),
    ...(issuer.note === undefined ? [] : [{ text: issuer.note, gap: 0.3 }]),
  ];
  return [
    { piece: beside(heading, lowered(letterhead, 0.115)), gap_in: 0 },
    ...(document.is_test ? [{ piece: bandPiece(setter, words.sample, width_in), gap_in: 0.2 }] : []),
    { piece: factsPiece(document, words, setter, width_in), gap_in: 0.3 },
    { piece: parties, gap_in: 0.35 },
    // Together, so that no total stands alone on a page.
    { piece: above(linesPiece(document, words, setter, width_in), 0.1, totalsPiece(document, words, setter, width_in)), gap_in: 0.45 },
    { piece: textPiece(setter, { id: 'notes', role: 'body' }, notes, { x_in: MARGIN_IN, w_in: width_in }, BODY), gap_in: 0.45 },
  ];
}

/** With room above, so that two sizes stand on one line. */
const lowered = (piece: Piece, by_in: number): Piece => ({
  height_in: piece.height_in + by_in,
  place: (y_in) => piece.place(y_in + by_in),
});

/** Says that the payment was a test. */
function bandPiece(setter: Setter, words: string, width_in: number): Piece {
  const pad_in = 0.1;
  const text = setLines(
    setter,
    [words],
    width_in,
    { size_pt: 10, color: '#855000', bold: true },
    { l: 0.15, r: 0.15, t: pad_in, b: pad_in },
  );
  const height_in = heightOf(text) + pad_in;
  return {
    height_in,
    place: (y_in) => [
      {
        kind: 'rect',
        id: 'sample',
        name: words,
        role: 'band',
        box: boxOfIn(MARGIN_IN, y_in, width_in, height_in),
        fill: { color: '#FCF1DD' },
        radius: emuOfIn(0.04),
        text,
      },
    ],
  };
}

function factsPiece(document: InvoiceDocument, words: Words, setter: Setter, width_in: number): Piece {
  const { kind, number, issued_on, paid_on, reference, credit_of, customer, language } = document;
  const isCredit = kind === 'credit_note';
  const facts: readonly (readonly [string, string])[] = [
    [isCredit ? words.credit_note_number : words.invoice_number, number],
    ...(credit_of === undefined ? [] : [[words.corrects, words.of_date(credit_of.number, dateIn(language, credit_of.issued_on))] as const]),
    [words.issued_on, dateIn(language, issued_on)],
    [isCredit ? words.refunded_on : words.paid_on, dateIn(language, paid_on)],
    ...(customer.purchase_order === null ? [] : [[words.purchase_order, customer.purchase_order] as const]),
    [words.reference, reference],
  ];
  const rows = facts.map(([label, value], i) => [
    { lines: [label], style: { ...BODY, color: 'muted' as const } },
    { lines: [value], style: { ...BODY, bold: i === 0 } },
  ]);
  const label_in = 1.9;
  const widths_in = [label_in, width_in - label_in];
  return tablePiece(setter, { id: 'facts', x_in: MARGIN_IN, widths_in, rows, pad_in: 0.015, header: 'column', alt: number });
}

function linesPiece(document: InvoiceDocument, words: Words, setter: Setter, width_in: number): Piece {
  const { currency, language, lines } = document;
  const head = (text: string, align: 'left' | 'right') => ({ lines: [text], style: { ...SMALL, align }, bottom: strong });
  const rows = lines.map((line) => {
    const [what, ...more] = describe(line, document, words);
    const details = more.map((text): TextLine => ({ text, size_pt: 9, color: 'muted' }));
    return [
      { lines: [what ?? '', ...details], style: BODY, bottom: hair },
      { lines: [amountIn(language, line.amount_cents)], style: { ...BODY, align: 'right' as const }, bottom: hair },
    ];
  });
  return tablePiece(setter, {
    id: 'lines',
    x_in: MARGIN_IN,
    widths_in: [width_in - AMOUNT_IN, AMOUNT_IN],
    rows: [[head(words.description, 'left'), head(`${words.amount} (${currency})`, 'right')], ...rows],
    pad_in: 0.085,
    header: 'row',
    alt: words.description,
  });
}

/** What a line is for, then details. */
function describe(line: InvoiceLine, { language, currency, credit_of }: InvoiceDocument, words: Words): readonly string[] {
  switch (line.kind) {
    case 'topup':
      return [words.topup, words.topup_note];
    case 'bonus':
      return [words.bonus, words.bonus_note(moneyIn(language, line.credit_cents, currency))];
    case 'plan': {
      const { plan, period, slides, from, to } = line;
      const span = period === null ? [] : [period === 'monthly' ? words.monthly : words.yearly];
      return [
        [words.plan(plan), ...span].join(', '),
        ...(from === null || to === null ? [] : [`${dateIn(language, from)} – ${dateIn(language, to)}`]),
        ...(slides > 0 ? [words.slides(countIn(language, slides))] : []),
      ];
    }
    case 'unused':
      return [words.unused];
    case 'refund':
      return [words.refund(credit_of?.number ?? '')];
    case 'dispute':
      return [words.dispute(credit_of?.number ?? '')];
  }
}

function totalsPiece(document: InvoiceDocument, words: Words, setter: Setter, width_in: number): Piece {
  const { issuer, language, currency, kind, net_cents, tax_cents, total_cents } = document;
  const quiet = (label: string, cents: number) => [
    { lines: [label], style: BODY },
    { lines: [amountIn(language, cents)], style: { ...BODY, align: 'right' as const } },
  ];
  const bold = { size_pt: 12, bold: true } as const;
  const total = [
    { lines: [kind === 'invoice' ? words.total : words.total_credited], style: bold, top: strong },
    { lines: [moneyIn(language, total_cents, currency)], style: { ...bold, align: 'right' as const }, top: strong },
  ];
  const taxed = issuer.tax === undefined ? [] : [quiet(words.net, net_cents), quiet(taxIn(language, issuer.tax), tax_cents)];
  const value_in = 1.75;
  const label_in = 2.05;
  return tablePiece(setter, {
    id: 'totals',
    x_in: MARGIN_IN + width_in - label_in - value_in,
    widths_in: [label_in, value_in],
    rows: [...taxed, total],
    pad_in: 0.06,
    header: 'column',
    alt: words.total,
  });
}

interface Paper {
  readonly w_in: number;
  readonly h_in: number;
}

interface Foot {
  /** Where the rule above it is. */
  readonly top_in: number;
  place(page: number, of: number): readonly Shape[];
}

/** Up to this height it stands where all do; a higher one grows upwards. */
const FOOT_IN = 0.35;
const FOOT_ABOVE_EDGE_IN = 0.75;

/** Who issued it, and which page this is. */
function footOf({ issuer, number }: InvoiceDocument, words: Words, setter: Setter, paper: Paper): Foot {
  const width_in = paper.w_in - 2 * MARGIN_IN;
  const right_in = 2.2;
  const own = [issuer.name, issuer.registration].filter((part) => part !== undefined).join(' · ');
  const left = textPiece(setter, { id: 'foot', role: 'footnote' }, [own], { x_in: MARGIN_IN, w_in: width_in - right_in }, SMALL);
  const y_in = paper.h_in - FOOT_ABOVE_EDGE_IN - Math.max(0, left.height_in - FOOT_IN);
  const top_in = y_in - 0.1;
  return {
    top_in,
    place(page, of) {
      const numbered = textPiece(
        setter,
        { id: 'page', role: 'page_number' },
        [`${number} · ${words.page(page, of)}`],
        { x_in: MARGIN_IN + width_in - right_in, w_in: right_in },
        { ...SMALL, align: 'right' },
      );
      return [
        {
          kind: 'line',
          id: 'foot-rule',
          name: 'rule',
          role: 'decoration',
          box: boxOfIn(MARGIN_IN, top_in, width_in, 0),
          from: { x: emuOfIn(MARGIN_IN), y: emuOfIn(top_in) },
          to: { x: (emuOfIn(MARGIN_IN) + emuOfIn(width_in)) as Emu, y: emuOfIn(top_in) },
          stroke: hair,
        },
        ...left.place(y_in),
        ...numbered.place(y_in),
      ];
    },
  };
}
