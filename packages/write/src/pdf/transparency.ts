/** Graphics state dictionaries for partly transparent paint (ISO 32000-1, 11.6.4.4), one per degree of opacity. */
import { type PdfObjects, ref } from './objects.ts';
import { num } from './syntax.ts';

export class DocumentTransparency {
  readonly #percents = new Set<number>();
  #watched: Set<number> | undefined;

  /** Resource name for this opacity of fills and strokes; empty when opaque. Opacity is kept to a hundredth, as .pptx readers show it. */
  use(alpha: number | undefined): string {
    const percent = Math.round(Math.min(Math.max(alpha ?? 1, 0), 1) * 100);
    if (percent === 100) return '';
    this.#percents.add(percent);
    this.#watched?.add(percent);
    return `A${percent}`;
  }

  /** From now on notes what is used; `watched` gives it and ends the noting. */
  watch(): void {
    this.#watched = new Set();
  }

  watched(): ReadonlySet<number> {
    const uses = this.#watched ?? new Set();
    this.#watched = undefined;
    return uses;
  }

  /** Adds the dictionaries; gives the entries of the `/ExtGState` resource dictionary. */
  write(objects: PdfObjects): string {
    const percents = [...this.#percents].sort((a, b) => a - b);
    return percents.map((p) => `/A${p} ${ref(objects.add(`<</ca ${num(p / 100)}/CA ${num(p / 100)}>>`))}`).join('');
  }
}
