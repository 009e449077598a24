/** Unzips the parts of a .pptx from outside. The limits are checked before anything is inflated. */
import { fromBuffer, type ZipFile } from 'yauzl';

export interface PartLimits {
  readonly parts: number;
  /** Of all parts together, inflated. */
  readonly bytes: number;
}

const LIMITS: PartLimits = { parts: 5000, bytes: 256 * 1024 * 1024 };

/**
 * @returns part name to bytes, in the order of the file
 * @throws Error with a sentence when the file is no zip, names a part twice, or goes beyond the limits
 */
export async function readParts(file: Uint8Array, limits: PartLimits = LIMITS): Promise<Map<string, Buffer>> {
  const zip = await open(file);
  try {
    return await readAll(zip, limits);
  } finally {
    zip.close();
  }
}

const open = (file: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) =>
      error ? reject(new Error('The file is not a .pptx: it is no zip archive, or cut off at its end.')) : resolve(zip),
    );
  });

function readAll(zip: ZipFile, limits: PartLimits): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const parts = new Map<string, Buffer>();
    let total = 0;
    const refuse = (sentence: string): void => reject(new Error(sentence));
    if (zip.entryCount > limits.parts) refuse(`The file has ${zip.entryCount} parts; the limit is ${limits.parts}.`);
    zip.on('error', (error: Error) => refuse(`The file is not a readable .pptx: ${error.message}.`));
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry) => {
      if (entry.fileName.endsWith('/')) return zip.readEntry();
      total += entry.uncompressedSize;
      if (total > limits.bytes) return refuse(`The parts are larger than ${limits.bytes} bytes together.`);
      if (parts.has(entry.fileName)) return refuse(`The part ${entry.fileName} stands in the file twice.`);
      zip.openReadStream(entry, (error, stream) => {
        if (error) return refuse(`${entry.fileName} cannot be read: ${error.message}.`);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', (failure) => refuse(`${entry.fileName} cannot be read: ${failure.message}.`));
        stream.on('end', () => {
          parts.set(entry.fileName, Buffer.concat(chunks));
          zip.readEntry();
        });
      });
    });
    zip.readEntry();
  });
}
