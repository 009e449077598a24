/** Pictures whose red tells how far across a pixel lies and whose green how far down, in every format that a request may bring. */
import sharp, { type Sharp } from 'sharp';

function gradient(width: number, height: number, alpha?: number): Sharp {
  const channels = alpha === undefined ? 3 : 4;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      data[at] = Math.round(((x + 0.5) / width) * 255);
      data[at + 1] = Math.round(((y + 0.5) / height) * 255);
      data[at + 2] = 128;
      if (alpha !== undefined) data[at + 3] = alpha;
    }
  return sharp(data, { raw: { width, height, channels } });
}

interface SentPicture {
  readonly bytes: Uint8Array;
  readonly mime: string;
}

const [W, H] = [1200, 500];

/** As a camera stores it that was held so: `autoOrient` of it is the gradient. */
async function held(orientation: number): Promise<Uint8Array> {
  const upright = gradient(W, H).png();
  const back: Readonly<Record<number, (s: Sharp) => Sharp>> = {
    1: (s) => s,
    2: (s) => s.flop(),
    3: (s) => s.rotate(180),
    4: (s) => s.flip(),
    5: (s) => s.flop().rotate(270),
    6: (s) => s.rotate(270),
    7: (s) => s.flop().rotate(90),
    8: (s) => s.rotate(90),
  };
  const turned = await (back[orientation] ?? ((s: Sharp) => s))(sharp(await upright.toBuffer()))
    .png()
    .toBuffer();
  return sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

export async function FORMATS(): Promise<Readonly<Record<string, SentPicture>>> {
  const upright = () => gradient(W, H);
  const frames = await sharp(Buffer.concat([await upright().raw().toBuffer(), Buffer.alloc(W * H * 3, 40)]), {
    raw: { width: W, height: H * 2, channels: 3, pageHeight: H },
  })
    .gif({ effort: 1 })
    .toBuffer();
  const moving = await sharp(frames, { animated: true }).webp({ effort: 0 }).toBuffer();
  const png = 'image/png';
  const jpeg = 'image/jpeg';
  return {
    png: { bytes: await upright().png().toBuffer(), mime: png },
    'png of a palette': { bytes: await upright().png({ palette: true }).toBuffer(), mime: png },
    'png of 16 bits': { bytes: await upright().toColourspace('rgb16').png().toBuffer(), mime: png },
    'png of greys': { bytes: await upright().greyscale().png().toBuffer(), mime: png },
    'png half clear': { bytes: await gradient(W, H, 128).png().toBuffer(), mime: png },
    'png all clear': { bytes: await gradient(W, H, 0).png().toBuffer(), mime: png },
    'png interlaced': { bytes: await upright().png({ progressive: true }).toBuffer(), mime: png },
    jpeg: { bytes: await upright().jpeg({ quality: 95 }).toBuffer(), mime: jpeg },
    'jpeg in passes': { bytes: await upright().jpeg({ quality: 95, progressive: true }).toBuffer(), mime: jpeg },
    'jpeg of inks': { bytes: await upright().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), mime: jpeg },
    'jpeg of greys': { bytes: await upright().greyscale().jpeg().toBuffer(), mime: jpeg },
    ...Object.fromEntries(
      await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8].map(async (n): Promise<[string, SentPicture]> => [`jpeg held ${n}`, { bytes: await held(n), mime: jpeg }]),
      ),
    ),
    'gif that moves': { bytes: frames, mime: 'image/gif' },
    webp: { bytes: await upright().webp({ quality: 95 }).toBuffer(), mime: 'image/webp' },
    'webp without loss': { bytes: await upright().webp({ lossless: true }).toBuffer(), mime: 'image/webp' },
    'webp that moves': { bytes: moving, mime: 'image/webp' },
    'a png that is called jpeg': { bytes: await upright().png().toBuffer(), mime: jpeg },
    svg: {
      bytes: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><rect width="1200" height="500" fill="#336699"/></svg>',
      ),
      mime: 'image/svg+xml',
    },
  };
}
