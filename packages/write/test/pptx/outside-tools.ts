/** Programs that share no code with the writer, as independent readers: python-pptx, LibreOffice. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` with a new folder, which is gone afterwards. */
function inScratch<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-pptx-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface SeenSlide {
  readonly title: string | null;
  readonly layout: string;
  readonly texts: readonly string[];
  readonly notes: string | null;
  readonly placeholders: readonly string[];
  readonly links: readonly string[];
}

const READ = `
import json, sys
from pptx import Presentation
def texts(shapes):
    for s in shapes:
        if s.shape_type == 6:
            yield from texts(s.shapes)
        elif s.has_text_frame:
            yield s.text_frame.text
        elif getattr(s, 'has_table', False) and s.has_table:
            for row in s.table.rows:
                for cell in row.cells:
                    yield cell.text_frame.text
def links(shapes):
    for s in shapes:
        if s.has_text_frame:
            for p in s.text_frame.paragraphs:
                for r in p.runs:
                    if r.hyperlink.address: yield r.hyperlink.address
out = []
for s in Presentation(sys.argv[1]).slides:
    out.append({'title': s.shapes.title.text_frame.text if s.shapes.title is not None else None, 'layout': s.slide_layout.name,
      'texts': list(texts(s.shapes)), 'notes': s.notes_slide.notes_text_frame.text if s.has_notes_slide else None,
      'placeholders': [str(p.placeholder_format.type).split(' ')[0] for p in s.placeholders], 'links': list(links(s.shapes))})
print(json.dumps(out))
`;

/** What python-pptx reads from the file. */
export function readWithPython(bytes: Uint8Array): SeenSlide[] {
  return inScratch((folder) => {
    const file = join(folder, 'deck.pptx');
    writeFileSync(file, bytes);
    return JSON.parse(execFileSync('python3', ['-c', READ, file], { encoding: 'utf8', env: { ...process.env, PYTHONIOENCODING: 'utf8' } }));
  });
}

/** The words of each page after LibreOffice made a PDF of the file. */
export function pagesThroughLibreOffice(bytes: Uint8Array): string[] {
  return inScratch((folder) => {
    const [deck, pdf, text] = ['deck.pptx', 'deck.pdf', 'deck.txt'].map((name) => join(folder, name)) as [string, string, string];
    writeFileSync(deck, bytes);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, deck], {
      stdio: 'ignore',
      timeout: 120_000,
    });
    execFileSync('pdftotext', ['-layout', pdf, text]);
    return readFileSync(text, 'utf8').split('\f').slice(0, -1);
  });
}
