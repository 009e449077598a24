/** CRC-32 (ISO-HDLC, as zip and PNG use it), four bytes at a time. `crc32.node.ts` has the same function. */

const TABLES = makeTables();

function makeTables(): readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const first = Uint32Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c;
  });
  const after = (table: Uint32Array): Uint32Array => table.map((c) => (c >>> 8) ^ (first[c & 255] ?? 0));
  const second = after(first);
  const third = after(second);
  return [first, second, third, after(third)];
}

export function crc32(bytes: Uint8Array): number {
  const [t0, t1, t2, t3] = TABLES;
  const at = (table: Uint32Array, index: number): number => table[index & 255] as number;
  const byte = (i: number): number => bytes[i] as number;
  let c = 0xffffffff;
  let i = 0;
  for (const end = bytes.length - 3; i < end; i += 4) {
    c ^= byte(i) | (byte(i + 1) << 8) | (byte(i + 2) << 16) | (byte(i + 3) << 24);
    c = at(t3, c) ^ at(t2, c >>> 8) ^ at(t1, c >>> 16) ^ at(t0, c >>> 24);
  }
  for (; i < bytes.length; i++) c = at(t0, c ^ byte(i)) ^ (c >>> 8);
  return ~c >>> 0;
}
