/** python-pptx as an independent reader of our files: the texts that it finds on each slide. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const SCRIPT = `
import json, sys
from pptx.package import Package

def texts(shapes):
    for shape in shapes:
        if shape.shape_type is not None and shape.shape_type == 6:
            yield from texts(shape.shapes)
        elif shape.has_text_frame:
            yield shape.text_frame.text
        elif getattr(shape, "has_table", False) and shape.has_table:
            for row in shape.table.rows:
                for cell in row.cells:
                    yield cell.text_frame.text

def read(path):
    slides = []
    # Its own opening refuses shows and templates, which are the same parts under another name.
    for slide in Package.open(path).main_document_part.presentation.slides:
        frame = slide.notes_slide.notes_text_frame if slide.has_notes_slide else None
        notes = frame.text if frame is not None else ""
        title = slide.shapes.title.text_frame.text if slide.shapes.title is not None else None
        slides.append({"title": title, "texts": list(texts(slide.shapes)), "notes": notes})
    return slides

print(json.dumps({path: read(path) for path in sys.argv[1:]}))
`;

const schema = z.record(z.string(), z.array(z.object({ title: z.string().nullable(), texts: z.array(z.string()), notes: z.string() })));

export type ReadSlide = z.infer<typeof schema>[string][number];

/**
 * Slides of each file as python-pptx reads them; tables cell by cell, groups opened.
 * @throws Error when it cannot open one of them, or when Python has no python-pptx
 */
export function readWithPython(files: Readonly<Record<string, Uint8Array>>): Map<string, readonly ReadSlide[]> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-python-'));
  try {
    const names = Object.keys(files);
    const pathOf = (name: string): string => join(folder, `${name}.pptx`);
    for (const name of names) writeFileSync(pathOf(name), files[name] ?? new Uint8Array());
    const printed = execFileSync('python3', ['-c', SCRIPT, ...names.map(pathOf)], {
      encoding: 'utf8',
      maxBuffer: 256 << 20,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
    });
    const read = schema.parse(JSON.parse(printed));
    return new Map(names.map((name) => [name, read[pathOf(name)] ?? []]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
