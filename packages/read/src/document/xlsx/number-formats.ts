/** Numbers as the workbook shows them: by the format of their cell (ISO 29500-1, 18.8.30). */
import { format, getFormatFromId, isDateFormat } from 'numfmt';
import { attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';

/** Days between the two date systems. */
const EPOCH_1904 = 1462;
/** Days of this format, and days with times, are shown as the machine is set that opens the workbook; a day by its number is not mistaken. */
const SYSTEM_DATES: ReadonlyMap<number, string> = new Map([
  [14, 'yyyy-mm-dd'],
  [22, 'yyyy-mm-dd hh:mm'],
]);
/** Beyond this, the general format rounds whole numbers to fit a column. */
const ROUNDED_FROM = 1e11;

export class NumberFormats {
  private readonly codes: readonly string[];
  private readonly offset: number;
  private readonly bolds: readonly boolean[];
  private readonly isDate = new Map<string, boolean>();

  /** @param styles root of the part of styles */
  constructor(styles: XmlElement | undefined, is_1904: boolean) {
    this.offset = is_1904 ? EPOCH_1904 : 0;
    const own = new Map(
      elements(child(styles, 'x:numFmts'), 'x:numFmt').map((one) => [
        Number(attribute(one, 'numFmtId')),
        attribute(one, 'formatCode') ?? 'General',
      ]),
    );
    const fonts = elements(child(styles, 'x:fonts'), 'x:font').map((font) => isBoldFont(child(font, 'x:b')));
    this.bolds = elements(child(styles, 'x:cellXfs'), 'x:xf').map((xf) => fonts[Number(attribute(xf, 'fontId') ?? 0)] ?? false);
    this.codes = elements(child(styles, 'x:cellXfs'), 'x:xf').map((xf) => {
      const id = Number(attribute(xf, 'numFmtId') ?? 0);
      return SYSTEM_DATES.get(id) ?? own.get(id) ?? builtIn(id);
    });
  }

  /** Whether a cell is set in bold, by the index of its style. */
  isBold(style: number): boolean {
    return this.bolds[style] ?? false;
  }

  /** Code of a cell's format by the index of its style. */
  code(style: number): string {
    return this.codes[style] ?? 'General';
  }

  text(value: number, code: string): string {
    if (code.toLowerCase() === 'general' && Number.isInteger(value) && Math.abs(value) >= ROUNDED_FROM && Number.isSafeInteger(value))
      return String(value);
    try {
      return format(code, this.isOfDates(code) ? value + this.offset : value, { ignoreTimezone: true }).trim();
    } catch {
      return format('General', value);
    }
  }

  isOfDates(code: string): boolean {
    let known = this.isDate.get(code);
    if (known === undefined) {
      try {
        known = isDateFormat(code);
      } catch {
        known = false;
      }
      this.isDate.set(code, known);
    }
    return known;
  }
}

function builtIn(id: number): string {
  try {
    return getFormatFromId(id) || 'General';
  } catch {
    return 'General';
  }
}

const isBoldFont = (bold: XmlElement | undefined): boolean => bold !== undefined && !['0', 'false'].includes(attribute(bold, 'val') ?? '1');
