/** The forms as a description names them, for a model that reads it with every request. */
import { formList } from '../answers/catalog-entry.ts';

export const formNames = (): string =>
  formList()
    .map(({ form }) => form)
    .join(', ');

/** Content of the forms that callers send most, in short: names of members, without those that may be left out. */
export const COMMON_DATA =
  'kpi_metrics: {metrics: [{label, value, delta}]}. bar_rank_chart: {unit, categories: [{label, value}]}. trend_chart: {unit, periods: [text], ' +
  'series: [{label, values: [number]}]}. data_table: {columns: [{key, label}], rows: [{<key>: value}]}. card_grid, takeaway_stack: no data but `blocks`.';
