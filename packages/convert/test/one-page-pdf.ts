/** PDFs written by hand: 720 by 405 points, with Helvetica as F1. */

export interface PageOptions {
  readonly box?: string;
  readonly extra?: string;
}

export const onePagePdf = (content: string, options: PageOptions = {}): Buffer => pagesPdf([content], options);

export function pagesPdf(contents: readonly string[], options: PageOptions = {}): Buffer {
  const first = 7;
  const numbers = contents.map((_, i) => first + 2 * i);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${contents.length} >>`,
    '<< /Type /XObject /Subtype /Form /BBox [0 0 720 405] /Length 12 >>\nstream\n0 0 9 9 re f\nendstream',
    '<< /Type /XObject /Subtype /Form /BBox [0 0 720 405] /Group << /S /Transparency /K true >> /Length 12 >>\nstream\n0 0 9 9 re f\nendstream',
    // One triangle: a flag, two coordinates and three colours of a byte each for every corner.
    '<< /ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 255 0 255 0 1 0 1 0 1] /Filter /ASCIIHexDecode /Length 37 >>\nstream\n000A0AFF000000640A00FF000032640000FF>\nendstream',
    '<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >> /Length 21 >>\nstream\n1 0 0 rg 0 0 5 5 re f\nendstream',
    ...contents.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [${options.box ?? '0 0 720 405'}] /Contents ${first + 1 + 2 * i} 0 R ${options.extra ?? ''}
       /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> /F2 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >> >>
       /ExtGState << /Half << /ca 0.5 /CA 0.5 >> /Clear << /ca 0 >> /Multiply << /BM /Multiply >> >>
       /XObject << /Form 3 0 R /Knockout 4 0 R >> /Shading << /Mesh 5 0 R >> /Pattern << /Tiles 6 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let out = '%PDF-1.7\n';
  const places = objects.map((body, i) => {
    const at = out.length;
    out += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = out.length;
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(out, 'latin1');
}

/** Words of one line at a place, from the bottom left. */
export const words = (x: number, y: number, size: number, text: string, font = 'F1'): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`;
