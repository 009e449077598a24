/** What the same validators say of files that PptxGenJS and python-pptx write of the same simple content. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Validators, VERSIONS } from './validators.ts';

const root = join(import.meta.dirname, '../..');
/** What each maker is asked for. */
const KINDS = ['text', 'bullets', 'table', 'bar', 'line', 'pie', 'doughnut', 'scatter', 'picture', 'notes'] as const;

export async function countOthers(validators: Validators, folder: string): Promise<string> {
  const makers = { PptxGenJS: await byPptxGenJs(folder), 'python-pptx': byPythonPptx(folder) };
  const lines: string[] = [];
  for (const [maker, paths] of Object.entries(makers)) {
    const faults = (await Promise.all(paths.map((path) => validators.pptx(path)))).flat();
    const of = (validator: string): string =>
      VERSIONS.map((version) => faults.filter((one) => one.validator === validator && one.against === version).length).join(' and ');
    lines.push(
      `${maker}: ${paths.length} files; faults (${VERSIONS.join(' and ')}): Open XML SDK ${of('Open XML SDK')}, openxml-audit ${of('openxml-audit')}`,
    );
  }
  return lines.join('\n');
}

type PptxGenJs = typeof import('pptxgenjs').default;
const PIXEL = 'image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function byPptxGenJs(folder: string): Promise<readonly string[]> {
  const Maker = createRequire(join(root, 'bench/package.json'))('pptxgenjs') as PptxGenJs;
  const labels = ['North', 'South', 'East'];
  const data = [{ name: 'Sales', labels, values: [3, 5, 4] }];
  const paths: string[] = [];
  for (const kind of KINDS) {
    const deck = new Maker();
    const slide = deck.addSlide();
    const box = { x: 1, y: 1.5, w: 6, h: 3 };
    if (kind === 'text') slide.addText('Sales rose by a fifth', box);
    else if (kind === 'bullets')
      slide.addText(
        labels.map((text) => ({ text, options: { bullet: true } })),
        box,
      );
    else if (kind === 'table') slide.addTable([labels.map((text) => ({ text })), labels.map((_, i) => ({ text: String(i) }))], box);
    else if (kind === 'picture') slide.addImage({ data: PIXEL, ...box });
    else if (kind === 'notes') slide.addNotes('Say it slowly.');
    else if (kind === 'scatter') {
      const xy = [
        { name: 'X', values: [1, 2, 3] },
        { name: 'Y', values: [3, 5, 4] },
      ];
      slide.addChart(kind, xy, box);
    } else slide.addChart(kind, data, box);
    const path = join(folder, `other-pptxgenjs-${kind}.pptx`);
    await deck.writeFile({ fileName: path });
    paths.push(path);
  }
  return paths;
}

function byPythonPptx(folder: string): readonly string[] {
  const python = join(process.env['DECKWRIGHT_WITNESSES'] ?? '', 'python/bin/python3');
  execFileSync(python, [join(import.meta.dirname, 'others.py'), folder, ...KINDS]);
  return KINDS.map((kind) => join(folder, `other-python-pptx-${kind}.pptx`));
}
