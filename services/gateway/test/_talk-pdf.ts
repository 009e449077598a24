/** A talk of so many landscape pages with a title and some lines each, written by hand. */
export function pdfOf(pages: number): Buffer {
  const parts: string[] = [];
  const kids = Array.from({ length: pages }, (_, i) => `${4 + 2 * i} 0 R`).join(' ');
  parts.push('<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`);
  parts.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (let i = 0; i < pages; i += 1) {
    const lines = [`BT /F1 36 Tf 60 460 Td (Revenue grew in year ${i + 1}) Tj ET`, '0.13 0.3 0.53 rg 60 80 240 120 re f'];
    lines.push('0 g BT /F1 18 Tf 60 380 Td (Margins held at 31 percent) Tj 0 -30 Td (Churn fell to 2 percent) Tj ET');
    const text = lines.join('\n');
    parts.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * i} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const offsets = parts.map((part, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${part}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
