/** The door to charts. */
export { categoryNames } from './category-names.ts';
export { formatNumber } from './number-format.ts';
export { readChart } from './read-chart.ts';
