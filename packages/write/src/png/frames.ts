/**
 * How many pictures are drawn at a time. The limit is needed because the canvas has its memory outside of Node's heap and frees it late.
 */

/** One full HD frame; larger pictures count as several. */
const FRAME_PX = 1920 * 1080;
const AT_A_TIME = 2;

let free = AT_A_TIME;
const waiting: { readonly cost: number; readonly start: () => void }[] = [];

/**
 * Runs `draw` when there is room for a picture of that many pixels. The bound is the process's, because its memory is what runs
 * out: a loop that did not wait was seen to take 1.4 GB for 150 slides.
 */
export async function withFrame<T>(pixels: number, draw: () => Promise<T>): Promise<T> {
  const cost = Math.min(AT_A_TIME, Math.max(1, Math.ceil(pixels / FRAME_PX)));
  // Also waits when others wait, so that none is overtaken for ever.
  if (waiting.length > 0 || free < cost) await new Promise<void>((start) => waiting.push({ cost, start }));
  else free -= cost;
  try {
    return await draw();
  } finally {
    free += cost;
    while (waiting.length > 0 && waiting[0]!.cost <= free) {
      const next = waiting.shift()!;
      free -= next.cost;
      next.start();
    }
  }
}
