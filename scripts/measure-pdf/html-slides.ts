/** Slides as people make them of HTML, printed by Chromium: layouts, faces and words vary, and what they say is known. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser } from '@deckwright/testkit/browser';
import type { Truth } from './judge.ts';

const SLIDES = 40;
const A_FILE = 5;
const FACES = ['Liberation Sans', 'Carlito', 'Liberation Serif', 'DejaVu Sans'];
const INKS = ['#1b2a41', '#7a1f3d', '#0b5d3b', '#3d2c8d'];
const SENTENCES = [
  'The harbour opened a second quay in March, and waiting times fell by a quarter within six weeks.',
  'Most delays come from papers that arrive after the ship does.',
  'Two of the five cranes are older than the people who drive them.',
  'Next year the night shift will be paid by the hour and not by the crate.',
  'We asked forty drivers what they would change first, and thirty named the gate.',
  'Insurance rose in step with the number of claims, which doubled.',
  'A third lane costs less than the fines of one winter.',
  'Nobody counted the empty containers until the audit did.',
];
const PLACES = ['Rostock', 'Gdynia', 'Turku', 'Riga', 'Malmö', 'Tallinn', 'Kiel'];

interface HtmlSlide {
  readonly html: string;
  readonly paragraphs: readonly string[];
  readonly tables?: readonly string[];
}

type Layout = (i: number) => HtmlSlide;
const said = (i: number): string => SENTENCES[i % SENTENCES.length] as string;
const place = (i: number): string => PLACES[i % PLACES.length] as string;
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const element = (tag: string, text: string, style = ''): string => `<${tag} style="${style}">${text}</${tag}>`;

const bullets: Layout = (i) => {
  const items = times(3 + (i % 3), (n) => said(i + n));
  return { html: `<ul style="font-size:24px;line-height:1.5">${items.map((t) => `<li>${t}</li>`).join('')}</ul>`, paragraphs: items };
};
const columns: Layout = (i) => {
  const texts = times(2, (n) => `${said(i + n)} ${said(i + n + 3)}`);
  return {
    html: `<div style="display:flex;gap:60px;font-size:20px">${texts.map((t) => element('p', t, 'flex:1')).join('')}</div>`,
    paragraphs: texts,
  };
};
const cards: Layout = (i) => {
  const texts = times(3 + (i % 2), (n) => [place(i + n), said(i + n)] as const);
  const card = ([head, text]: readonly [string, string]): string =>
    `<div style="background:#eef2f6;border-radius:12px;padding:20px">${element('h3', head)}${element('p', text, 'font-size:18px')}</div>`;
  return {
    html: `<div style="display:grid;grid-template-columns:1fr 1fr;gap:24px">${texts.map(card).join('')}</div>`,
    paragraphs: texts.flat(),
  };
};
const table: Layout = (i) => {
  const [rows, cols] = [4 + (i % 3), 3 + (i % 2)];
  const cells = times(rows, (r) =>
    times(cols, (c) => (r === 0 ? (c === 0 ? 'Port' : `Year ${2020 + c}`) : c === 0 ? place(r) : `${r * 37 + c * 11 + i}`)),
  );
  const border = ['1px solid #888', 'none', '0 solid #888;border-bottom:1px solid #888', '2px solid #fff'][i % 4];
  const html = cells.map(
    (row, r) =>
      `<tr style="${r === 0 ? 'background:#1b2a41;color:#fff' : r % 2 === 0 || i % 4 === 1 ? 'background:#e3e9f0' : ''}">${row.map((text) => `<td style="border:${border};padding:10px 18px">${text}</td>`).join('')}</tr>`,
  );
  return {
    html: `<table style="border-collapse:collapse;width:90%;font-size:20px">${html.join('')}</table>`,
    paragraphs: cells.flat(),
    tables: [`${rows} x ${cols}`],
  };
};
const quote: Layout = (i) => ({
  html: `<blockquote style="font-size:38px;font-style:italic;border-left:8px solid;padding-left:30px">${said(i)}</blockquote>${element('p', `Foreman, ${place(i)}`, 'text-align:right')}`,
  paragraphs: [said(i), `Foreman, ${place(i)}`],
});
const steps: Layout = (i) => {
  const items = times(4, (n) => said(i + 2 * n));
  return { html: `<ol style="font-size:22px">${items.map((t) => `<li style="margin:14px 0">${t}</li>`).join('')}</ol>`, paragraphs: items };
};
const chart: Layout = (i) => {
  const bars = times(5, (n) => ({ label: place(i + n), value: 40 + ((i * 13 + n * 37) % 60) }));
  const bar = ({ label, value }: { label: string; value: number }, n: number): string =>
    `<rect x="${60 + n * 150}" y="${320 - value * 3}" width="90" height="${value * 3}" fill="#4472c4"/><text x="${105 + n * 150}" y="${310 - value * 3}" text-anchor="middle">${value}</text><text x="${105 + n * 150}" y="345" text-anchor="middle">${label}</text>`;
  return {
    html: `<svg width="900" height="360" font-size="18">${bars.map(bar).join('')}<line x1="40" y1="320" x2="820" y2="320" stroke="#333"/></svg>`,
    paragraphs: bars.flatMap(({ label, value }) => [label, String(value)]),
  };
};
const figures: Layout = (i) => {
  const texts = times(3, (n) => [`${(i + 2) * (n + 3)} %`, said(i + n + 1)] as const);
  return {
    html: `<div style="display:flex;gap:40px">${texts.map(([figure, text]) => `<div style="flex:1;text-align:center">${element('div', figure, 'font-size:60px;font-weight:bold')}${element('p', text)}</div>`).join('')}</div>`,
    paragraphs: texts.flat(),
  };
};
const justified: Layout = (i) => {
  const text = times(4, (n) => said(i + n)).join(' ');
  return { html: element('p', text, 'text-align:justify;font-size:22px;width:800px;letter-spacing:0.3px'), paragraphs: [text] };
};
const hebrew: Layout = (i) => {
  const texts = ['הנמל נפתח מחדש בחודש מרץ אחרי עבודות ארוכות', 'רוב העיכובים באים מניירות שמגיעים מאוחר', 'שני מנופים ישנים מאוד'].slice(
    0,
    2 + (i % 2),
  );
  return {
    html: `<div dir="rtl" style="font-family:'DejaVu Sans';font-size:24px">${texts.map((t) => element('p', t)).join('')}</div>`,
    paragraphs: texts,
  };
};

const LAYOUTS: readonly Layout[] = [bullets, columns, cards, table, quote, steps, chart, figures, justified, hebrew];

function slide(i: number): HtmlSlide {
  const layout = LAYOUTS[i % LAYOUTS.length] as Layout;
  const round = Math.floor(i / LAYOUTS.length);
  const { html, paragraphs, tables } = layout(round + (i % LAYOUTS.length));
  const title = `${place(i)} in figures, part ${i + 1}`;
  const style = `font-family:'${FACES[round % FACES.length]}';color:${INKS[round % INKS.length]};background:${round === 3 ? '#fdf6e3' : '#fff'}`;
  return {
    html: `<section style="${style}"><h1 style="font-size:40px">${title}</h1>${html}</section>`,
    paragraphs: [title, ...paragraphs],
    tables: tables ?? [],
  };
}

const PAGE = `<meta charset="utf-8"><style>@page{size:1280px 720px;margin:0}body{margin:0}section{box-sizing:border-box;width:1280px;height:720px;padding:50px 70px;overflow:hidden;break-after:page}</style>`;

/** @param folder gets the PDFs */
export async function htmlTruths(folder: string): Promise<Truth[]> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const slides = times(SLIDES, slide);
    const truths: Truth[] = [];
    for (let at = 0; at < slides.length; at += A_FILE) {
      const some = slides.slice(at, at + A_FILE);
      const name = `html-${at / A_FILE + 1}`;
      const pdf = join(folder, `${name}.pdf`);
      await page.setContent(PAGE + some.map(({ html }) => html).join(''));
      writeFileSync(pdf, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      const pages = some.map(({ paragraphs, tables = [] }) => ({ paragraphs: [...paragraphs], tables: [...tables] }));
      truths.push({ name, kind: 'html', pdf, pages });
    }
    return truths;
  } finally {
    await browser.close();
  }
}
