/** Numbers of invoices and credit notes: each series counts from 1 in each year, without a gap. */
import type { Queryable } from '../database/database.ts';

export interface Series {
  /** Of the issuer. */
  readonly prefix: string;
  readonly kind: 'invoice' | 'credit_note';
  /** Of test payments: these count apart, so that the numbers of real invoices have no gap. */
  readonly is_test: boolean;
}

const nameOf = ({ prefix, kind, is_test }: Series): string =>
  [prefix, ...(is_test ? ['TEST'] : []), ...(kind === 'credit_note' ? ['CN'] : [])].join('-');

/**
 * The next number, as part of the transaction that stores what has it: the counter is locked until that ends, and a number whose transaction is
 * rolled back is given to the next. The date is never before that of the number before, whatever the clock of this process.
 */
export async function takeNumber(
  sql: Queryable,
  series: Series,
  now_ms: number,
): Promise<{ readonly number: string; readonly date: string }> {
  const today = new Date(now_ms).toISOString().slice(0, 10);
  const { rows } = await sql.query<{ last_number: number; date: string }>(
    `INSERT INTO invoice_counters AS c (series, year, last_number, last_date) VALUES ($1, $2, 1, $3)
     ON CONFLICT (series, year) DO UPDATE SET last_number = c.last_number + 1, last_date = GREATEST(c.last_date, excluded.last_date)
     RETURNING last_number, to_char(last_date, 'YYYY-MM-DD') AS date`,
    [nameOf(series), Number(today.slice(0, 4)), today],
  );
  const [taken] = rows;
  if (taken === undefined) throw new Error('The counter gave no number.');
  return { number: `${nameOf(series)}-${today.slice(0, 4)}-${String(taken.last_number).padStart(5, '0')}`, date: taken.date };
}
