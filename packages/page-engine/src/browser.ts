/** The few things of a browser's worker that are used here, for types that know no browser. */

interface Bitmap {
  readonly width: number;
  readonly height: number;
  close(): void;
}

export interface WorkerScope {
  postMessage(message: unknown, options?: { transfer?: readonly unknown[] }): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
  readonly fonts: { add(face: object): void };
}

interface LoadableFace {
  load(): Promise<unknown>;
}

interface Canvas2d {
  getContext(kind: '2d', options?: { readonly alpha?: boolean; readonly willReadFrequently?: boolean }): object | null;
  transferToImageBitmap(): Bitmap;
  convertToBlob(options: { readonly type: string }): Promise<Blob>;
}

interface Browser {
  readonly self: WorkerScope;
  readonly FontFace: new (family: string, source: Uint8Array, descriptors?: Readonly<Record<string, string>>) => LoadableFace;
  readonly OffscreenCanvas: new (width: number, height: number) => Canvas2d;
  readonly createImageBitmap: (source: Blob | object, ...crop: readonly unknown[]) => Promise<Bitmap>;
  readonly ImageData: new (data: Uint8ClampedArray, width: number, height: number) => object;
}

export const browser = globalThis as unknown as Browser;
export type { Bitmap, Canvas2d };
