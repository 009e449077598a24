/** The same shapes through pdfkit, from ready coordinates and broken lines. */
import { type Deck, ptOfEmu, resolveColor, type Shape } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import PDFDocument from 'pdfkit';
import { leaves } from '../workload.ts';

const fonts = carriedFonts();

export function withPdfKit(deck: Deck): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ autoFirstPage: false, size: [960, 540], margin: 0, compress: true });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    const registered = new Set<string>();
    const face = (name: string): string => {
      if (!registered.has(name)) document.registerFont(name, Buffer.from(fonts.file(name)));
      registered.add(name);
      return name;
    };
    for (const { shapes } of deck.slides) {
      document.addPage();
      for (const shape of leaves(shapes)) draw(document, shape, deck, face);
    }
    document.end();
  });
}

function draw(document: PDFKit.PDFDocument, shape: Shape, deck: Deck, face: (name: string) => string): void {
  const [x, y, w, h] = [shape.box.x, shape.box.y, shape.box.w, shape.box.h].map(ptOfEmu) as [number, number, number, number];
  if (shape.kind === 'line') {
    const { color, width_pt, dash } = shape.stroke;
    document.lineWidth(width_pt);
    if (dash === 'dash') document.dash(width_pt * 4, { space: width_pt * 3 });
    else document.undash();
    document
      .moveTo(ptOfEmu(shape.from.x), ptOfEmu(shape.from.y))
      .lineTo(ptOfEmu(shape.to.x), ptOfEmu(shape.to.y))
      .stroke(resolveColor(deck.theme, color));
    return;
  }
  if ('fill' in shape && shape.fill) document.rect(x, y, w, h).fill(resolveColor(deck.theme, shape.fill.color));
  const text = 'text' in shape ? shape.text : undefined;
  for (const line of text?.lines ?? []) {
    for (const span of line.spans) {
      document.font(face(span.face)).fontSize(span.size_pt).fillColor(resolveColor(deck.theme, span.color));
      document.text(span.text, x + ptOfEmu(span.x), y + ptOfEmu(line.baseline) - span.size_pt * 0.905, { lineBreak: false });
    }
  }
}
