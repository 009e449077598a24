/** Renders the photographs of samples and examples anew: `npx tsx scripts/photographs.ts [OUT] [NAME…]` writes OUT/<name>.jpg (samples/pictures unless said otherwise). */
import './usage.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as ridge from './photographs/dusk-ridge.ts';
import * as hall from './photographs/plant-hall.ts';
import * as portrait from './photographs/portrait.ts';

interface Photograph {
  readonly quality: number;
  readonly render: (each: (share: number) => void) => Sharp;
}

const pixels = (width: number, height: number, data: Buffer): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

const PHOTOGRAPHS: Readonly<Record<string, Photograph>> = {
  'dusk-ridge': { quality: 68, render: (each) => pixels(ridge.WIDTH, ridge.HEIGHT, ridge.duskRidge(each)) },
  'plant-hall': { quality: 66, render: (each) => pixels(hall.WIDTH, hall.HEIGHT, hall.plantHall(each)) },
  portrait: { quality: 82, render: () => sharp(Buffer.from(portrait.PORTRAIT)) },
};
/** A sample of more bytes nobody would download to try. */
const MOST_BYTES = 150_000;

const [out = 'samples/pictures', ...asked] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const name of asked.length > 0 ? asked : Object.keys(PHOTOGRAPHS)) {
  const photograph = PHOTOGRAPHS[name];
  if (photograph === undefined) throw new Error(`There is no photograph ${name}; there are ${Object.keys(PHOTOGRAPHS).join(', ')}.`);
  const { quality, render } = photograph;
  const file = join(out, `${name}.jpg`);
  const { size, width, height } = await render((share) => process.stderr.write(`\r${name} ${Math.round(share * 100)} %`))
    .jpeg({ quality, mozjpeg: true })
    .toFile(file);
  console.log(`\r${file} ${width} x ${height}, ${Math.round(size / 1000)} kB`);
  if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes; ${MOST_BYTES} are the most.`);
}
writeExamples();

/** Examples of the catalog name them (`example:plant-hall`), so that the drawing carries them. */
function writeExamples(): void {
  const names = Object.keys(PHOTOGRAPHS).filter((name) => existsSync(join('samples/pictures', `${name}.jpg`)));
  const members = names.map((name) => {
    const base64 = readFileSync(join('samples/pictures', `${name}.jpg`)).toString('base64');
    const lines = base64.match(/.{1,130}/g) ?? [];
    return `  '${name}': [\n${lines.map((line) => `    '${line}',\n`).join('')}  ].join(''),\n`;
  });
  writeFileSync(
    'packages/draw/src/marks/example-pictures.generated.ts',
    `/** Photographs of samples/pictures as base64: scripts/photographs.ts writes them. */\nexport const EXAMPLE_PICTURES: Readonly<Record<string, string>> = {\n${members.join('')}};\n`,
  );
}
