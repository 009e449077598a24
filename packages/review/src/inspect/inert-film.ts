/** Whether a film holds its own sound and pictures, and orders its player to do nothing else. */

/** Boxes of ISO 14496-12 and the QuickTime File Format that hold boxes, on the way to references. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'dinf', 'moof', 'traf', 'mvex', 'udta', 'meta']);
const MOST_BOXES = 100_000;
/** Depth of `moov/trak/mdia/minf/dinf/dref`, and some to spare. */
const DEEPEST = 12;
/** ISO 14496-12, 8.7.2: the data are in the same file. */
const SELF_CONTAINED = 1;

/** Films of the boxes of ISO 14496-12 and QuickTime. */
export function isInertFilm(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let boxes = 0;
  const typeAt = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  const isInert = (from: number, to: number, depth: number): boolean => {
    for (let at = from; at + 8 <= to; ) {
      boxes++;
      if (boxes > MOST_BOXES || depth > DEEPEST) return false;
      const type = typeAt(at + 4);
      const short = view.getUint32(at);
      const isLong = short === 1 && at + 16 <= to;
      const size = short === 0 ? to - at : isLong ? Number(view.getBigUint64(at + 8)) : short;
      const inner = at + (isLong ? 16 : 8);
      if (size < inner - at) return false;
      const end = Math.min(to, at + size);
      // A reference to another film, and a packed description that would not be looked at.
      if (type === 'rmra' || type === 'cmov') return false;
      if (type === 'dref' && !areWithin(inner + 8, end)) return false;
      if (HOLDERS.has(type) && !isInert(type === 'meta' ? metaFrom(inner) : inner, end, depth + 1)) return false;
      at = end;
    }
    return true;
  };
  /** `meta` has four bytes more in ISO 14496-12 than in QuickTime. */
  const metaFrom = (inner: number): number => (typeAt(inner + 4) === 'hdlr' ? inner : inner + 4);
  const areWithin = (from: number, to: number): boolean => {
    for (let at = from; at + 12 <= to; ) {
      const size = view.getUint32(at);
      if ((view.getUint32(at + 8) & SELF_CONTAINED) === 0 || size < 12) return false;
      at += size;
    }
    return true;
  };
  return isInert(0, bytes.length, 0);
}

/** AVI (RIFF, and OpenDML 1.02): heads, pictures with their indices, names of the work, and room. */
const OF_AVI = /^(?:LIST(?:hdrl|movi|INFO|odml)|JUNK.*|idx1.*|ix\d\d.*)$/s;

/** Nothing stands beside or behind its chunks. */
export function isInertAvi(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  const endOf = (at: number): number => at + 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) % 2);
  let at = 0;
  for (let boxes = 0; at + 12 <= bytes.length; ) {
    if (word(at) !== 'RIFF' || word(at + 8) !== (at === 0 ? 'AVI ' : 'AVIX')) return false;
    const end = Math.min(endOf(at), bytes.length);
    for (at += 12; at + 8 <= end; at = endOf(at)) {
      boxes++;
      if (boxes > MOST_BOXES || !OF_AVI.test(word(at) + word(at + 8))) return false;
    }
    at = Math.max(at, end);
  }
  return at >= bytes.length;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const ASF_HEAD = '3026b2758e66cf11a6d900aa0062ce6c';
/** ASF specification 1.20.03: script commands (3.6), content encryption (3.14) and its extension (3.15), which name addresses. */
const ASF_ORDERS = new Set(['301afb1e620bd011a39b00a0c90348f6', 'fbb3112223bdd211b4b700a0c955fc6e', '14e68a292226174cb935dae07ee9289c']);

/** 3.11: holds objects from its 46th byte on. */
const ASF_EXTENSION = 'b503bf5f2ea9cf118ee300c00c205365';

export const isAsf = (bytes: Uint8Array): boolean => hex(bytes.subarray(0, 16)) === ASF_HEAD;

export function isInertAsf(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isInert = (from: number, to: number): boolean => {
    let at = from;
    while (at + 24 <= to) {
      const id = hex(bytes.subarray(at, at + 16));
      const size = Number(view.getBigUint64(at + 16, true));
      if (ASF_ORDERS.has(id) || size < 24 || at + size > to) return false;
      if (id === ASF_EXTENSION && !isInert(at + 46, at + size)) return false;
      at += size;
    }
    return at === to;
  };
  const end = bytes.length < 30 ? 0 : Number(view.getBigUint64(16, true));
  return end >= 30 && end <= bytes.length && isInert(30, end);
}
