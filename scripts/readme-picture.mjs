/** Draws docs/images/slides.png, the picture on the README's first screen, from four samples. */
import './usage.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import('../packages/cli/dist/main.js');
const { default: sharp } = await import('sharp');

const SAMPLES = ['ebitda-bridge', 'revenue-segments', 'region-contribution', 'opex-plan-actual'];
const [WIDTH, HEIGHT, GAP] = [800, 450, 12];

const folder = mkdtempSync(join(tmpdir(), 'deckwright-readme-'));
try {
  const inputs = SAMPLES.map((name) => join(root, `samples/${name}.json`));
  if ((await main(['render', ...inputs, '--out', folder, '--formats', 'png'])) !== 0) process.exit(1);
  const tiles = await Promise.all(
    SAMPLES.map((name) =>
      sharp(join(folder, `${name}.png`))
        .resize(WIDTH, HEIGHT)
        .png()
        .toBuffer(),
    ),
  );
  await sharp({ create: { width: 2 * WIDTH + 3 * GAP, height: 2 * HEIGHT + 3 * GAP, channels: 3, background: '#C9D1DA' } })
    .composite(tiles.map((input, i) => ({ input, left: GAP + (i % 2) * (WIDTH + GAP), top: GAP + Math.floor(i / 2) * (HEIGHT + GAP) })))
    .png({ compressionLevel: 9, palette: true, colours: 256 })
    .toFile(join(root, 'docs/images/slides.png'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
