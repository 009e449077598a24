/** Pixels in two colours, by their lightness: what DrawingML calls a duotone (ISO 29500-1, 20.1.8.23). */

/** Changes `data`, rows of 8-bit red, green, blue and opacity. By the lightness that the eye sees (ITU-R BT.601), as other programs do. */
export function inTwoTones(data: Uint8Array, [dark, light]: readonly [string, string]): void {
  const channels = (rgb: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));
  const [from, to] = [channels(dark), channels(light)];
  for (let i = 0; i < data.length; i += 4) {
    const lightness = (0.299 * (data[i] as number) + 0.587 * (data[i + 1] as number) + 0.114 * (data[i + 2] as number)) / 255;
    for (let c = 0; c < 3; c++) data[i + c] = Math.round((from[c] as number) + ((to[c] as number) - (from[c] as number)) * lightness);
  }
}
