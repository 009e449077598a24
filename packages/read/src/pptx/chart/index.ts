/** The door to charts. */
export { formatNumber } from './number-format.ts';
export { readChart } from './read-chart.ts';
