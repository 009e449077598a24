/** How results are printed: figures in columns, then each bar with what it asks, what was measured, and whether it holds. */
import type { Timed } from './timing.ts';

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1)).padStart(9);

export function printTimes(title: string, rows: readonly Timed[], sizes: Readonly<Record<string, number>> = {}): void {
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(44)}   median       min       max       cpu     bytes`);
  for (const { name, median_ms, min_ms, max_ms, cpu_ms } of rows) {
    const bytes = sizes[name];
    console.log(
      `  ${name.padEnd(44)}${ms(median_ms)} ${ms(min_ms)} ${ms(max_ms)} ${ms(cpu_ms)} ${bytes === undefined ? '' : String(bytes).padStart(9)}`,
    );
  }
}

interface Bar {
  readonly what: string;
  readonly asked: string;
  readonly measured: string;
  readonly holds: boolean;
}

const bars: Bar[] = [];

/** A bar that must be reached from below or above. `unit` follows the figure. */
export function bar(what: string, measured: number, limit: { readonly atLeast?: number; readonly atMost?: number }, unit = 'x'): void {
  const { atLeast, atMost } = limit;
  const holds = (atLeast === undefined || measured >= atLeast) && (atMost === undefined || measured <= atMost);
  const asked = [atLeast === undefined ? '' : `>= ${atLeast}${unit}`, atMost === undefined ? '' : `<= ${atMost}${unit}`]
    .filter(Boolean)
    .join(', ');
  bars.push({ what, asked, measured: `${measured < 100 ? measured.toFixed(2) : Math.round(measured)}${unit}`, holds });
}

/** @returns true when every bar holds */
export function printBars(): boolean {
  console.log('\nBars');
  for (const { what, asked, measured, holds } of bars)
    console.log(`  ${holds ? 'holds' : 'MISSED'.padEnd(5)}  ${what.padEnd(62)} ${measured.padStart(10)}   (${asked})`);
  return bars.every((one) => one.holds);
}
